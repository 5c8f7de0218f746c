internal import NumberFormatting

/// A format in the words ICU's formatters are made by: `currency/EUR .00 rounding-mode-up`.
struct NumberSkeleton {
  private let style: LocaleNumberFormat.Style
  private var options: LocaleNumberOptions

  /// - Parameter style: a unit's own text is not part of it: ICU shows the bare number.
  init(_ style: LocaleNumberFormat.Style, _ options: LocaleNumberOptions) {
    self.style = style
    self.options = options
  }

  var text: String {
    let stems = [
      style.stem, style.currency == nil ? "" : options.currencyDisplay.stem, options.fractionDigits.stem,
      options.grouping.stem,
      options.signDisplay.stem(in: style), options.roundingMode.stem,
    ]
    return stems.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The same format with another rounding mode.
  func rounding(_ mode: RoundingMode) -> NumberSkeleton {
    var other = self
    other.options.roundingMode = mode
    return other
  }

  /// The same format with other groups.
  func grouping(_ grouping: LocaleNumberOptions.Grouping) -> NumberSkeleton {
    var other = self
    other.options.grouping = grouping
    return other
  }
}

extension LocaleNumberFormat.Style {
  fileprivate var stem: String {
    switch self {
    case .decimal, .unit: ""
    case .percent: "percent"
    case .currency(let code), .accounting(let code): "currency/\(code)"
    }
  }
}

extension LocaleNumberOptions.CurrencyDisplay {
  fileprivate var stem: String {
    switch self {
    case .symbol: ""
    case .narrowSymbol: "unit-width-narrow"
    case .isoCode: "unit-width-iso-code"
    case .hidden: "unit-width-hidden"
    }
  }
}

extension LocaleNumberOptions.FractionDigits {
  fileprivate var stem: String {
    switch self {
    case .standard: ""
    case .cash: "precision-currency-cash"
    case .range(let digits) where digits.upperBound == 0: "precision-integer"
    case .range(let digits):
      "." + String(repeating: "0", count: digits.lowerBound) + String(repeating: "#", count: digits.count - 1)
    }
  }
}

extension LocaleNumberOptions.Grouping {
  fileprivate var stem: String {
    switch self {
    case .auto: ""
    case .always: "group-on-aligned"
    case .never: "group-off"
    case .minimumTwo: "group-min2"
    }
  }
}

extension LocaleNumberOptions.SignDisplay {
  fileprivate func stem(in style: LocaleNumberFormat.Style) -> String {
    let family = if case .accounting = style { "sign-accounting" } else { "sign" }
    return switch self {
    case .auto: family == "sign" ? "sign-auto" : family
    case .always: "\(family)-always"
    case .never: "sign-never"
    case .exceptZero: "\(family)-except-zero"
    case .negative: "\(family)-negative"
    }
  }
}

extension RoundingMode {
  fileprivate var stem: String {
    switch self {
    case .halfEven: "rounding-mode-half-even"
    case .halfUp: "rounding-mode-half-up"
    case .halfDown: "rounding-mode-half-down"
    case .up: "rounding-mode-up"
    case .down: "rounding-mode-down"
    case .ceiling: "rounding-mode-ceiling"
    case .floor: "rounding-mode-floor"
    case .halfCeiling: "rounding-mode-half-ceiling"
    case .halfFloor: "rounding-mode-half-floor"
    }
  }
}
