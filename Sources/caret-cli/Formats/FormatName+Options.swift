import CommandConsole
import FieldFormats

/// Names of formats on the command line, where options may stand for their arguments.
extension FormatName {
  /// The style of numbers that is named.
  var style: NumberRequest.StyleName? { NumberRequest.StyleName(rawValue: base) }
  /// Whether phone numbers are named.
  var isPhone: Bool { base == "phone" }
  /// The format of dates or times that is named.
  var ofLocale: LocaleFormatName? { LocaleFormatName(rawValue: base) }

  /// The arguments, of which there may be fewer than the format needs.
  func arguments(of provider: FormatProvider) throws(CommandFailure) -> FormatArguments {
    let signature = provider.signatures.first { $0.name == base } ?? FormatSignature(base, [], example: base)
    do throws(FormatNameError) {
      return try FormatArguments(self, signature)
    } catch {
      throw CommandFailure(error)
    }
  }
}

extension FormatArguments {
  /// An argument, or the option that stands for it.
  func value(_ parameter: String, or option: String?, _ optionName: String) throws(CommandFailure) -> String? {
    guard let argument = self[parameter], option != nil else { return self[parameter] ?? option }
    throw CommandFailure("\(argument.quoted) and \(optionName) both give the \(parameter): leave one out")
  }
}

extension FormatProvider {
  /// The format of a name that it answers.
  func made(_ name: FormatName) throws(CommandFailure) -> FieldFormat {
    do throws(FormatNameError) {
      if let format = try format(name) { return format }
      throw FormatNameError(.unknownName(name.base))
    } catch {
      throw CommandFailure(error)
    }
  }
}
