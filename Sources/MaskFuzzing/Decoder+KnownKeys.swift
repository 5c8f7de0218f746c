extension Decoder {
  /// A container that has no keys but these: a slip of the pen must not go unnoticed.
  ///
  /// - Parameter kind: what a key is called in the error.
  package func container<Key: CodingKey & CaseIterable>(
    onlyKeyedBy keys: Key.Type, _ kind: String = "member"
  ) throws -> KeyedDecodingContainer<Key> {
    let known = Key.allCases.map(\.stringValue)
    let names = try container(keyedBy: AnyKey.self).allKeys.map(\.stringValue)
    if let stranger = names.filter({ !known.contains($0) }).min() {
      let list = known.dropLast().joined(separator: ", ") + (known.last.map { " and \($0)" } ?? "")
      let message = "no \(kind) is called \"\(stranger)\": there are \(list)"
      throw DecodingError.dataCorrupted(DecodingError.Context(codingPath: codingPath, debugDescription: message))
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
