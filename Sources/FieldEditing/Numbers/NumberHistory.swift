import MaskEngine
import NumberFormatting

/// What can be undone and done again: whole numbers with their carets.
struct NumberHistory: ~Copyable {
  private var lists: UndoLists
  /// Whether a character typed at the caret goes on with the last step.
  private(set) var isTyping = false

  init(steps: Int) { lists = UndoLists(steps: steps, capacity: 512) }

  var canUndo: Bool { lists.canUndo }
  var canRedo: Bool { lists.canRedo }

  @inline(__always) mutating func beginRun() { isTyping = true }
  mutating func breakRun() { isTyping = false }
  @inline(__always) mutating func forgetFuture() { lists.forgetFuture() }

  /// The words of a step before its digits, four a word; the last word repeats the length.
  private enum Word: Int { case length, flags, integerCount, count, anchor, head }
  private static var header: Int { 6 }
  private struct Flags: OptionSet {
    let rawValue: UInt32
    static let negative = Flags(rawValue: 1)
    static let separator = Flags(rawValue: 2)
    static let behindGap = Flags(rawValue: 4)
  }

  /// Keeps the state before an edit.
  @inline(never) mutating func record(_ number: borrowing DigitBuffer, anchor: Int, head: Int, isBehindGap: Bool) {
    if !lists.keepsSteps { return }
    lists.makeRoom()
    NumberHistory.append(number, Step(anchor: anchor, head: head, isBehindGap: isBehindGap), to: &lists.past)
  }

  /// What stands beside the digits in a step.
  struct Step {
    var anchor: Int
    var head: Int
    var isBehindGap: Bool
  }

  private static func append(_ number: borrowing DigitBuffer, _ step: Step, to list: inout NumberList) {
    let digitWords = (number.count + 3) / 4
    let length = header + digitWords + 1
    var flags: Flags = number.isNegative ? .negative : []
    if number.hasSeparator { flags.insert(.separator) }
    if step.isBehindGap { flags.insert(.behindGap) }
    let words = list.extend(by: length)
    words[Word.length.rawValue] = UInt32(length)
    words[Word.flags.rawValue] = flags.rawValue
    words[Word.integerCount.rawValue] = UInt32(number.integerCount)
    words[Word.count.rawValue] = UInt32(number.count)
    words[Word.anchor.rawValue] = UInt32(step.anchor)
    words[Word.head.rawValue] = UInt32(step.head)
    UnsafeMutableRawPointer(words + header).copyMemory(from: number.base, byteCount: number.count)
    words[length - 1] = UInt32(length)
  }

  /// Makes in `draft` the state before the last step, and keeps the present one for `redo`. → nil if there is none
  mutating func undo(_ number: borrowing DigitBuffer, _ now: Step, into draft: inout DigitBuffer) -> Step? {
    guard canUndo else { return nil }
    isTyping = false
    lists.willUndo()
    NumberHistory.append(number, now, to: &lists.future)
    return NumberHistory.pop(&lists.past, into: &draft)
  }

  /// Makes in `draft` the state that the last undone step led to. → nil if there is none
  mutating func redo(_ number: borrowing DigitBuffer, _ now: Step, into draft: inout DigitBuffer) -> Step? {
    guard canRedo else { return nil }
    isTyping = false
    lists.willRedo()
    NumberHistory.append(number, now, to: &lists.past)
    return NumberHistory.pop(&lists.future, into: &draft)
  }

  private static func pop(_ list: inout NumberList, into draft: inout DigitBuffer) -> Step {
    let start = UndoLists.lastStep(of: list)
    func word(_ word: Word) -> Int { Int(list[start + word.rawValue]) }
    let flags = Flags(rawValue: UInt32(word(.flags)))
    draft.removeAll()
    draft.isNegative = flags.contains(.negative)
    let digits = UnsafeRawPointer(list.base + start + header).assumingMemoryBound(to: UInt8.self)
    for i in 0..<word(.count) { draft.append(digits[i]) }
    if flags.contains(.separator) { draft.insertSeparator(at: word(.integerCount)) }
    let step = Step(anchor: word(.anchor), head: word(.head), isBehindGap: flags.contains(.behindGap))
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
extension NumberField {
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

  private var now: NumberHistory.Step { NumberHistory.Step(anchor: anchor, head: head, isBehindGap: isBehindGap) }

  private mutating func restore(_ step: NumberHistory.Step) -> EditResult {
    show(anchor: step.anchor, head: step.head, behindGap: step.isBehindGap, effects: .valueChanged)
  }
}
