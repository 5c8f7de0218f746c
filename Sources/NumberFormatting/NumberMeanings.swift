internal import UnicodeFacts

/// What single characters mean to a format: its digits, its separators, and the signs of every format.
///
/// Plain data, so that a key or a text that is read looks nothing up in the symbols.
struct NumberMeanings: Sendable {
  /// The format's own digits, 0 first.
  private let digits: SIMD16<UInt32>
  /// The separators, full-width and small forms as the plain ones; `nil` where they are more than one character.
  private let decimalSeparator: Unicode.Scalar?
  private let groupingSeparator: Unicode.Scalar?
  /// The characters that stand before and after the digits, folded as marks are: the first 32 different ones, which a
  /// long name of a currency does not reach.
  private let affixes: SIMD32<UInt32>
  /// The keys with which the language writes amounts in place of its decimal sign: the first eight.
  private let customary: SIMD8<UInt32>
  /// Whether a negative number stands in parentheses.
  private let hasParentheses: Bool

  init(_ symbols: NumberSymbols) {
    var digits = SIMD16<UInt32>(repeating: .max)
    for (i, digit) in symbols.digits.enumerated() { digits[i] = digit.value }
    self.digits = digits
    decimalSeparator = symbols.decimalSeparator.onlyScalar?.plainSeparator
    groupingSeparator = symbols.groupingSeparator.onlyScalar?.plainSeparator
    var affixes = SIMD32<UInt32>(repeating: .max)
    var count = 0
    for affix in [symbols.positive.prefix, symbols.positive.suffix, symbols.negative.prefix, symbols.negative.suffix] {
      for scalar in affix.unicodeScalars
      where count < affixes.scalarCount && !scalar.isSpace && !scalar.isLeftOutOfNumbers {
        let folded = scalar.foldedForMarks.value
        if any(affixes .== folded) { continue }
        affixes[count] = folded
        count += 1
      }
    }
    self.affixes = affixes
    var customary = SIMD8<UInt32>(repeating: .max)
    for (i, key) in symbols.decimalKeys.unicodeScalars.prefix(customary.scalarCount).enumerated() {
      customary[i] = key.value
    }
    self.customary = customary
    hasParentheses = any(affixes .== ("(" as Unicode.Scalar).value)
  }

  /// What a typed character means. The decimal key is the locale's own separator, and `.` or `,` where that is not its
  /// grouping sign; digits are those of any script, and a character of an affix is one that means nothing else.
  func meaning(of typed: Unicode.Scalar) -> NumberKey {
    if let digit = digit(typed) { return NumberKey(digit: digit) }
    let scalar = typed.plainSeparator
    if isDecimalSeparator(scalar) { return .decimalSeparator }
    let isPoint = scalar == "." || scalar == ","
    if isGroupingSign(scalar) { return isPoint ? .groupingKey : .groupingSign }
    if isPoint || scalar == "\u{60C}" { return .foreignSeparator }
    if scalar.isMinus { return .minus }
    let folded = typed.foldedForMarks
    if folded == "+" || scalar == "\u{FE62}" { return .plus }
    if hasParentheses && folded == "(" { return .openingParenthesis }
    if isAffix(typed) { return .affix }
    if isCustomarySeparator(typed) { return .customarySeparator }
    if typed.isLeftOutOfNumbers { return .invisible }
    return scalar.isSpace || scalar.isApostrophe || scalar == "\u{66C}" ? .groupingSign : .other
  }

  /// The value of a digit: the format's own (which need not be decimal digits to Unicode: 〇一二), or one of any script.
  func digit(_ scalar: Unicode.Scalar) -> UInt8? {
    if let digit = scalar.decimalDigit { return digit }
    guard !scalar.isASCII else { return nil }
    for i in 0..<10 where digits[i] == scalar.value { return UInt8(truncatingIfNeeded: i) }
    return nil
  }

  /// Arabic has a decimal separator no other script uses for anything else.
  func isDecimalSeparator(_ scalar: Unicode.Scalar) -> Bool { scalar == "\u{66B}" || decimalSeparator == scalar }

  /// Whether the language writes amounts with a character in place of its decimal sign.
  func isCustomarySeparator(_ scalar: Unicode.Scalar) -> Bool { any(customary .== scalar.value) }

  /// Whether a character stands in one of the format's affixes.
  func isAffix(_ scalar: Unicode.Scalar) -> Bool { any(affixes .== scalar.foldedForMarks.value) }

  /// A space stands for any space, an apostrophe for any apostrophe: keyboards have no others.
  func isGroupingSign(_ scalar: Unicode.Scalar) -> Bool {
    guard let sign = groupingSeparator else { return false }
    return sign == scalar || sign.isSpace && scalar.isSpace || sign.isApostrophe && scalar.isApostrophe
  }
}

/// The same, where no table is at hand.
extension NumberSymbols {
  package func meaning(of typed: Unicode.Scalar) -> NumberKey { NumberMeanings(self).meaning(of: typed) }
  package func digit(_ scalar: Unicode.Scalar) -> UInt8? { NumberMeanings(self).digit(scalar) }
  package func isGroupingSign(_ scalar: Unicode.Scalar) -> Bool { NumberMeanings(self).isGroupingSign(scalar) }
}

extension String {
  /// The scalar of a text that has just one.
  fileprivate var onlyScalar: Unicode.Scalar? {
    var scalars = unicodeScalars.makeIterator()
    let first = scalars.next()
    return scalars.next() == nil ? first : nil
  }
}

extension Unicode.Scalar {
  /// Full-width and small forms of `.` and `,` as the plain ones.
  package var plainSeparator: Unicode.Scalar {
    switch self {
    case "\u{FF0E}", "\u{FE52}": "."
    case "\u{FF0C}", "\u{FE50}": ","
    default: self
    }
  }
  package var isSpace: Bool {
    switch self {
    case " ", "\t", "\u{A0}", "\u{2000}"..."\u{200A}", "\u{202F}", "\u{205F}", "\u{3000}": true
    default: false
    }
  }
  /// Quotation marks and a semicolon, which stand around numbers in texts.
  var isEdge: Bool {
    switch self {
    case "\"", "\u{201C}"..."\u{201E}", ";", "\u{FF1B}": true
    default: false
    }
  }
  /// What ends a sentence or a clause after a number.
  var isStop: Bool { plainSeparator == "." || plainSeparator == "," }
  /// What stands between a whole amount and the dash that says that there is no fraction: `12,-`, `1250:-`, `1250/-`.
  package var endsWholeAmount: Bool { isStop || self == ":" || self == "/" }
  /// What stands there for no fraction.
  package var isWholeDash: Bool { isMinus || self == "=" }
  var isLineEnd: Bool {
    switch self {
    case "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": true
    default: false
    }
  }
  package var isApostrophe: Bool { self == "'" || self == "\u{2019}" || self == "\u{2018}" || self == "\u{FF07}" }
  /// The hyphen, minus and dashes that people and programs write for a minus, and the mark that kana keyboards have in
  /// its place.
  var isMinus: Bool {
    switch self {
    case "-", "\u{2010}"..."\u{2014}", "\u{2212}", "\u{30FC}", "\u{FE58}", "\u{FE63}", "\u{FF0D}": true
    default: false
    }
  }
}
