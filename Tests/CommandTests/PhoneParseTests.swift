import Testing

/// Phone numbers read as people write them.
@Suite struct PhoneParseTests {
  static let british = ["parse", "phone", "--region", "GB"]

  @Test func allThatIsKnown() throws {
    let run = try Caret.run(Self.british + ["call 020 7946 0958 ext. 12"])
    #expect(
      run.output == """
        E.164            +442079460958
        international    +44 20 7946 0958 x12
        national         020 7946 0958 x12
        RFC 3966         tel:+44-20-7946-0958;ext=12
        region           GB (United Kingdom)
        calling code     +44
        national number  2079460958
        extension        12
        type             fixed-line
        possible         yes
        valid            yes

        """)
    #expect(run.errors == "")
    #expect(run.status == 0)
  }

  @Test func eachOfManyIsNamed() throws {
    let texts = ["1-800-FLOWERS", "+44 20 7946 0958"]
    let arguments = try Caret.run(["parse", "phone", "--region", "US"] + texts)
    let lines = try Caret.run(["parse", "phone", "--region", "US"], input: texts.joined(separator: "\n"))
    for run in [arguments, lines] {
      let sheets = run.output.components(separatedBy: "\n\n")
      #expect(sheets.count == 2)
      #expect(sheets[0].hasPrefix("text             1-800-FLOWERS\nE.164            +18003569377\n"))
      #expect(sheets[0].contains("\ntype             toll-free\n"))
      #expect(sheets[1].hasPrefix("text             +44 20 7946 0958\nE.164            +442079460958\n"))
      #expect(run.status == 0)
    }
  }

  @Test func values() throws {
    let run = try Caret.run(Self.british + ["--value"], input: "020 7946 0958 x12\nnone\n+1 650 253 0000\n")
    #expect(run.output == "+442079460958x12\n\n+16502530000\n")
    #expect(run.errors.hasPrefix("line 2: error: not a phone number\n  none\n  ^\n"))
    #expect(run.status == 1)
  }

  @Test func json() throws {
    let run = try Caret.run(["parse", "phone", "--region", "BR", "--json", "0 15 11 3456-7890", "+1 555 0100", "x"])
    let lines = run.output.split(separator: "\n")
    try #require(lines.count == 3)
    #expect(
      lines[0] == """
        {"line": 1, "text": "0 15 11 3456-7890", "value": "+551134567890", "e164": "+551134567890", "region": "BR", \
        "type": "fixed-line", "possibility": "possible", "valid": true, "callingCode": 55, "nationalNumber": "1134567890", \
        "extension": null, "carrier": "15", "international": "+55 11 3456-7890", "national": "(11) 3456-7890", \
        "rfc3966": "tel:+55-11-3456-7890", "fromAbroad": true}
        """)
    #expect(lines[1].contains(#""e164": "+15550100", "regions": ["US", "AG", "#))
    #expect(lines[1].contains(#""type": null, "possibility": "possibleLocally", "valid": false, "callingCode": 1, "#))
    #expect(
      lines[2].hasPrefix(#"{"line": 3, "text": "x", "value": null, "position": 0, "error": "not a phone number: "#)
    )
    #expect(run.status == 1)
  }

  /// How a number falls short, in words and as JSON names it.
  static let shortcomings: [(text: String, possible: String, name: String)] = [
    ("020 79", "too short, except inside a local area", "possibleLocally"),
    ("0 7946 0958 20 7946", "too long", "tooLong"),
    ("+1 65", "too short", "tooShort"),
    ("+49 123456789012345 67", "too long", "tooLong"),
    ("+41 1234567890", "no number has 10 digits", "invalidLength"),
    ("0999 999 9999", "yes", "possible"),
  ]

  @Test(arguments: shortcomings) func possibility(text: String, possible: String, name: String) throws {
    let shown = try Caret.run(Self.british + [text])
    #expect(
      shown.output.contains("\npossible         \(possible)\nvalid            no\n"), "\(shown.output)\(shown.errors)")
    #expect(shown.status == 0)
    let json = try Caret.run(Self.british + ["--json", text])
    #expect(json.output.contains(#""possibility": "\#(name)", "valid": false"#))
    #expect(try Caret.run(Self.british + ["--strict", text]).status == 1)
  }

  @Test func numbersOfNoCountry() throws {
    let run = try Caret.run(["parse", "phone", "+800 1234 5678"])
    #expect(run.output.contains("\nregion           001 (no country's)\n"))
    #expect(run.output.contains("\ntype             toll-free\n"))
    #expect(try Caret.run(["parse", "phone", "--json", "+80012345678"]).output.contains(#""region": "001""#))
  }

  /// What is rejected, and the column of what is to blame.
  static let refusals: [(text: String, column: Int, message: String)] = [
    ("none", 0, "not a phone number"),
    ("", 0, "not a phone number"),
    ("+999123", 1, "no calling code in use"),
    ("Tel. +999 123", 6, "no calling code in use"),
    ("世 +999 123", 4, "no calling code in use"),
    ("123456789012345678901", 17, "more than 17 digits"),
  ]

  @Test(arguments: refusals) func rejected(text: String, column: Int, message: String) throws {
    let run = try Caret.run(Self.british + ["--", text])
    let lines = run.errors.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first == "error: \(message)")
    #expect(lines.dropFirst().first == (text.isEmpty ? "" : "  \(text)"))
    #expect(lines.dropFirst(2).first == "  \(String(repeating: " ", count: column))^")
    #expect(run.output == "")
    #expect(run.status == 1)
  }

  @Test func withoutARegionItIsAskedFor() throws {
    let run = try Caret.run(["parse", "phone", "020 7946 0958"])
    #expect(run.errors.contains("write + and the calling code in front, or give a --region\n"))
    #expect(run.status == 1)
  }

  /// What a terminal would obey is named, also where it is shown and not reported.
  @Test func whatIsNotSeenIsNamed() throws {
    let run = try Caret.run(Self.british + ["--", "\u{1B}020 7946 0958", "\u{1B}"])
    #expect(run.output.contains("text             U+001B020 7946 0958\n"))
    #expect(!(run.output + run.errors).contains("\u{1B}"))
  }

  /// A line that is not text keeps its place among the others.
  @Test func noText() throws {
    let run = try Caret.run(Self.british + ["--value"], input: "02079460958\n2\u{0}\n07400123456\n")
    #expect(run.output == "+442079460958\n\n+447400123456\n")
    #expect(run.errors == "line 2: error: a NUL at byte 1\n")
    #expect(run.status == 1)
  }
}
