/// What can be undone and done again.
///
/// A step is kept as the state before it: whole, or, for a key of the fast path, as the difference from the state after it, which costs a
/// few words.
struct MaskHistory: ~Copyable {
  private var lists: UndoLists
  /// Where the caret stood after the last character typed: typing there goes on with its step.
  private var runEnd = -1

  init(steps: Int) { lists = UndoLists(steps: steps, capacity: 1024) }

  var canUndo: Bool { lists.canUndo }
  var canRedo: Bool { lists.canRedo }

  /// What a step is kept as: the first word behind its length.
  private enum Kind: UInt32 {
    /// All characters and the tail.
    case whole
    /// Characters were put in before those that stood behind `place`, of `count` in all.
    case insertion
    /// One character was taken out at `place`.
    case removal
  }

  /// The words of a step. Whole steps go on with their characters and the nodes of their tail; the last word repeats the length.
  private enum Word: Int {
    case length, kind, place, count, leftAt, carried, anchor, head, tailKind
  }
  private static var header: Int { Word.tailKind.rawValue + 1 }

  // MARK: recording

  /// Whether a character typed at `caret` goes on with the last step.
  @inline(__always) func isTyping(at caret: Int) -> Bool { runEnd == caret }
  @inline(__always) mutating func continues(at caret: Int) { runEnd = caret }
  mutating func breakRun() { runEnd = -1 }

  /// Keeps what a fast insertion changed: so many characters stood before the one typed, and in all.
  @inline(__always) mutating func record(insertionAt place: Int, of count: Int, hadTail: Bool, caret: Int, carried: Int) {
    add(.insertion, place, UInt32(truncatingIfNeeded: count), hadTail, caret, carried)
  }
  /// Keeps the character that a fast removal took out.
  @inline(__always) mutating func record(removalAt place: Int, of c: Symbol, hadTail: Bool, caret: Int, carried: Int) {
    runEnd = -1
    add(.removal, place, c, hadTail, caret, carried)
  }

  @inline(__always) private mutating func add(
    _ kind: Kind, _ place: Int, _ count: UInt32, _ hadTail: Bool, _ caret: Int, _ carried: Int
  ) {
    if !lists.keepsSteps { return }
    lists.makeRoom()
    let length = UInt32(MaskHistory.header + 1)
    let words = lists.past.extend(by: MaskHistory.header + 1)
    words[Word.length.rawValue] = length
    words[Word.kind.rawValue] = kind.rawValue
    words[Word.place.rawValue] = UInt32(truncatingIfNeeded: place)
    words[Word.count.rawValue] = count
    words[Word.leftAt.rawValue] = 0
    words[Word.carried.rawValue] = UInt32(truncatingIfNeeded: carried &+ 1)
    words[Word.anchor.rawValue] = UInt32(truncatingIfNeeded: caret)
    words[Word.head.rawValue] = UInt32(truncatingIfNeeded: caret)
    words[Word.tailKind.rawValue] = (hadTail ? TailKind.certain : .none).rawValue
    words[MaskHistory.header] = length
  }
  private enum TailKind: UInt32 { case none, certain, written }

  /// Keeps the state before an edit of the general way, or, where it goes on with the last step, makes that one whole.
  mutating func record(_ layout: inout Layout, anchor: Int, head: Int, carried: Int, goesOn: Bool) {
    if !lists.keepsSteps { return }
    if goesOn && lists.canUndo {
      lists.forgetFuture()
      MaskHistory.makeWhole(&lists.past, layout)
    } else {
      lists.makeRoom()
      MaskHistory.append(layout: &layout, anchor: anchor, head: head, carried: carried, to: &lists.past)
    }
  }

  private static func append(layout: inout Layout, anchor: Int, head: Int, carried: Int, to list: inout NumberList) {
    let tail = layout.tailLength == 0 ? TailKind.none : layout.isTailCertain ? .certain : .written
    let length = header + layout.count + (tail == .written ? layout.tailLength : 0) + 1
    let words = list.extend(by: header)
    words[Word.length.rawValue] = UInt32(length)
    words[Word.kind.rawValue] = Kind.whole.rawValue
    words[Word.place.rawValue] = 0
    words[Word.count.rawValue] = UInt32(layout.count)
    words[Word.leftAt.rawValue] = UInt32(layout.leftAt + 1)
    words[Word.carried.rawValue] = UInt32(carried + 1)
    words[Word.anchor.rawValue] = UInt32(anchor)
    words[Word.head.rawValue] = UInt32(head)
    words[Word.tailKind.rawValue] = tail.rawValue
    let characters = list.extend(by: layout.count)
    for k in 0..<layout.count { characters[k] = layout.characterRead(k) }
    if tail == .written { layout.appendTail(to: &list) }
    list.append(UInt32(length))
  }

  /// Makes the last step whole, `layout` being the state after it.
  @inline(never) mutating func makeWhole(_ layout: borrowing Layout) {
    if lists.canUndo { MaskHistory.makeWhole(&lists.past, layout) }
  }

  /// Makes the last step whole, `layout` being the state after it: what follows is no longer a plain insertion.
  private static func makeWhole(_ past: inout NumberList, _ layout: borrowing Layout) {
    let start = UndoLists.lastStep(of: past)
    guard past[start + Word.kind.rawValue] == Kind.insertion.rawValue else { return }
    let place = Int(past[start + Word.place.rawValue])
    let count = Int(past[start + Word.count.rawValue])
    let length = MaskHistory.header + count + 1
    past.truncate(to: past.count - 1)
    past[start] = UInt32(length)
    past[start + Word.kind.rawValue] = Kind.whole.rawValue
    for k in 0..<place { past.append(layout.characterRead(k)) }
    for k in place..<count { past.append(layout.characterRead(layout.count - count + k)) }
    past.append(UInt32(length))
  }

  // MARK: going back and forth

  /// What stands beside the characters in a step.
  struct Step {
    var carried: Int
    var anchor: Int
    var head: Int
  }

  /// Makes in `next` the state before the last step, and keeps the present one for `redo`. → nil if there is none
  mutating func undo(_ layout: inout Layout, into next: inout Layout, anchor: Int, head: Int, carried: Int) -> Step? {
    guard canUndo else { return nil }
    runEnd = -1
    lists.willUndo()
    MaskHistory.append(layout: &layout, anchor: anchor, head: head, carried: carried, to: &lists.future)
    return MaskHistory.pop(&lists.past, layout, into: &next)
  }

  /// Makes in `next` the state that the last undone step led to. → nil if there is none
  mutating func redo(_ layout: inout Layout, into next: inout Layout, anchor: Int, head: Int, carried: Int) -> Step? {
    guard canRedo else { return nil }
    runEnd = -1
    lists.willRedo()
    MaskHistory.append(layout: &layout, anchor: anchor, head: head, carried: carried, to: &lists.past)
    return MaskHistory.pop(&lists.future, layout, into: &next)
  }

  private static func pop(_ list: inout NumberList, _ layout: borrowing Layout, into next: inout Layout) -> Step {
    let start = UndoLists.lastStep(of: list)
    func word(_ word: Word) -> Int { Int(list[start + word.rawValue]) }
    let place = word(.place)
    next.clear()
    switch unsafe Kind(rawValue: UInt32(word(.kind))).unsafelyUnwrapped {
    case .whole:
      let count = word(.count)
      let left = word(.leftAt) - 1
      next.restore(list, start + header, left < 0 ? count : left)
      if left >= 0 && next.leave() { next.cut(to: count) }
    case .insertion:
      for k in 0..<place { _ = next.exact(layout.characterRead(k)) }
      let behind = word(.count) - place
      for k in layout.count - behind..<layout.count { _ = next.exact(layout.characterRead(k)) }
    case .removal:
      for k in 0..<place { _ = next.exact(layout.characterRead(k)) }
      _ = next.exact(list[start + Word.count.rawValue])
      for k in place..<layout.count { _ = next.exact(layout.characterRead(k)) }
    }
    switch unsafe TailKind(rawValue: UInt32(word(.tailKind))).unsafelyUnwrapped {
    case .none: next.hideTail()
    case .certain: next.showCertain()
    case .written: next.showTail(list, start + header + word(.count)..<list.count - 1)
    }
    let step = Step(carried: word(.carried) - 1, anchor: word(.anchor), head: word(.head))
    list.truncate(to: start)
    return step
  }

  mutating func clear() {
    lists.clear()
    runEnd = -1
  }
  func wipe() { lists.wipe() }
}

/// Undo and redo.
extension MaskField {
  var canUndo: Bool { history.canUndo }
  var canRedo: Bool { history.canRedo }

  /// Restores value, display and selection as they were before the last step. Consecutive typing is one step.
  @discardableResult mutating func undo() -> EditResult {
    endComposition()
    rejected.removeAll()
    guard let step = history.undo(&now, into: &next, anchor: anchor, head: head, carried: carried) else { return refuse() }
    return restore(step)
  }

  /// Does again what was undone last.
  @discardableResult mutating func redo() -> EditResult {
    endComposition()
    rejected.removeAll()
    guard let step = history.redo(&now, into: &next, anchor: anchor, head: head, carried: carried) else { return refuse() }
    return restore(step)
  }

  private mutating func restore(_ step: MaskHistory.Step) -> EditResult {
    var result = show(Outcome(), Change(from: now, to: next), caret: step.head)
    anchor = step.anchor
    head = step.head
    carried = step.carried
    result.selection = externalSelection
    return result
  }
}
