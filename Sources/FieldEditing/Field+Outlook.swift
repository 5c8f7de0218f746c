internal import MaskEngine
internal import NumberFormatting

/// Whether a value can go on.
extension Field {
  /// Whether the mask takes no character after the value: neither a slot nor a value literal can follow, nor the rest
  /// of a year of which the value has the century.
  package var isFull: Bool {
    guard case .mask(let editor) = entry else { return false }
    return editor.content.now.isFull && !editor.content.mayEndInCentury
  }

  /// Whether no digit is taken at the end of a number: its sign was typed after them, or something was rejected there.
  package var takesNoDigits: Bool {
    guard case .number(let editor) = entry else { return false }
    return editor.content.run.place.isClosed || editor.content.run.tail == .sign
  }

  /// Whether a minus after a number turns no sign: that which stands there says that the amount is whole, as in `12.-`.
  package var endsInWholeDash: Bool {
    guard case .number(let editor) = entry, editor.content.run.tail == .sign else { return false }
    return editor.content.number.isSeparator(editor.content.number.elementCount - 1)
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
