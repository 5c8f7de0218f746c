public import NumberFormatting

/// Number symbols as JSON: the parameters of `NumberSymbols.init` by their names, an affix as `[prefix, suffix]`, a
/// rounding mode by its name. What has a default there may be left out.
///
///     {"positive": ["$", ""], "negative": ["-$", ""], "groupingSeparator": ",", "decimalSeparator": ".",
///      "maximumFractionDigits": 2}
public struct NumberSymbolsDescription: Hashable, Sendable {
  /// The symbols that are described.
  public var symbols: NumberSymbols

  /// A description of symbols.
  ///
  /// - Parameter symbols: What is described.
  public init(_ symbols: NumberSymbols) { self.symbols = symbols }
}

extension NumberSymbolsDescription: Decodable {
  private enum Key: String, CodingKey, CaseIterable {
    case positive, negative, zero, negativeZero, digits, groupingSeparator, decimalSeparator, primaryGroupingSize
    case secondaryGroupingSize, minimumGroupingDigits, minimumFractionDigits, maximumFractionDigits, roundingIncrement
    case roundingMode, valueExponent, minorUnitDigits, marks, decimalKeys
  }

  /// Decodes symbols from JSON.
  ///
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
      throw object.valueError(of: key, "is to be \(wanted)")
    }
    func affixes(_ key: Key) throws -> NumberSymbols.Affixes? {
      guard let texts = try texts(key) else { return nil }
      let pair = try check(texts, texts.count == 2, key, "[prefix, suffix]")
      return NumberSymbols.Affixes(prefix: pair[0], suffix: pair[1])
    }

    let digits = try object.decodeIfPresent(String.self, forKey: .digits) ?? "0123456789"
    let digitWidths = Set(digits.unicodeScalars.map { UTF8.width($0) })
    let areTenDigits =
      digits.unicodeScalars.count == 10 && Set(digits.unicodeScalars).count == 10 && digitWidths.count == 1
    func separator(_ key: Key) throws -> String {
      let text = try object.decode(String.self, forKey: key)
      let hasDigit = text.unicodeScalars.contains {
        $0.properties.numericType == .decimal || digits.unicodeScalars.contains($0)
      }
      return try check(text, !hasDigit, key, "a text without digits")
    }
    let decimalSeparator = try separator(.decimalSeparator)
    let groupingSeparator = try separator(.groupingSeparator)
    let most = try number(.maximumFractionDigits, in: 0...100)
    let least = try number(.minimumFractionDigits, in: 0...100) ?? 0
    let modeName = try object.decodeIfPresent(String.self, forKey: .roundingMode)
    let mode = modeName.map { name in RoundingMode.allCases.first { "\($0)" == name } } ?? .halfEven
    symbols = NumberSymbols(
      positive: try affixes(.positive) ?? NumberSymbols.Affixes(),
      negative: try affixes(.negative) ?? NumberSymbols.Affixes(prefix: "-"), zero: try affixes(.zero),
      negativeZero: try affixes(.negativeZero),
      digits: try check(digits, areTenDigits, .digits, "ten digits, each another, of as many bytes of UTF-8"),
      groupingSeparator: try check(
        groupingSeparator, groupingSeparator != decimalSeparator, .groupingSeparator,
        "another than the decimal separator"),
      decimalSeparator: try check(decimalSeparator, !decimalSeparator.isEmpty, .decimalSeparator, "a text"),
      primaryGroupingSize: try number(.primaryGroupingSize, in: 0...100) ?? 3,
      secondaryGroupingSize: try number(.secondaryGroupingSize, in: 1...100) ?? 3,
      minimumGroupingDigits: try number(.minimumGroupingDigits, in: 1...100) ?? 1,
      minimumFractionDigits: try check(least, least <= most ?? 0, .minimumFractionDigits, "no more than the maximum"),
      maximumFractionDigits: try check(most, most != nil, .maximumFractionDigits, "given") ?? 0,
      roundingIncrement: try number(.roundingIncrement, in: 1...10_000) ?? 1,
      roundingMode: try check(mode, mode != nil, .roundingMode, "a mode's name") ?? .halfEven,
      valueExponent: try number(.valueExponent, in: -100...100) ?? 0,
      minorUnitDigits: try number(.minorUnitDigits, in: 0...100), marks: try texts(.marks) ?? [],
      decimalKeys: try object.decodeIfPresent(String.self, forKey: .decimalKeys) ?? "")
  }
}

extension NumberSymbolsDescription: CustomStringConvertible {
  /// The symbols as JSON, what is as usual left out.
  public var description: String {
    let usual = NumberSymbols(
      groupingSeparator: symbols.groupingSeparator, decimalSeparator: symbols.decimalSeparator,
      maximumFractionDigits: symbols.maximumFractionDigits)
    var members: [String] = []
    func add<Value: Equatable>(_ key: Key, _ value: Value, unless usual: Value?, _ text: (Value) -> String) {
      if value != usual { members.append("\(key.stringValue.asJSON): \(text(value))") }
    }
    func pair(_ affixes: NumberSymbols.Affixes) -> String { "[\(affixes.prefix.asJSON), \(affixes.suffix.asJSON)]" }
    func number(_ number: Int) -> String { "\(number)" }
    add(.positive, symbols.positive, unless: usual.positive, pair)
    add(.negative, symbols.negative, unless: usual.negative, pair)
    add(.zero, symbols.zero, unless: symbols.positive, pair)
    add(.negativeZero, symbols.negativeZero, unless: symbols.negative, pair)
    add(.digits, symbols.digits, unless: usual.digits) { String(scalars: $0).asJSON }
    add(.groupingSeparator, symbols.groupingSeparator, unless: nil, \.asJSON)
    add(.decimalSeparator, symbols.decimalSeparator, unless: nil, \.asJSON)
    add(.primaryGroupingSize, symbols.primaryGroupingSize, unless: usual.primaryGroupingSize, number)
    add(.secondaryGroupingSize, symbols.secondaryGroupingSize, unless: usual.secondaryGroupingSize, number)
    add(.minimumGroupingDigits, symbols.minimumGroupingDigits, unless: usual.minimumGroupingDigits, number)
    add(.minimumFractionDigits, symbols.minimumFractionDigits, unless: usual.minimumFractionDigits, number)
    add(.maximumFractionDigits, symbols.maximumFractionDigits, unless: nil, number)
    add(.roundingIncrement, symbols.roundingIncrement, unless: usual.roundingIncrement, number)
    add(.roundingMode, symbols.roundingMode, unless: usual.roundingMode) { "\($0)".asJSON }
    add(.valueExponent, symbols.valueExponent, unless: usual.valueExponent, number)
    add(.minorUnitDigits, symbols.minorUnitDigits, unless: usual.minorUnitDigits, number)
    add(.marks, symbols.marks, unless: usual.marks) { "[" + $0.map(\.asJSON).joined(separator: ", ") + "]" }
    add(.decimalKeys, symbols.decimalKeys, unless: usual.decimalKeys, \.asJSON)
    return "{" + members.joined(separator: ", ") + "}"
  }
}
