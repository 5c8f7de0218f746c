import ArgumentParser
import CommandConsole
import FieldFormats

/// What is done to texts that arrive whole, on the command line.
struct PreparationArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A text that may stand directly before a value, and is left out; may be repeated.", valueName: "text"))
  var stripPrefix: [String] = []
  @Option(
    help: ArgumentHelp(
      "A country's calling code, which is left out where all that follows is a value.", valueName: "digits"))
  var dropCountryCode: String?
  @Option(
    help: ArgumentHelp(
      "A character and the one that takes its place, as 'O=0'; may be repeated.", valueName: "c=c"),
    transform: Replacement.init)
  var replace: [Replacement] = []

  /// A character and the one that takes its place.
  struct Replacement {
    let old, new: Unicode.Scalar

    init(_ text: String) throws {
      let scalars = Array(text.unicodeScalars)
      guard scalars.count == 3, scalars[1] == "=" else {
        throw ValidationError("not a character, '=' and another: \(text.printable)")
      }
      (old, new) = (scalars[0], scalars[2])
    }
  }

  /// What is done, if anything is.
  private var preparation: TextPreparation? {
    if stripPrefix.isEmpty && dropCountryCode == nil && replace.isEmpty { return nil }
    return TextPreparation(
      prefixes: stripPrefix, countryCode: dropCountryCode ?? "",
      replacements: replace.reduce(into: [:]) { $0[$1.old] = $1.new })
  }

  func validate() throws {
    if let code = dropCountryCode, code.isEmpty || !code.utf8.allSatisfy({ 48...57 ~= $0 }) {
      throw ValidationError("--drop-country-code takes digits, as 1 or 49: \(code.printable)")
    }
  }

  /// A format with what is done to its texts.
  func prepared(_ format: FieldFormat) throws -> FieldFormat {
    guard let preparation else { return format }
    guard let prepared = format.preparing(preparation) else {
      throw ValidationError("texts are prepared for masks, not for numbers or phone numbers")
    }
    return prepared
  }
}
