internal import MaskEngine

/// The steps that can be undone, and those that can be done again, in lists of words, so that keeping one allocates
/// nothing once the lists have grown.
///
/// A step's first and last word is its length, with both of them counted; what stands between are the selection and its
/// content's words.
struct UndoLists: ~Copyable {
  var past: NumberList
  var future = NumberList(capacity: 64)
  /// Steps in `past`, of which the oldest, up to the floor, are still to be dropped: more than one at a time, now and
  /// then.
  private var steps = 0
  private var floor = 0
  /// Where in `past` the first of the others begins.
  private var start = 0
  private let most: Int

  /// - Parameters:
  ///   - steps: how many can be undone; none where it is 0.
  ///   - capacity: words to begin with.
  init(steps: Int, capacity: Int) {
    most = min(max(0, steps), 1 << 30)
    past = NumberList(capacity: capacity)
  }

  var keepsSteps: Bool { most > 0 }
  var canUndo: Bool { steps > floor }
  var canRedo: Bool { !future.isEmpty }

  /// Makes room for one more step in `past`: what was undone is forgotten, and, now and then, the oldest steps.
  @inline(__always) mutating func makeRoom() {
    forgetFuture()
    steps &+= 1
    if steps &- most > floor {
      start &+= Int(past[start])
      floor &+= 1
      if floor > most { forgetOldest() }
    }
  }

  @inline(__always) mutating func forgetFuture() {
    if future.count > 0 { future.removeAll() }
  }

  @inline(never) private mutating func forgetOldest() {
    past.removeFirst(start)
    steps -= floor
    floor = 0
    start = 0
  }

  /// A step is taken from `past` to `future`, or the other way.
  mutating func willUndo() { steps -= 1 }
  mutating func willRedo() { steps += 1 }

  mutating func forgetLast() {
    past.truncate(to: UndoLists.lastStep(of: past))
    steps -= 1
  }

  /// Where the last step of a list begins.
  static func lastStep(of list: borrowing NumberList) -> Int { list.count - Int(list[list.count - 1]) }

  mutating func clear() {
    if past.count > 0 { past.removeAll() }
    forgetFuture()
    steps = 0
    floor = 0
    start = 0
  }
  func wipe() {
    past.wipe()
    future.wipe()
  }
}
