import Testing

/// Numbers by their laws: what a locale's text looks like is ICU's business.
@Suite struct NumberFormatTests {
  static let euros = ["format", "currency", "--locale", "en_US", "--currency", "EUR"]

  @Test func values() throws {
    let run = try Caret.run(Self.euros + ["--value"], input: "1,234.50 €\n(7)\nEUR 12\n\n")
    #expect(run.output == "1234.50\n-7\n12\n\n")
    #expect(run.errors == "4 lines, 1 incomplete, 0 not fitting\n")
    #expect(run.status == 0)
  }

  @Test func textReadsBack() throws {
    let values = "1234.50\n-7.00\n0.05\n"
    let shown = try Caret.run(["format", "currency", "--locale", "de_DE", "--currency", "EUR"], input: "1.234,5\n-7\n0,05\n")
    let back = try Caret.run(
      ["format", "currency", "--locale", "de_DE", "--currency", "EUR", "--value"], input: shown.output)
    #expect(back.output == values)
  }

  @Test func ambiguityAndErrors() throws {
    let run = try Caret.run(Self.euros + ["--json", "--strict"], input: "1,234\nx1\n1.005\n")
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0].contains(#""value": "1234", "complete": true, "ambiguous": true, "position": 1}"#))
    #expect(
      lines[1].hasPrefix(#"{"line": 2, "text": "", "value": "", "complete": false, "ambiguous": false, "position": 0, "error": "#)
    )
    #expect(lines[2].contains(#""value": "1.005", "complete": true"#))
    #expect(lines[2].contains(#""error": "more than 2 fraction digits"#))
    #expect(run.errors.hasSuffix("3 lines, 1 incomplete, 2 not fitting, 2 ambiguous\n"))
    #expect(run.status == 1)
  }
}
