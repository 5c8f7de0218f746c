import FieldFormats
internal import SecretMemory

/// The steps of a text that can be undone.
///
/// One list has the bytes of all steps, one after another, and a step has its ranges of it: a key appends to lists that
/// are there.
struct TextHistory {
  /// An edit: at an offset bytes were replaced by others.
  struct Step {
    let start: Int
    /// The bytes that were removed, and those that took their place, directly after them in the list.
    var removed, inserted: Range<Int>
    let anchor, caret: Int
    /// Whether typing at its end joins it.
    let isTyping: Bool
  }

  private var steps: [Step] = []
  private var bytes: SecretList<UInt8> = []
  /// The steps from the first that is remembered up to this one are done; those after it are undone.
  private var doneEnd = 0
  /// Steps before it are forgotten, and go when there are many of them.
  private var doneStart = 0
  private let limit: Int
  /// Whether the next key may join the last step: the caret has not been moved since.
  var isOpen = false

  init(limit: Int) { self.limit = limit }

  var canUndo: Bool { doneEnd > doneStart }
  var canRedo: Bool { doneEnd < steps.count }

  /// Adds a step, or what is typed to the last one. What was undone cannot be done again from now on.
  ///
  /// - Parameters:
  ///   - start: The offset of what was replaced.
  ///   - removed: What was replaced.
  ///   - inserted: What took its place.
  ///   - selection: The selection before the edit.
  ///   - isTyping: Whether typing at its end joins it.
  mutating func add(
    at start: Int, removed: SecretList<UInt8>, inserted: SecretList<UInt8>, selection: (anchor: Int, caret: Int),
    isTyping: Bool
  ) {
    forgetUndone()
    let isJoined = isOpen && isTyping && removed.isEmpty && canUndo && steps[doneEnd - 1].ends(at: start)
    isOpen = isTyping
    if limit == 0 { return }
    let (first, middle) = (bytes.count, bytes.count + removed.count)
    bytes.append(contentsOf: removed)
    bytes.append(contentsOf: inserted)
    if isJoined {
      steps[doneEnd - 1].inserted = steps[doneEnd - 1].inserted.lowerBound..<bytes.count
      return
    }
    steps.append(
      Step(
        start: start, removed: first..<middle, inserted: middle..<bytes.count, anchor: selection.anchor,
        caret: selection.caret, isTyping: isTyping))
    doneEnd += 1
    if doneEnd - doneStart > limit { forgetFirst() }
  }

  mutating func undo() -> Step? {
    guard canUndo else { return nil }
    isOpen = false
    doneEnd -= 1
    return steps[doneEnd]
  }

  mutating func redo() -> Step? {
    guard canRedo else { return nil }
    isOpen = false
    doneEnd += 1
    return steps[doneEnd - 1]
  }

  /// Copies bytes of a step into a list.
  func copy(_ range: Range<Int>, into list: inout SecretList<UInt8>) {
    list.removeAll(keepingCapacity: true)
    for i in range { list.append(bytes[i]) }
  }

  mutating func clear() { self = TextHistory(limit: limit) }

  private mutating func forgetUndone() {
    guard canRedo else { return }
    steps.removeSubrange(doneEnd...)
    bytes.replaceSubrange((steps.last?.inserted.upperBound ?? 0)..<bytes.count, with: EmptyCollection())
  }

  /// The first step is forgotten. Its bytes go with those of many others, so that a key does not move all the rest.
  private mutating func forgetFirst() {
    doneStart += 1
    if doneStart <= limit { return }
    let gone = steps[doneStart].removed.lowerBound
    steps.removeSubrange(..<doneStart)
    bytes.replaceSubrange(0..<gone, with: EmptyCollection())
    for i in steps.indices { steps[i].move(by: gone) }
    doneEnd -= doneStart
    doneStart = 0
  }
}

extension TextHistory.Step {
  fileprivate func ends(at offset: Int) -> Bool { isTyping && start + inserted.count == offset }

  fileprivate mutating func move(by count: Int) {
    removed = removed.lowerBound - count..<removed.upperBound - count
    inserted = inserted.lowerBound - count..<inserted.upperBound - count
  }
}
