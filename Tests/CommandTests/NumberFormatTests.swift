import Testing

/// Numbers by their laws: what a locale's text looks like is ICU's business.
@Suite struct NumberFormatTests {
  static let euros = ["format", "currency", "--locale", "en_US", "--currency", "EUR"]

  @Test func values() throws {
    let run = try Caret.run(Self.euros + ["--value"], input: "1,234.50 €\n(7)\nEUR 12\n\n")
    #expect(run.output == "1234.50\n-7\n12\n\n")
    #expect(run.errors == "4 lines: 1 incomplete, 0 rejected\n")
    #expect(run.status == 0)
  }

  @Test func textReadsBack() throws {
    let values = "1234.50\n-7.00\n0.05\n"
    let shown = try Caret.run(
      ["format", "currency", "--locale", "de_DE", "--currency", "EUR"], input: "1.234,5\n-7\n0,05\n")
    let back = try Caret.run(
      ["format", "currency", "--locale", "de_DE", "--currency", "EUR", "--value"], input: shown.output)
    #expect(back.output == values)
  }

  @Test func ambiguityAndErrors() throws {
    let run = try Caret.run(Self.euros + ["--json", "--strict"], input: "1,234\nx1\n1.005\n")
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(
      lines[0].contains(
        #""value": "1234", "complete": true, "rejected": false, "rounded": false, "ambiguous": true, "position": 1}"#))
    #expect(
      lines[1].hasPrefix(
        #"{"line": 2, "text": null, "value": null, "complete": false, "rejected": true, "rounded": false, "#))
    #expect(lines[1].contains(#""ambiguous": false, "position": 0, "error": "#))
    #expect(lines[2].contains(#""value": null, "complete": false, "rejected": true"#))
    #expect(lines[2].contains(#""error": "more than 2 fraction digits"#))
    #expect(run.errors.hasSuffix("3 lines: 2 incomplete, 2 rejected, 1 ambiguous\n"))
    #expect(run.status == 1)
  }

  /// A line that could be read in two ways is named, and no clean one.
  @Test func anAmbiguousLineIsNamed() throws {
    let reported =
      "line 2: warning: read as 1234, but it could be read both ways\n  1,234\n   ^\n"
      + "2 lines: 0 incomplete, 0 rejected, 1 ambiguous\n"
    for (options, status) in [([], 0), (["--strict"], 1)] as [([String], Int32)] {
      let run = try Caret.run(Self.euros + ["--value"] + options, input: "1,234.00\n1,234\n")
      #expect(run.output == "1234.00\n1234\n")
      #expect(run.errors == reported)
      #expect(run.status == status)
    }
  }

  @Test func aLimitIsAnOptionHere() throws {
    let format = try Caret.run(Self.euros, input: "1.005\n")
    #expect(
      format.errors.hasPrefix("line 1: more than 2 fraction digits at 4: shorten it, or show more with --fraction\n"))
    let json = try Caret.run(Self.euros + ["--json"], input: "1.005\n")
    #expect(json.output.contains("show more with --fraction"))
  }

  /// A value is plain, exact, and as long as a line; what is shown of it reads back.
  @Test(
    arguments: ["decimal", "percent", "currency", "accounting", "unit"], ["de_CH", "hi_IN", "ar_EG"])
  func valuesAreShownAndReadBack(style: String, locale: String) throws {
    let long = String(repeating: "1234567890", count: 200)
    let values = ["-1234.5", "0.25", "1000", long + ".75", "-" + long].joined(separator: "\n") + "\n"
    let needs = ["currency": ["--currency", "EUR"], "accounting": ["--currency", "EUR"], "unit": ["--unit", " kg"]]
    let numbers = [style, "--locale", locale, "--fraction", "0-2"] + needs[style, default: []]
    let shown = try Caret.run(["format", "--input", "value"] + numbers, input: values)
    #expect(shown.errors == "5 lines: 0 incomplete, 0 rejected\n")
    #expect(try Caret.run(["parse"] + numbers, input: shown.output).output == values)
  }

  @Test func whatIsNoPlainValueIsRejected() throws {
    let run = try Caret.run(Self.euros + ["--input", "value", "--strict"], input: "1,5\n1e5\n€5\nNaN\n\n")
    #expect(run.output == "1,5\n1e5\n€5\nNaN\n\n")
    #expect(run.errors.hasPrefix("line 1: unexpected ',' at 1"))
    #expect(run.errors.hasSuffix("5 lines: 5 incomplete, 4 rejected\n"))
    #expect(run.status == 1)
  }

  /// Cash is rounded to a coin there is, and zeros are not digits lost.
  @Test func roundingIsTold() throws {
    let francs = ["format", "currency", "--locale", "de_CH", "--currency", "CHF", "--value"]
    let cash = try Caret.run(francs + ["--fraction", "cash", "--strict"], input: "12.32\n12.35000\n")
    #expect(cash.errors == "2 lines: 0 incomplete, 0 rejected, 1 rounded\n")
    #expect(cash.status == 0)
    let values = try Caret.run(francs + ["--input", "value"], input: "1.005\n1.01\n")
    #expect(values.errors == "2 lines: 0 incomplete, 0 rejected, 1 rounded\n")
  }

  @Test func aMaskTakesValuesToo() throws {
    let run = try Caret.run(["format", "--input", "value", "+1 (###) ###-####"], input: "1555123456\n")
    #expect(run.output == "+1 (155) 512-3456\n")
  }

  /// What keeps numbers from being asked for, and a word of the message about it.
  static let refusals: [(arguments: String, word: String)] = [
    ("decimal", "decimal needs a --locale"),
    ("currency --locale de_DE", "currency needs a --currency"),
    ("accounting --locale de_DE", "accounting needs a --currency"),
    ("unit --locale de_DE", "unit needs a --unit"),
    ("currency --locale de_DE --currency EURO", "'EURO' is not a currency"),
    ("decimal --locale d@e", "'d@e' is not a locale"),
    ("decimal --locale de_QQ", "there is no region QQ"),
    ("decimal --locale xx_XX", "ICU has no data for the locale 'xx_XX'"),
    ("decimal --locale ar-u-nu-nope", "there is no numbering system 'nope'"),
    ("decimal --locale de --currency EUR", "--currency is for currency and accounting, not for decimal"),
    ("percent --locale de --fraction cash", "--fraction cash is for currency and accounting, not for percent"),
    ("decimal --locale de --unit-before", "--unit-before is for unit, not for decimal"),
    ("decimal --locale de --percent-as-fraction", "--percent-as-fraction is for percent, not for decimal"),
    ("decimal --locale de --currency-display hidden", "--currency-display is for currency and accounting"),
    ("decimal --locale de --fraction 3-1", "'3-1' is invalid for '--fraction"),
    ("decimal --locale de --fraction 0-101", "ask for 0 to 100"),
    ("decimal --locale de --grouping some", "'auto', 'always', 'never' or 'minimum-two'"),
    ("unit --locale de --unit 5", "the unit '5' has the digit '5'"),
  ]

  @Test(arguments: refusals) func refusal(arguments: String, word: String) throws {
    let words = arguments.split(separator: " ").map(String.init)
    for command in ["format", "parse"] {
      let run = try Caret.run([command] + words)
      #expect(run.errors.contains(word))
      #expect(run.output == "")
      #expect(run.status == 2)
    }
  }
}
