/// Whether a value can go on.
extension Field {
  /// Whether the mask takes no character after the value: neither a slot nor a value literal can follow.
  package var isFull: Bool {
    if case .mask(let editor) = entry { editor.content.now.isFull } else { false }
  }

  /// How many digits were typed after the decimal separator of a number; `nil` where none was typed.
  package var typedFractionDigits: Int? {
    guard case .number(let editor) = entry, editor.content.number.hasSeparator else { return nil }
    return editor.content.number.fractionCount
  }

  /// Whether a slot of the mask was left empty, with characters after it.
  package var hasEmptySlots: Bool {
    if case .mask(let editor) = entry { editor.content.now.hasEmptySlots } else { false }
  }
}
