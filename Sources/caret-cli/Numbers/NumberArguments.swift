import ArgumentParser
import Caretaker
import CommandConsole
import FieldFormats
import LocaleNumbers

/// What says on the command line how numbers are written.
struct NumberArguments: ParsableArguments {
  @Option(help: ArgumentHelp("Which amounts, by ISO 4217, as EUR or JPY.", valueName: "code"))
  var currency: String?

  @Option(help: ArgumentHelp("What stands beside the number, its space included, as ' kg'.", valueName: "text"))
  var unit: String?

  @Flag(help: "The unit stands before the digits.")
  var unitBefore = false

  @Option(help: ArgumentHelp("How many digits of the fraction: 2, or 0-3, or cash.", valueName: "digits"))
  var fraction: FractionArgument?

  @Option(help: "Whether groups of digits are set apart.")
  var grouping: Choice<LocaleNumberOptions.Grouping>?

  @Option(help: "Which numbers have a sign.")
  var sign: Choice<LocaleNumberOptions.SignDisplay>?

  @Option(help: "How a number with more digits than are shown is rounded.")
  var rounding: Choice<RoundingMode>?

  @Option(help: "How a currency is written.")
  var currencyDisplay: Choice<LocaleNumberOptions.CurrencyDisplay>?

  @Flag(help: "A percentage's value is the part of a whole: 0.07 for 7%.")
  var percentAsFraction = false

  /// The first option that was given, if any was.
  var firstGiven: String? {
    let given: [(name: String, isGiven: Bool)] = [
      ("currency", currency != nil), ("unit", unit != nil), ("unit-before", unitBefore),
      ("fraction", fraction != nil), ("grouping", grouping != nil), ("sign", sign != nil),
      ("rounding", rounding != nil),
      ("currency-display", currencyDisplay != nil), ("percent-as-fraction", percentAsFraction),
    ]
    return given.first { $0.isGiven }.map { "--" + $0.name }
  }

  /// Looks the format up. Where nothing says of which locale, there is none for what is read from files.
  ///
  /// - Parameters:
  ///   - name: the style, and what the options need not say.
  ///   - locale: the locale of the option.
  ///   - usualLocale: the locale where none was given.
  func format(
    _ style: NumberRequest.StyleName, _ name: FormatName, locale: String?, usualLocale: String? = nil
  ) throws(CommandFailure) -> LocaleNumberFormat {
    let arguments = try name.arguments(of: .locales)
    guard let locale = try arguments.value("locale", or: locale, "--locale") ?? usualLocale else {
      throw CommandFailure("\(style) needs a --locale, as de_DE or pt-BR")
    }
    var request = NumberRequest(style: style, isUnitBefore: unitBefore)
    request.currency = try arguments.value("currency", or: currency, "--currency")
    request.unit = try arguments.value("unit", or: unit, "--unit")
    request.options.fractionDigits = fraction?.digits ?? .standard
    request.options.grouping = grouping?.value ?? .auto
    request.options.signDisplay = sign?.value ?? .auto
    request.options.roundingMode = rounding?.value ?? .halfEven
    request.options.currencyDisplay = currencyDisplay?.value ?? .symbol
    request.options.percentValue = percentAsFraction ? .fraction : .number
    return try request.format(locale: locale) { $0 == .cash ? "--fraction cash" : "--" + $0.rawValue.hyphenated }
  }
}
