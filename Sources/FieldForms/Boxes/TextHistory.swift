import FieldFormats
internal import SecretMemory

/// What was done to a text, to be taken back.
struct TextHistory {
  /// An edit: at an offset bytes were replaced by others.
  struct Step {
    let start: Int
    let removed: SecretList<UInt8>
    var inserted: SecretList<UInt8>
    let anchor, caret: Int
    /// Whether typing at its end joins it.
    var isTyping: Bool
  }

  private var done: [Step] = []
  private var undone: [Step] = []
  private let limit: Int
  /// Whether the next key may join the last step: the caret has not been moved since.
  var isOpen = false

  init(limit: Int) { self.limit = limit }

  var canUndo: Bool { !done.isEmpty }
  var canRedo: Bool { !undone.isEmpty }

  mutating func add(_ step: Step) {
    undone.removeAll(keepingCapacity: true)
    if isOpen, step.isTyping, step.removed.isEmpty, let last = done.last, last.isTyping,
      last.start + last.inserted.count == step.start
    {
      done[done.count - 1].inserted.append(contentsOf: step.inserted)
      return
    }
    isOpen = step.isTyping
    if limit == 0 { return }
    if done.count == limit { done.removeFirst() }
    done.append(step)
  }

  mutating func undo() -> Step? {
    guard let step = done.popLast() else { return nil }
    isOpen = false
    undone.append(step)
    return step
  }

  mutating func redo() -> Step? {
    guard let step = undone.popLast() else { return nil }
    isOpen = false
    done.append(step)
    return step
  }

  mutating func clear() { self = TextHistory(limit: limit) }
}
