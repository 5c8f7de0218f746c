import Foundation
import Testing

/// Names with arguments wherever the command takes the name of a format.
@Suite struct NamedArgumentTests {
  @Test(arguments: [
    (["format", "currency(EUR, de_DE)"], "1234.5\n", "1.234,50\u{A0}€\n"),
    (["format", "phone(GB)"], "02079460958\n", "020 7946 0958\n"),
    (["format", "phone(US, international)"], "6502530000\n", "+1 650-253-0000\n"),
    (["format", "decimal(hi_IN)", "--fraction", "2"], "1234567.5\n", "12,34,567.50\n"),
    (["format", "currency(EUR)", "--locale", "de_DE"], "5\n", "5,00\u{A0}€\n"),
    (["format", "unit(\" kg\", fr)"], "3,5\n", "3,5 kg\n"), (["format", "date(de_DE)"], "3/12/2026\n", "03.12.2026\n"),
    (["format", "time(de_DE)"], "930\n", "09:30\n"),
    (["format", "phone(GB)", "--style", "e164"], "020 7946 0958\n", "+442079460958\n"),
    (["check", "phone(GB)", "020 7946 0958"], "", "020 7946 0958: valid\n"),
    (["check", "currency(EUR, de_DE)", "1.234,56 €"], "", "1.234,56 €: valid\n"),
    (["check", "date(de_DE)", "31.12.2026"], "", "31.12.2026: valid\n"),
  ]) func lines(_ arguments: [String], _ input: String, _ output: String) throws {
    let run = try Caret.run(arguments, input: input)
    #expect(run.output == output)
    #expect(run.status == 0)
  }

  @Test func aPhoneNumberThatIsNotGivenOutIsNotValid() throws {
    let run = try Caret.run(["check", "phone(GB)", "06000000000", "12"])
    #expect(run.output == "06000000000: not valid: it is not a number that is given out\n12: incomplete: 12\n")
    #expect(run.status == 1)
  }

  /// What is wrong, and a word of it.
  @Test(arguments: [
    (
      ["format", "curency(EUR, de_DE)"],
      "no format is called 'curency' (see caret formats): did you mean currency(EUR, de_DE)?"
    ),
    (["check", "phon(GB)", "1"], "did you mean phone(GB)?"), (["explain", "phon(GB)"], "did you mean phone(GB)?"),
    (["format", "phone(UK)"], "did you mean GB (United Kingdom)?"),
    (["check", "phone(UK)", "1"], "did you mean phone(GB)?"),
    (["format", "card(visa)"], "card takes no arguments: write card"),
    (["format", "currency(EURO, de_DE)"], "did you mean EUR?"), (["format", "decimal(de_DEE)"], "did you mean de_DE?"),
    (["format", "phone(GB)", "--region", "US"], "'GB' and --region both give the region: leave one out"),
    (["format", "date(hu)", "--locale", "de"], "'hu' and --locale both give the locale: leave one out"),
    (["format", "currency(EUR, de_DE)", "--currency", "USD"], "'EUR' and --currency both give the currency"),
    (["format", "phone(GB)", "--currency", "USD"], "--currency is for numbers alone"),
    (["format", "currency(EUR)"], "needs a --locale"), (["explain", "decimal"], "decimal needs the argument 'locale'"),
    (["explain", "--dot", "phone(GB)"], "phone(GB) is not a mask"),
    (["check", "phone(GB)", "--from", "2026-01-01", "1"], "--from is for dates, not for phone(GB)"),
  ]) func wrongNames(_ arguments: [String], _ word: String) throws {
    let run = try Caret.run(arguments)
    #expect(run.errors.contains(word), "\(run.errors)")
    #expect(run.status == 2)
  }

  /// What looks like a name may be a mask.
  @Test func masksStayMasks() throws {
    #expect(try Caret.run(["format", "phone(###)"], input: "123\n").output == "phone(123)\n")
    #expect(try Caret.run(["format", "--mask", "phone(##)"], input: "12\n").output == "phone(12)\n")
  }

  @Test func explanations() throws {
    let phone = try Caret.run(["explain", "phone(GB)"])
    #expect(phone.output.contains("  numbers of GB (United Kingdom), as dialled there\n"))
    #expect(phone.output.contains("  07400123456  is shown as  07400 123456\n"))
    let amount = try Caret.run(["explain", "currency(EUR, de_DE)"])
    #expect(amount.output.contains("  decimal separator ',', up to 2 digits after it\n"))
    #expect(amount.output.contains("  -1234.5  is shown as  -1.234,50\u{A0}€\n"))
    #expect(
      try Caret.run(["explain", "date(de_DE)"]).output.hasPrefix("mask\n  <day:01..31>.<month:01..12>.<year:#{4}>\n"))
  }

  /// A preset plays as the member of its kind does, and dates of two locales are two formats.
  @Test func presets() throws {
    let pairs = [
      (#"{"preset": "phone(GB)", "keys": "020x«BLUR»"}"#, #"{"phone": {"region": "GB"}, "keys": "020x«BLUR»"}"#),
      (
        #"{"preset": "currency(EUR, de_DE)", "keys": "1,234.5«BLUR»"}"#,
        #"{"number": {"locale": "de_DE", "style": "currency", "currency": "EUR"}, "keys": "1,234.5«BLUR»"}"#
      ),
      (
        #"{"preset": "date(de_DE)", "keys": "31122026"}"#, #"{"preset": "date", "locale": "de_DE", "keys": "31122026"}"#
      ),
      (#"{"preset": "date(hu)", "keys": "20261231"}"#, #"{"preset": "date", "locale": "hu", "keys": "20261231"}"#),
    ]
    let run = try Caret.run(["replay"], input: pairs.map { $0.0 + "\n" + $0.1 + "\n" }.joined())
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 8 && run.status == 0)
    for pair in 0..<4 { #expect(lines[pair * 2] == lines[pair * 2 + 1]) }
    #expect(lines[4] != lines[6])
    let wrong = try Caret.run(["replay"], input: #"{"preset": "phone(UK)", "keys": "1"}"#)
    #expect(wrong.output == #"{"error": "line 1: no region 'UK' has phone numbers: did you mean phone(GB)?"}"# + "\n")
  }

  @Test func fuzzingAndMeasuring() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
    defer { try? FileManager.default.removeItem(at: file) }
    try "phone(GB)\n##/##\ncurrency(EUR, de_DE)\n".write(to: file, atomically: true, encoding: .utf8)
    let fuzz = try Caret.run(["fuzz", "--file", file.path, "--runs", "30"])
    #expect(fuzz.output.hasPrefix("3 subjects\n") && fuzz.output.hasSuffix("ok: no law was broken\n"))
    let bench = try Caret.run(["bench", "decimal(hi_IN)", "--count", "10", "--rounds", "1"])
    #expect(bench.output.hasPrefix("decimal(hi_IN): 10 scripts") && bench.status == 0)
  }

  @Test func typing() throws {
    let terminal = try PseudoTerminal(["type", "phone(GB)"], columns: 80)
    terminal.send("02079460958\r")
    #expect(try terminal.end() == .exit(0))
    #expect(terminal.printedText == "020 7946 0958\n")
  }
}
