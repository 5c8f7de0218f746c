import Foundation

/// Standard output, written in blocks.
///
/// Who reads lines flushes before waiting for more of them (see `LineReader`), so that a person or a program at the
/// other end gets its answers at once.
package struct Output {
  private static let blockSize = 1 << 16
  private var buffer: [UInt8] = []

  package init() {}

  package mutating func write(_ text: String) throws {
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= Output.blockSize { try flush() }
  }

  package mutating func writeLine(_ text: String = "") throws {
    try write(text)
    try write("\n")
  }

  /// - Throws: `ClosedPipe`, or a `CommandFailure` that says why nothing can be written.
  package mutating func flush() throws {
    defer { buffer.removeAll(keepingCapacity: true) }
    try FileDescriptor.output.write(buffer)
  }
}

/// Standard error, message by message. Whatever a message quotes, a terminal draws it.
package enum Diagnostics {
  package static func write(_ message: String) { put(message.printableLines) }

  /// Writes a message with its title: `line 3: error: unexpected 'x'`.
  package static func write(_ severity: Severity, _ message: String, at place: String) {
    put(place + Style(for: .error).title(severity) + " " + message.printableLines)
  }

  private static func put(_ lines: String) {
    // where not even this can be written there is no one to report
    try? FileDescriptor.error.write(Array((lines + "\n").utf8))
  }
}

/// A number the system knows an open file by.
package struct FileDescriptor: Sendable {
  package static let input = FileDescriptor(number: 0)
  package static let output = FileDescriptor(number: 1)
  package static let error = FileDescriptor(number: 2)
  package let number: Int32

  package init(number: Int32) { self.number = number }

  package var isTerminal: Bool { isatty(number) == 1 }

  package func write(_ bytes: [UInt8]) throws { try bytes.withUnsafeBytes { try write($0) } }

  package func write(_ bytes: UnsafeRawBufferPointer) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = Foundation.write(number, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if written >= 0 {
        rest = rest.dropFirst(written)
      } else if errno == EPIPE {
        throw ClosedPipe()
      } else if errno == EAGAIN {
        var ready = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
        poll(&ready, 1, -1)
      } else if errno != EINTR {
        throw CommandFailure("cannot write: \(String(cString: strerror(errno)))")
      }
    }
  }

  /// Makes room in a pipe for as much as is read at once; elsewhere, and where that is not allowed, nothing is changed.
  package func widenPipe() {
    #if os(Linux)
      // F_SETPIPE_SZ, which is not among what Glibc's module shows
      _ = fcntl(number, 1031, Int32(1 << 20))
    #endif
  }

  /// Reads what there is, a block at most.
  ///
  /// - Returns: How many bytes; 0 at the end.
  package func read(into block: UnsafeMutableRawBufferPointer, of file: String) throws(CommandFailure) -> Int {
    while true {
      let count = Foundation.read(number, block.baseAddress, block.count)
      if count >= 0 { return count }
      if errno == EAGAIN {
        var ready = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
        poll(&ready, 1, -1)
      } else if errno != EINTR {
        throw CommandFailure("cannot read \(file): \(String(cString: strerror(errno)))")
      }
    }
  }
}
