import MaskEngine

/// What can be undone and done again in entry by elements: whole texts, each with its caret.
struct ElementHistory: ~Copyable {
  private var lists: UndoLists
  /// Whether a character typed at the caret goes on with the last step. Nothing can be done again then.
  private(set) var isTyping = false

  init(steps: Int) { lists = UndoLists(steps: steps, capacity: 512) }

  var canUndo: Bool { lists.canUndo }
  var canRedo: Bool { lists.canRedo }

  @inline(__always) mutating func beginRun() {
    forgetFuture()
    isTyping = true
  }
  mutating func breakRun() { isTyping = false }
  @inline(__always) mutating func forgetFuture() { lists.forgetFuture() }

  /// What stands beside the characters in a step.
  struct Step {
    var anchor: Int
    var head: Int
    var isBehindGap: Bool
    /// What the entry keeps of its own.
    var facts: (UInt32, UInt32)
  }

  /// The words of a step before its characters, four a word; the last word repeats the length.
  private enum Word: Int { case length, count, anchor, head, isBehindGap, fact, otherFact }
  private static var header: Int { Word.otherFact.rawValue + 1 }

  /// Keeps the state before an edit.
  @inline(never) mutating func record(_ characters: UnsafeBufferPointer<UInt8>, _ now: Step) {
    if !lists.keepsSteps { return }
    lists.makeRoom()
    unsafe ElementHistory.append(characters, now, to: &lists.past)
  }

  @inline(__always) private static func append(
    _ characters: UnsafeBufferPointer<UInt8>, _ step: Step, to list: inout NumberList
  ) {
    let length = header + (characters.count + 3) / 4 + 1
    let words = list.extend(by: length)
    words[Word.length.rawValue] = UInt32(truncatingIfNeeded: length)
    words[Word.count.rawValue] = UInt32(truncatingIfNeeded: characters.count)
    words[Word.anchor.rawValue] = UInt32(truncatingIfNeeded: step.anchor)
    words[Word.head.rawValue] = UInt32(truncatingIfNeeded: step.head)
    words[Word.isBehindGap.rawValue] = step.isBehindGap ? 1 : 0
    (words[Word.fact.rawValue], words[Word.otherFact.rawValue]) = step.facts
    if let base = characters.baseAddress {
      unsafe UnsafeMutableRawPointer(words.base + header).copyMemory(from: base, byteCount: characters.count)
    }
    words[length - 1] = UInt32(truncatingIfNeeded: length)
  }

  /// The state before the last step, while the present one is kept for `redo`; nil if there is none. The characters are good until the next
  /// call.
  mutating func undo(_ characters: UnsafeBufferPointer<UInt8>, _ now: Step) -> (Step, UnsafeBufferPointer<UInt8>)? {
    guard canUndo else { return nil }
    isTyping = false
    lists.willUndo()
    unsafe ElementHistory.append(characters, now, to: &lists.future)
    return unsafe ElementHistory.pop(&lists.past)
  }

  /// The state that the last undone step led to; nil if there is none. The characters are good until the next call.
  mutating func redo(_ characters: UnsafeBufferPointer<UInt8>, _ now: Step) -> (Step, UnsafeBufferPointer<UInt8>)? {
    guard canRedo else { return nil }
    isTyping = false
    lists.willRedo()
    unsafe ElementHistory.append(characters, now, to: &lists.past)
    return unsafe ElementHistory.pop(&lists.future)
  }

  private static func pop(_ list: inout NumberList) -> (Step, UnsafeBufferPointer<UInt8>) {
    let start = UndoLists.lastStep(of: list)
    func word(_ word: Word) -> UInt32 { list[start + word.rawValue] }
    let step = Step(
      anchor: Int(word(.anchor)), head: Int(word(.head)), isBehindGap: word(.isBehindGap) != 0,
      facts: (word(.fact), word(.otherFact)))
    let characters = unsafe UnsafeRawPointer(list.base + start + header).assumingMemoryBound(to: UInt8.self)
    let count = Int(word(.count))
    // what is cut off stays where it is until the list grows
    list.truncate(to: start)
    return unsafe (step, UnsafeBufferPointer(start: characters, count: count))
  }

  mutating func clear() {
    lists.clear()
    isTyping = false
  }
  func wipe() { lists.wipe() }
}
