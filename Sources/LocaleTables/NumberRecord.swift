package import NumberFormatting

/// How a locale writes numbers of one kind. In an amount `¤` stands for the currency's sign.
package struct NumberRecord: Hashable {
  package var positive: NumberSymbols.Affixes
  package var negative: NumberSymbols.Affixes
  package let digits: String
  package let groupingSeparator: String
  package let decimalSeparator: String
  package let primary: Int
  package let secondary: Int
  package let minimum: Int
  /// The percent sign.
  package let sign: String

  package init(
    positive: NumberSymbols.Affixes, negative: NumberSymbols.Affixes, digits: String, groupingSeparator: String,
    decimalSeparator: String, primary: Int, secondary: Int, minimum: Int, sign: String
  ) {
    self.positive = positive
    self.negative = negative
    self.digits = digits
    self.groupingSeparator = groupingSeparator
    self.decimalSeparator = decimalSeparator
    self.primary = primary
    self.secondary = secondary
    self.minimum = minimum
    self.sign = sign
  }

  /// How many numbers a row of the table has.
  static var width: Int { 9 }
  package static var placeholder: Unicode.Scalar { "¤" }

  /// The record of amounts in a currency.
  package func showing(_ sign: CurrencySign) -> NumberRecord {
    var record = self
    record.positive = sign.standing(in: positive)
    record.negative = sign.standing(in: negative)
    return record
  }

  /// The record of numbers with a unit.
  func beside(_ unit: UnitText) -> NumberRecord {
    var record = self
    record.positive = unit.standing(in: positive)
    record.negative = unit.standing(in: negative)
    return record
  }

  /// - Parameters:
  ///   - fractionDigits: Those of the currency; `nil` for up to six.
  ///   - marks: What may stand beside a number that is read, some of it twice.
  ///   - locale: The locale's name.
  ///   - symbol: The shortest sign of the currency.
  package func symbols(
    fractionDigits: Int? = nil, marks: [String], locale: String, symbol: String = ""
  ) -> NumberSymbols {
    var once: [String] = []
    for mark in marks where !mark.isEmpty && !once.contains(where: { $0.utf8.elementsEqual(mark.utf8) }) {
      once.append(mark)
    }
    return NumberSymbols(
      positive: positive, negative: negative, digits: digits, groupingSeparator: groupingSeparator,
      decimalSeparator: decimalSeparator, primaryGroupingSize: primary, secondaryGroupingSize: secondary,
      minimumGroupingDigits: minimum, minimumFractionDigits: fractionDigits ?? 0,
      maximumFractionDigits: fractionDigits ?? 6, minorUnitDigits: fractionDigits, marks: once,
      decimalKeys: NumberSymbols.decimalKeys(
        inLocale: locale, decimalSeparator: decimalSeparator, symbol: symbol))
  }
}

/// A currency of the table.
struct NumberCurrency {
  let code: String
  /// Its row.
  let place: Int
  /// Two for cents.
  let fractionDigits: Int
}

/// How a locale writes a currency.
package struct CurrencySign: Hashable {
  package let code: String
  package let text: String
  /// The shortest, which may be another currency's, too.
  package let narrow: String
  /// A space sets the sign off from digits after it, or before it; the narrow sign has letters.
  package let flags: Int

  package init(code: String, text: String, narrow: String, flags: Int) {
    self.code = code
    self.text = text
    self.narrow = narrow
    self.flags = flags
  }

  /// A currency that is written by its code.
  package init(code: String) { self.init(code: code, text: code, narrow: code, flags: Self.ofCode) }

  package static var spaceAfter: Int { 1 }
  package static var spaceBefore: Int { 2 }
  package static var isNarrowAlphabetic: Int { 4 }
  /// What is true of three letters.
  private static var ofCode: Int { 7 }

  /// Affixes with the sign in place of the placeholder. Where a digit stands directly beside it, a letter is set off.
  func standing(in affixes: NumberSymbols.Affixes) -> NumberSymbols.Affixes {
    let space = "\u{A0}"
    let (prefix, suffix) = (affixes.prefix.unicodeScalars, affixes.suffix.unicodeScalars)
    let after = prefix.last == NumberRecord.placeholder && flags & Self.spaceAfter != 0 ? space : ""
    let before = suffix.first == NumberRecord.placeholder && flags & Self.spaceBefore != 0 ? space : ""
    return NumberSymbols.Affixes(prefix: replaced(prefix) + after, suffix: before + replaced(suffix))
  }

  private func replaced(_ affix: String.UnicodeScalarView) -> String {
    var shown = String.UnicodeScalarView()
    for scalar in affix {
      if scalar == NumberRecord.placeholder { shown += text.unicodeScalars } else { shown.append(scalar) }
    }
    return String(shown)
  }

  /// What may stand beside an amount that is read: code and signs, where dollars of several countries are told apart
  /// `US$`, the sign without marks of direction at its ends, and the names that people write.
  package var marks: [String] {
    let letters = flags & Self.isNarrowAlphabetic == 0 ? String(code.prefix(2)) + narrow : ""
    let visible = text.unicodeScalars.drop { $0.isDirectionMark }.reversed().drop { $0.isDirectionMark }.reversed()
    return [code, text, narrow, letters, String(String.UnicodeScalarView(visible))]
      + NumberSymbols.customaryNames(ofCurrency: code)
  }
}

extension Unicode.Scalar {
  fileprivate var isDirectionMark: Bool { self == "\u{200E}" || self == "\u{200F}" || self == "\u{61C}" }
}
