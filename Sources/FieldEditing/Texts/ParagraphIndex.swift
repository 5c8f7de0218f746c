/// How much text a paragraph is, or several are, in each of several measures.
package typealias TextExtent = SIMD4<Int>

/// Where the paragraphs of a text begin, in each of several measures: units of offsets, or the rows of a frame.
///
/// A list with a gap, as the text has one: before the gap stand sums from the start of the text, after it sums from its
/// end. So a key changes one of them, and any place is found in O(log *n*).
package struct ParagraphIndex {
  /// What there is up to the end of each paragraph before the gap.
  private var before: [TextExtent] = []
  /// What there is from the start of each paragraph after the gap; the nearest is last.
  private var after: [TextExtent] = []

  /// A paragraph, and what stands before it. Its line feed is its last character.
  package struct Paragraph {
    package let number: Int
    package let start: TextExtent
    package let extent: TextExtent
  }

  package init() {}

  package var count: Int { before.count + after.count }
  package var total: TextExtent { (before.last ?? .zero) &+ (after.last ?? .zero) }

  package subscript(number: Int) -> Paragraph {
    if number < before.count {
      let start = number == 0 ? TextExtent.zero : before[number - 1]
      return Paragraph(number: number, start: start, extent: before[number] &- start)
    }
    let place = count - 1 - number
    let next = place == 0 ? TextExtent.zero : after[place - 1]
    return Paragraph(number: number, start: total &- after[place], extent: after[place] &- next)
  }

  /// The last paragraph that starts at a place or before it.
  ///
  /// - Parameters:
  ///   - place: The place.
  ///   - measure: The measure that it is given in.
  /// - Complexity: O(log *n*) in the paragraphs.
  package func paragraph(at place: Int, in measure: Int) -> Paragraph {
    var (low, high) = (0, count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if self[middle].start[measure] <= place { low = middle } else { high = middle - 1 }
    }
    return self[low]
  }

  /// Takes paragraphs out and leaves the gap where they were, for ``insert(_:)``.
  package mutating func remove(_ numbers: ClosedRange<Int>) {
    while before.count > numbers.lowerBound { moveToAfter() }
    while before.count < numbers.lowerBound { insert(removeNext()) }
    for _ in numbers { _ = removeNext() }
  }

  /// Makes the paragraph at a place that much longer in each measure, and leaves the gap after it.
  ///
  /// - Complexity: O(1) where the gap stands there already, as it does while one types.
  mutating func lengthen(at place: Int, by count: Int) {
    let last = before.count - 1
    let isLast =
      last >= 0 && (last == 0 || place >= before[last - 1][0])
      && (place < before[last][0] || place == before[last][0] && after.isEmpty)
    if !isLast {
      let number = paragraph(at: place, in: 0).number
      while before.count > number + 1 { moveToAfter() }
      while before.count <= number { insert(removeNext()) }
    }
    before[before.count - 1] &+= TextExtent(repeating: count)
  }

  private mutating func moveToAfter() {
    let last = self[before.count - 1].extent
    before.removeLast()
    after.append((after.last ?? .zero) &+ last)
  }

  private mutating func removeNext() -> TextExtent {
    let next = self[before.count].extent
    after.removeLast()
    return next
  }

  /// Puts a paragraph before the gap.
  package mutating func insert(_ extent: TextExtent) { before.append((before.last ?? .zero) &+ extent) }

  /// Forgets all.
  package mutating func removeAll() {
    before.removeAll(keepingCapacity: true)
    after.removeAll(keepingCapacity: true)
  }
}
