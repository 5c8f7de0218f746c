public import FieldEditing
public import MaskOracle
public import NumberFormatting
public import PhoneNumbering

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
  /// - Parameters:
  ///   - count: How many steps up; down where it is negative.
  ///   - size: Which of the three steps of the field they are.
  /// - Returns: `false` where nothing can be stepped.
  mutating func step(by count: Int, _ size: StepSize) -> Bool
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
  /// Goes on with another region's phone numbers; false where these are none.
  ///
  /// - Parameter region: The region, or `nil` for none.
  /// - Returns: `false` where the field has no region, or a digit was lost.
  mutating func changeRegion(to region: PhoneRegion?) -> Bool
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
  /// - Parameter region: The region, or `nil` for none.
  /// - Returns: `false`.
  public mutating func changeRegion(to region: PhoneRegion?) -> Bool {
    _ = unmarkText()
    return false
  }

  /// Rejects a step where nothing is stepped; it ends a composition as every edit does.
  ///
  /// - Parameters:
  ///   - count: How many steps.
  ///   - size: Which steps.
  /// - Returns: `false`.
  public mutating func step(by count: Int, _ size: StepSize) -> Bool {
    _ = unmarkText()
    return false
  }

  /// Presses a key. `false` where it was rejected or lost something; a move of the caret never is.
  ///
  /// - Parameter key: The key.
  /// - Returns: `false` where the edit was rejected or lost something.
  @discardableResult
  public mutating func press(_ key: EditCommand) -> Bool {
    switch key {
    case .insert(let text): return insert(text)
    case .paste(let text): return paste(text)
    case .replace(let range, let text):
      move(.setSelection(anchor: range.lowerBound, head: range.upperBound))
      return insert(text)
    case .deleteBackward(let unit):
      extend(by: unit, .wordBackward, .start)
      return deleteBackward()
    case .deleteForward(let unit):
      extend(by: unit, .wordForward, .end)
      return deleteForward()
    case .setText(let text): return set(text)
    case .setValue(let value): return setValue(value)
    case .endEditing: return finish()
    case .step(let count, let size): return step(by: count, size)
    case .undo: return undo()
    case .redo: return redo()
    case .overwrite(let isOn): overwrites = isOn
    case .setMarkedText(let text): setMarkedText(text)
    case .unmarkText: return unmarkText()
    case .changeRegion(let region): return changeRegion(to: region)
    case .move, .setSelection, .selectAll: move(key)
    // what has no oracle
    case .reveal, .clear: return false
    }
    return true
  }

  /// Selects what is deleted where nothing is selected.
  private mutating func extend(by unit: Field.TextUnit, _ word: Field.Movement, _ edge: Field.Movement) {
    if unit == .all { return move(.selectAll) }
    if unit == .character || selection.anchor != selection.head { return }
    move(.move(unit == .word ? word : edge, extending: true))
  }

  private mutating func move(_ key: EditCommand) {
    // a composition is committed before the caret moves, so it moves in the text that then stands
    _ = unmarkText()
    let (anchor, head) = selection
    let text = text
    let end = text.unicodeScalars.count
    switch key {
    // a selection becomes a caret at its start or end, as in any text
    case .move(.backward, false) where anchor != head: place(min(anchor, head))
    case .move(.forward, false) where anchor != head: place(max(anchor, head))
    case .move(let movement, let extending):
      let anchor = extending ? anchor : nil
      switch movement {
      case .backward: walk(from: head, anchor: anchor) { text.offset(before: $0) }
      case .forward: walk(from: head, anchor: anchor) { text.offset(after: $0) }
      case .wordBackward: place(text.wordStart(before: head), anchor: anchor)
      case .wordForward: place(text.wordEnd(after: head), anchor: anchor)
      case .start: place(0, anchor: anchor)
      case .end: place(end, anchor: anchor)
      }
    case .setSelection(let anchor, let head): selection = (min(anchor, end), min(head, end))
    case .selectAll: selection = (0, end)
    default: break
    }
  }

  private mutating func place(_ caret: Int, anchor: Int? = nil) { selection = (anchor ?? caret, caret) }

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

  /// Which of its scalars belong to words: letters and digits, and the marks on them.
  private var wordScalars: [Bool] { unicodeScalars.map { $0.isLetterOrNumber || $0.continuesCluster } }

  fileprivate func wordStart(before offset: Int) -> Int {
    let isWord = wordScalars[..<offset]
    guard let last = isWord.lastIndex(of: true) else { return 0 }
    return isWord[..<last].lastIndex(of: false).map { $0 + 1 } ?? 0
  }
  fileprivate func wordEnd(after offset: Int) -> Int {
    let isWord = wordScalars[offset...]
    guard let first = isWord.firstIndex(of: true) else { return isWord.endIndex }
    return isWord[first...].firstIndex(of: false) ?? isWord.endIndex
  }
}
