import Testing

@Suite struct UsageTests {
  static let commands = [
    "type", "format", "parse", "formats", "locales", "regions", "check", "explain", "compile", "replay", "bench",
  ]
  static let developerCommands = [
    "install", "uninstall", "verify numbers", "verify phones", "verify faults", "generate unicode",
    "generate phone-plans",
    "generate phone-tables",
  ]

  @Test(arguments: commands) func helpShowsExamples(_ command: String) throws {
    expectExamples(in: try Caret.run([command, "--help"]), of: "caret \(command)")
  }

  @Test(arguments: developerCommands) func developersHelpShowsExamples(_ command: String) throws {
    let arguments = command.split(separator: " ").map(String.init) + ["--help"]
    expectExamples(in: try Caret.runDeveloper(arguments), of: "caretaker-dev \(command)")
  }

  private func expectExamples(in run: Caret, of command: String) {
    #expect(run.output.contains("EXAMPLES\n  \(command)") || run.output.contains("\n  \(command)"))
    #expect(run.errors == "")
    #expect(run.status == 0)
  }

  /// Wrong use, and a word of the message about it.
  static let misuses: [(arguments: [String], word: String)] = [
    (["nonsense"], "nonsense"),
    (["format"], "name|mask"),
    (["check"], "name|mask"),
    (["check", "--nope"], "Unknown option '--nope'"),
    (["check", "--today", "2026-11-21", "##"], "--today is for values of a format"),
    (["check", "--today", "2026-02-29", "expiry", "10/26"], "--today"),
    (["check", "decimal", "12"], "caret parse decimal"),
    (["formats", "us-phon"], "no format is called 'us-phon': did you mean us-phone?"),
    (["formats", "card", "--search", "card"], "ask for one"),
    (["format", "##", "--today", "2026-11-21"], "--today is for formats of the catalogue alone"),
    (["format", "--mask", "##", "--today", "2026-11-21"], "--today is for formats of the catalogue alone"),
    (["replay", "--nope"], "--nope"),
    (["replay", "/nonexistent/file"], "cannot read /nonexistent/file: No such file"),
    (
      ["format", "##", "1234.5"],
      "cannot read 1234.5: No such file or directory: texts come on standard input, or as a file's name\n"
    ),
    (["format", "decimal", "--locale", "en", "1234.5"], "or as a file's name; caret parse takes them as arguments\n"),
    (["replay", "/"], "cannot read /: Is a directory"),
    (["replay", "--max-line", "0"], "--max-line is 1 or more"),
    (["format", "(##<"], "a group is not closed\n  (##<\n     ^"),
    (["format", "us-phon"], "no format is called 'us-phon' (see caret formats): did you mean us-phone?"),
    (["check", "us-phon", "5551234567"], "no format is called 'us-phon' (see caret formats): did you mean us-phone?"),
    (["explain", "ibn"], "no format is called 'ibn' (see caret formats): did you mean iban?"),
    (["format", "AAA-999"], "no format is called AAA-999 (see caret formats), and as a mask"),
    (["fromat", "us-phone"], "there is no subcommand 'fromat': did you mean caret format?"),
    (["us-phone"], "there is no subcommand 'us-phone': did you mean caret type us-phone?"),
    (["xyzzy"], "there is no subcommand 'xyzzy': caret --help lists those that there are"),
    (["format", "--json", "--value", "##"], "leave --value out"),
    (["format", "currency"], "needs a --locale"),
    (["format", "##", "--locale", "de_DE"], "--locale is for numbers, and for the formats date, date-range and time"),
    (["format", "--mask", "decimal", "--fraction", "2"], "--fraction is for numbers alone"),
    (["format", "##", "--input", "json"], "--input"),
    (["explain", "--listing", "--dot", "##"], "ask for one"),
    (["explain", "--dot", "##<"], "a group is not closed"),
  ]
  static let developerMisuses: [(arguments: [String], word: String)] = [
    (["generate", "unicode", "--ucd", "/nonexistent", "--output", "/nonexistent"], "/nonexistent"),
    (
      ["generate", "phone-plans", "--package", "/nonexistent", "--output", "/nonexistent"],
      "caretaker-dev: /nonexistent/phonenumbers/__init__.py: cannot be read: "
    ),
    (
      ["generate", "phone-tables", "--plans", "/nonexistent", "--output", "/nonexistent"],
      "caretaker-dev: cannot read /nonexistent: "
    ),
  ]

  @Test(arguments: misuses) func misuse(arguments: [String], word: String) throws {
    expectMisuse(try Caret.run(arguments), word)
  }

  @Test(arguments: developerMisuses) func developersMisuse(arguments: [String], word: String) throws {
    expectMisuse(try Caret.runDeveloper(arguments), word)
  }

  private func expectMisuse(_ run: Caret, _ word: String) {
    #expect(run.errors.contains(word))
    #expect(run.output == "")
    #expect(run.status == 2)
  }

  @Test func version() throws {
    let run = try Caret.run(["--version"])
    #expect(run.output.wholeMatch(of: /\d+\.\d+\.\d+\n/) != nil)
    #expect(run.status == 0)
  }
}
