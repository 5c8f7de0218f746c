/// Making an edit: what changed is found by comparing the displays.
extension MaskField {
  /// The selection's bounds, in order.
  var low: Int { min(anchor, head) }
  var high: Int { max(anchor, head) }

  /// What an edit did beside the layout it made.
  struct Outcome {
    var effects: EditResult.Effects = []
    /// Characters of the value that came along, and zeros.
    var supplied = 0..<0
    var padded = 0..<0
    /// Where the text was put: what changes before it is laid out anew.
    var place = 0
    /// Whether it is one more character typed where the last one was.
    var isTyping = false
  }

  /// Nothing changes but, perhaps, the caret: a key may be typed over what stands there.
  mutating func refuse(caret: Int? = nil, isTyping: Bool = false) -> EditResult {
    if let caret, caret != head || anchor != head {
      let goesOn = isTyping && anchor == head && history.isTyping(at: head)
      setCaret(caret)
      if goesOn { history.continues(at: caret) } else { history.breakRun() }
    }
    let at = external(head)
    var result = EditResult(
      at..<at, newEnd: at, selection: externalSelection, isComplete: isComplete, effects: caret == nil ? .rejected : [])
    result.rejectedCount = rejectedCount
    return widened(result)
  }

  /// Takes over the layout that an edit made: a step that can be undone, if it changes what is shown or the value.
  mutating func accept(_ outcome: Outcome, caret: Int, carried: Int = -1) -> EditResult {
    let (oldAnchor, oldHead) = (anchor, head)
    let goesOn = outcome.isTyping && anchor == head && history.isTyping(at: head)
    let change = Change(from: now, to: next)
    let changes = !change.isNone
    // typed over the same, and pushing that out, a character changes nothing, and yet its step is no plain insertion any more
    if changes || goesOn && history.canUndo {
      history.record(&now, anchor: anchor, head: head, carried: self.carried, goesOn: goesOn)
    }
    self.carried = carried
    let result = show(outcome, change, caret: caret)
    if changes && outcome.isTyping || goesOn {
      history.continues(at: head)
    } else if changes || anchor != oldAnchor || head != oldHead {
      history.breakRun()
    }
    return result
  }

  /// What makes a layout differ from another.
  struct Change {
    /// Characters of both displays that are the same from the start, and from the end.
    var start = 0
    var end = 0
    var value = false
    var isNone: Bool

    init(from old: borrowing Layout, to new: borrowing Layout) {
      let most = min(old.length, new.length)
      let (before, after) = (old.display, new.display)
      while start < most && before[start] == after[start] { start += 1 }
      isNone = start == most && old.length == new.length
      let (oldLast, newLast) = (old.length - 1, new.length - 1)
      while end < most - start && before[oldLast - end] == after[newLast - end] { end += 1 }
      value = old.count != new.count
      var k = 0
      while !value && k < old.count {
        value = old.character(k) != new.character(k)
        k += 1
      }
      if value { isNone = false }
    }
  }

  /// Takes over the layout that an edit made, and tells what has changed.
  mutating func show(_ outcome: Outcome, _ change: Change, caret: Int) -> EditResult {
    swap(&now, &next)
    now.check()
    // now `next` is what was on display before
    var (common, end) = (change.start, change.end)
    if !agree(in: now) || !agree(in: next) {
      // a mark may have joined what stands before it or behind, so the edit is widened to whole clusters of both displays
      while !isBoundary(common, in: now) || !isBoundary(common, in: next) { common -= 1 }
      while !isBoundary(now.length - end, in: now) || !isBoundary(next.length - end, in: next) { end -= 1 }
    }
    let oldRange = common..<next.length - end
    let newRange = common..<now.length - end
    var effects = outcome.effects
    if change.value { effects.insert(.valueChanged) }
    // what came along and was certain to come is shown ahead, and is no more of the value
    let (supplied, padded) = (shownRange(outcome.supplied), shownRange(outcome.padded))
    if !supplied.isEmpty { effects.insert(.supplied) }
    if !padded.isEmpty { effects.insert(.padded) }
    if common < outcome.place && common < next.valueLength { effects.insert(.laidOutAnew) }
    setCaret(snapped(caret))
    var result = EditResult(
      external(oldRange, in: next), newEnd: external(newRange.upperBound, in: now), selection: externalSelection,
      isComplete: isComplete, effects: effects)
    result.rejectedCount = rejectedCount
    result.supplied = supplied
    result.padded = padded
    return widened(result)
  }

  /// Where some characters of the value are shown.
  private func shownRange(_ characters: Range<Int>) -> Range<Int> {
    if characters.isEmpty { return 0..<0 }
    let characters = characters.clamped(to: 0..<now.count)
    if characters.isEmpty { return 0..<0 }
    return external(now.offset(characters.lowerBound + 1) - 1..<now.offset(characters.upperBound), in: now)
  }

  /// How many characters the last edit rejected or lost.
  var rejectedCount: Int { rejected.count / 2 }

  /// What the last edit rejected or lost, character by character.
  var rejections: [Rejection] {
    (0..<rejectedCount).compactMap { i in
      Rejection.Reason(rawValue: rejected[2 * i + 1]).map { Rejection(position: Int(rejected[2 * i]), reason: $0) }
    }
  }
}
