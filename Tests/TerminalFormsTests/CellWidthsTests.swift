import Testing
import UnicodeFacts

@testable import FieldForms
@testable import TerminalForms

/// How wide characters are, and that nothing reaches a terminal that it would obey.
@Suite struct CellWidthsTests {
  private func columns(_ text: String, _ widths: CellWidths) -> Int {
    var look = FormLook()
    look.widths = widths
    return look.columns(of: text)
  }

  @Test(arguments: [
    ("a", 1, 1), ("é", 1, 1), ("e\u{301}", 1, 1), ("漢", 2, 2), ("ｱ", 1, 1), ("한", 2, 2),
    ("\u{1112}\u{1161}\u{11AB}", 2, 2),
    ("😀", 2, 2), ("👍🏽", 2, 4), ("❤️", 2, 1), ("❤", 1, 1), ("👩‍👩‍👧", 2, 6), ("🇩🇪", 2, 2), ("│", 1, 1), ("م", 1, 1),
    ("नि", 2, 2), ("ไทย", 3, 3), ("", 0, 0),
  ])
  func characters(text: String, clusters: Int, scalars: Int) {
    #expect(columns(text, .clusters) == clusters)
    #expect(columns(text, .scalars) == scalars)
  }

  @Test func ambiguousCharactersTakeWhatTheTerminalSays() {
    var widths = CellWidths.clusters
    widths.ambiguousIsWide = true
    #expect(columns("│", widths) == 2)
    var look = FormLook()
    look.widths = widths
    #expect(look.signs.edge == "|")
  }

  /// tmux 3.3a answers so; a terminal that joins clusters answers otherwise.
  @Test func answersOfTerminals() {
    #expect(CellWidths(answers: [4, 1, 6, 2, 1]) == .scalars)
    #expect(CellWidths(answers: [2, 2, 2, 2, 1]) == .clusters)
    #expect(CellWidths(answers: [2, 2, 2, 2, 2]).ambiguousIsWide)
  }

  /// A ruler and the glyphs measure alike, in every look.
  @Test(arguments: FormDrawingTests.looks) func rulersAgree(_ look: FormLook) {
    for text in ["plain", "漢字", "👍🏽❤️👩‍👩‍👧", "a…b", "\u{200B}x", "\u{7}", "“q”"] {
      var (breaker, total, cluster) = (GraphemeBreaker(), 0, 0)
      for scalar in text.unicodeScalars {
        if breaker.isBoundary(before: scalar) { (total, cluster) = (total + cluster, 0) }
        cluster = look.ruler.width(cluster, scalar)
      }
      #expect(total + cluster == look.glyphs(of: text).reduce(0) { $0 + $1.columns }, "\(text)")
    }
  }

  @Test func nothingIsObeyed() {
    let text = "a\u{1B}[31mb\u{7}c\u{202E}d\u{9B}e"
    for look in FormDrawingTests.looks {
      let shown = look.glyphs(of: text).text
      #expect(
        shown.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value) && $0 != "\u{202E}" })
      if look.isASCII { #expect(shown.utf8.allSatisfy { $0 < 0x7F }) }
    }
  }

  @Test func textsAreBrokenAtBlanks() {
    let look = FormLook()
    func rows(_ text: String, _ width: Int, _ most: Int = .max) -> [String] {
      look.rows(of: text, width: width, most: most).map { $0.text }
    }
    #expect(rows("All fields are required", 10) == ["All fields", "are", "required"])
    #expect(rows("漢字漢字", 4) == ["漢字", "漢字"])
    #expect(rows("one two three", 5, 2) == ["one", "two…"])
    #expect(rows("a\nb", 5) == ["a", "b"])
    #expect(rows("", 5) == [""])
  }

  @Test func whatIsCutHasAnEllipsis() {
    #expect(FormLook().cut(FormLook().glyphs(of: "漢字漢字"), to: 5).text == "漢字…")
    let ascii = FormLook(isASCII: true)
    #expect(ascii.cut(ascii.glyphs(of: "abcdefgh"), to: 6).text == "abc...")
  }
}
