internal import MaskEngine
internal import SecretMemory

/// What a value is made of, without a text of it.
extension Field {
  /// How many characters the value has: of a mask those of its slots and value literals, of free text its clusters, of
  /// numbers and phone numbers those of ASCII that it is written in.
  package var characterCount: Int {
    switch entry {
    case .mask(let editor): editor.content.now.count
    case .text(let editor): editor.content.characterCount
    case .number, .phone: valueBytes.count
    }
  }

  /// How long the value is.
  ///
  /// - Complexity: O(1) for free text, otherwise O(*n*).
  package func valueLength(in unit: FieldOptions.OffsetUnit) -> Int {
    if case .text(let editor) = entry { return editor.content.memory.paragraphs.total[unit.measure] }
    return valueBytes.withText { unit.count($0) }
  }

  /// Whether a scalar of the value is such a one.
  package func contains(where isOne: (Unicode.Scalar) -> Bool) -> Bool {
    if case .text(let editor) = entry { return editor.content.contains(where: isOne) }
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
