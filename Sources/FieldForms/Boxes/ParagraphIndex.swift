/// How much text a paragraph is, or several are.
struct TextExtent: Equatable {
  var bytes = 0
  var characters = 0
  var utf16 = 0
  var rows = 0

  static func + (a: TextExtent, b: TextExtent) -> TextExtent {
    TextExtent(
      bytes: a.bytes + b.bytes, characters: a.characters + b.characters, utf16: a.utf16 + b.utf16, rows: a.rows + b.rows
    )
  }

  static func - (a: TextExtent, b: TextExtent) -> TextExtent {
    TextExtent(
      bytes: a.bytes - b.bytes, characters: a.characters - b.characters, utf16: a.utf16 - b.utf16, rows: a.rows - b.rows
    )
  }
}

/// Where the paragraphs of a text begin: in bytes, characters, units of UTF-16, and rows.
///
/// A list with a gap, as the text has one: before the gap stand sums from the start of the text, after it sums from its
/// end. So a key changes one of them, and any place is found in O(log *n*).
struct ParagraphIndex {
  /// What there is up to the end of each paragraph before the gap.
  private var before: [TextExtent] = []
  /// What there is from the start of each paragraph after the gap; the nearest is last.
  private var after: [TextExtent] = []

  /// A paragraph, and what stands before it. Its line feed is its last character.
  struct Paragraph {
    let number: Int
    let start: TextExtent
    let extent: TextExtent
    /// Whether each of its bytes is a character.
    var isPlain: Bool { extent.bytes == extent.characters }
  }

  var count: Int { before.count + after.count }
  var total: TextExtent { (before.last ?? TextExtent()) + (after.last ?? TextExtent()) }

  subscript(number: Int) -> Paragraph {
    if number < before.count {
      let start = number == 0 ? TextExtent() : before[number - 1]
      return Paragraph(number: number, start: start, extent: before[number] - start)
    }
    let place = count - 1 - number
    let next = place == 0 ? TextExtent() : after[place - 1]
    return Paragraph(number: number, start: total - after[place], extent: after[place] - next)
  }

  /// The last paragraph that starts at a place or before it.
  ///
  /// - Parameters:
  ///   - place: The place.
  ///   - measure: What it counts.
  /// - Complexity: O(log *n*) in the paragraphs.
  func paragraph(at place: Int, _ measure: (TextExtent) -> Int) -> Paragraph {
    var (low, high) = (0, count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if measure(self[middle].start) <= place { low = middle } else { high = middle - 1 }
    }
    return self[low]
  }

  /// Takes paragraphs out and leaves the gap where they were, for ``insert(_:)``.
  mutating func remove(_ numbers: ClosedRange<Int>) {
    while before.count > numbers.lowerBound {
      let last = self[before.count - 1].extent
      before.removeLast()
      after.append((after.last ?? TextExtent()) + last)
    }
    while before.count < numbers.lowerBound { insert(removeNext()) }
    for _ in numbers { _ = removeNext() }
  }

  private mutating func removeNext() -> TextExtent {
    let next = self[before.count].extent
    after.removeLast()
    return next
  }

  /// Puts a paragraph before the gap.
  mutating func insert(_ extent: TextExtent) { before.append((before.last ?? TextExtent()) + extent) }

  /// Forgets all.
  mutating func removeAll() {
    before.removeAll(keepingCapacity: true)
    after.removeAll(keepingCapacity: true)
  }
}
