/// The terminal while somebody types: keys come one by one, nothing is echoed, and pasted text is bracketed.
///
/// It is as it was before when this value ends, when a signal ends the process, a crash's too, and while the process is
/// stopped. Only `SIGKILL` and `SIGSTOP` cannot be met; after the latter the mode is set again on going on.
package struct TerminalMode: ~Copyable {
  let descriptor: Int32
  /// Where a byte can be read each time the view is to be drawn again.
  private let wakeUps: Int32

  /// Opens the terminal of the process, or takes standard error if that is one.
  /// - Throws: `TerminalError` where there is none.
  package init(_ manner: TerminalManner) throws(TerminalError) {
    var descriptor = open("/dev/tty", O_RDWR | O_CLOEXEC)
    if descriptor < 0 && isatty(STDERR_FILENO) == 1 { descriptor = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 0) }
    guard descriptor >= 0 else { throw .noTerminal }
    var saved = termios()
    var ends: [Int32] = [-1, -1]
    guard tcgetattr(descriptor, &saved) == 0, pipe(&ends) == 0 else {
      close(descriptor)
      throw .noMode
    }
    // neither a reader nor a handler may ever wait for the other
    for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    self.descriptor = descriptor
    wakeUps = ends[0]
    TerminalGuard.begin(descriptor, saved: saved, typing: saved.forTyping, wakeUp: ends[1], manner)
  }

  deinit {
    let wakeUp = TerminalGuard.end()
    close(wakeUps)
    close(wakeUp)
    close(descriptor)
  }

  package enum Input {
    case bytes([UInt8])
    /// The window has another size, or the process goes on after a stop.
    case redraw
    /// Nothing came in time.
    case nothing
    /// The terminal is gone.
    case end
  }

  /// Waits for keys; at most so many milliseconds, if they are given.
  package func wait(milliseconds: Int32 = -1) -> Input {
    var waiting = [descriptor, wakeUps].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let ready = poll(&waiting, 2, milliseconds)
    if ready == 0 { return .nothing }
    var buffer = [UInt8](repeating: 0, count: 4096)
    if read(wakeUps, &buffer, buffer.count) > 0 { return .redraw }
    // a signal came between, and has been seen to
    guard ready > 0, waiting[0].revents != 0 else { return ready < 0 && errno != EINTR ? .end : .bytes([]) }
    let count = read(descriptor, &buffer, buffer.count)
    if count > 0 { return .bytes(Array(buffer[..<count])) }
    return count < 0 && errno == EINTR ? .bytes([]) : .end
  }

  package func write(_ text: String) { writeAll(text, to: descriptor) }

  /// Columns and rows of the window; 80 by 24 where it does not say.
  package var size: (columns: Int, rows: Int) {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return (80, 24) }
    return (Int(size.ws_col), Int(size.ws_row))
  }
}

extension termios {
  /// Keys one by one, without echo. Control-C alone stays a signal: Control-Z undoes, Control-S and Control-Q are keys.
  fileprivate var forTyping: termios {
    var mode = self
    mode.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN)
    mode.c_lflag |= tcflag_t(ISIG)
    mode.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR | IGNCR | ISTRIP)
    withUnsafeMutableBytes(of: &mode.c_cc) { keys in
      keys[Int(VINTR)] = 3
      keys[Int(VQUIT)] = 0
      keys[Int(VSUSP)] = 0
      keys[Int(VMIN)] = 1
      keys[Int(VTIME)] = 0
    }
    return mode
  }
}

/// Writes a text whole, also where a signal comes between.
/// - Returns: whether it could be written.
@discardableResult private func writeAll(_ text: String, to descriptor: Int32) -> Bool {
  var text = text
  return text.withUTF8 { bytes in
    var rest = UnsafeRawBufferPointer(bytes)
    while !rest.isEmpty {
      let count = writeBytes(rest.baseAddress, rest.count, to: descriptor)
      if count < 0 && errno != EINTR { return false }
      rest = .init(rebasing: rest.dropFirst(max(0, count)))
    }
    return true
  }
}
