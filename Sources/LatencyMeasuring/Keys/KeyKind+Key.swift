internal import FieldEditing

/// What a field shows at a moment. Offsets count characters.
struct FieldView {
  private let text: String
  /// Whether a character is a byte, as it nearly always is.
  private let isASCII: Bool
  let selection: Range<Int>

  init(_ field: borrowing Field) {
    text = field.text
    isASCII = text.utf8.allSatisfy { $0 < 0x80 }
    selection = field.selection
  }

  var isCaretAtEnd: Bool { selection.isEmpty && selection.lowerBound == (isASCII ? text.utf8.count : text.count) }

  /// Whether the first characters are the same.
  func agrees(with other: FieldView, on count: Int) -> Bool {
    isASCII && other.isASCII
      ? text.utf8.prefix(count).elementsEqual(other.text.utf8.prefix(count))
      : text.prefix(count) == other.text.prefix(count)
  }
}

extension KeyKind {
  /// The kind of a key, by what stood there before, what stands there then, and what the edit reported.
  init(_ key: EditCommand, _ before: FieldView, _ after: FieldView, _ result: EditResult?) {
    switch key {
    case .paste, .setText, .setValue: self = .paste
    case .move, .setSelection, .selectAll: self = .movement
    case .undo, .redo: self = .history
    case .endEditing, .step, .overwrite, .setMarkedText, .unmarkText, .changeRegion, .reveal, .clear: self = .other
    case .insert, .replace, .deleteBackward, .deleteForward:
      let isTyped = if case .insert = key { true } else { false }
      let kept = isTyped ? before.selection.lowerBound : after.selection.lowerBound
      if result?.effects.contains(.rejected) ?? true {
        self = .rejected
      } else if !before.agrees(with: after, on: kept) {
        self = .reformat
      } else if !isTyped {
        self = .delete
      } else {
        self = before.isCaretAtEnd ? .append : .middle
      }
    }
  }
}
