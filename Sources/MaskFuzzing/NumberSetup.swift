public import FieldEditing
public import MaskOracle
public import NumberFormatting

/// A field of numbers to play scripts on: symbols, how digits enter, and limits.
///
///     NumberOracle(setup.symbols, options: setup.oracleOptions)
public struct NumberSetup: Hashable, Sendable {
  public var symbols: NumberSymbols
  public var entry: NumberOracleOptions.Entry
  /// Characters that are the decimal separator when they are typed.
  public var decimalKeys: String
  public var limits: NumberLimits

  public init(
    _ symbols: NumberSymbols, entry: NumberOracleOptions.Entry = .decimal, decimalKeys: String = "",
    limits: NumberLimits = NumberLimits()
  ) {
    self.symbols = symbols
    self.entry = entry
    self.decimalKeys = decimalKeys
    self.limits = limits
  }

  public var oracleOptions: NumberOracleOptions {
    NumberOracleOptions(entry: entry, limits: limits, decimalKeys: decimalKeys.unicodeScalars)
  }

  /// The same for a field.
  public var fieldEntry: NumberEntry {
    var numbers = NumberEntry(entry == .minorUnits ? .minorUnits : .decimal)
    numbers.limits = limits
    numbers.decimalKeys = decimalKeys
    return numbers
  }
}

/// As JSON, what is not given being as usual: `{"symbols": {…}, "entry": "minorUnits", "decimalKeys": ".", "integerDigits": 9}`.
extension NumberSetup: Decodable {
  /// Where a decoder's `userInfo` has a dictionary of symbols that may be given by name.
  public static let namedSymbols = CodingUserInfoKey(rawValue: "namedSymbols")!

  private enum Key: String, CodingKey, CaseIterable {
    case symbols, entry, decimalKeys, integerDigits, fractionDigits, textLength
  }

  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(onlyKeyedBy: Key.self)
    if let name = try? object.decode(String.self, forKey: .symbols) {
      guard let symbols = (decoder.userInfo[NumberSetup.namedSymbols] as? [String: NumberSymbolsDescription])?[name] else {
        throw DecodingError.dataCorruptedError(forKey: .symbols, in: object, debugDescription: "no symbols are called \(name)")
      }
      self.init(symbols.symbols)
    } else {
      self.init(try object.decode(NumberSymbolsDescription.self, forKey: .symbols).symbols)
    }
    if let name = try object.decodeIfPresent(String.self, forKey: .entry) {
      guard let entry = NumberOracleOptions.Entry(rawValue: name) else {
        throw DecodingError.dataCorruptedError(forKey: .entry, in: object, debugDescription: "no way of entry is called \(name)")
      }
      self.entry = entry
    }
    decimalKeys = try object.decodeIfPresent(String.self, forKey: .decimalKeys) ?? ""
    limits.integerDigits = try object.decodeIfPresent(Int.self, forKey: .integerDigits) ?? limits.integerDigits
    limits.fractionDigits = try object.decodeIfPresent(Int.self, forKey: .fractionDigits) ?? limits.fractionDigits
    limits.textLength = try object.decodeIfPresent(Int.self, forKey: .textLength) ?? limits.textLength
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
    return "{" + members.joined(separator: ", ") + "}"
  }
}
