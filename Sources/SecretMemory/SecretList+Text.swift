/// A text as a list of its bytes, in UTF-8.
extension SecretList<UInt8> {
  /// Appends a character.
  @inlinable package mutating func append(_ scalar: Unicode.Scalar) {
    if scalar.isASCII { append(UInt8(truncatingIfNeeded: scalar.value)) } else { append(contentsOf: scalar.utf8) }
  }

  /// The text: a copy in memory that no one overwrites.
  @inlinable package var text: String { unsafe withBuffer { unsafe String(decoding: $0, as: UTF8.self) } }

  /// Calls a closure with the text, which is overwritten then: the closure must not keep it.
  @inlinable package func withText<Result>(_ body: (String) -> Result) -> Result {
    var text = text
    defer { text.wipe() }
    return body(text)
  }
}
