/// Where a field turns to the editor of its kind: for a key at once, so that the most frequent ones are inlined.
extension Field {
  /// Puts a text in place of the selection, as if it were typed: what fits of several characters is taken, the rest
  /// reported. Three characters and more that would lose a letter or digit at the caret, and make a complete value by
  /// themselves, replace the whole field: autofill that a view hands over as typing. A text that arrives whole, such as
  /// a paste, is for `paste(_:)` of the module FieldFormats.
  ///
  /// - Parameter text: What is typed: one grapheme cluster, or several in their order; an empty text deletes the
  ///   selection.
  /// - Returns: What changed, with the number of characters that were rejected.
  /// - Complexity: For an ASCII character a table step, and as many more as characters stand after it; for a number
  ///   its layout.
  @export(interface) @discardableResult public mutating func insert(_ text: String) -> EditResult {
    switch entry {
    case .mask(let editor): editor.insert(text)
    case .phone(let editor): editor.insert(text)
    case .text(let editor): editor.insert(text)
    case .number(let editor): editor.insert(text)
    }
  }

  /// Types a character in place of the selection.
  ///
  /// - Parameter scalar: The character.
  /// - Returns: What changed; `.rejected` is among its effects if the character was rejected.
  /// - Complexity: As for the text of one character, without making that text.
  @export(interface) @discardableResult public mutating func insert(_ scalar: Unicode.Scalar) -> EditResult {
    switch entry {
    case .mask(let editor): editor.insert(scalar)
    case .phone(let editor): editor.insert(scalar)
    case .text(let editor): editor.insert(scalar)
    case .number(let editor): editor.insert(scalar)
    }
  }

  /// Deletes what stands before the caret, or the selection.
  ///
  /// A separator that was typed and is not yet certain goes by itself; else the value character before the caret,
  /// stepping over literals, over value literals that were certain to come, and over a grouping sign. So it never
  /// sticks on literals. Before the first digit of a number it takes the sign.
  ///
  /// - Returns: What changed; at the start of the field, nothing.
  @export(interface) @discardableResult public mutating func deleteBackward() -> EditResult {
    switch entry {
    case .mask(let editor): editor.deleteBackward()
    case .phone(let editor): editor.deleteBackward()
    case .text(let editor): editor.deleteBackward()
    case .number(let editor): editor.deleteBackward()
    }
  }

  /// Carries out a command, where a paste is taken as typed text: `apply(_:)` of the module FieldFormats has it read.
  @export(interface) package mutating func perform(_ command: EditCommand) -> EditResult {
    switch command {
    case .insert(let text), .paste(let text): insert(text)
    case .replace(let range, let text): replace(range, with: text)
    case .deleteBackward(let unit): deleteBackward(unit)
    case .deleteForward(let unit): deleteForward(unit)
    case .changeRegion(let region): changeRegion(to: region)
    default: edit(command)
    }
  }

  mutating func edit(_ command: EditCommand) -> EditResult {
    switch entry {
    case .mask(let editor): editor.apply(command)
    case .number(let editor): editor.apply(command)
    case .phone(let editor): editor.apply(command)
    case .text(let editor): editor.apply(command)
    }
  }

  /// Carries out a command of which no report is wanted.
  @inline(__always) mutating func adjust(_ command: EditCommand) {
    switch entry {
    case .mask(let editor): editor.adjust(command)
    case .number(let editor): editor.adjust(command)
    case .phone(let editor): editor.adjust(command)
    case .text(let editor): editor.adjust(command)
    }
  }

  /// Forgets what could be undone.
  package mutating func forgetHistory() {
    switch entry {
    case .mask(let editor): editor.state.history.clear()
    case .number(let editor): editor.state.history.clear()
    case .phone(let editor): editor.state.history.clear()
    case .text(let editor): editor.state.history.clear()
    }
  }
}

/// What all kinds of field know.
extension Field.Entry {
  var isComplete: Bool {
    switch self {
    case .mask(let editor): editor.content.isComplete
    case .number(let editor): editor.content.isComplete
    case .phone(let editor): editor.content.isComplete
    case .text(let editor): editor.content.isComplete
    }
  }

  var isEmpty: Bool {
    switch self {
    case .mask(let editor): editor.content.isEmpty
    case .number(let editor): editor.content.isEmpty
    case .phone(let editor): editor.content.isEmpty
    case .text(let editor): editor.content.isEmpty
    }
  }

  var caret: Int {
    switch self {
    case .mask(let editor): editor.caret
    case .number(let editor): editor.caret
    case .phone(let editor): editor.caret
    case .text(let editor): editor.caret
    }
  }

  var selectionAnchor: Int {
    switch self {
    case .mask(let editor): editor.selectionAnchor
    case .number(let editor): editor.selectionAnchor
    case .phone(let editor): editor.selectionAnchor
    case .text(let editor): editor.selectionAnchor
    }
  }

  var length: Int {
    switch self {
    case .mask(let editor): editor.length
    case .number(let editor): editor.length
    case .phone(let editor): editor.length
    case .text(let editor): editor.length
    }
  }

  var text: String {
    switch self {
    case .mask(let editor): editor.text
    case .number(let editor): editor.text
    case .phone(let editor): editor.text
    case .text(let editor): editor.text
    }
  }

  var value: String {
    switch self {
    case .mask(let editor): editor.content.value
    case .number(let editor): editor.content.value
    case .phone(let editor): editor.content.value
    case .text(let editor): editor.content.value
    }
  }

  var placeholder: String {
    switch self {
    case .mask(let editor): editor.content.placeholder
    case .number(let editor): editor.content.placeholder
    case .phone(let editor): editor.content.placeholder
    case .text(let editor): editor.content.placeholder
    }
  }

  /// What is the same for fields of all kinds.
  @inline(__always) var state: EditorState {
    // not a coroutine, which would keep its frame in memory of its own
    unsafeAddress {
      switch self {
      case .mask(let editor): unsafe editor.statePointer
      case .number(let editor): unsafe editor.statePointer
      case .phone(let editor): unsafe editor.statePointer
      case .text(let editor): unsafe editor.statePointer
      }
    }
  }
}
