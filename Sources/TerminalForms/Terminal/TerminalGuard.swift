/// Gives the terminal back on every way out.
///
/// A signal may come between any two instructions. So the handlers touch only memory set aside before they were
/// installed, through pointers, which no check of Swift's guards, and call only what POSIX allows there: `tcsetattr`,
/// `write`, `sigaction`, `raise`.
enum TerminalGuard {
  /// What handlers need.
  private struct State {
    var descriptor: Int32 = -1
    var wakeUp: Int32 = -1
    var isTyping = false
    var saved = termios()
    var typing = termios()
    var greeting: StaticString = ""
    var farewell: StaticString = ""
  }
  private nonisolated(unsafe) static let state = {
    let state = UnsafeMutablePointer<State>.allocate(capacity: 1)
    state.initialize(to: State())
    return state
  }()
  /// What each signal did before, by its number.
  private nonisolated(unsafe) static let formerActions = {
    let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
    actions.initialize(repeating: sigaction(), count: 65)
    return actions
  }()

  /// Signals that end a process, asked for or by a crash.
  private static let ends = [
    SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGPIPE, SIGALRM, SIGUSR1, SIGUSR2, SIGXCPU, SIGXFSZ, SIGVTALRM, SIGPROF,
    SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS,
  ]
  private static let others = [SIGTSTP, SIGCONT, SIGWINCH]

  /// Sets the mode for typing, and sees to it that it is taken back.
  static func begin(_ descriptor: Int32, saved: termios, typing: termios, wakeUp: Int32, _ manner: TerminalManner) {
    state.pointee = State(descriptor: descriptor, wakeUp: wakeUp, saved: saved, typing: typing)
    (state.pointee.greeting, state.pointee.farewell) = (manner.greeting, manner.farewell)
    useOwnStack()
    for signal in ends + others { sigaction(signal, nil, formerActions + Int(signal)) }
    // what is ignored, as under nohup, stays so
    for signal in ends where !formerActions[Int(signal)].isIgnored { install(signal) { TerminalGuard.die(of: $0) } }
    install(SIGTSTP) { _ in TerminalGuard.stop() }
    install(SIGCONT) { _ in TerminalGuard.goOn() }
    install(SIGWINCH) { _ in TerminalGuard.wakeUp() }
    enter()
  }

  /// Gives the terminal back, and the signals.
  /// - Returns: the descriptor that woke the reader.
  static func end() -> Int32 {
    endEditing()
    for signal in ends + others { sigaction(signal, formerActions + Int(signal), nil) }
    return state.pointee.wakeUp
  }

  // MARK: what handlers call

  private static func enter() {
    // said first, and taken back last: a signal in between then gives the terminal back once too often, not once too
    // seldom
    state.pointee.isTyping = true
    // in the background this stops the process until it is in front
    while tcsetattr(state.pointee.descriptor, TCSADRAIN, &state.pointee.typing) != 0 && errno == EINTR {}
    write(state.pointee.greeting)
  }

  private static func endEditing() {
    guard state.pointee.isTyping else { return }
    write(state.pointee.farewell)
    _ = tcsetattr(state.pointee.descriptor, TCSANOW, &state.pointee.saved)
    state.pointee.isTyping = false
  }

  private static func write(_ text: StaticString) {
    writeBytes(text.utf8Start, text.utf8CodeUnitCount, to: state.pointee.descriptor)
  }

  /// The signal does now what it did before: it waits until the handler is done, and comes again.
  private static func die(of signal: Int32) {
    endEditing()
    sigaction(signal, formerActions + Int(signal), nil)
    raise(signal)
  }

  private static func stop() {
    endEditing()
    sigaction(SIGTSTP, formerActions + Int(SIGTSTP), nil)
    raise(SIGTSTP)
    // here the process stops, and is woken by SIGCONT, unless no one is there to wake it: then it does not stop
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGTSTP)
    sigprocmask(SIG_UNBLOCK, &signals, nil)
    if !state.pointee.isTyping { goOn() }
  }

  private static func goOn() {
    let before = errno
    install(SIGTSTP) { _ in TerminalGuard.stop() }
    enter()
    wakeUp()
    errno = before
  }

  private static func wakeUp() {
    let before = errno
    writeBytes("!", 1, to: state.pointee.wakeUp)
    errno = before
  }

  private static func install(_ signal: Int32, _ handler: @escaping @convention(c) (Int32) -> Void) {
    var action = sigaction()
    action.handler = handler
    action.sa_flags = SA_ONSTACK
    sigaction(signal, &action, nil)
  }

  /// A stack of their own for handlers: the crash may be that there is none left.
  private static func useOwnStack() {
    let size = 64 * 1024
    var stack = stack_t(at: .allocate(byteCount: size, alignment: 16), size: size)
    sigaltstack(&stack, nil)
  }
}
