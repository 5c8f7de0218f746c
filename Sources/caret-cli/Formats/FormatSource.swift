import ArgumentParser
import Caretaker

/// What texts are formatted by: a mask, or a locale's numbers.
enum FormatSource {
  case mask(Mask)
  case numbers(LocaleNumberFormat)
}

/// What says on the command line what texts are formatted by.
struct FormatSourceArguments: ParsableArguments {
  @OptionGroup var mask: MaskArgument
  @OptionGroup(title: "Options of numbers") var numbers: NumberArguments

  /// The style of numbers that is named.
  var style: NumberRequest.StyleName? { mask.isMask ? nil : NumberRequest.StyleName(rawValue: mask.nameOrMask) }

  mutating func validate() throws {
    if style == nil, let option = numbers.firstGiven {
      let names = NumberRequest.StyleName.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("\(option) is for numbers alone: \(names)")
    }
  }

  /// - Parameter usualLocale: the locale of numbers where none was given.
  func source(usualLocale: String? = nil) throws(CommandFailure) -> FormatSource {
    if let style { return .numbers(try numbers.format(style, usualLocale: usualLocale)) }
    do {
      return .mask(try mask.mask())
    } catch {
      let hint = mask.isUnknownName ? "no format is called \(mask.nameOrMask) (see caret formats), and as a mask: " : ""
      throw CommandFailure(hint + Finding(error).message)
    }
  }
}
