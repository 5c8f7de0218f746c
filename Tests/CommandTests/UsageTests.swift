import Testing

@Suite struct UsageTests {
  static let commands = [
    "type", "format", "parse", "formats", "locales", "regions", "check", "explain", "compile", "replay", "verify numbers",
    "bench",
    "generate unicode", "generate phone-plans", "generate phone-tables",
  ]

  @Test(arguments: commands) func helpShowsExamples(_ command: String) throws {
    let run = try Caret.run(command.split(separator: " ").map(String.init) + ["--help"])
    #expect(run.output.contains("EXAMPLES\n  caret \(command)") || run.output.contains("\n  caret \(command)"))
    #expect(run.errors == "")
    #expect(run.status == 0)
  }

  /// Wrong use, and a word that tells of it.
  static let misuses: [(arguments: [String], word: String)] = [
    (["nonsense"], "nonsense"),
    (["format"], "name|mask"),
    (["check"], "name|mask"),
    (["check", "--nope"], "Unknown option '--nope'"),
    (["check", "--today", "2026-11-21", "##"], "--today is for values of a format"),
    (["check", "--today", "2026-02-29", "expiry", "10/26"], "--today"),
    (["check", "phone", "12"], "caret parse phone --strict"),
    (["check", "decimal", "12"], "caret parse decimal"),
    (["formats", "us-phon"], "no format is called 'us-phon'"),
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
    (["format", "us-phon"], "no format is called us-phon (see caret formats), and as a mask"),
    (["format", "--json", "--value", "##"], "leave --value out"),
    (["format", "currency"], "needs a --locale"),
    (["format", "##", "--locale", "de_DE"], "--locale is for numbers, and for the formats date and time"),
    (["format", "--mask", "decimal", "--fraction", "2"], "--fraction is for numbers alone"),
    (["format", "##", "--input", "json"], "--input"),
    (["explain", "--listing", "--dot", "##"], "ask for one"),
    (["explain", "--dot", "##<"], "a group is not closed"),
    (["generate", "unicode", "--ucd", "/nonexistent", "--output", "/nonexistent"], "/nonexistent"),
    (
      ["generate", "phone-plans", "--package", "/nonexistent", "--output", "/nonexistent"],
      "caret: /nonexistent/phonenumbers/__init__.py: cannot be read: "
    ),
    (["generate", "phone-tables", "--plans", "/nonexistent", "--output", "/nonexistent"], "caret: cannot read /nonexistent: "),
  ]

  @Test(arguments: misuses) func misuse(arguments: [String], word: String) throws {
    let run = try Caret.run(arguments)
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
