public import UnicodeFacts

/// How much of the terminal is taken while somebody types, and how it is given back.
package enum TerminalManner: Hashable, Sendable {
  /// Lines of text, and no escape sequence.
  case plain
  /// Some rows below the prompt of the shell, wiped at the end.
  case inline
  /// The whole window, on the alternate screen: what was there before comes back.
  case whole
  /// The same, and the mouse.
  case wholeWithMouse

  /// What is written first: pasted text is bracketed, the mouse reported as cells.
  var greeting: StaticString {
    switch self {
    case .plain: ""
    case .inline: "\u{1B}[?2004h"
    case .whole: "\u{1B}[?1049h\u{1B}[?2004h\u{1B}[2J\u{1B}[H"
    case .wholeWithMouse: "\u{1B}[?1049h\u{1B}[?2004h\u{1B}[?1003h\u{1B}[?1006h\u{1B}[2J\u{1B}[H"
    }
  }

  /// What is written last: plain text, the caret in sight, and what is drawn, from its first row on, wiped.
  var farewell: StaticString {
    switch self {
    case .plain: "\r\n"
    case .inline: "\u{1B}[0m\u{1B}[?25h\u{1B}[?2004l\r\u{1B}[J"
    case .whole: "\u{1B}[0m\u{1B}[?25h\u{1B}[?2004l\u{1B}[2J\u{1B}[?1049l"
    case .wholeWithMouse: "\u{1B}[0m\u{1B}[?25h\u{1B}[?1006l\u{1B}[?1003l\u{1B}[?2004l\u{1B}[2J\u{1B}[?1049l"
    }
  }
}

/// The reason why no form can be asked at a terminal.
public enum TerminalError: Error, Hashable, Diagnosis {
  /// The process has no terminal.
  case noTerminal
  /// The terminal does not say which mode it is in.
  case noMode

  /// A sentence without its full stop that says what is wrong.
  public var message: String {
    switch self {
    case .noTerminal: "there is no terminal to type into (/dev/tty cannot be opened)"
    case .noMode: "the terminal cannot be asked for its mode"
    }
  }
}
