import MaskOracle

/// A target that a script can be played on: the oracle, and whatever is to do the same.
public protocol ScriptTarget: ~Copyable {
  /// The text shown. Offsets count its scalars.
  var text: String { get }
  /// The selection: the end where it was begun, and the end that moves with the keys. Offsets inside the text.
  var selection: (anchor: Int, head: Int) { get set }
  /// Whether a typed character replaces the next slot's.
  var overwrites: Bool { get set }
  /// Types or pastes in place of the selection.
  ///
  /// - Parameter text: One character or several.
  /// - Returns: `false` where the edit was rejected or lost something.
  mutating func insert(_ text: String) -> Bool
  /// Takes a text that arrives whole, in place of the selection.
  ///
  /// - Parameter text: The text as it comes.
  /// - Returns: `false` where the edit was rejected or lost something.
  mutating func paste(_ text: String) -> Bool
  /// Deletes the selection, or what stands before the caret.
  ///
  /// - Returns: `false` where the edit was rejected or lost something.
  mutating func deleteBackward() -> Bool
  /// Deletes the selection, or what stands after the caret.
  ///
  /// - Returns: `false` where the edit was rejected or lost something.
  mutating func deleteForward() -> Bool
  /// The whole field from text.
  ///
  /// - Parameter text: The text, as people write it.
  /// - Returns: `false` where the edit was rejected or lost something.
  mutating func set(_ text: String) -> Bool
  /// The whole field from a value.
  ///
  /// - Parameter value: The value, without literals.
  /// - Returns: `false` where the edit was rejected or lost something.
  mutating func setValue(_ value: String) -> Bool
  /// Ends editing.
  ///
  /// - Returns: `false` where the edit was rejected or lost something.
  mutating func finish() -> Bool
  /// Steps what stands at the caret up, or down.
  ///
  /// - Parameter count: How many more; less where it is negative.
  /// - Returns: `false` where nothing can be stepped.
  mutating func step(by count: Int) -> Bool
  /// Restores what stood there before the last step.
  ///
  /// - Returns: `false` where the edit was rejected or lost something.
  mutating func undo() -> Bool
  /// Does again what was undone last.
  ///
  /// - Returns: `false` where the edit was rejected or lost something.
  mutating func redo() -> Bool
  /// Shows marked text in place of the selection; empty text cancels.
  ///
  /// - Parameter text: What the input method shows so far.
  mutating func setMarkedText(_ text: String)
  /// Makes an edit of the marked text; false where there is none.
  ///
  /// - Returns: `false` where the edit was rejected or lost something.
  mutating func unmarkText() -> Bool
  /// Goes on with another region's phone numbers; false where these are none, or there is no such region.
  ///
  /// - Parameter code: Two letters, or `nil` for no region.
  /// - Returns: `false` where the field has no such region, or a digit was lost.
  mutating func changeRegion(to code: String?) -> Bool
}

extension Oracle: ScriptTarget {}

extension ScriptTarget where Self: ~Copyable {
  /// Pastes a text by typing it, where a text that arrives whole is what is typed at once.
  ///
  /// - Parameter text: The text as it comes.
  /// - Returns: `false` where the edit was rejected or lost something.
  public mutating func paste(_ text: String) -> Bool { insert(text) }

  /// Only phone numbers have a region; elsewhere it is rejected, and ends a composition as every edit does.
  ///
  /// - Parameter code: Two letters, or `nil` for no region.
  /// - Returns: `false`.
  public mutating func changeRegion(to code: String?) -> Bool {
    _ = unmarkText()
    return false
  }

  /// Rejects a step where nothing is stepped; it ends a composition as every edit does.
  ///
  /// - Parameter count: How many more.
  /// - Returns: `false`.
  public mutating func step(by count: Int) -> Bool {
    _ = unmarkText()
    return false
  }

  /// Presses a key. `false` where it was rejected or lost something; a move of the caret never is.
  ///
  /// - Parameter key: The key.
  /// - Returns: `false` where the edit was rejected or lost something.
  @discardableResult
  public mutating func press(_ key: Key) -> Bool {
    switch key {
    case .type(let c): return insert(String(c))
    case .paste(let text): return paste(text)
    case .backspace: return deleteBackward()
    case .delete: return deleteForward()
    case .set(let text): return set(text)
    case .setValue(let value): return setValue(value)
    case .endEditing: return finish()
    case .step(let count): return step(by: count)
    case .undo: return undo()
    case .redo: return redo()
    case .overwrite(let isOn): overwrites = isOn
    case .setMarkedText(let text): setMarkedText(text)
    case .unmarkText: return unmarkText()
    case .region(let code): return changeRegion(to: code)
    case .left, .right, .home, .end, .shiftLeft, .shiftRight, .select: move(key)
    }
    return true
  }

  private mutating func move(_ key: Key) {
    // a composition is committed before the caret moves, so it moves in the text that then stands
    _ = unmarkText()
    let (anchor, head) = selection
    let text = text
    let end = text.unicodeScalars.count
    switch key {
    // a selection becomes a caret at its start or end, as in any text
    case .left where anchor != head: place(min(anchor, head))
    case .right where anchor != head: place(max(anchor, head))
    case .left: walk(from: head) { text.offset(before: $0) }
    case .right: walk(from: head) { text.offset(after: $0) }
    case .home: place(0)
    case .end: place(end)
    case .shiftLeft: walk(from: head, anchor: anchor) { text.offset(before: $0) }
    case .shiftRight: walk(from: head, anchor: anchor) { text.offset(after: $0) }
    case .select(let anchor, let head): selection = (min(anchor, end), min(head, end))
    default: break
    }
  }

  private mutating func place(_ caret: Int) { selection = (caret, caret) }

  /// Moves the caret, or the end of a selection, by one character, or by more where that is no place of it: by a gap of
  /// two.
  private mutating func walk(from start: Int, anchor: Int? = nil, by step: (Int) -> Int) {
    let before = selection
    var (head, last) = (start, -1)
    while selection == before && head != last {
      (head, last) = (step(head), head)
      selection = (anchor ?? head, head)
    }
  }
}

extension String {
  /// Scalar offsets at which its characters begin, and its end.
  private var boundaries: [Int] { reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.unicodeScalars.count) } }

  fileprivate func offset(before offset: Int) -> Int { boundaries.last { $0 < offset } ?? 0 }
  fileprivate func offset(after offset: Int) -> Int { boundaries.first { $0 > offset } ?? unicodeScalars.count }
}
