/// Elements as they are shown, and where each stands in that. Offsets count scalars.
///
/// What stands between elements is a gap, and none of them: where a caret is beside one, it has two places.
struct ElementLayout: Sendable {
  private(set) var scalars: [Unicode.Scalar] = []
  /// Where each element begins: after a gap.
  private var starts: [Int] = []
  private var ends: [Int] = []
  /// Where the caret stands before the first element, and after the last one.
  private var firstPlace = 0
  private var lastPlace = 0

  /// Nothing but what stands before the first element.
  init(prefix: some Sequence<Unicode.Scalar> = []) {
    scalars = Array(prefix)
    firstPlace = scalars.count
    lastPlace = scalars.count
  }

  mutating func append(gap: some Sequence<Unicode.Scalar>) { scalars += Array(gap) }

  mutating func append(element: some Sequence<Unicode.Scalar>) {
    starts.append(scalars.count)
    scalars += Array(element)
    ends.append(scalars.count)
    firstPlace = starts[0]
    lastPlace = scalars.count
  }

  /// What stands after all elements. The caret goes after it if it is `entered`, and else stands before it.
  mutating func append(suffix: some Sequence<Unicode.Scalar>, entered: Bool = false) {
    scalars += Array(suffix)
    if entered { lastPlace = scalars.count }
  }

  /// Where the caret stands before element `e`, and before a gap there.
  private func place(_ e: Int) -> Int { e == 0 ? firstPlace : e == ends.count ? lastPlace : ends[e - 1] }
  /// Where element `e` begins; the last place where there is none.
  private func start(_ e: Int) -> Int { e < starts.count ? starts[e] : place(e) }
  func hasGap(before e: Int) -> Bool { start(e) > place(e) }
  /// What is selected where a gap alone is: before the first element, and after the last one, all that stands there.
  private func gap(before e: Int) -> Range<Int> {
    (e == 0 ? 0 : place(e))..<(e == ends.count ? scalars.count : start(e))
  }

  /// Where a selection's ends stand. The end that moves keeps its side of a gap, so that a key that extends the
  /// selection crosses one; the other end leaves it out, unless nothing else is selected.
  func offsets(of selection: ElementSelection) -> (anchor: Int, head: Int) {
    let head = selection.isAfterGap ? start(selection.head) : place(selection.head)
    if selection.isCaret { return (head, head) }
    if selection.isGap {
      let gap = gap(before: selection.head)
      return selection.isAfterGap ? (gap.lowerBound, gap.upperBound) : (gap.upperBound, gap.lowerBound)
    }
    return (selection.anchor < selection.head ? start(selection.anchor) : place(selection.anchor), head)
  }

  /// The selection between two offsets; what has no element in it is a gap, if only a part of one, or else a caret.
  func selection(from anchor: Int, to head: Int) -> ElementSelection {
    let (anchor, head) = (min(max(0, anchor), scalars.count), min(max(0, head), scalars.count))
    var selection = ElementSelection(elementCount(before: anchor), elementCount(before: head))
    selection.isGap = selection.isCaret && anchor != head
    selection.isAfterGap = selection.isGap ? head > anchor : head >= start(selection.head)
    return self.selection(selection)
  }

  /// A selection as it stands here: without a gap that is not there.
  func selection(_ selection: ElementSelection) -> ElementSelection {
    var selection = selection
    let isThere = selection.isGap ? !gap(before: selection.head).isEmpty : hasGap(before: selection.head)
    if !isThere { (selection.isAfterGap, selection.isGap) = (false, false) }
    return selection
  }

  /// How many elements stand wholly before an offset.
  private func elementCount(before offset: Int) -> Int { ends.count { $0 <= offset } }
}

/// A selection in elements: `anchor` and `head` count those that stand before it. A caret where the two are equal.
struct ElementSelection: Hashable, Sendable {
  var anchor: Int
  var head: Int
  /// Whether the head stands after the gap before element `head`: only where there is one.
  var isAfterGap = false
  /// Whether that gap is selected, and no element: the anchor stands on its other side.
  var isGap = false

  init(_ anchor: Int, _ head: Int) { (self.anchor, self.head) = (anchor, head) }
  init(_ caret: Int) { self.init(caret, caret) }

  var isCaret: Bool { anchor == head && !isGap }
  var range: Range<Int> { min(anchor, head)..<max(anchor, head) }
}
