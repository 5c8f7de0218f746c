import Testing

@testable import caret_cli

/// `caret type` over phone numbers.
@Suite(.serialized) struct TypePhoneTests {
  @Test func typesANumber() throws {
    let terminal = try PseudoTerminal(["type", "phone", "--region", "GB"], columns: 80)
    // an example, until something is typed
    try terminal.expect("07400 123456", "… incomplete", caret: 0)
    terminal.send("074")
    try terminal.expect("074", "… incomplete  value 074", "GB, IM  too short", caret: 3)
    terminal.send("00123456")
    try terminal.expect(
      "07400 123456", "✓ complete  value 07400123456", "GB (United Kingdom)  mobile  valid  +447400123456", caret: 12)
    terminal.send("a")
    try terminal.wait("a word why") { $0.lines.last == "rejected 'a': not allowed here in a phone number" }
    terminal.send("\u{1A}")
    try terminal.expect("07400 123456", "… incomplete", caret: 0)
    terminal.send("\u{19}\r")
    #expect(try terminal.end() == .exit(0))
    #expect(terminal.printedText == "07400 123456\n")
  }

  /// The calling code stands there; a plus begins a number of anywhere.
  @Test func typesAfterTheCallingCode() throws {
    let terminal = try PseudoTerminal(["type", "phone", "--region", "US", "--international", "--value"], columns: 80)
    try terminal.expect("+1 201-555-0123", "… incomplete", caret: 2)
    terminal.send("8")
    try terminal.wait("regions that it may be") { $0.lines.last?.hasSuffix(" more") == true }
    terminal.send("\u{7F}+44")
    try terminal.expect("+44", "… incomplete  value +44", "GB, GG, IM, JE", caret: 4)
    terminal.send("2079460958x")
    try terminal.expect(
      "+44 20 7946 0958 x", "✓ complete  value +442079460958x", "GB (United Kingdom)  fixed-line  valid  +442079460958",
      caret: 18
    )
    // an extension without a digit is not one
    terminal.send("\r")
    #expect(try terminal.end() == .exit(0))
    #expect(terminal.printedText == "+442079460958\n")
  }

  @Test func aLazyFieldWaitsWithTheCode() throws {
    let terminal = try PseudoTerminal(
      ["type", "phone", "--region", "US", "--international", "--lazy", "--json"], columns: 80)
    try terminal.expect("+1 201-555-0123", "… incomplete", caret: 0)
    terminal.send("6")
    try terminal.wait("the code") { $0.lines.first == "+1 6" && $0.lines.last == "auto-inserted '+1'" }
    terminal.send("502530000\r")
    #expect(try terminal.end() == .exit(0))
    #expect(
      terminal.printedText == """
        {"text": "+1 650-253-0000", "value": "+16502530000", "complete": true, "captures": {}, "lost": [], "e164": "+16502530000", \
        "region": "US", "type": "fixed-line-or-mobile", "possibility": "possible", "valid": true}

        """)
  }

  @Test func tooLongIsNotTakenForAnUnfinishedNumber() throws {
    let terminal = try PseudoTerminal(["type", "phone", "--region", "FR"])
    try terminal.expect("06 12 34 56 78", "… incomplete")
    terminal.send("06123456789\r")
    try terminal.expect(
      "06123456789", "✗ too long  value 06123456789", "FR (France)  too long",
      "too long: go on typing, or give up with Esc")
    terminal.send("\u{7F}\r")
    #expect(try terminal.end() == .exit(0))
    #expect(terminal.printedText == "06 12 34 56 78\n")
  }

  /// A number that is as long as one, and that no one has.
  @Test func whyItIsNotValid() throws {
    let terminal = try PseudoTerminal(["type", "phone", "--region", "US", "--text", "5555555555"], columns: 80)
    try terminal.wait("the reason") {
      $0.lines.last?.contains("  not valid: no such numbers are given out  +1555") == true
    }
    terminal.send("\u{1B}")
    #expect(try terminal.end() == .exit(1))
    #expect(terminal.printedText == "")
  }

  /// A secure field shows nothing of the number, and prints it all the same.
  @Test func printsInAStyle() throws {
    let terminal = try PseudoTerminal(["type", "phone", "--region", "GB", "--style", "e164", "--secure"])
    try terminal.expect("07400 123456", "… incomplete")
    terminal.send("02079460958")
    try terminal.expect("••• •••• ••••", "✓ complete")
    terminal.send("\r")
    #expect(try terminal.end() == .exit(0))
    #expect(terminal.printedText == "+442079460958\n")
  }

  @Test func theEnvironmentSaysTheRegion() throws {
    let environment = ["TERM=xterm-256color", "LC_TELEPHONE=de_DE.UTF-8"]
    let terminal = try PseudoTerminal(["type", "phone", "--international"], columns: 80, environment: environment)
    try terminal.wait("the calling code") { $0.lines.first == "+49 1512 3456789" }
    terminal.send("15123456789\r")
    #expect(try terminal.end() == .exit(0))
    #expect(terminal.printedText == "+49 1512 3456789\n")
  }

  @Test func regionsOfLocales() {
    let regions = [
      ["LANG": "de_CH.UTF-8"], ["LC_ALL": "zh_Hant_TW", "LANG": "de_DE"], ["LANG": "C"], ["LANG": "de"], [:],
      ["LANG": "de_QQ"], ["LC_NUMERIC": "de_DE"], ["LC_TELEPHONE": "ca_ES@valencia"],
    ].map { UsualPlace($0).region?.code }
    #expect(regions == ["CH", "TW", nil, nil, nil, nil, nil, "ES"])
  }
}
