import MaskEngine
import PhoneNumbering

/// What can be undone and done again: whole numbers with their carets and their region.
struct PhoneHistory: ~Copyable {
  private var lists: UndoLists
  /// Whether a character typed at the caret goes on with the last step.
  private(set) var isTyping = false

  init(steps: Int) { lists = UndoLists(steps: steps, capacity: 512) }

  var canUndo: Bool { lists.canUndo }
  var canRedo: Bool { lists.canRedo }

  @inline(__always) mutating func beginRun() { isTyping = true }
  mutating func breakRun() { isTyping = false }
  @inline(__always) mutating func forgetFuture() { lists.forgetFuture() }

  /// The words of a step before its characters, four a word; the last word repeats the length.
  private enum Word: Int { case length, count, anchor, head, isBehindGap, region }
  private static var header: Int { 6 }

  /// What stands beside the characters in a step.
  struct Step {
    var anchor: Int
    var head: Int
    var isBehindGap: Bool
    /// As an element of its section.
    var region: Int?
  }

  /// Keeps the state before an edit.
  @inline(never) mutating func record(_ number: borrowing PhoneBuffer, _ now: Step) {
    if !lists.keepsSteps { return }
    lists.makeRoom()
    PhoneHistory.append(number, now, to: &lists.past)
  }

  private static func append(_ number: borrowing PhoneBuffer, _ step: Step, to list: inout NumberList) {
    let length = header + (number.count + 3) / 4 + 1
    let words = list.extend(by: length)
    words[Word.length.rawValue] = UInt32(length)
    words[Word.count.rawValue] = UInt32(number.count)
    words[Word.anchor.rawValue] = UInt32(step.anchor)
    words[Word.head.rawValue] = UInt32(step.head)
    words[Word.isBehindGap.rawValue] = step.isBehindGap ? 1 : 0
    words[Word.region.rawValue] = UInt32((step.region ?? -1) + 1)
    UnsafeMutableRawPointer(words + header).copyMemory(from: number.base, byteCount: number.count)
    words[length - 1] = UInt32(length)
  }

  /// Makes in `draft` the state before the last step, and keeps the present one for `redo`. → nil if there is none
  mutating func undo(_ number: borrowing PhoneBuffer, _ now: Step, into draft: inout PhoneBuffer) -> Step? {
    guard canUndo else { return nil }
    isTyping = false
    lists.willUndo()
    PhoneHistory.append(number, now, to: &lists.future)
    return PhoneHistory.pop(&lists.past, into: &draft)
  }

  /// Makes in `draft` the state that the last undone step led to. → nil if there is none
  mutating func redo(_ number: borrowing PhoneBuffer, _ now: Step, into draft: inout PhoneBuffer) -> Step? {
    guard canRedo else { return nil }
    isTyping = false
    lists.willRedo()
    PhoneHistory.append(number, now, to: &lists.past)
    return PhoneHistory.pop(&lists.future, into: &draft)
  }

  private static func pop(_ list: inout NumberList, into draft: inout PhoneBuffer) -> Step {
    let start = UndoLists.lastStep(of: list)
    func word(_ word: Word) -> Int { Int(list[start + word.rawValue]) }
    draft.removeAll()
    let characters = UnsafeRawPointer(list.base + start + header).assumingMemoryBound(to: UInt8.self)
    for i in 0..<word(.count) { draft.append(characters[i]) }
    let region = word(.region)
    let step = Step(
      anchor: word(.anchor), head: word(.head), isBehindGap: word(.isBehindGap) != 0, region: region == 0 ? nil : region - 1)
    list.truncate(to: start)
    return step
  }

  mutating func clear() {
    lists.clear()
    isTyping = false
  }
  func wipe() { lists.wipe() }
}

/// Undo and redo.
extension PhoneField {
  var canUndo: Bool { history.canUndo }
  var canRedo: Bool { history.canRedo }

  mutating func undo() -> EditResult {
    begin()
    guard let step = history.undo(number, now, into: &draft) else { return refuse() }
    return restore(step)
  }

  mutating func redo() -> EditResult {
    begin()
    guard let step = history.redo(number, now, into: &draft) else { return refuse() }
    return restore(step)
  }

  private mutating func restore(_ step: PhoneHistory.Step) -> EditResult {
    if step.region != format.region?.index {
      let region = step.region.map { PhoneRegion($0, of: format.tables) }
      return set(region, anchor: step.anchor, head: step.head, behindGap: step.isBehindGap, effects: .valueChanged)
    }
    return show(anchor: step.anchor, head: step.head, behindGap: step.isBehindGap, effects: .valueChanged)
  }
}
