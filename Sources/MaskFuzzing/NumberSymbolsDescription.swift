public import NumberFormatting

/// Number symbols as JSON: the parameters of `NumberSymbols.init` by their names, an affix as `[prefix, suffix]`, a rounding mode by
/// its name. What has a default there may be left out.
///
///     {"positive": ["$", ""], "negative": ["-$", ""], "groupingSeparator": ",", "decimalSeparator": ".", "maximumFractionDigits": 2}
public struct NumberSymbolsDescription: Hashable, Sendable {
  public var symbols: NumberSymbols

  public init(_ symbols: NumberSymbols) { self.symbols = symbols }
}

extension NumberSymbolsDescription: Codable {
  private enum Key: String, CodingKey, CaseIterable {
    case positive, negative, zero, negativeZero, digits, groupingSeparator, decimalSeparator, primaryGroupingSize
    case secondaryGroupingSize, minimumGroupingDigits, minimumFractionDigits, maximumFractionDigits, roundingIncrement
    case roundingMode, valueExponent, minorUnitDigits, marks
  }

  /// - Throws: `DecodingError`, also for symbols that would break a precondition of `NumberSymbols.init`.
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(onlyKeyedBy: Key.self)
    func texts(_ key: Key) throws -> [String]? { try object.decodeIfPresent([String].self, forKey: key) }
    func number(_ key: Key, in range: ClosedRange<Int>) throws -> Int? {
      guard let number = try object.decodeIfPresent(Int.self, forKey: key) else { return nil }
      return try check(number, range.contains(number), key, "a number from \(range.lowerBound) to \(range.upperBound)")
    }
    func check<Value>(_ value: Value, _ isRight: Bool, _ key: Key, _ wanted: String) throws -> Value {
      if isRight { return value }
      throw DecodingError.dataCorruptedError(forKey: key, in: object, debugDescription: "\(key.stringValue) is to be \(wanted)")
    }
    func affixes(_ key: Key) throws -> NumberSymbols.Affixes? {
      guard let texts = try texts(key) else { return nil }
      let pair = try check(texts, texts.count == 2, key, "[prefix, suffix]")
      return NumberSymbols.Affixes(prefix: pair[0], suffix: pair[1])
    }

    let digits = try object.decodeIfPresent(String.self, forKey: .digits) ?? "0123456789"
    let separator = try object.decode(String.self, forKey: .decimalSeparator)
    let most = try number(.maximumFractionDigits, in: 0...100)
    let least = try number(.minimumFractionDigits, in: 0...100) ?? 0
    let modeName = try object.decodeIfPresent(String.self, forKey: .roundingMode)
    let mode = modeName.map { name in RoundingMode.allCases.first { "\($0)" == name } } ?? .halfEven
    symbols = NumberSymbols(
      positive: try affixes(.positive) ?? NumberSymbols.Affixes(),
      negative: try affixes(.negative) ?? NumberSymbols.Affixes(prefix: "-"), zero: try affixes(.zero),
      negativeZero: try affixes(.negativeZero),
      digits: try check(digits, digits.unicodeScalars.count == 10, .digits, "ten digits"),
      groupingSeparator: try object.decode(String.self, forKey: .groupingSeparator),
      decimalSeparator: try check(separator, !separator.isEmpty, .decimalSeparator, "a text"),
      primaryGroupingSize: try number(.primaryGroupingSize, in: 0...100) ?? 3,
      secondaryGroupingSize: try number(.secondaryGroupingSize, in: 1...100) ?? 3,
      minimumGroupingDigits: try number(.minimumGroupingDigits, in: 1...100) ?? 1,
      minimumFractionDigits: try check(least, least <= most ?? 0, .minimumFractionDigits, "no more than the maximum"),
      maximumFractionDigits: try check(most, most != nil, .maximumFractionDigits, "given") ?? 0,
      roundingIncrement: try number(.roundingIncrement, in: 1...10_000) ?? 1,
      roundingMode: try check(mode, mode != nil, .roundingMode, "a mode's name") ?? .halfEven,
      valueExponent: try number(.valueExponent, in: -100...100) ?? 0,
      minorUnitDigits: try number(.minorUnitDigits, in: 0...100), marks: try texts(.marks) ?? [])
  }

  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    func encode(_ affixes: NumberSymbols.Affixes, _ key: Key) throws {
      try object.encode([affixes.prefix, affixes.suffix], forKey: key)
    }
    try encode(symbols.positive, .positive)
    try encode(symbols.negative, .negative)
    try encode(symbols.zero, .zero)
    try encode(symbols.negativeZero, .negativeZero)
    try object.encode(String(scalars: symbols.digits), forKey: .digits)
    try object.encode(symbols.groupingSeparator, forKey: .groupingSeparator)
    try object.encode(symbols.decimalSeparator, forKey: .decimalSeparator)
    try object.encode(symbols.primaryGroupingSize, forKey: .primaryGroupingSize)
    try object.encode(symbols.secondaryGroupingSize, forKey: .secondaryGroupingSize)
    try object.encode(symbols.minimumGroupingDigits, forKey: .minimumGroupingDigits)
    try object.encode(symbols.minimumFractionDigits, forKey: .minimumFractionDigits)
    try object.encode(symbols.maximumFractionDigits, forKey: .maximumFractionDigits)
    try object.encode(symbols.roundingIncrement, forKey: .roundingIncrement)
    try object.encode("\(symbols.roundingMode)", forKey: .roundingMode)
    try object.encode(symbols.valueExponent, forKey: .valueExponent)
    try object.encode(symbols.minorUnitDigits, forKey: .minorUnitDigits)
    try object.encode(symbols.marks, forKey: .marks)
  }
}
