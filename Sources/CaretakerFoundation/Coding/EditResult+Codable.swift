public import Caretaker

/// Coded by the names of its properties, a range as its two ends, the effects by their names:
/// `{"replaced": [5, 5], "replacement": [5, 8], "selection": [8, 8], "effects": ["valueChanged"], "isComplete": true,
/// …}`.
extension EditResult: Codable {
  private enum CodingKeys: String, CodingKey {
    case replaced, replacement, selection, effects, isComplete, rejectedCount, autoInserted, padded
  }

  /// Decodes the result of an edit.
  ///
  /// - Throws: `DecodingError` where these are not the facts of an edit.
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: CodingKeys.self)
    func range(_ key: CodingKeys) throws -> Range<Int>? {
      guard let range = try object.decodeIfPresent(Range<Int>.self, forKey: key) else { return nil }
      guard range.lowerBound >= 0, range.upperBound <= UInt32.max else {
        throw DecodingError.dataCorruptedError(forKey: key, in: object, debugDescription: "no range of a text")
      }
      return range
    }
    func requiredRange(_ key: CodingKeys) throws -> Range<Int> {
      try range(key) ?? object.decode(Range<Int>.self, forKey: key)
    }
    let (replaced, replacement) = (try requiredRange(.replaced), try requiredRange(.replacement))
    guard replaced.lowerBound == replacement.lowerBound else {
      throw DecodingError.dataCorruptedError(
        forKey: .replacement, in: object, debugDescription: "it begins where what it replaced began")
    }
    self.init(
      replaced: replaced, newEnd: replacement.upperBound, selection: try requiredRange(.selection),
      effects: try object.decode(Effects.self, forKey: .effects),
      isComplete: try object.decode(Bool.self, forKey: .isComplete),
      rejectedCount: Int(try object.decodeIfPresent(UInt32.self, forKey: .rejectedCount) ?? 0),
      autoInserted: try range(.autoInserted) ?? 0..<0, padded: try range(.padded) ?? 0..<0)
  }

  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: CodingKeys.self)
    try object.encode(replaced, forKey: .replaced)
    try object.encode(replacement, forKey: .replacement)
    try object.encode(selection, forKey: .selection)
    try object.encode(effects, forKey: .effects)
    try object.encode(isComplete, forKey: .isComplete)
    try object.encode(rejectedCount, forKey: .rejectedCount)
    if !autoInserted.isEmpty { try object.encode(autoInserted, forKey: .autoInserted) }
    if !padded.isEmpty { try object.encode(padded, forKey: .padded) }
  }
}

extension EditResult.Effects: Codable {
  /// The effects by name, in the order in which they are declared.
  private static let names: [(name: String, effect: EditResult.Effects)] = [
    ("valueChanged", .valueChanged), ("rejected", .rejected), ("autoInserted", .autoInserted), ("padded", .padded),
    ("leftEmptySlots", .leftEmptySlots), ("filledEmptySlots", .filledEmptySlots), ("reformatted", .reformatted),
    ("replacedContents", .replacedContents), ("truncated", .truncated), ("rounded", .rounded),
    ("ambiguous", .ambiguous),
    ("belowMinimum", .belowMinimum), ("aboveMaximum", .aboveMaximum), ("clamped", .clamped),
  ]

  /// The effects of some names. A name that is not known is left out: newer versions may report more.
  public init(from decoder: any Decoder) throws {
    let names = try [String](from: decoder)
    self = EditResult.Effects(Self.names.filter { names.contains($0.name) }.map(\.effect))
  }

  public func encode(to encoder: any Encoder) throws {
    try Self.names.filter { contains($0.effect) }.map(\.name).encode(to: encoder)
  }
}
