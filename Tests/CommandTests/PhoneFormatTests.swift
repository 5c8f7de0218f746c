import Testing

/// Lines of phone numbers, as a field shows them and as finished ones.
@Suite struct PhoneFormatTests {
  static let british = ["format", "phone", "--region", "GB"]

  /// What stands in a line, and what is shown of it: as typed, after the calling code, and finished in two styles.
  static let lines: [(line: String, typed: String, international: String, national: String, e164: String)] = [
    ("02079460958", "020 7946 0958", "+44 20 7946 0958", "020 7946 0958", "+442079460958"),
    ("+16502530000", "+1 650-253-0000", "+1 650-253-0000", "(650) 253-0000", "+16502530000"),
    ("020 7946 0958 ext 12", "020 7946 0958 x12", "+44 20 7946 0958 x12", "020 7946 0958 x12", "+442079460958"),
    ("Tel: 020-7946-0958", "020 7946 0958", "+44 20 7946 0958", "020 7946 0958", "+442079460958"),
    ("٠٧٤٠٠ ١٢٣٤٥٦", "07400 123456", "+44 7400 123456", "07400 123456", "+447400123456"),
    ("tel:+442079460958;ext=12", "+44 20 7946 0958 x12", "+44 20 7946 0958 x12", "020 7946 0958 x12", "+442079460958"),
    ("", "", "", "", ""),
  ]

  @Test func styles() throws {
    let input = Self.lines.map { $0.line + "\n" }.joined()
    func shown(_ options: String...) throws -> [String] {
      let run = try Caret.run(Self.british + options, input: input)
      #expect(run.status == 0)
      return run.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    }
    #expect(try shown() == Self.lines.map(\.typed))
    #expect(try shown("--international") == Self.lines.map(\.international))
    #expect(try shown("--style", "national") == Self.lines.map(\.national))
    #expect(try shown("--style", "e164") == Self.lines.map(\.e164))
    #expect(try shown("--style", "rfc3966")[5] == "tel:+44-20-7946-0958;ext=12")
  }

  /// What a person would dial twice, in both ways of saying so.
  @Test func theNationalPrefixAfterTheCodeGoes() throws {
    for options in [["--international"], ["--style", "international"]] {
      let run = try Caret.run(Self.british + options, input: "+44 (0)20 7946 0958\n0044 20 7946 0958\n")
      #expect(run.output == "+44 20 7946 0958\n+44 20 7946 0958\n")
      #expect(run.errors == "2 lines: 0 incomplete, 0 rejected\n")
    }
  }

  @Test func withoutARegionAPlusIsNeeded() throws {
    let typed = try Caret.run(["format", "phone"], input: "+442079460958\n02079460958\n")
    #expect(typed.output == "+44 20 7946 0958\n02079460958\n")
    #expect(typed.errors == "2 lines: 1 incomplete, 0 rejected\n")
    let finished = try Caret.run(["format", "phone", "--style", "national"], input: "+442079460958\n02079460958\n")
    #expect(finished.output == "020 7946 0958\n02079460958\n")
    #expect(finished.errors.hasPrefix("line 2: no + in front and no region whose number it could be at 0: "))
    #expect(finished.errors.contains("or give a --region\n2 lines: 1 incomplete, 1 rejected\n"))
  }

  @Test func whatDoesNotFitIsTold() throws {
    let typed = try Caret.run(Self.british + ["--strict"], input: "020 79\nhello\n020 7946 0958 or so\n020 7946 o958\n")
    #expect(typed.output == "020 79\nhello\n020 7946 0958\n020 7946 o958\n")
    #expect(
      typed.errors.hasPrefix(
        "line 2: rejected: 'h' at 0: not allowed here in a phone number\nline 4: rejected: 'o' at 9: "))
    #expect(typed.errors.hasSuffix("\n4 lines: 3 incomplete, 2 rejected\n"))
    #expect(typed.status == 1)
    let finished = try Caret.run(
      Self.british + ["--style", "e164", "--strict"], input: "hello\n123456789012345678\n12\n")
    #expect(finished.output == "hello\n123456789012345678\n12\n")
    #expect(finished.errors.hasPrefix("line 1: not a phone number at 0: "))
    #expect(finished.errors.contains("\nline 2: more than 17 digits at 17: "))
    #expect(finished.errors.hasSuffix("\n3 lines: 3 incomplete, 2 rejected\n"))
    #expect(finished.status == 1)
  }

  @Test func json() throws {
    let typed = try Caret.run(Self.british + ["--json"], input: "020 7946 0958x12\n12z\nz\n")
    #expect(
      typed.output == """
        {"line": 1, "text": "020 7946 0958 x12", "value": "02079460958x12", "complete": true, "rejected": false, "lost": [], \
        "e164": "+442079460958", "region": "GB", "type": "fixed-line", "possibility": "possible", "valid": true}
        {"line": 2, "text": null, "value": null, "complete": false, "rejected": true, \
        "lost": [{"position": 2, "character": "z", "reason": "notAllowedHere"}]}
        {"line": 3, "text": null, "value": null, "complete": false, "rejected": true, \
        "lost": [{"position": 0, "character": "z", "reason": "notAllowedHere"}]}

        """)
    let finished = try Caret.run(Self.british + ["--json", "--style", "national"], input: "+16502530000 x5\nz\n")
    #expect(
      finished.output == """
        {"line": 1, "text": "(650) 253-0000 ext. 5", "value": "+16502530000x5", "complete": true, "rejected": false, "lost": [], \
        "e164": "+16502530000", "region": "US", "type": "fixed-line-or-mobile", "possibility": "possible", "valid": true}
        {"line": 2, "text": null, "value": null, "complete": false, "rejected": true, "position": 0, "error": "not a phone number: \
        write three digits or more, with space, dash, dot, / or ( ) between"}

        """)
  }

  /// A value is taken to the letter; what a field keeps it takes back.
  @Test func values() throws {
    let values = "+442079460958x12\n02079460958\n"
    let shown = try Caret.run(Self.british + ["--input", "value"], input: values)
    #expect(shown.output == "+44 20 7946 0958 x12\n020 7946 0958\n")
    #expect(try Caret.run(Self.british + ["--value"], input: shown.output).output == values)
    for options in [[], ["--style", "e164"]] {
      let run = try Caret.run(Self.british + ["--input", "value"] + options, input: "020 7946\n")
      #expect(run.output == "020 7946\n")
      #expect(run.errors.hasPrefix("line 1: not a phone number's value at 3: "))
      #expect(run.errors.hasSuffix("1 line: 1 incomplete, 1 rejected\n"))
    }
  }

  /// Regions that do not exist, and what is said of them.
  static let unknownRegions = [
    ("UK", "did you mean GB (United Kingdom)?"), ("deu", "did you mean DE (Germany)?"),
    ("reunion", "did you mean RE (Réunion)?"), ("+49", "did you mean DE (Germany)?"),
    ("united", "did you mean AE (United Arab Emirates), GB (United Kingdom) or US (United States)?"),
    ("QQ", "as DE or US (see caret regions)"), ("", "see caret regions"), ("\u{1B}X", "'U+001BX'"),
  ]

  @Test(arguments: unknownRegions) func unknownRegion(code: String, word: String) throws {
    for command in ["format", "parse", "type"] {
      let run = try Caret.run([command, "phone", "--region", code])
      #expect(run.errors.contains(word))
      #expect(run.output == "")
      #expect(run.status == 2)
    }
  }

  static let misuses: [(arguments: [String], word: String)] = [
    (["format", "phone", "--international"], "--international needs a --region"),
    (["format", "phone", "--region", "GB", "--style", "e164", "--international"], "leave --international out"),
    (["format", "phone", "--region", "GB", "--style", "e164", "--value"], "leave --value out"),
    (["format", "phone", "--style", "pretty"], "'e164', 'international', 'national' or 'rfc3966'"),
    (
      ["format", "phone", "--locale", "de_DE"], "--locale is for numbers, and for the formats date, date-range and time"
    ),
    (["format", "##", "--region", "GB"], "--region is for the format phone alone"),
    (["format", "--mask", "phone", "--international"], "--international is for the format phone alone"),
    (["format", "phone", "020 7946 0958"], "caret parse takes them as arguments"),
    (["parse", "phone", "--currency", "EUR"], "--currency is for numbers, not for phone numbers"),
    (["parse", "decimal", "--locale", "en", "--region", "GB"], "--region is for phone alone, not for decimal"),
    (["parse", "phone", "--international"], "Unknown option '--international'"),
    (["type", "phone", "--region", "GB", "--overflow", "drop"], "--overflow is for masks, not for phone numbers"),
    (["type", "phone", "--region", "GB", "--steps"], "--steps is for masks and numbers, not for phone numbers"),
    (["type", "phone", "--region", "GB", "--keeps-places"], "--keeps-places is for masks, not for phone numbers"),
    (["type", "phone", "--region", "GB", "--entry", "decimal"], "--entry is for numbers, not for phone numbers"),
    (["type", "phone", "--region", "GB", "--style", "e164", "--json"], "leave --json out"),
  ]

  @Test(arguments: misuses) func misuse(arguments: [String], word: String) throws {
    let run = try Caret.run(arguments)
    #expect(run.errors.contains(word), "\(run.errors)")
    #expect(run.output == "")
    #expect(run.status == 2)
  }
}
