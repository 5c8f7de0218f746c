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
  @inline(never) mutating func record<Content: EditableContent & ~Copyable>(
    _ content: borrowing Content, _ selection: ElementSelection
  ) {
    if !lists.keepsSteps { return }
    lists.makeRoom()
    EditHistory.append(content, selection, to: &lists.past)
  }

  /// Makes a draft of the state before the last step, or of the one that the last undone step led to, while the present one is kept for the
  /// way back; nil if there is none.
  mutating func step<Content: EditableContent & ~Copyable>(
    back isBack: Bool, _ content: inout Content, _ selection: ElementSelection
  ) -> EditDraft? {
    guard isBack ? canUndo : canRedo else { return nil }
    isCoalescing = false
    if isBack {
      lists.willUndo()
      EditHistory.append(content, selection, to: &lists.future)
      return EditHistory.pop(&lists.past, into: &content)
    }
    lists.willRedo()
    EditHistory.append(content, selection, to: &lists.past)
    return EditHistory.pop(&lists.future, into: &content)
  }

  /// The words of a step before those of its content; the last word repeats the length.
  private enum Word: Int { case length, anchor, head }
  private static var header: Int { Word.head.rawValue + 1 }

  @inline(__always) private static func append<Content: EditableContent & ~Copyable>(
    _ content: borrowing Content, _ selection: ElementSelection, to list: inout NumberList
  ) {
    let start = list.count
    let words = list.extend(by: header)
    words[Word.anchor.rawValue] = selection.highWord
    words[Word.head.rawValue] = selection.lowWord
    content.save(to: &list)
    let length = UInt32(truncatingIfNeeded: list.count &+ 1 &- start)
    list[start] = length
    list.append(length)
  }

  private static func pop<Content: EditableContent & ~Copyable>(
    _ list: inout NumberList, into content: inout Content
  ) -> EditDraft {
    let start = UndoLists.lastStep(of: list)
    let selection = ElementSelection(high: list[start + Word.anchor.rawValue], low: list[start + Word.head.rawValue])
    let effects = content.restore(from: list, at: start + header)
    list.truncate(to: start)
    return EditDraft(selection, effects: effects)
  }

  mutating func clear() {
    lists.clear()
    isCoalescing = false
  }
  func wipe() { lists.wipe() }
}

extension NumberList {
  /// Appends a fact, and characters, four a word after their count.
  @inline(__always) mutating func append(_ fact: UInt32, packing characters: UnsafeBufferPointer<UInt8>) {
    let words = extend(by: 2 &+ (characters.count &+ 3) / 4)
    words[0] = fact
    words[1] = UInt32(truncatingIfNeeded: characters.count)
    if let base = characters.baseAddress {
      unsafe UnsafeMutableRawPointer(words.base + 2).copyMemory(from: base, byteCount: characters.count)
    }
  }

  /// Characters that were packed with a fact, good until the list changes.
  func characters(at start: Int) -> UnsafeBufferPointer<UInt8> {
    let first = unsafe UnsafeRawPointer(base + start + 2).assumingMemoryBound(to: UInt8.self)
    return unsafe UnsafeBufferPointer(start: first, count: Int(self[start + 1]))
  }
}
