import Caretaker
import CommandConsole
import Testing

@testable import caret_cli

@Suite struct PrintableTextTests {
  @Test(arguments: [
    ("plain 'x' ~", "plain 'x' ~"), ("\u{1B}[31m", "U+001B[31m"), ("a\r\nb\t", "aU+000DU+000AbU+0009"), ("é世", "é世"),
    ("e\u{301}", "e\u{301}"), ("'\u{301}'", "'U+0301'"), ("\u{301}", "U+0301"), ("\u{202E}x", "U+202Ex"),
    ("👩\u{200D}👧", "👩\u{200D}👧"), ("a\u{200D}", "aU+200D"), ("☎\u{FE0F}", "☎\u{FE0F}"), ("\u{2028}", "U+2028"),
    ("क\u{93F}", "क\u{93F}"), ("\u{3164}", "U+3164"), ("\u{E0041}", "U+E0041"),
  ])
  func printable(text: String, printed: String) {
    #expect(text.printable.unicodeScalars.elementsEqual(printed.unicodeScalars))
    #expect(text.printable.printable == text.printable)
    #expect(text.drawable.unicodeScalars.count == text.unicodeScalars.count)
  }

  @Test func linesStayLines() {
    #expect("a\n  ^\u{7}".printableLines == "a\n  ^U+0007")
    #expect("a\n\u{7}".drawable == "a\n\u{FFFD}")
  }

  /// The notes of `caret type` name what was typed.
  @Test func notesNameWhatIsNotSeen() throws {
    var field = TypedField(FieldFormat(try Mask("#")), options: FieldOptions())
    let notes = field.take(.edit(.insert("\u{1B}\u{202E}")), of: "\u{1B}\u{202E}")
    #expect(
      notes == [
        EditMessage(.message, "rejected 'U+202E': it cannot be seen"),
        EditMessage(.message, "rejected 'U+001B': expected a digit"),
      ])
  }

  /// The mark stays under its character.
  @Test func drawingsKeepTheirColumns() {
    #expect("\(TextDrawing("1\u{200B}\u{1B}x", at: 3))" == "1\u{FFFD}\u{FFFD}x\n   ^")
  }
}
