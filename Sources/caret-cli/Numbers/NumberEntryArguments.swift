import ArgumentParser
import CommandConsole
import FieldEditing
import NumberFormatting

/// What says on the command line how numbers are typed.
struct NumberEntryArguments: ParsableArguments {
  @Option(help: "How digits enter: as written, or from the right as on a cash register.")
  var entry: Choice<NumberEntry.Mode>?

  @Option(parsing: .unconditional, help: ArgumentHelp("The least value, as 0.01.", valueName: "decimal"))
  var minimum: String?

  @Option(parsing: .unconditional, help: ArgumentHelp("The greatest value.", valueName: "decimal"))
  var maximum: String?

  @Flag(help: "When editing ends, change a value beyond --minimum or --maximum to the nearest allowed one.")
  var clamp = false

  @Flag(help: "Show the sign of the currency or unit in the empty field, too.")
  var showAffix = false

  @Flag(help: "Show the zeros of the fraction while a number is typed, too: 1 is $1.00.")
  var fractionZeros = false

  @Option(
    help: ArgumentHelp("Keys that are the decimal sign beside the locale's own, as '.'.", valueName: "characters"))
  var decimalKeys: String?

  /// The first option that was given, if any was.
  var firstGiven: String? {
    if entry != nil { return "--entry" }
    if minimum != nil { return "--minimum" }
    if maximum != nil { return "--maximum" }
    if clamp { return "--clamp" }
    if showAffix { return "--show-affix" }
    if fractionZeros { return "--fraction-zeros" }
    return decimalKeys == nil ? nil : "--decimal-keys"
  }

  func numberEntry() throws(CommandFailure) -> NumberEntry {
    var numbers = NumberEntry(entry?.value ?? .decimal)
    numbers.decimalKeys = decimalKeys ?? ""
    numbers.minimum = try Self.decimal(minimum, "--minimum")
    numbers.maximum = try Self.decimal(maximum, "--maximum")
    numbers.clampsToBounds = clamp
    numbers.showsAffixWhenEmpty = showAffix
    numbers.showsFractionZeros = fractionZeros
    if let least = numbers.minimum, let most = numbers.maximum, most < least {
      throw CommandFailure("--minimum is more than --maximum: exchange them")
    }
    return numbers
  }

  private static func decimal(_ text: String?, _ name: String) throws(CommandFailure) -> ExactDecimal? {
    guard let text else { return nil }
    do {
      return try ExactDecimal(text)
    } catch {
      throw CommandFailure("\(name) '\(text)' is not a plain decimal, as -1234.5: \(error.message)")
    }
  }
}
