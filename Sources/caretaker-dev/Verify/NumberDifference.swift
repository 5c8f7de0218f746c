import CommandConsole
import LocaleNumbers

/// A number that is not shown as ICU shows it.
struct NumberDifference {
  let value: String
  let shown: String
  let expected: String
  /// The command that shows it.
  let command: String

  /// Several lines, the last one ended.
  ///
  ///     difference: caret format currency --locale de_DE --currency EUR --input value <<< -1234.5
  ///       shown  -1.234,50\u{A0}€
  ///       ICU    -1.234,50\u{202F}€
  func text(_ style: Style) -> String {
    "\(style.error("difference:")) \(command)\n  shown  \(shown.withVisibleSpaces)\n  ICU    \(expected.withVisibleSpaces)\n"
  }

  var json: JSONValue {
    ["command": .string(command), "value": .string(value), "shown": .string(shown), "expected": .string(expected)]
  }
}

extension NumberDifference {
  init(_ difference: ICUComparison.Difference) {
    self.init(
      value: difference.value, shown: difference.shown, expected: difference.expected,
      command: difference.comparison.command(for: difference.value))
  }
}

extension ICUComparison {
  /// The command that formats a number so.
  func command(for value: String) -> String {
    let words =
      ["caret", "format", style.name.rawValue, "--locale", locale] + options.arguments(style) + ["--input", "value"]
    return words.map(\.quotedForShell).joined(separator: " ") + " <<< \(value)"
  }
}

extension LocaleNumberFormat.Style {
  /// Its name on the command line.
  var name: NumberRequest.StyleName {
    switch self {
    case .decimal: .decimal
    case .percent: .percent
    case .currency: .currency
    case .accounting: .accounting
    case .unit: .unit
    }
  }

  /// What it needs on the command line.
  fileprivate var arguments: [String] {
    switch self {
    case .decimal, .percent: []
    case .currency(let code), .accounting(let code): ["--currency", code]
    case .unit(let text, let position): ["--unit", text] + (position == .prefix ? ["--unit-before"] : [])
    }
  }
}

extension LocaleNumberOptions {
  /// What is not as usual, and what a style needs, as options of the command.
  fileprivate func arguments(_ style: LocaleNumberFormat.Style) -> [String] {
    var words = style.arguments
    let usual = LocaleNumberOptions()
    if let digits = fractionDigits.argument { words += ["--fraction", digits] }
    if grouping != usual.grouping { words += ["--grouping", "\(grouping)".hyphenated] }
    if signDisplay != usual.signDisplay { words += ["--sign", "\(signDisplay)".hyphenated] }
    if roundingMode != usual.roundingMode { words += ["--rounding", "\(roundingMode)".hyphenated] }
    if currencyDisplay != usual.currencyDisplay { words += ["--currency-display", "\(currencyDisplay)".hyphenated] }
    if percentValue != usual.percentValue { words.append("--percent-as-fraction") }
    return words
  }
}

extension String {
  fileprivate var quotedForShell: String {
    allSatisfy { $0.isLetter || $0.isNumber || "-_@=.".contains($0) } ? self : "'\(replacing("'", with: #"'\''"#))'"
  }

  /// With what is not seen, or looks like another space, as an escape.
  var withVisibleSpaces: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      let isSeen = ![.format, .spaceSeparator, .control].contains(scalar.properties.generalCategory) || scalar == " "
      text += isSeen ? String(scalar) : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
  }
}
