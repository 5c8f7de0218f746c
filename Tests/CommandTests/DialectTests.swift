import Testing

/// Commands that take a mask of another library, by `--dialect`.
@Suite struct DialectTests {
  /// ngx-mask shows literals with the character after them; the field does so, too.
  @Test func typesAsTheOtherLibraryDoes() throws {
    let run = try Caret.run(
      ["type", "--dialect", "ngx", "(000) 000-0000", "--keys", "201", "--accept-incomplete", "--json"])
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.hasPrefix(#"{"text": "(201", "value": "201", "complete": false"#), "\(run.output)")
    let overwriting = ["type", "--dialect", "imask", "{mask: '00', overwrite: true}", "--keys", "12«HOME»9"]
    #expect(try Caret.run(overwriting).output == "92\n")
  }

  /// What a dialect describes need not be a mask.
  @Test func typesNumbers() throws {
    let run = try Caret.run(
      ["type", "--dialect", "cleave", "{numeral: true, numeralThousandsGroupStyle: 'lakh'}", "--keys", "1234567"])
    #expect(run.output == "12,34,567\n", "\(run.errors)")
  }

  @Test(arguments: ["type", "format", "explain", "check"])
  func anErrorIsDrawnInTheTextThatWasGiven(_ command: String) throws {
    let arguments = [command, "--dialect", "regex", #"\d(?=a)"#] + (command == "type" ? ["--keys", "1"] : [])
    let run = try Caret.run(arguments)
    let drawing = "look-around cannot be written as a mask\n  \\d(?=a)\n    ^~~~~"
    #expect(run.status != 0 && (run.output + run.errors).contains(drawing), "\(run.output)\(run.errors)")
  }

  @Test func formatsAndChecks() throws {
    let run = try Caret.run(["format", "--dialect", "redmadrobot", "[000]-[000]"], input: "123456\n")
    #expect(run.output == "123-456\n", "\(run.errors)")
    let check = try Caret.run(["check", "--dialect", "regex", #"\d{3}-\d{4}"#, "[A-F]{2}"])
    #expect(check.status == 0 && check.output.contains("[A-F]{2}: ok"), "\(check.output)\(check.errors)")
  }

  /// A name is a mask where a dialect is given.
  @Test func explains() throws {
    let run = try Caret.run(["explain", "--dialect", "regex", "card"])
    #expect(run.status == 0 && run.output.contains("value literal \"card\""), "\(run.output)\(run.errors)")
    let listing = try Caret.run(["explain", "--dialect", "inputmask", "99[9]"])
    #expect(
      listing.status == 0 && listing.output.contains("2 to 3 times: a digit"), "\(listing.output)\(listing.errors)")
  }

  @Test(arguments: [
    (["--dialect", "ngxx", "00"], "no dialect is called 'ngxx': did you mean ngx?"),
    (["--dialect", "ngx", "--program", "00"], "--dialect and --program say two things of 00"),
    (["--dialect", "ngx", "--today", "2026-11-21", "expiry"], "--today is for formats of the catalogue alone"),
    (["--dialect", "ngx", "--region", "GB", "phone"], "--region is for the format phone alone"),
  ])
  func optionsThatContradict(_ arguments: [String], _ message: String) throws {
    let run = try Caret.run(["type"] + arguments)
    #expect(run.status == 2 && run.errors.contains(message), "\(run.errors)")
  }
}
