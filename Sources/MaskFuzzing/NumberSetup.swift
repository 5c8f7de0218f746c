public import FieldEditing
public import FieldFormats
public import MaskOracle
public import NumberFormatting

/// A field of numbers to play scripts on: symbols, how digits enter, and limits.
///
///     NumberOracle(setup.symbols, options: setup.oracleOptions)
public struct NumberSetup: Hashable, Sendable {
  /// The symbols with which the numbers are written.
  public var symbols: NumberSymbols
  /// The order in which digits enter.
  public var entry: NumberOracleOptions.Entry
  /// Characters that are the decimal separator when they are typed.
  public var decimalKeys: String
  /// The limits of digits, and of pasted texts.
  public var limits: NumberLimits
  /// The least and the greatest value: a field reports one beyond, and takes it all the same.
  public var minimum, maximum: ExactDecimal?
  /// Whether ending editing makes one beyond the nearest between them.
  public var clampsToBounds = false
  /// Whether an empty field shows the affixes of a zero.
  public var showsAffixWhenEmpty = false
  /// Whether zeros are shown for fraction digits that the format always shows and that are not entered yet.
  public var showsFractionZeros = false
  /// How far steps go.
  package var steps = StepLengths()

  /// A setup without bounds.
  ///
  /// - Parameters:
  ///   - symbols: How the numbers are written.
  ///   - entry: The order in which digits enter.
  ///   - decimalKeys: Characters that are the decimal separator when they are typed.
  ///   - limits: How many digits are taken, and how long pasted texts may be.
  public init(
    _ symbols: NumberSymbols, entry: NumberOracleOptions.Entry = .decimal, decimalKeys: String = "",
    limits: NumberLimits = NumberLimits()
  ) {
    self.symbols = symbols
    self.entry = entry
    self.decimalKeys = decimalKeys
    self.limits = limits
  }

  /// Numbers of a format, entered as a field takes them.
  ///
  /// - Parameters:
  ///   - format: How the numbers are written.
  ///   - entry: The order in which digits enter, limits, decimal keys and bounds.
  public init(_ format: NumberFormat, _ entry: NumberEntry) {
    self.init(
      format.symbols, entry: entry.mode == .minorUnits ? .minorUnits : .decimal, decimalKeys: entry.decimalKeys,
      limits: entry.limits)
    (minimum, maximum, clampsToBounds) = (entry.minimum, entry.maximum, entry.clampsToBounds)
    (showsAffixWhenEmpty, showsFractionZeros) = (entry.showsAffixWhenEmpty, entry.showsFractionZeros)
  }

  /// The same for an oracle.
  public var oracleOptions: NumberOracleOptions {
    var options = NumberOracleOptions(entry: entry, limits: limits, decimalKeys: decimalKeys.unicodeScalars)
    (options.least, options.greatest) = (minimum?.description, maximum?.description)
    options.clampsToBounds = clampsToBounds
    (options.showsAffixWhenEmpty, options.showsFractionZeros) = (showsAffixWhenEmpty, showsFractionZeros)
    options.steps = steps
    return options
  }

  /// What an empty field shows.
  var emptyText: String { showsAffixWhenEmpty ? symbols.zero.prefix + symbols.zero.suffix : "" }

  /// How many fraction digits are shown at least of a number that is entered.
  var shownFraction: Int { showsFractionZeros && entry == .decimal ? symbols.minimumFractionDigits : 0 }

  /// The format of its fields, which takes its time to make.
  public var fieldFormat: FieldFormat { FieldFormat(NumberFormat(symbols), entry: fieldEntry) }

  /// The same for a field.
  public var fieldEntry: NumberEntry {
    var numbers = NumberEntry(entry == .minorUnits ? .minorUnits : .decimal)
    numbers.limits = limits
    numbers.decimalKeys = decimalKeys
    numbers.minimum = minimum
    numbers.maximum = maximum
    numbers.clampsToBounds = clampsToBounds
    numbers.showsAffixWhenEmpty = showsAffixWhenEmpty
    numbers.showsFractionZeros = showsFractionZeros
    return numbers
  }
}

/// As JSON, what is not given being as usual:
/// `{"symbols": {…}, "entry": "minorUnits", "integerDigits": 9, "maximum": "1000"}`.
extension NumberSetup: Decodable {
  /// The key under which a decoder's `userInfo` has a dictionary of symbols that may be given by name.
  public static let namedSymbols = CodingUserInfoKey(rawValue: "namedSymbols")!

  private enum Key: String, CodingKey, CaseIterable {
    case symbols, entry, decimalKeys, integerDigits, fractionDigits, textLength, minimum, maximum, clampsToBounds
    case showsAffixWhenEmpty, showsFractionZeros, step, smallStep, largeStep
  }

  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(onlyKeyedBy: Key.self)
    if let name = try? object.decode(String.self, forKey: .symbols) {
      guard let symbols = (decoder.userInfo[NumberSetup.namedSymbols] as? [String: NumberSymbolsDescription])?[name]
      else {
        throw DecodingError.dataCorruptedError(
          forKey: .symbols, in: object, debugDescription: "no symbols are called \(name)")
      }
      self.init(symbols.symbols)
    } else {
      self.init(try object.decode(NumberSymbolsDescription.self, forKey: .symbols).symbols)
    }
    if let name = try object.decodeIfPresent(String.self, forKey: .entry) {
      guard let entry = NumberOracleOptions.Entry(rawValue: name) else {
        throw DecodingError.dataCorruptedError(
          forKey: .entry, in: object, debugDescription: "no way of entry is called \(name)")
      }
      self.entry = entry
    }
    decimalKeys = try object.decodeIfPresent(String.self, forKey: .decimalKeys) ?? ""
    limits.integerDigits = try object.decodeCount(least: 1, forKey: .integerDigits) ?? limits.integerDigits
    limits.fractionDigits = try object.decodeCount(forKey: .fractionDigits) ?? limits.fractionDigits
    limits.textLength = try object.decodeCount(forKey: .textLength) ?? limits.textLength
    (minimum, maximum) = try object.decodeBounds(.minimum, .maximum)
    clampsToBounds = try object.decodeIfPresent(Bool.self, forKey: .clampsToBounds) ?? false
    showsAffixWhenEmpty = try object.decodeIfPresent(Bool.self, forKey: .showsAffixWhenEmpty) ?? false
    showsFractionZeros = try object.decodeIfPresent(Bool.self, forKey: .showsFractionZeros) ?? false
    steps = try object.decodeSteps(.step, .smallStep, .largeStep)
  }
}

extension NumberSetup: CustomStringConvertible {
  /// The field as JSON, what is as usual left out.
  public var description: String {
    let usual = NumberLimits()
    var members = ["\"symbols\": \(NumberSymbolsDescription(symbols))"]
    if entry != .decimal { members.append("\"entry\": \(entry.rawValue.asJSON)") }
    if !decimalKeys.isEmpty { members.append("\"decimalKeys\": \(decimalKeys.asJSON)") }
    if limits.integerDigits != usual.integerDigits { members.append("\"integerDigits\": \(limits.integerDigits)") }
    if limits.fractionDigits != usual.fractionDigits { members.append("\"fractionDigits\": \(limits.fractionDigits)") }
    if limits.textLength != usual.textLength { members.append("\"textLength\": \(limits.textLength)") }
    if let minimum { members.append("\"minimum\": \(minimum.description.asJSON)") }
    if let maximum { members.append("\"maximum\": \(maximum.description.asJSON)") }
    if clampsToBounds { members.append("\"clampsToBounds\": true") }
    if showsAffixWhenEmpty { members.append("\"showsAffixWhenEmpty\": true") }
    if showsFractionZeros { members.append("\"showsFractionZeros\": true") }
    members += steps.given.map { "\($0.name.asJSON): \($0.length.description.asJSON)" }
    return "{" + members.joined(separator: ", ") + "}"
  }
}

/// What numbers and their fields have in JSON, checked; a `DecodingError` says what is to stand there.
extension KeyedDecodingContainer {
  /// A number that counts something; `nil` where it is left out.
  package func decodeCount(least: Int = 0, forKey key: Key) throws -> Int? {
    guard let count = try decodeIfPresent(Int.self, forKey: key) else { return nil }
    if count < least { throw valueError(of: key, "is to be \(least) or more") }
    return count
  }

  /// The least and the greatest value of a field, decimals as text.
  package func decodeBounds(_ least: Key, _ most: Key) throws -> (ExactDecimal?, ExactDecimal?) {
    let (minimum, maximum) = (try decodeDecimal(forKey: least), try decodeDecimal(forKey: most))
    if let minimum, let maximum, maximum < minimum {
      throw valueError(of: most, "is less than \"\(least.stringValue)\": exchange them")
    }
    return (minimum, maximum)
  }

  private func decodeDecimal(forKey key: Key) throws -> ExactDecimal? {
    guard let text = try decodeIfPresent(String.self, forKey: key) else { return nil }
    guard let decimal = try? ExactDecimal(text) else { throw valueError(of: key, "is not a plain decimal, as -1234.5") }
    return decimal
  }

  /// How far steps go: a text each, as `StepLength` reads it.
  package func decodeSteps(_ usual: Key, _ small: Key, _ large: Key) throws -> StepLengths {
    StepLengths(
      usual: try decodeStep(forKey: usual), small: try decodeStep(forKey: small), large: try decodeStep(forKey: large))
  }

  private func decodeStep(forKey key: Key) throws -> StepLength? {
    guard let text = try decodeIfPresent(String.self, forKey: key) else { return nil }
    guard let length = StepLength(text) else {
      throw valueError(of: key, "is not how far a step goes, as \"0.25\", \"15\" or \"hours 2, minutes 15\"")
    }
    return length
  }

  /// An error that names the member.
  package func valueError(of key: Key, _ message: String) -> DecodingError {
    .dataCorruptedError(forKey: key, in: self, debugDescription: "\"\(key.stringValue)\" \(message)")
  }
}
