internal import MaskEngine

/// What can be undone and redone: values as their content saves them, each with the selection.
struct EditHistory: ~Copyable {
  private var lists: UndoLists
  /// Whether a character typed at the caret goes on with the last step. Nothing can be redone then.
  var isCoalescing = false

  init(steps: Int) { lists = UndoLists(steps: steps, capacity: 512) }

  var canUndo: Bool { lists.canUndo }
  var canRedo: Bool { lists.canRedo }

  /// Keeps the state before an edit.
  @inline(never) mutating func record(_ content: some EditableContent, _ selection: ElementSelection) {
    if makesRoom() { content.save(selection, to: &lists.past) }
  }

  /// Keeps a step that a closure appends, if steps are kept.
  @inline(__always) mutating func record(_ save: (inout NumberList) -> Void) {
    if makesRoom() { save(&lists.past) }
  }

  /// Makes room for a step, if steps are kept. Returns whether they are.
  @inline(__always) private mutating func makesRoom() -> Bool {
    if lists.keepsSteps { lists.makeRoom() }
    return lists.keepsSteps
  }

  /// Stores the last step in full if it was stored as the difference from the present value, which the next change
  /// would make unreadable.
  @inline(never) mutating func completeLastStep(_ content: some EditableContent) {
    if lists.canUndo { content.completeStep(at: UndoLists.lastStep(of: lists.past), of: &lists.past) }
  }

  /// Makes a draft of the state before the last step, or of the one that the last undone step led to, while the present
  /// one is kept for the way back; `nil` if there is none.
  mutating func step(
    back isBack: Bool, _ content: some EditableContent, _ selection: ElementSelection
  ) -> EditOutcome? {
    guard isBack ? canUndo : canRedo else { return nil }
    isCoalescing = false
    if isBack {
      lists.willUndo()
      let outcome = EditHistory.pop(&lists.past, into: content)
      content.save(selection, to: &lists.future)
      return outcome
    }
    lists.willRedo()
    let outcome = EditHistory.pop(&lists.future, into: content)
    content.save(selection, to: &lists.past)
    return outcome
  }

  /// Forgets the last step if it changed nothing.
  mutating func forgetEmptyStep(_ content: some EditableContent) {
    guard lists.canUndo else { return }
    let start = UndoLists.lastStep(of: lists.past)
    if content.isStepEmpty(at: start, of: lists.past) { lists.forgetLast() }
  }

  private static func pop(
    _ list: inout NumberList, into content: some EditableContent
  ) -> EditOutcome {
    let start = UndoLists.lastStep(of: list)
    func word(_ word: StepWord) -> Int { Int(list[start + word.rawValue]) }
    let selection = ElementSelection(
      anchor: word(.anchor), head: word(.head), afterGap: word(.sides) & 1 != 0, selectsGap: word(.sides) & 2 != 0)
    let effects = content.restore(from: list, at: start)
    list.truncate(to: start)
    return .draft(selection, effects: effects)
  }

  mutating func clear() {
    lists.clear()
    isCoalescing = false
  }
  func wipe() { lists.wipe() }
}

/// The words of a step: its length, the selection and its sides of a gap, and what its content keeps. The last word
/// repeats the length.
private enum StepWord: Int { case length, anchor, head, sides, content }

extension NumberList {
  /// Appends a step for whose content the caller writes so many words.
  @inline(__always) mutating func appendStep(_ selection: ElementSelection, words count: Int) -> Lane {
    let length = StepWord.content.rawValue &+ count &+ 1
    let words = extend(by: length)
    words[StepWord.length.rawValue] = UInt32(truncatingIfNeeded: length)
    words[StepWord.anchor.rawValue] = UInt32(truncatingIfNeeded: selection.anchor)
    words[StepWord.head.rawValue] = UInt32(truncatingIfNeeded: selection.head)
    words[StepWord.sides.rawValue] = (selection.isAfterGap ? 1 : 0) | (selection.isGap ? 2 : 0)
    words[length &- 1] = UInt32(truncatingIfNeeded: length)
    return lane(self.count &- 1 &- count, count: count)
  }

  /// The words of a step's content, good until the list changes.
  func content(ofStepAt start: Int) -> Lane {
    lane(start + StepWord.content.rawValue, count: contentCount(ofStepAt: start))
  }
  func contentCount(ofStepAt start: Int) -> Int { Int(self[start]) - StepWord.content.rawValue - 1 }

  /// Makes room for more words in the content of the last step. Returns them.
  mutating func lengthenLastStep(by count: Int) -> Lane {
    let start = UndoLists.lastStep(of: self)
    let length = Int(self[start]) + count
    _ = extend(by: count)
    (self[start], self[start + length - 1]) = (UInt32(length), UInt32(length))
    return lane(start + length - 1 - count, count: count)
  }
}

/// Steps of a fact and characters, four a word after their count.
extension NumberList {
  private enum Word: Int { case fact, count, characters }

  @inline(__always) mutating func appendStep(
    _ selection: ElementSelection, _ fact: UInt32, _ characters: UnsafeBufferPointer<UInt8>
  ) {
    let words = appendStep(selection, words: Word.characters.rawValue &+ (characters.count &+ 3) / 4)
    words[Word.fact.rawValue] = fact
    words[Word.count.rawValue] = UInt32(truncatingIfNeeded: characters.count)
    if let base = characters.baseAddress {
      let place = unsafe UnsafeMutableRawPointer(words.base + Word.characters.rawValue)
      unsafe place.copyMemory(from: base, byteCount: characters.count)
    }
  }

  /// The fact of a step.
  func fact(ofStepAt start: Int) -> UInt32 { content(ofStepAt: start)[Word.fact.rawValue] }

  /// The characters of a step, good until the list changes.
  func characters(ofStepAt start: Int) -> UnsafeBufferPointer<UInt8> {
    let words = content(ofStepAt: start)
    let first = unsafe UnsafeRawPointer(words.base + Word.characters.rawValue).assumingMemoryBound(to: UInt8.self)
    return unsafe UnsafeBufferPointer(start: first, count: Int(words[Word.count.rawValue]))
  }
}
