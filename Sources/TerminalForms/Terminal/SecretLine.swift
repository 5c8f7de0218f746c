/// A line of standard input that a terminal does not show while it is typed.
enum SecretLine {
  /// - Returns: The line without its end; `nil` at the end of the input.
  static func read() -> String? {
    guard isatty(STDIN_FILENO) == 1 else { return readLine() }
    var mode = termios()
    guard tcgetattr(0, &mode) == 0 else { return readLine() }
    let shown = mode
    mode.c_lflag &= ~tcflag_t(ECHO)
    mode.c_lflag |= tcflag_t(ECHONL)
    _ = tcsetattr(0, TCSAFLUSH, &mode)
    defer {
      var shown = shown
      _ = tcsetattr(0, TCSANOW, &shown)
    }
    return readLine()
  }
}
