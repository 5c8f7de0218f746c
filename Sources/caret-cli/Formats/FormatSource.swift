import ArgumentParser
import Caretaker

/// What lines are formatted by: a mask, or a locale's numbers.
enum FormatSource {
  case mask(Mask)
  case numbers(LocaleNumberFormat)
}

/// What says on the command line what lines are formatted by.
struct FormatSourceArguments: ParsableArguments {
  @OptionGroup var mask: MaskArgument

  @Option(help: ArgumentHelp("Whose numbers currency and decimal write, as de_DE or pt-BR.", valueName: "locale"))
  var locale: String?

  @Option(help: ArgumentHelp("Which amounts currency writes, as EUR or JPY.", valueName: "code"))
  var currency: String?

  private var isCurrency: Bool { !mask.isMask && mask.nameOrMask == "currency" }
  private var isDecimal: Bool { !mask.isMask && mask.nameOrMask == "decimal" }

  mutating func validate() throws {
    if isCurrency || isDecimal {
      if locale == nil { throw ValidationError("\(mask.nameOrMask) needs a --locale, as de_DE or pt-BR") }
    } else if locale != nil {
      throw ValidationError("--locale is for currency and decimal alone")
    }
    if isCurrency && currency == nil { throw ValidationError("currency needs a --currency, as EUR or JPY") }
    if !isCurrency && currency != nil { throw ValidationError("--currency is for currency alone") }
  }

  func source() throws(CommandFailure) -> FormatSource {
    if let locale, isCurrency || isDecimal {
      do {
        return .numbers(try LocaleNumberFormat(locale: locale, style: currency.map { .currency($0) } ?? .decimal))
      } catch {
        throw CommandFailure("\(error)")
      }
    }
    do {
      return .mask(try mask.mask())
    } catch {
      let hint = mask.isUnknownName ? "no format is called \(mask.nameOrMask) (see caret formats), and as a mask: " : ""
      throw CommandFailure(hint + Finding(error).message)
    }
  }
}
