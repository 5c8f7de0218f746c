import Foundation

/// What the Swift runtime prints when a process crashes: a backtrace, and the memory that registers point to. That
/// memory may be what somebody typed, and the terminal or the log that it is printed to may be anyone's.
package enum CrashReport {
  /// Has a crash end the process as the system does it, with nothing printed but the trap's own message, which quotes
  /// no input.
  ///
  /// The runtime reads `SWIFT_BACKTRACE` before `main` and can be reported nothing afterwards: so its handlers are
  /// taken away. Where that variable is set somebody wants them, and they stay;
  /// `SWIFT_BACKTRACE=enable=yes,registers=none` has backtraces without memory. What the system itself keeps of a
  /// crash, a core dump, is a matter of `ulimit -c`.
  package static func disable() {
    if getenv("SWIFT_BACKTRACE") != nil { return }
    for number in [SIGQUIT, SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP] { signal(number, SIG_DFL) }
  }
}
