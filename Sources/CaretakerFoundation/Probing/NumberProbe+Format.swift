internal import Caretaker
import Foundation

extension NumberProbe {
  /// Derives the format, and compares it with the style.
  ///
  /// The rounding mode is found by trying each with numbers that lie halfway between two that can be shown, and near
  /// that. Then numbers of every kind are shown in both ways: a style that no `NumberFormat` can follow, such as one
  /// that writes 1.2 million, shows some of them otherwise.
  ///
  /// - Throws: `NumberProbeError` where the two differ.
  func format() throws(NumberProbeError) -> NumberFormat {
    let longest = longestFraction(in: style)
    let fractionDigits = longest.fraction.count
    if fractionDigits == Self.ones.count { throw .tooManyFractionDigits(limit: fractionDigits - 1) }
    let increment = roundingIncrement(fractionDigits: fractionDigits)
    let format = format(
      fractionDigits: fractionDigits, increment: increment,
      decimalSeparator: fractionDigits > 0 ? longest.decimalSeparator : decimalSeparator())
    let halves = [150, 250, -175, -225].map { value(Decimal($0 * increment), exponent: -fractionDigits - 2) }
    let candidates = RoundingMode.allCases.lazy.map(format)
    let found = candidates.first { difference(of: $0, in: halves) == nil } ?? format(.halfEven)
    let numbers = [0, 1, 2, 5, 12, -1, -999, 1000, 12_345, -1_234_567, 1_000_000_000_000].map { value($0) }
    let fraction = Self.ones.prefix(min(fractionDigits + 1, 31))
    let long = value(Decimal(string: "1234567" + fraction) ?? 0, exponent: -fraction.count)
    if let difference = difference(of: found, in: numbers + halves + [long]) { throw difference }
    return found
  }

  /// The format but for its rounding mode.
  private func format(
    fractionDigits: Int, increment: Int, decimalSeparator: String
  ) -> (RoundingMode) -> NumberFormat {
    // more than any increment, so that it is not shown as a zero
    let (positive, negative, zero) = (shown(10_000), shown(-10_000).affixes, shown(0).affixes)
    // rounded to zero; in a mode that rounds it away from zero, no zero has a minus
    let tiny = shown(-1, exponent: -60)
    let negativeZero = units(of: tiny, fractionDigits: fractionDigits) == 0 ? tiny.affixes : negative
    let groups = groups()
    let minorUnitDigits = style.minorUnitStyle.map { longestFraction(in: $0).fraction.count }
    var marks: [String] = []
    for mark in style.marks + [positive.mark] where !mark.isEmpty && !marks.contains(mark) { marks.append(mark) }
    let decimalKeys = NumberSymbols.decimalKeys(
      inLocale: style.locale.identifier, decimalSeparator: decimalSeparator, symbol: style.symbol)
    return { mode in
      NumberFormat(
        NumberSymbols(
          positive: positive.affixes, negative: negative, zero: zero, negativeZero: negativeZero,
          digits: String(String.UnicodeScalarView(digits)), groupingSeparator: groups.separator,
          decimalSeparator: decimalSeparator, primaryGroupingSize: groups.primary,
          secondaryGroupingSize: groups.secondary, minimumGroupingDigits: groups.minimum,
          minimumFractionDigits: min(positive.fraction.count, fractionDigits), maximumFractionDigits: fractionDigits,
          roundingIncrement: increment, roundingMode: mode, valueExponent: valueExponent,
          minorUnitDigits: minorUnitDigits, marks: marks, decimalKeys: decimalKeys))
    }
  }

  /// The first of some values that a format and the style show differently.
  private func difference(of format: NumberFormat, in values: [Decimal]) -> NumberProbeError? {
    for value in values {
      let (shown, expected) = (try? format.format(value), style.format(value))
      if shown?.isSame(as: expected) != true {
        return .differs(value: value.description, shown: shown ?? "", expected: expected)
      }
    }
    return nil
  }
}
