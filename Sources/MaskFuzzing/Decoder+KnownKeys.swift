extension Decoder {
  /// A container that has no keys but these: a slip of the pen must not go unnoticed.
  func container<Key: CodingKey & CaseIterable>(onlyKeyedBy keys: Key.Type) throws -> KeyedDecodingContainer<Key> {
    let known = Set(Key.allCases.map(\.stringValue))
    let names = try container(keyedBy: AnyKey.self).allKeys.map(\.stringValue)
    if let stranger = names.sorted().first(where: { !known.contains($0) }) {
      let context = DecodingError.Context(codingPath: codingPath, debugDescription: "nothing is called \"\(stranger)\"")
      throw DecodingError.dataCorrupted(context)
    }
    return try container(keyedBy: keys)
  }
}

private struct AnyKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }
  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
