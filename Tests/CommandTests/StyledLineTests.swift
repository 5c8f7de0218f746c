import Caretaker
import Testing

@testable import caret_cli

@Suite struct StyledLineTests {
  @Test(arguments: [
    ("a", 1), ("é", 1), ("e\u{301}", 1), ("世", 2), ("ｆ", 2), ("😀", 2), ("👩‍👧", 2), ("🇩🇪", 2), ("☎\u{FE0F}", 2), ("한", 2),
  ])
  func countsColumns(_ character: Character, _ columns: Int) { #expect(character.columns == columns) }

  @Test func cutsAroundAColumn() {
    var line = StyledLine()
    line.add("0123456789")
    #expect(line.cut(to: 11) == (line, 0))
    #expect(drawn(line.cut(to: 5)) == "0123… -0")
    #expect(drawn(line.cut(to: 5, around: 5)) == "…456… -3")
    // after the last character the caret needs a column too
    #expect(drawn(line.cut(to: 5, around: 10)) == "…789 -6")
  }

  /// However narrow: no wider than asked for, and the caret within.
  @Test func neverTooWide() {
    var line = StyledLine()
    line.add("a世b界c\u{200E}d😀e\u{301}f")
    for width in 2...20 {
      for column in 0...line.columns {
        let (cut, missing) = line.cut(to: width, around: column)
        #expect(cut.columns <= width)
        #expect((0..<width).contains(column - missing))
      }
    }
  }

  /// Where terminals may give a character another width, the caret is brought to its place by what stands before it.
  @Test func caretAfterAnEmoji() throws {
    var field = TypedField(FieldFormat(try Mask("&&&&")), options: FieldOptions())
    _ = field.insert("a👩‍👧")
    var painter = FieldPainter(TerminalLook(["TERM": "xterm"]))
    let drawn = painter.paint(FieldView(field, FieldCaption(label: nil, prompt: nil), notes: []), columns: 80, rows: 10)
    #expect(drawn.hasSuffix("\ra👩‍👧\u{1B}[?25h"))
  }

  @Test func wrapsAtSpaces() {
    var line = StyledLine()
    line.add("one two  three abcdefghij")
    #expect(line.wrapped(to: 7).map { drawn(($0, 0)) } == ["one two -0", "three -0", "abcdefg -0", "hij -0"])
    #expect(line.wrapped(to: 80) == [line])
    #expect(StyledLine().wrapped(to: 7).isEmpty)
  }

  private func drawn(_ cut: (line: StyledLine, missing: Int)) -> String {
    cut.line.cells.map { String($0.character) }.joined() + " -\(cut.missing)"
  }
}
