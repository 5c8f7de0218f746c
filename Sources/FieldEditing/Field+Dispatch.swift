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
  @discardableResult public mutating func insert(_ text: String) -> EditResult {
    switch entry {
    case .mask(let editor): editor.insert(text)
    case .phone(let editor): editor.insert(text)
    case .number(let editor): editor.insert(text)
    }
  }

  /// Types a character in place of the selection.
  ///
  /// - Parameter scalar: The character.
  /// - Returns: What changed; `.rejected` is among its effects if the character was rejected.
  /// - Complexity: As for the text of one character, without making that text.
  @discardableResult public mutating func insert(_ scalar: Unicode.Scalar) -> EditResult {
    switch entry {
    case .mask(let editor): editor.insert(scalar)
    case .phone(let editor): editor.insert(scalar)
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
  @discardableResult public mutating func deleteBackward() -> EditResult {
    switch entry {
    case .mask(let editor): editor.deleteBackward()
    case .phone(let editor): editor.deleteBackward()
    case .number(let editor): editor.deleteBackward()
    }
  }

  mutating func apply(_ edit: Edit) -> EditResult {
    switch entry {
    case .mask(let editor): editor.apply(edit)
    case .number(let editor): editor.apply(edit)
    case .phone(let editor): editor.apply(edit)
    }
  }

  @inline(__always) mutating func perform(_ action: FieldAction) {
    switch entry {
    case .mask(let editor): editor.perform(action)
    case .number(let editor): editor.perform(action)
    case .phone(let editor): editor.perform(action)
    }
  }

  func ask(_ flag: FieldFlag) -> Bool {
    switch entry {
    case .mask(let editor): editor.answer(flag)
    case .number(let editor): editor.answer(flag)
    case .phone(let editor): editor.answer(flag)
    }
  }

  func ask(_ offset: FieldOffset) -> Int {
    switch entry {
    case .mask(let editor): editor.answer(offset)
    case .number(let editor): editor.answer(offset)
    case .phone(let editor): editor.answer(offset)
    }
  }

  func ask(_ text: FieldText) -> String {
    switch entry {
    case .mask(let editor): editor.answer(text)
    case .number(let editor): editor.answer(text)
    case .phone(let editor): editor.answer(text)
    }
  }
}

extension Field.Entry {
  /// What is the same for fields of all kinds.
  @inline(__always) var state: EditorState {
    // not a coroutine, which would keep its frame in memory of its own
    unsafeAddress {
      switch self {
      case .mask(let editor): unsafe editor.statePointer
      case .number(let editor): unsafe editor.statePointer
      case .phone(let editor): unsafe editor.statePointer
      }
    }
  }
}
