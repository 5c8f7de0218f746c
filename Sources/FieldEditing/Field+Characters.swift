internal import SecretMemory

/// What a value is made of, without a text of it.
extension Field {
  /// How many characters the value has: of a mask those of its slots and value literals, of numbers and phone numbers
  /// those of ASCII that it is written in.
  package var characterCount: Int {
    if case .mask(let editor) = entry { editor.content.now.count } else { valueBytes.count }
  }

  /// Whether a scalar of the value is such a one.
  package func contains(where isOne: (Unicode.Scalar) -> Bool) -> Bool {
    guard case .mask(let editor) = entry else { return valueBytes.contains { isOne(Unicode.Scalar($0)) } }
    let content = editor.content
    for k in 0..<content.now.count {
      for scalar in content.tables.scalars(of: content.now.character(k), content.typed) where isOne(scalar) {
        return true
      }
    }
    return false
  }
}
