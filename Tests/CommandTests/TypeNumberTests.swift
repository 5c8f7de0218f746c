import Testing

/// `caret type` over numbers. What is shown is en_US, which is as stable as a locale can be.
@Suite(.serialized) struct TypeNumberTests {
  static let dollars = ["type", "currency", "--locale", "en_US", "--currency", "USD"]

  @Test func typesAnAmount() throws {
    let terminal = try PseudoTerminal(Self.dollars, columns: 80)
    try terminal.expect("$0.00", "… incomplete", caret: 0)
    terminal.send("1234.5")
    try terminal.expect("$1,234.5", "✓ complete  value 1234.5", caret: 8)
    terminal.send("x")
    try terminal.expect("$1,234.5", "✓ complete  value 1234.5", "rejected 'x': not allowed here in a number")
    // a backspace takes back the rejection alone
    terminal.send("\u{7F},")
    try terminal.wait("a word why") {
      $0.lines.last == "rejected ',': grouping is automatic; the decimal sign is '.'"
    }
    terminal.send("\u{1A}")
    try terminal.expect("$0.00", "… incomplete", caret: 0)
    terminal.send("\u{19}\r")
    #expect(try terminal.end() == .exit(0))
    #expect(terminal.printedText == "$1,234.50\n")
  }

  @Test func pastesAndSelects() throws {
    let terminal = try PseudoTerminal(Self.dollars + ["--value"])
    try terminal.wait("brackets around what is pasted") { $0.brackets }
    terminal.send("\u{1B}[200~1,234\u{1B}[201~")
    try terminal.expect("$1,234", "✓ complete  value 1234", "read as 1234, but ',' could be read both ways")
    terminal.send("\u{1B}[200~12x4\u{1B}[201~")
    try terminal.wait("a word why") { $0.lines.last == "rejected all, because of 'x': not allowed here in a number" }
    // the caret stops before the first digit, and an extended selection is typed over
    terminal.send("\u{1}\u{1B}[1;2C\u{1B}[1;2C\u{1B}[1;2C9")
    try terminal.expect("$934", "✓ complete  value 934", caret: 2)
    terminal.send("\r")
    #expect(try terminal.end() == .exit(0))
    #expect(terminal.printedText == "934.00\n")
  }

  @Test func digitsEnterFromTheRight() throws {
    let terminal = try PseudoTerminal(Self.dollars + ["--entry", "minor-units", "--json"])
    try terminal.expect("$0.00", "… incomplete")
    terminal.send("1234-")
    try terminal.expect("-$12.34", "✓ complete  value -12.34", caret: 7)
    terminal.send("\r")
    #expect(try terminal.end() == .exit(0))
    let printed = #"{"text": "-$12.34", "value": "-12.34", "complete": true, "captures": {}, "lost": []}"#
    #expect(terminal.printedText == printed + "\n")
  }

  @Test func aNumberOutOfRangeStays() throws {
    let terminal = try PseudoTerminal(["type", "decimal", "--locale", "en_US", "--minimum", "-5", "--maximum", "10"])
    try terminal.expect("0", "… incomplete")
    terminal.send("12\r")
    try terminal.expect("12", "✗ it is more than 10  value 12", "it is more than 10: go on typing, or give up with Esc")
    terminal.send("\u{7F}-\r")
    #expect(try terminal.end() == .exit(0))
    #expect(terminal.printedText == "-1\n")
  }

  /// The 5 of 50 is not less than 10 until it is left so.
  @Test func aNumberOnItsWayIsNotOutOfRange() throws {
    let terminal = try PseudoTerminal(["type", "decimal", "--locale", "en_US", "--minimum", "10", "--maximum", "50"])
    try terminal.expect("0", "… incomplete")
    terminal.send("5")
    try terminal.expect("5", "✓ complete  value 5")
    terminal.send("\r")
    try terminal.expect("5", "✗ it is less than 10  value 5", "it is less than 10: go on typing, or give up with Esc")
    terminal.send("0\r")
    #expect(try terminal.end() == .exit(0))
    #expect(terminal.printedText == "50\n")
  }

  /// What is printed is seen before.
  @Test func roundingIsShownBeforeItIsPrinted() throws {
    let cash = ["type", "currency", "--locale", "en_US", "--currency", "CHF", "--fraction", "cash", "--value"]
    let terminal = try PseudoTerminal(cash)
    try terminal.wait("an empty field") { $0.lines.last == "… incomplete" }
    terminal.send("1.32\r")
    try terminal.wait("a word of it") { $0.lines.last == "press Enter again to accept it so" }
    terminal.send("\r")
    #expect(try terminal.end() == .exit(0))
    #expect(terminal.printedText == "1.30\n")
  }

  /// So is what a key came to mean that groups in the locale.
  @Test func aDecidedSeparatorIsShownBeforeItIsPrinted() throws {
    let terminal = try PseudoTerminal(["type", "currency", "--locale", "en_US", "--currency", "USD", "--value"])
    try terminal.wait("an empty field") { $0.lines.last == "… incomplete" }
    terminal.send("12,5")
    try terminal.expect("$12,5", "✓ complete  value 12.5", caret: 5)
    terminal.send("\r")
    try terminal.wait("a word of it") { $0.lines.last == "press Enter again to accept it so" }
    terminal.send("\r")
    #expect(try terminal.end() == .exit(0))
    #expect(terminal.printedText == "12.50\n")
  }

  @Test func hidesWhatIsSecure() throws {
    let terminal = try PseudoTerminal(["type", "decimal", "--locale", "en_US", "--secure"])
    try terminal.expect("0", "… incomplete")
    terminal.send("12x")
    try terminal.expect("••", "✓ complete", "rejected a character: not allowed here in a number")
    terminal.send("\r")
    #expect(try terminal.end() == .exit(0))
    #expect(terminal.printedText == "12\n")
  }

  @Test func overwritesAndTakesOtherKeys() throws {
    let terminal = try PseudoTerminal(["type", "decimal", "--locale", "de_DE", "--overwriting", "--decimal-keys", "."])
    try terminal.expect("0", "… incomplete  overwrite")
    terminal.send("12.5\u{1}3")
    try terminal.expect("32,5", "✓ complete  overwrite  value 32.5", caret: 1)
    terminal.send("\r")
    #expect(try terminal.end() == .exit(0))
  }

  /// Options that this field does not have.
  static let misuses: [(arguments: [String], word: String)] = [
    (["decimal", "--lazy"], "--lazy is for masks"),
    (["decimal", "--overflow", "drop"], "--overflow is for masks"),
    (["decimal", "--keeps-places"], "--keeps-places is for masks, not for numbers"),
    (["decimal", "--shows-suffix"], "--shows-suffix is for masks, not for numbers"),
    (["decimal", "--steps", "--carries-steps"], "--carries-steps is for masks, not for numbers"),
    (["##", "--entry", "minor-units"], "--entry is for numbers"),
    (["##", "--locale", "de"], "--locale is for numbers"),
    (["decimal", "--minimum", "5", "--maximum", "-1"], "exchange them"),
    (["decimal", "--minimum", "1,5"], "--minimum '1,5' is not a plain decimal"),
  ]

  @Test(arguments: misuses) func misuse(arguments: [String], word: String) throws {
    let run = try Caret.run(["type"] + arguments)
    #expect(run.errors.contains(word))
    #expect(run.status == 2)
  }
}
