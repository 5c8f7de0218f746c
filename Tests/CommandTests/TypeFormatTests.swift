import Testing

/// `caret type` over formats of the catalogue.
@Suite(.serialized) struct TypeFormatTests {
  @Test func tellsWhichCheckFails() throws {
    let terminal = try PseudoTerminal(["type", "--json", "card"], columns: 80)
    terminal.send("411111111111111")
    try terminal.wait("a card that is not complete") {
      $0.lines.dropFirst() == [
        "… incomplete  value 411111111111111", "visa 411111111111111", "Visa  16, 18-19 digits  security code CVV 3",
      ]
    }
    terminal.send("2")
    try terminal.wait("the check that fails") {
      $0.lines.dropFirst().first == "✗ the check digit is wrong  value 4111111111111112"
    }
    terminal.send("\r")
    try terminal.wait("a word why it stays") {
      $0.lines.last == "the check digit is wrong: go on typing, or give up with Esc"
    }
    terminal.send("\u{7F}1")
    try terminal.wait("a card") { $0.lines.dropFirst().first == "✓ complete  value 4111111111111111" }
    terminal.send("\r")
    #expect(try terminal.end() == .exit(0))
    #expect(
      terminal.printedText == """
        {"text": "4111 1111 1111 1111", "value": "4111111111111111", "complete": true, \
        "captures": {"visa": "4111111111111111"}, "state": "complete", "lost": []}

        """)
  }

  /// Thirteen digits of a card are hardly ever its end: what they lack is reported when editing ends, and what they are
  /// not is not yet reported.
  @Test func holdsBackWhatMayChange() throws {
    let terminal = try PseudoTerminal(["type", "card"], columns: 80)
    terminal.send("4111111111112")
    try terminal.wait("no error yet") { $0.lines.dropFirst().first == "… incomplete  value 4111111111112" }
    terminal.send("\r")
    try terminal.wait("the error when editing ends") {
      $0.lines.dropFirst().first == "✗ the check digit is wrong  value 4111111111112"
    }
    terminal.send("1")
    try terminal.wait("no error any more") { $0.lines.dropFirst().first == "… incomplete  value 41111111111121" }
    terminal.send("\t")
    try terminal.wait("how long cards are") {
      $0.lines.dropFirst().first == "✗ cards of the network have 13, 16, 18 or 19 digits  value 41111111111121"
    }
    terminal.send("\u{1B}")
    #expect(try terminal.end() == .exit(1))
  }

  @Test func takesWhatFailsWhereItIsTold() throws {
    let terminal = try PseudoTerminal(["type", "--accept-incomplete", "--json", "card", "--text", "4111111111111112"])
    try terminal.wait("the check that fails") {
      $0.lines.dropFirst().first?.hasPrefix("✗ the check digit is wrong") == true
    }
    terminal.send("\r")
    #expect(try terminal.end() == .exit(0))
    let end = #", "state": "invalid: the check digit is wrong (luhn)", "lost": []}"#
    #expect(terminal.printedText.hasSuffix(end + "\n"))
  }

  /// A secure field says that it fails, and nothing of what it holds.
  @Test func hidesWhatIsSecure() throws {
    let terminal = try PseudoTerminal(["type", "--secure", "card"])
    terminal.send("378282246310006")
    try terminal.expect("•••• •••••• •••••", "✗ the check digit is wrong")
    terminal.send("\u{1B}")
    #expect(try terminal.end() == .exit(1))
    #expect(terminal.printed.isEmpty)
  }

  /// The same mask by itself obeys nothing.
  @Test func aMaskHasNoState() throws {
    let terminal = try PseudoTerminal(["type", "--json", "##"])
    terminal.send("12\r")
    #expect(try terminal.end() == .exit(0))
    let printed = #"{"text": "12", "value": "12", "complete": true, "captures": {}, "lost": []}"#
    #expect(terminal.printedText == printed + "\n")
  }
}
