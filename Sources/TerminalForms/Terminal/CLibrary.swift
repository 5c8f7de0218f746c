// The C library of the system, for the files that deal with the terminal and with signals. They are of POSIX: on
// Windows, whose C library has neither, none of this builds.
#if canImport(Glibc)
  @_exported import Glibc
#elseif canImport(Musl)
  @_exported import Musl
#elseif canImport(Darwin)
  @_exported import Darwin
#endif

extension sigaction {
  /// What handles the signal: a member of a union, to which each system gives a name of its own.
  package var handler: (@convention(c) (Int32) -> Void)? {
    get {
      #if canImport(Glibc)
        __sigaction_handler.sa_handler
      #elseif canImport(Musl)
        __sa_handler.sa_handler
      #elseif canImport(Darwin)
        __sigaction_u.__sa_handler
      #endif
    }
    set {
      #if canImport(Glibc)
        __sigaction_handler.sa_handler = newValue
      #elseif canImport(Musl)
        __sa_handler.sa_handler = newValue
      #elseif canImport(Darwin)
        __sigaction_u.__sa_handler = newValue
      #endif
    }
  }

  /// Whether the signal is ignored.
  package var isIgnored: Bool { unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) }
}

extension stack_t {
  /// A stack for handlers, in memory of the caller's.
  package init(at start: UnsafeMutableRawPointer, size: Int) {
    self.init()
    ss_sp = start
    ss_size = .init(size)
  }
}

/// `write` of the C library, by a name that no method hides.
@discardableResult package func writeBytes(_ start: UnsafeRawPointer?, _ count: Int, to descriptor: Int32) -> Int {
  write(descriptor, start, count)
}
