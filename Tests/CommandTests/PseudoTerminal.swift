/// The built command, run in a terminal of its own, with its standard output in a pipe: as in `x=$(caret type …)`.
///
/// Nothing here waits for a time: what is expected is polled for, and its absence is an error once the patience is
/// over.
final class PseudoTerminal {
  private let master: Int32
  /// Kept open: so the terminal's mode can be looked at, and lives on when the command ends.
  private let slave: Int32
  private let output: Int32
  let process: pid_t
  /// The terminal's mode before the command began.
  let modeBefore: [UInt32]
  private(set) var screen: Screen
  private(set) var printed: [UInt8] = []
  private var status: Int32?

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }
  enum Ending: Equatable {
    case exit(Int32)
    case signal(Int32)
  }

  init(
    _ arguments: [String], columns: Int = 60, rows: Int = 10,
    environment: [String] = ["TERM=xterm-256color", "LANG=C.UTF-8", "CARETAKER_WIDTHS=clusters"]
  ) throws {
    var (master, slave): (Int32, Int32) = (-1, -1)
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    var name = [CChar](repeating: 0, count: 128)
    var pipes: [Int32] = [-1, -1]
    guard openpty(&master, &slave, &name, nil, &size) == 0, pipe(&pipes) == 0 else {
      throw Failure(description: "no terminal")
    }
    for descriptor in [master, slave] + pipes { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    for descriptor in [master, pipes[0]] { _ = fcntl(descriptor, F_SETFL, O_NONBLOCK) }
    (self.master, self.slave, output) = (master, slave, pipes[0])
    screen = Screen(columns: columns, rows: rows)
    modeBefore = Self.mode(of: slave)
    // a crash is to end the process, not to begin a conversation
    let environment = environment + ["SWIFT_BACKTRACE=enable=no"]
    process = try Self.spawn([Self.command] + arguments, environment, terminal: name, output: pipes[1])
    close(pipes[1])
  }

  deinit {
    if status == nil {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    for descriptor in [master, slave, output] { close(descriptor) }
  }

  // MARK: what a person does

  func send(_ keys: String) {
    var bytes = Array(keys.utf8)[...]
    while !bytes.isEmpty {
      let count = write(master, Array(bytes), bytes.count)
      if count < 0 && errno != EAGAIN && errno != EINTR { return }
      bytes = bytes.dropFirst(max(0, count))
    }
  }

  func resize(columns: Int, rows: Int) {
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
    screen = Screen(columns: columns, rows: rows)
  }

  // MARK: what a person sees

  /// Reads on until the screen shows what is expected.
  func wait(_ what: String, until isMet: (Screen) -> Bool) throws {
    try poll(what) {
      screen.show(received(from: master))
      return isMet(screen)
    }
  }

  /// Waits for lines, from the top, and, if given, the caret's column in the first. Fewer lines than are shown are not
  /// enough.
  func expect(_ lines: String..., caret: Int? = nil) throws {
    try wait("\(lines) with the caret at \(caret.map { "\($0)" } ?? "any column")") {
      $0.lines == lines && $0.row == 0 && (caret == nil || $0.column == caret)
    }
  }

  /// How the command ended.
  func end() throws -> Ending {
    try poll("the command to end") {
      screen.show(received(from: master))
      printed += received(from: output)
      var status: Int32 = 0
      guard waitpid(process, &status, WNOHANG) == process else { return false }
      self.status = status
      return true
    }
    screen.show(received(from: master))
    printed += received(from: output)
    let signal = (status ?? 0) & 0x7F
    return signal == 0 ? .exit((status ?? 0) >> 8 & 0xFF) : .signal(signal)
  }

  var printedText: String { String(decoding: printed, as: UTF8.self) }

  /// The terminal's mode: flags and control characters.
  var mode: [UInt32] { Self.mode(of: slave) }

  private static func mode(of terminal: Int32) -> [UInt32] {
    var mode = termios()
    tcgetattr(terminal, &mode)
    let keys = withUnsafeBytes(of: mode.c_cc) { $0.map(UInt32.init) }
    return [mode.c_iflag, mode.c_oflag, mode.c_cflag, mode.c_lflag].map { UInt32($0) } + keys
  }

  func poll(_ what: String, _ isMet: () -> Bool) throws {
    let patience = 15.0
    let start = seconds
    while !isMet() {
      if seconds - start > patience { throw Failure(description: "waited for \(what), saw\n\(screen)") }
      usleep(2_000)
    }
  }

  private var seconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private func received(from descriptor: Int32) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count <= 0 { return bytes }
      bytes += buffer[..<count]
    }
  }
}
