internal import FieldEditing
internal import UnicodeFacts

/// The widths of characters: in columns of a terminal, in points of a font, or all alike.
///
///     let narrow = TextRuler { width, scalar in width == 0 ? (scalar == "i" ? 1 : 2) : width }
public struct TextRuler: Sendable {
  /// How wide a character is with one scalar more, given how wide it was without.
  let width: @Sendable (Int, Unicode.Scalar) -> Int

  /// A ruler of your own.
  ///
  /// - Parameter width: How wide a character is with one scalar more, given how wide it was without; 0 before its
  ///   first. At least 0, and never less than without it.
  /// - Complexity: O(1)
  public init(_ width: @escaping @Sendable (Int, Unicode.Scalar) -> Int) { self.width = width }

  /// Every character is 1 wide.
  public static let characters = TextRuler { _, _ in 1 }
}

/// How a text is divided into rows: at most so wide, broken where words break or between any two characters.
///
/// Blanks at the end of a row hang over its edge. A character that is wider than a row has one of its own.
struct RowLayout {
  var width = Int.max
  var wrapping = TextLines.Wrapping.word
  var ruler = TextRuler.characters

  /// Calls a closure with each row of a line, until it returns `false`.
  ///
  /// - Parameters:
  ///   - line: Its offsets, without its line feed.
  ///   - field: The text.
  ///   - body: Takes a row's offsets; the last row is empty in an empty line.
  func forEachRow(of line: Range<Int>, in field: borrowing Field, _ body: (Range<Int>) -> Bool) {
    if width == .max {
      _ = body(line)
      return
    }
    var (clusters, breaks, counter) = (GraphemeBreaker(), LineBreaker(), OffsetCounter(field.options.offsetUnit))
    var row = RowInProgress(start: line.lowerBound, limit: width)
    var isStopped = false
    field.forEachScalar(in: line) { scalar, following in
      let opportunity = breaks.opportunity(before: scalar, following: following)
      if clusters.isBoundary(before: scalar) {
        isStopped = !row.takeCluster(body)
        if isStopped { return false }
        row.beginCluster(
          at: line.lowerBound + counter.total, mayBreak: opportunity == .allowed || wrapping == .character)
      }
      row.clusterWidth = ruler.width(row.clusterWidth, scalar)
      row.isBlank = row.isBlank && scalar.isWhitespace
      counter.count(scalar)
      return true
    }
    if !isStopped, row.takeCluster(body) { _ = body(row.start..<line.upperBound) }
  }

  /// Calls a closure with where each cluster of a row begins and ends, and how wide the row is up to there, until it
  /// returns `false`.
  func forEachCluster(of row: Range<Int>, in field: borrowing Field, _ body: (Int, Int, _ width: Int) -> Bool) {
    var (clusters, counter) = (GraphemeBreaker(), OffsetCounter(field.options.offsetUnit))
    var (start, width, clusterWidth, isStopped) = (row.lowerBound, 0, 0, false)
    field.forEachScalar(in: row) { scalar, _ in
      let place = row.lowerBound + counter.total
      if clusters.isBoundary(before: scalar), place > start {
        width += clusterWidth
        isStopped = !body(start, place, width)
        (start, clusterWidth) = (place, 0)
      }
      clusterWidth = ruler.width(clusterWidth, scalar)
      counter.count(scalar)
      return !isStopped
    }
    if !isStopped, start < row.upperBound { _ = body(start, row.upperBound, width + clusterWidth) }
  }

  /// How wide a part of a row is.
  func width(of range: Range<Int>, in field: borrowing Field) -> Int {
    var total = 0
    forEachCluster(of: range, in: field) { _, _, width in
      total = width
      return true
    }
    return total
  }
}

/// A row while characters are added to it.
private struct RowInProgress {
  /// Where the row starts, and how wide it is so far.
  private(set) var start: Int
  private var width = 0
  private let limit: Int
  /// The last place where it may break, and how wide it is up to there; its start for none.
  private var lastBreak: Int
  private var widthAtBreak = 0
  /// The character to be added.
  private var clusterStart: Int
  var clusterWidth = 0
  var isBlank = true

  init(start: Int, limit: Int) {
    (self.start, self.limit) = (start, limit)
    (lastBreak, clusterStart) = (start, start)
  }

  mutating func beginCluster(at place: Int, mayBreak: Bool) {
    if mayBreak { (lastBreak, widthAtBreak) = (place, width) }
    (clusterStart, clusterWidth, isBlank) = (place, 0, true)
  }

  /// Adds the character, to a new row where this one has no room; returns `false` if no more rows are wanted.
  mutating func takeCluster(_ body: (Range<Int>) -> Bool) -> Bool {
    while !isBlank, width + clusterWidth > limit, start < clusterStart {
      let end = lastBreak > start ? lastBreak : clusterStart
      if !body(start..<end) { return false }
      width = lastBreak > start ? width - widthAtBreak : 0
      (start, widthAtBreak) = (end, 0)
    }
    width += clusterWidth
    return true
  }
}
