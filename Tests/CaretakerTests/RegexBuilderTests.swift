import Caretaker
import RegexBuilder
import Testing

/// A file that imports `RegexBuilder` beside Caretaker: neither takes the other's names.
@Suite struct RegexBuilderTests {
  @Test func bothAreImported() throws {
    let date = try Mask {
      Mask.Capture("month") { Mask.Number("01", "12") }
      "/"
      Mask.Optionally { Mask.Repeat(.digit, count: 2) }
      Mask.Capture("year") { Mask.Repeat(.digit, count: 2) }
    }
    let month = Regex {
      Capture {
        Repeat(.digit, count: 2)
      }
      "/"
      OneOrMore(.digit)
    }
    let shown = date.format("1227")
    #expect(shown == "12/27")
    #expect(try month.wholeMatch(in: shown)?.output.1 == "12")
  }
}
