/// Values that are coded as a text.
extension Decoder {
  /// The value that a text stands for.
  func decoded<Value, Failure: Error & CustomStringConvertible>(_ read: (String) throws(Failure) -> Value) throws
    -> Value
  {
    let text = try singleValueContainer().decode(String.self)
    do throws(Failure) {
      return try read(text)
    } catch {
      throw DecodingError.dataCorrupted(
        .init(codingPath: codingPath, debugDescription: error.description, underlyingError: error))
    }
  }
}

extension Encoder {
  func encode(_ text: String) throws {
    var container = singleValueContainer()
    try container.encode(text)
  }
}
