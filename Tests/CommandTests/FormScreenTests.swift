import Foundation
import Testing

/// `caret form` as a person has it before them: keys in, a screen out, and the terminal as it was afterwards.
@Suite(.serialized) struct FormScreenTests {
  private static let examples = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "fixtures/forms/examples")
  static let code = examples.appending(path: "one-time-code.json").path
  static let checkout = examples.appending(path: "checkout.json").path

  private func terminal(_ arguments: [String], columns: Int = 60, rows: Int = 14) throws -> PseudoTerminal {
    try PseudoTerminal(
      ["form"] + arguments, columns: columns, rows: rows,
      environment: ["TERM=xterm-256color", "LC_ALL=C.UTF-8", "CARETAKER_WIDTHS=clusters"])
  }

  @Test func aCodeIsTypedAndHandedOut() throws {
    let terminal = try terminal([Self.code, "--secrets"])
    try terminal.wait("the form") { $0.lines.contains("  ┃_┃_┃_┃_┃_┃_┃") }
    #expect(terminal.screen.modes == ["?1049", "?1003", "?1006"])
    terminal.send("12")
    try terminal.wait("two digits") { $0.lines.contains("  ┃1┃2┃_┃_┃_┃_┃") }
    terminal.send("\u{1B}[200~345 6\u{1B}[201~\r")
    #expect(try terminal.end() == .exit(0))
    #expect(terminal.printedText.contains(#""values": {"code": "123456"}"#))
    #expect(terminal.screen.unknown.isEmpty && terminal.screen.modes.isEmpty && !terminal.screen.brackets)
    #expect(terminal.mode == terminal.modeBefore)
  }

  @Test func theMouseFocusesAndPresses() throws {
    let terminal = try terminal([Self.checkout], columns: 80, rows: 24)
    try terminal.wait("the form") { $0.lines.contains("› Email") }
    terminal.send("\u{1B}[<0;10;14M\u{1B}[<0;10;14m")
    try terminal.wait("the focus") { $0.lines.contains("› Phone number (optional)") }
    terminal.send("201\u{1B}[<0;77;14M")
    try terminal.wait("the field cleared") {
      !$0.lines.joined().contains("201)") && $0.lines.joined().contains("› Phone")
    }
    terminal.send("\u{1B}[<0;6;23M")
    try terminal.wait("the summary") { $0.lines.joined().contains("▸ 1  Email: Enter your email address") }
    // the first leaves the summary, the others the form
    terminal.send("\u{1B}\u{1B}\u{1B}")
    #expect(try terminal.end() == .exit(1))
  }

  @Test func windowsChangeTheirSize() throws {
    let terminal = try terminal([Self.checkout], columns: 80, rows: 24)
    try terminal.wait("the form") { $0.lines.contains("› Email") }
    terminal.resize(columns: 40, rows: 10)
    try terminal.wait("the narrow form") { $0.lines.contains("  ┃ada@example.org                   ┃") }
    terminal.send("\u{1B}")
    #expect(try terminal.end() == .exit(1))
  }

  /// What was typed is not thrown away by one key.
  @Test func escapeAsksFirst() throws {
    let terminal = try terminal([Self.code])
    terminal.send("1")
    try terminal.wait("a digit") { $0.lines.contains("  ┃1┃_┃_┃_┃_┃_┃") }
    terminal.send("\u{1B}")
    try terminal.wait("the question") { $0.lines.last == "  Press Esc again to give up" }
    terminal.send("\u{1B}")
    #expect(try terminal.end() == .exit(1))
    #expect(terminal.printed.isEmpty)
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGUSR1, SIGSEGV]) func signalsGiveTheTerminalBack(_ signal: Int32) throws
  {
    let terminal = try terminal([Self.code])
    try terminal.wait("the form") { $0.lines.contains("› Code") }
    kill(terminal.process, signal)
    #expect(try terminal.end() == .signal(signal))
    #expect(terminal.screen.modes.isEmpty && !terminal.screen.brackets)
    #expect(terminal.mode == terminal.modeBefore)
  }

  /// No one could wake it here, so it does not stop: but the terminal was given back, and is taken again.
  @Test func itGoesOnWhereItCannotStop() throws {
    let terminal = try terminal([Self.code])
    try terminal.wait("the form") { $0.lines.contains("› Code") }
    kill(terminal.process, SIGTSTP)
    try terminal.wait("the form again") { $0.bracketings == 2 && !$0.modes.isEmpty && $0.lines.contains("› Code") }
    terminal.send("\u{1B}")
    #expect(try terminal.end() == .exit(1))
  }

  /// A terminal that answers how wide it draws emoji; one that is asked and says nothing is waited for a moment only.
  @Test func widthsAreAskedFor() throws {
    let terminal = try PseudoTerminal(
      ["form", Self.code, "--no-mouse"], columns: 60, rows: 14, environment: ["TERM=xterm", "LC_ALL=C.UTF-8"])
    try terminal.wait("the form") { $0.lines.contains("› Code") }
    #expect(terminal.screen.modes == ["?1049"])
    terminal.send("\u{1B}")
    #expect(try terminal.end() == .exit(1))
  }

  /// Without a terminal that draws, the questions come line by line.
  @Test func aPlainTerminalIsAskedInLines() throws {
    let terminal = try PseudoTerminal(["form", Self.code], environment: ["TERM=dumb"])
    try terminal.wait("a question") { $0.lines.joined().contains("1 of 1. Code.") }
    terminal.send("123456\r")
    try terminal.wait("the end") { $0.lines.joined().contains("Press Enter to send") }
    terminal.send("\r")
    #expect(try terminal.end() == .exit(0))
  }
}
