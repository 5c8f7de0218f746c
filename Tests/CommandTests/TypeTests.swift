import Testing

/// `caret type` as a person has it before them: keys in, a screen out.
@Suite(.serialized) struct TypeTests {
  static let phone = "(###) ###-####"

  @Test func typesAPhoneNumber() throws {
    let terminal = try PseudoTerminal(["type", Self.phone])
    try terminal.expect("(___) ___-____", "… incomplete", caret: 1)
    terminal.send("5551")
    try terminal.expect("(555) 1__-____", "… incomplete  value 5551", caret: 7)
    terminal.send("\u{7F}\u{7F}")
    try terminal.expect("(55_) ___-____", "… incomplete  value 55", caret: 3)
    terminal.send("x")
    try terminal.expect("(55_) ___-____", "… incomplete  value 55", "rejected 'x': expected a digit")
    terminal.send("51234567")
    try terminal.expect("(555) 123-4567", "✓ complete  value 5551234567", caret: 14)
    terminal.send("8")
    try terminal.expect("(555) 123-4567", "✓ complete  value 5551234567", "rejected '8': the field is full")
    terminal.send("\r")
    #expect(try terminal.end() == .exit(0))
    #expect(terminal.printedText == "(555) 123-4567\n")
    #expect(terminal.screen.lines.isEmpty)
    #expect(terminal.screen.unknown.isEmpty)
  }

  /// By words, with all selected, after a label, and with a prompt in place of what is still to come.
  @Test func wordsLabelsAndHelp() throws {
    let terminal = try PseudoTerminal(["type", "--label", "Day:", "--prompt", "for example 31.12.2026", "##.##.####"])
    try terminal.expect("Day: for example 31.12.2026", "… incomplete", caret: 5)
    terminal.send("31122026")
    try terminal.expect("Day: 31.12.2026", "✓ complete  value 31122026", caret: 15)
    terminal.send("\u{1B}[1;5D")
    try terminal.expect("Day: 31.12.2026", "✓ complete  value 31122026", caret: 11)
    terminal.send("\u{17}")
    try terminal.wait("the month gone") { $0.lines.first?.hasPrefix("Day: 31.20.26") == true }
    terminal.send("\u{1B}a\u{7F}")
    try terminal.expect("Day: for example 31.12.2026", "… incomplete", caret: 5)
    terminal.send("\u{1B}OP")
    try terminal.wait("the keys") { $0.lines.last == "Enter prints it; Esc gives up" }
    terminal.send("\u{1B}")
    #expect(try terminal.end() == .exit(1))
  }

  @Test func pastesAndUndoes() throws {
    let terminal = try PseudoTerminal(["type", "--json", "<area:###>-<line:####>"])
    try terminal.wait("brackets around what is pasted") { $0.brackets }
    terminal.send("12")
    try terminal.expect("12_-____", "… incomplete  value 12", "area 12")
    // cut off where it hurts
    terminal.send("\u{1B}[20")
    terminal.send("0~3-45")
    terminal.send("67\u{1B}[2")
    terminal.send("01~")
    try terminal.expect("123-4567", "✓ complete  value 1234567", "area 123  line 4567")
    terminal.send("\u{1A}")
    try terminal.expect("12_-____", "… incomplete  value 12", "area 12", caret: 2)
    terminal.send("\u{19}\r")
    #expect(try terminal.end() == .exit(0))
    #expect(
      terminal.printedText
        == #"{"text": "123-4567", "value": "1234567", "complete": true, "captures": {"area": "123", "line": "4567"}, "lost": []}"#
        + "\n")
  }

  @Test func movesAndSelects() throws {
    let terminal = try PseudoTerminal(["type", "--text", "5551234567", Self.phone])
    try terminal.expect("(555) 123-4567", "✓ complete  value 5551234567", caret: 14)
    terminal.send("\u{1B}[1~")
    try terminal.expect("(555) 123-4567", "✓ complete  value 5551234567", caret: 0)
    terminal.send("\u{1B}OC\u{1B}[1;2C\u{1B}[1;2C")
    try terminal.expect("(555) 123-4567", "✓ complete  value 5551234567", caret: 3)
    terminal.send("9\u{5}\u{15}")
    try terminal.wait("an empty field") { $0.lines.last == "… incomplete" }
    terminal.send("\u{4}")
    #expect(try terminal.end() == .exit(1))
    #expect(terminal.printed.isEmpty)
  }

  @Test func anIncompleteFieldStays() throws {
    let terminal = try PseudoTerminal(["type", Self.phone])
    terminal.send("555\r")
    try terminal.wait("a word why") { $0.lines.last?.hasPrefix("not complete yet") == true }
    terminal.send("\u{1B}")
    #expect(try terminal.end() == .exit(1))
    #expect(terminal.printed.isEmpty)

    let lenient = try PseudoTerminal(["type", "--accept-incomplete", "--value", Self.phone])
    lenient.send("555\r")
    #expect(try lenient.end() == .exit(0))
    #expect(lenient.printedText == "555\n")
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGUSR1, SIGSEGV, SIGILL])
  func givesTheTerminalBack(_ signal: Int32) throws {
    let terminal = try PseudoTerminal(["type", Self.phone])
    try terminal.expect("(___) ___-____", "… incomplete")
    #expect(terminal.mode != terminal.modeBefore)
    kill(terminal.process, signal)
    #expect(try terminal.end() == .signal(signal))
    #expect(terminal.mode == terminal.modeBefore)
    #expect(terminal.screen.lines.isEmpty)
    #expect(!terminal.screen.brackets)
    #expect(terminal.printed.isEmpty)
  }

  /// No one could wake it here, so it does not stop: but the terminal was given back, and is taken again.
  @Test func goesOnWhereItCannotStop() throws {
    let terminal = try PseudoTerminal(["type", Self.phone])
    terminal.send("555")
    try terminal.expect("(555) ___-____", "… incomplete  value 555")
    kill(terminal.process, SIGTSTP)
    try terminal.wait("the end of brackets, and their beginning") { $0.bracketings == 2 && $0.brackets }
    terminal.send("1234567")
    try terminal.expect("(555) 123-4567", "✓ complete  value 5551234567")
    #expect(terminal.mode != terminal.modeBefore)
    terminal.send("\r")
    #expect(try terminal.end() == .exit(0))
    #expect(terminal.mode == terminal.modeBefore)
  }

  @Test func hidesWhatIsSecure() throws {
    let terminal = try PseudoTerminal(["type", "--secure", "##-##"])
    terminal.send("123x")
    try terminal.expect("••-•_", "… incomplete", "rejected a character: expected a digit")
    terminal.send("4\r")
    #expect(try terminal.end() == .exit(0))
    #expect(terminal.printedText == "12-34\n")
  }

  /// What is fixed in a text of any length would tell how long its parts are; with Ctrl-R it is seen.
  @Test func hidesWhatIsFixedInASecret() throws {
    let terminal = try PseudoTerminal(["type", "--secure", "email"])
    terminal.send("a@b")
    try terminal.expect("••••••••", "… incomplete", caret: 8)
    terminal.send("\u{12}")
    try terminal.wait("the text") { $0.lines.first?.hasPrefix("a@b") == true }
    terminal.send("\u{12}")
    try terminal.expect("••••••••", "… incomplete")
  }

  /// Where the locale is not one of UTF-8, only ASCII is drawn.
  @Test func drawsASCII() throws {
    let terminal = try PseudoTerminal(["type", "--secure", "##-##"], environment: ["TERM=xterm", "LC_ALL=C"])
    terminal.send("123")
    try terminal.expect("**-*_", "... incomplete")
  }

  @Test func controlCInterrupts() throws {
    let terminal = try PseudoTerminal(["type", Self.phone])
    try terminal.expect("(___) ___-____", "… incomplete")
    terminal.send("\u{3}")
    #expect(try terminal.end() == .signal(SIGINT))
  }

  @Test func drawsWideCharactersAndNarrowWindows() throws {
    let terminal = try PseudoTerminal(["type", "&{1,20}·#"], columns: 40)
    terminal.send("世界é")
    try terminal.expect("世界é·_", "… incomplete  value 世界é", caret: 5)
    terminal.send("abcdefghijk")
    try terminal.wait("the whole") { $0.lines.first == "世界éabcdefghijk·_" }
    terminal.resize(columns: 12, rows: 10)
    try terminal.wait("the part around the caret") {
      $0.lines.first?.hasPrefix("…") == true && $0.lines.first?.contains("k·_") == true
    }
    #expect(terminal.screen.unknown.isEmpty)
  }

  @Test func aPlainTerminalGetsOneLine() throws {
    let terminal = try PseudoTerminal(["type", Self.phone], environment: ["TERM=dumb", "LANG=C.UTF-8"])
    terminal.send("555")
    try terminal.expect("(555) ___-____  … incomplete  value 555", caret: 6)
    terminal.send("1234567\r")
    #expect(try terminal.end() == .exit(0))
    #expect(terminal.printedText == "(555) 123-4567\n")
  }

  @Test func aMaskThatIsNoneIsExplained() throws {
    let terminal = try PseudoTerminal(["type", "[000]"])
    try terminal.wait("the mend") {
      $0.lines.last?.hasSuffix("is a mask of RedMadRobot's InputMask (redmadrobot): write ###") == true
    }
    #expect(try terminal.end() == .exit(2))
  }
}
