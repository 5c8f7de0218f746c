import Testing

/// Numbers read as people write them.
@Suite struct ParseTests {
  static let euros = ["parse", "currency", "--locale", "de_DE", "--currency", "EUR"]

  @Test func textsAndLines() throws {
    let texts = ["1.234,56 €", "(7)", "EUR 12", "−1 234", "-1 234", "１２,5", "1'234,5"]
    let values = "1234.56\n-7\n12\n-1234\n-1234\n12.5\n1234.5\n"
    let arguments = try Caret.run(Self.euros + texts)
    let afterDashes = try Caret.run(Self.euros + ["--"] + texts)
    let lines = try Caret.run(Self.euros, input: texts.joined(separator: "\n"))
    for run in [arguments, afterDashes, lines] {
      #expect(run.output == values)
      #expect(run.errors == "")
      #expect(run.status == 0)
    }
  }

  /// What is rejected, and the column of the character that is to blame.
  static let refusals: [(text: String, column: Int, message: String)] = [
    ("1e5", 1, "unexpected 'e'"),
    ("∞", 0, "unexpected '∞'"),
    ("NaN", 0, "unexpected 'N'"),
    ("1,5,2", 1, "a group of digits no number has"),
    ("1,5.2,5", 5, "a second decimal separator"),
    ("12 $", 3, "unexpected '$'"),
    ("12 kg", 3, "unexpected 'k'"),
    ("世 1", 0, "unexpected '世'"),
    ("€ 5 世界", 4, "unexpected '世'"),
    ("(5", 0, "a parenthesis without its other half"),
    ("-5-", 2, "a second sign"),
    ("€", 1, "a digit is missing"),
  ]

  @Test(arguments: refusals) func rejected(text: String, column: Int, message: String) throws {
    let run = try Caret.run(Self.euros + ["--", text])
    let lines = run.errors.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first == "error: \(message)")
    #expect(lines.dropFirst().first == "  \(text)")
    #expect(lines.dropFirst(2).first == "  \(String(repeating: " ", count: column))^")
    #expect(run.output == "\n")
    #expect(run.status == 1)
  }

  /// What a terminal would obey, hide or join to the quotes is named.
  @Test(arguments: [
    ("\u{1B}5", "U+001B"), ("5\u{9B}", "U+009B"), ("\u{301}5", "U+0301"),
  ])
  func whatIsNotSeenIsNamed(text: String, name: String) throws {
    for command in [Self.euros, ["format"] + Self.euros.dropFirst()] {
      let run = try Caret.run(command, input: text)
      #expect(run.errors.contains("unexpected '\(name)'"))
      #expect(!run.errors.unicodeScalars.contains { text.unicodeScalars.contains($0) && $0 != "5" })
    }
  }

  @Test func argumentsAreMadeSafeToo() throws {
    for arguments in [
      ["decimal", "--\u{1B}"], ["decimal", "--locale", "d\u{1B}e"],
      ["decimal", "--locale", "de", "--fraction", "\u{1B}"],
    ] {
      let run = try Caret.run(["parse"] + arguments)
      #expect(run.errors.contains("U+001B"))
      #expect(!run.errors.contains("\u{1B}"))
    }
  }

  @Test func whatCouldBeReadBothWaysIsTold() throws {
    let run = try Caret.run(Self.euros, input: "1.234\n")
    #expect(run.output == "1234\n")
    #expect(run.errors == "line 1: warning: read as 1234, but it could be read both ways\n  1.234\n   ^\n")
    #expect(run.status == 0)
  }

  @Test func json() throws {
    let run = try Caret.run(Self.euros + ["--json", "5", "1.234", "x"])
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0] == #"{"line": 1, "text": "5", "value": "5", "ambiguous": false}"#)
    #expect(lines[1] == #"{"line": 2, "text": "1.234", "value": "1234", "ambiguous": true, "position": 1}"#)
    #expect(
      lines[2].hasPrefix(#"{"line": 3, "text": "x", "value": null, "ambiguous": false, "position": 0, "error": "unexp"#)
    )
    #expect(run.status == 1)
  }

  /// A line that is not text keeps its place among the others.
  @Test func noText() throws {
    let run = try Caret.run(Self.euros, input: "1\n2\u{0}\n3\n")
    #expect(run.output == "1\n\n3\n")
    #expect(run.errors == "line 2: error: a NUL at byte 1\n")
    #expect(run.status == 1)
  }

  @Test func aPercentageMayBeAFraction() throws {
    let percent = ["parse", "percent", "--locale", "en"]
    #expect(try Caret.run(percent + ["12.5%"]).output == "12.5\n")
    #expect(try Caret.run(percent + ["--percent-as-fraction", "12.5%"]).output == "0.125\n")
  }

  @Test func anOptionThereIsNoneOfIsNoNumber() throws {
    let run = try Caret.run(["parse", "decimal", "--loc", "en", "5"])
    #expect(run.errors.contains("Unknown option '--loc'"))
    #expect(run.status == 2)
  }

  @Test func valuesAloneAreNoJSON() throws {
    #expect(try Caret.run(Self.euros + ["--value", "1,5"]).output == "1.5\n")
    let both = try Caret.run(Self.euros + ["--value", "--json", "1,5"])
    #expect(both.errors.contains("leave --value out"))
    #expect(both.status == 2)
  }

  @Test func aDoubtIsAFindingWhereItIsAskedFor() throws {
    #expect(try Caret.run(Self.euros + ["--strict", "1,5"]).status == 0)
    #expect(try Caret.run(Self.euros + ["--strict", "1.234"]).status == 1)
  }

  @Test func aMaskIsNoStyle() throws {
    let run = try Caret.run(["parse", "us-phone", "5"])
    #expect(run.errors.contains("Please provide one of the following:\n  - decimal\n"))
    #expect(run.status == 2)
  }
}
