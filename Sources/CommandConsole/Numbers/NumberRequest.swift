internal import Caretaker
package import LocaleNumbers

/// What numbers are asked for, on the command line or in a line of JSON.
package struct NumberRequest {
  /// A style without what it needs: the format's name.
  package enum StyleName: String, CaseIterable {
    case decimal, percent, currency, accounting, unit
  }
  /// What only some styles take, by its name in JSON; hyphenated it is an option.
  package enum Part: String {
    case currency, unit, unitBefore, cash, currencyDisplay, percentAsFraction
  }

  package var style: StyleName
  package var currency: String?
  package var unit: String?
  package var isUnitBefore = false
  package var options = LocaleNumberOptions()

  package init(style: StyleName, currency: String? = nil, unit: String? = nil, isUnitBefore: Bool = false) {
    self.style = style
    self.currency = currency
    self.unit = unit
    self.isUnitBefore = isUnitBefore
  }

  /// Looks the format up in a locale.
  ///
  /// - Parameter name: how a part is called where it was given.
  package func format(locale: String, naming name: (Part) -> String) throws(CommandFailure) -> LocaleNumberFormat {
    try checkParts(name)
    do {
      return try LocaleNumberFormat(locale: locale, style: localeStyle, options: options)
    } catch {
      let meant = error.meant.map { "; did you mean \($0)?" } ?? ""
      throw CommandFailure(error.description + meant)
    }
  }

  private var localeStyle: LocaleNumberFormat.Style {
    switch style {
    case .decimal: .decimal
    case .percent: .percent
    case .currency: .currency(currency ?? "")
    case .accounting: .accounting(currency ?? "")
    case .unit: .unit(unit ?? "", isUnitBefore ? .prefix : .suffix)
    }
  }

  /// Nothing that was asked for is passed over in silence.
  private func checkParts(_ name: (Part) -> String) throws(CommandFailure) {
    for part in givenParts where !part.styles.contains(style) {
      let styles = part.styles.map(\.rawValue).joined(separator: " and ")
      throw CommandFailure("\(name(part)) is for \(styles), not for \(style)")
    }
    if Part.currency.styles.contains(style) && currency == nil {
      throw CommandFailure("\(style) needs a \(name(.currency)), as EUR or JPY")
    }
    if style == .unit && unit == nil { throw CommandFailure("unit needs a \(name(.unit)), as ' kg'") }
  }

  private var givenParts: [Part] {
    var parts: [Part] = []
    if currency != nil { parts.append(.currency) }
    if unit != nil { parts.append(.unit) }
    if isUnitBefore { parts.append(.unitBefore) }
    if options.fractionDigits == .cash { parts.append(.cash) }
    if options.currencyDisplay != .symbol { parts.append(.currencyDisplay) }
    if options.percentValue == .fraction { parts.append(.percentAsFraction) }
    return parts
  }
}

extension NumberRequest.Part {
  /// The styles that take it.
  var styles: [NumberRequest.StyleName] {
    switch self {
    case .currency, .cash, .currencyDisplay: [.currency, .accounting]
    case .unit, .unitBefore: [.unit]
    case .percentAsFraction: [.percent]
    }
  }
}
