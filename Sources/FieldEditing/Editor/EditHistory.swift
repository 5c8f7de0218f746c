import MaskEngine

/// What can be undone and redone: values as their content saves them, each with the selection.
struct EditHistory: ~Copyable {
  private var lists: UndoLists
  /// Whether a character typed at the caret goes on with the last step. Nothing can be redone then.
  var isCoalescing = false

  init(steps: Int) { lists = UndoLists(steps: steps, capacity: 512) }

  var canUndo: Bool { lists.canUndo }
  var canRedo: Bool { lists.canRedo }

  /// Keeps the state before an edit.
  @inline(never) mutating func record(
    _ content: some EditableContent, _ selection: ElementSelection
  ) {
    if !lists.keepsSteps { return }
    lists.makeRoom()
    content.save(selection, to: &lists.past)
  }

  /// Makes a draft of the state before the last step, or of the one that the last undone step led to, while the present one is kept for the
  /// way back; nil if there is none.
  mutating func step(
    back isBack: Bool, _ content: some EditableContent, _ selection: ElementSelection
  ) -> EditOutcome? {
    guard isBack ? canUndo : canRedo else { return nil }
    isCoalescing = false
    if isBack {
      lists.willUndo()
      content.save(selection, to: &lists.future)
      return EditHistory.pop(&lists.past, into: content)
    }
    lists.willRedo()
    content.save(selection, to: &lists.past)
    return EditHistory.pop(&lists.future, into: content)
  }

  private static func pop(
    _ list: inout NumberList, into content: some EditableContent
  ) -> EditOutcome {
    let start = UndoLists.lastStep(of: list)
    func word(_ word: StepWord) -> Int { Int(list[start + word.rawValue]) }
    let selection = ElementSelection(anchor: word(.anchor), head: word(.head), behindGap: word(.isBehindGap) != 0)
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

/// The words of a step: its length, the selection, and what its content keeps, a fact and characters, four a word after their count. The
/// last word repeats the length.
private enum StepWord: Int { case length, anchor, head, isBehindGap, fact, count, characters }

extension NumberList {
  @inline(__always) mutating func appendStep(
    _ selection: ElementSelection, _ fact: UInt32, _ characters: UnsafeBufferPointer<UInt8>
  ) {
    let length = StepWord.characters.rawValue &+ (characters.count &+ 3) / 4 &+ 1
    let words = extend(by: length)
    words[StepWord.length.rawValue] = UInt32(truncatingIfNeeded: length)
    words[StepWord.anchor.rawValue] = UInt32(truncatingIfNeeded: selection.anchor)
    words[StepWord.head.rawValue] = UInt32(truncatingIfNeeded: selection.head)
    words[StepWord.isBehindGap.rawValue] = selection.isBehindGap ? 1 : 0
    words[StepWord.fact.rawValue] = fact
    words[StepWord.count.rawValue] = UInt32(truncatingIfNeeded: characters.count)
    if let base = characters.baseAddress {
      let place = unsafe UnsafeMutableRawPointer(words.base + StepWord.characters.rawValue)
      unsafe place.copyMemory(from: base, byteCount: characters.count)
    }
    words[length - 1] = UInt32(truncatingIfNeeded: length)
  }

  /// The fact of a step.
  func fact(ofStepAt start: Int) -> UInt32 { self[start + StepWord.fact.rawValue] }

  /// The characters of a step, good until the list changes.
  func characters(ofStepAt start: Int) -> UnsafeBufferPointer<UInt8> {
    let first = unsafe UnsafeRawPointer(base + start + StepWord.characters.rawValue).assumingMemoryBound(to: UInt8.self)
    return unsafe UnsafeBufferPointer(start: first, count: Int(self[start + StepWord.count.rawValue]))
  }
}
