import FieldEditing
import Testing
import UnicodeFacts

@testable import FieldForms

/// Rows, beside a slow layout that looks for the longest beginning that fits, again and again.
@Suite struct TextFrameTests {
  @Test func rowsBreakWhereWordsDo() {
    var box = FramedText(lines: TextLines(minimum: 2, maximum: 4))
    box.layOut(width: 20)
    box.insert("The quick brown fox jumps over the lazy dog")
    #expect(rows(of: box) == ["The quick brown fox ", "jumps over the lazy ", "dog"])
    #expect(box.rowCount == 3 && box.height == 3 && box.caretColumn == 3)
    box.layOut(width: 9)
    #expect(rows(of: box) == ["The quick ", "brown fox ", "jumps ", "over the ", "lazy dog"])
    #expect(box.height == 4 && box.visibleRows == 1..<5)
    box.layOut(width: 4)
    #expect(rows(of: box).prefix(3) == ["The ", "quic", "k "])
    box.setText("")
    #expect(box.rowCount == 1 && box.height == 2 && box.row(0) == 0..<0)
  }

  @Test func columnsAreKeptUpAndDown() {
    var box = FramedText()
    box.insert("a long line\nb\nanother line")
    box.setSelection(anchor: 8, head: 8)
    box.move(.down)
    #expect(box.caret == 13)
    box.move(.down)
    #expect(box.caret == 22)
    box.move(.up)
    box.move(.up)
    #expect(box.caret == 8)
    box.move(.up)
    #expect(box.caret == 0)
    box.move(.down)
    #expect(box.caret == 13, "the first row's start is a way of its own, but column 8 is still wanted")
    box.move(.textEnd, extending: true)
    #expect(box.selection == 13..<26)
  }

  @Test func endsOfRowsAndParagraphs() {
    var box = FramedText()
    box.layOut(width: 10)
    box.insert("one two three four")
    box.setSelection(anchor: 4, head: 4)
    box.move(.rowEnd)
    #expect(box.caret == 7 && box.caretColumn == 7)
    box.move(.rowEnd)
    #expect(box.caret == 18)
    box.move(.rowStart)
    #expect(box.caret == 8)
    box.move(.rowStart)
    #expect(box.caret == 0)
  }

  @Test func whatScrollsShowsTheCaret() {
    var box = FramedText(lines: TextLines(minimum: 1, maximum: 3))
    box.insert((1...9).map(String.init).joined(separator: "\n"))
    #expect(box.visibleRows == 6..<9)
    box.move(.up)
    box.move(.up)
    #expect(box.visibleRows == 5..<8)
    box.scroll(by: -9)
    #expect(box.visibleRows == 0..<3 && box.caret == 13)
    box.move(.pageDown)
    #expect(box.caret == 17 && box.visibleRows == 6..<9)
    box.move(.textStart)
    #expect(box.visibleRows == 0..<3)
  }

  @Test(arguments: 0..<8) func randomTextsHaveTheRowsOfTheSlowLayout(_ seed: Int) {
    var random = SystemRandom(seed: UInt64(seed) + 77)
    let ruler = TextRuler { width, scalar in max(width, scalar.continuesCluster ? 0 : scalar.value > 0x2E80 ? 2 : 1) }
    let wrapping: TextLines.Wrapping = seed % 2 == 0 ? .word : .character
    var box = FramedText(lines: TextLines(minimum: 1, maximum: 3, wrapping: wrapping))
    var width = 7
    let pieces = Self.pieces + ["two words ", "a-b", "(x) ", "3.14 ", "«q»", "  ", "longer-than-that "]
    for step in 0..<150 {
      switch random.next() % 6 {
      case 0:
        width = Int(random.next() % 12) + 1
        box.layOut(width: width, ruler: ruler)
      case 1: box.deleteBackward(.word)
      case 2:
        let place = Int(random.next() % 80)
        box.setSelection(anchor: place, head: place)
      case 3: box.move(TextFrame.Movement.allCases.randomElement(using: &random)!)
      default: box.insert(pieces.randomElement(using: &random)!)
      }
      if step == 0 { box.layOut(width: width, ruler: ruler) }
      let slow = SlowRows(box.text, width: width, wrapping: wrapping, ruler: ruler).rows
      let fast = rows(of: box)
      guard fast == slow else {
        Issue.record("seed \(seed), step \(step), width \(width): \(fast), slow \(slow)")
        return
      }
      let caret = box.caret
      let row = box.row(of: caret)
      #expect(row == slowRow(of: caret, in: box))
      #expect(box.visibleRows.count == min(box.height, box.rowCount))
    }
    while box.canUndo { box.undo() }
    let left = box.text
    #expect(left == "")
  }

  @Test func whatMovesUpAndDownComesBack() {
    var box = FramedText()
    box.layOut(width: 8)
    box.insert("some words in rows of eight\nand a second paragraph")
    for row in 1..<box.rowCount - 1 {
      for column in 0..<6 {
        let place = box.offset(atColumn: column, ofRow: row)
        box.setSelection(anchor: place, head: place)
        box.move(.down)
        box.move(.up)
        let caret = box.caret
        #expect(caret == place)
      }
    }
  }

  private func rows(of box: borrowing FramedText) -> [String] { (0..<box.rowCount).map { box.text(in: box.row($0)) } }

  static let pieces = [
    "a", "é", "e", "\u{301}", "👍🏽", "👩‍👩‍👧", "🇩🇪", "🇩", "\n", "\r\n", "漢", " ", "word", "ก็", "\u{200D}", "ب", "\t", "𝄞",
  ]

  private func slowRow(of offset: Int, in box: borrowing FramedText) -> Int {
    (0..<box.rowCount).last { box.row($0).lowerBound <= offset }!
  }
}

/// A text and its frame.
private struct FramedText: ~Copyable {
  private var field = Field(TextFormat(hasLines: true), options: FieldOptions(lengthLimit: .max))
  private var frame: TextFrame

  init(lines: TextLines = TextLines()) { frame = TextFrame(lines) }

  var text: String { field.text }
  var caret: Int { field.caret }
  var selection: Range<Int> { field.selection }
  var canUndo: Bool { field.canUndo }
  var rowCount: Int { frame.rowCount }
  var height: Int { frame.height }
  var visibleRows: Range<Int> { frame.visibleRows }
  var caretColumn: Int { frame.caretColumn(of: field) }
  func row(_ number: Int) -> Range<Int> { frame.row(number, of: field) }
  func row(of offset: Int) -> Int { frame.row(at: offset, of: field) }
  func text(in range: Range<Int>) -> String { field.text(in: range) }
  func offset(atColumn column: Int, ofRow row: Int) -> Int { frame.offset(atColumn: column, ofRow: row, of: field) }

  mutating func layOut(width: Int, ruler: TextRuler = .characters) { frame.layOut(field, width: width, ruler: ruler) }
  mutating func insert(_ text: String) { frame.follow(field.insert(text), of: field) }
  mutating func setText(_ text: String) { frame.follow(field.setText(text), of: field) }
  mutating func deleteBackward(_ unit: Field.TextUnit) { frame.follow(field.deleteBackward(unit), of: field) }
  mutating func undo() { frame.follow(field.undo(), of: field) }
  mutating func move(_ movement: TextFrame.Movement, extending: Bool = false) {
    frame.move(movement, extending: extending, &field)
  }
  mutating func scroll(by rows: Int) { frame.scroll(by: rows) }
  mutating func setSelection(anchor: Int, head: Int) {
    field.setSelection(anchor: anchor, head: head)
    frame.followCaret(of: field)
  }
}

/// The longest beginning that fits, blanks at its end aside, and so on.
private struct SlowRows {
  private(set) var rows: [String] = []

  init(_ text: String, width: Int, wrapping: TextLines.Wrapping, ruler: TextRuler) {
    for paragraph in text.split(separator: "\n" as Character, omittingEmptySubsequences: false) {
      var rest = SlowRows.clusters(Array(paragraph.unicodeScalars))
      while !rest.isEmpty {
        func measure(_ count: Int) -> Int {
          let shown = rest[..<count].reversed().drop { $0.scalars.allSatisfy(\.isWhitespace) }
          return shown.reduce(0) { $0 + $1.scalars.reduce(0) { ruler.width($0, $1) } }
        }
        // a character that is wider than a row has one of its own
        let fitting = (1...rest.count).filter { measure($0) <= max(width, measure(1)) }
        let breaks = fitting.filter { $0 == rest.count || wrapping == .character || rest[$0].mayBreakBefore }
        let count = breaks.last ?? fitting.last!
        rows.append(rest[..<count].map { SlowRows.text($0.scalars) }.joined())
        rest.removeFirst(count)
      }
      if paragraph.isEmpty || rows.isEmpty { rows.append("") }
    }
  }

  private struct Cluster {
    var scalars: [Unicode.Scalar]
    let mayBreakBefore: Bool
  }

  private static func text(_ scalars: [Unicode.Scalar]) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  private static func clusters(_ scalars: [Unicode.Scalar]) -> [Cluster] {
    var (clusters, breaker, lines) = ([Cluster](), GraphemeBreaker(), LineBreaker())
    for (i, scalar) in scalars.enumerated() {
      let opportunity = lines.opportunity(before: scalar) { scalars[(i + 1)...].first { !$0.continuesWord } }
      if breaker.isBoundary(before: scalar) {
        clusters.append(Cluster(scalars: [scalar], mayBreakBefore: opportunity == .allowed))
      } else {
        clusters[clusters.count - 1].scalars.append(scalar)
      }
    }
    return clusters
  }
}
