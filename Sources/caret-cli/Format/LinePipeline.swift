import Caretaker
import CommandConsole
import Foundation

/// Formats a chunk of lines.
protocol ChunkFormatter: ~Copyable, SendableMetatype {
  mutating func format(_ chunk: LineChunk, into result: inout ChunkResult)
}

/// What becomes of a chunk.
struct ChunkResult: ~Copyable {
  var output = LineBuffer(capacity: LineChunk.size * 2)
  var tally = FormatTally()
  /// What standard error tells of single lines.
  var notes: [Note] = []

  struct Note {
    /// Counted from 0 in the chunk.
    let line: Int
    let severity: Severity?
    let message: String
  }

  mutating func clear() {
    output.removeAll()
    tally = FormatTally()
    notes.removeAll(keepingCapacity: true)
  }
}

/// Formats the lines of files on several cores, in order: each thread reads a chunk when it is its turn to read, formats it, and writes it
/// when all before it are written. So there are never more chunks than threads.
///
/// What was read is written before more is waited for: whoever waits for an answer before going on gets it.
final class LinePipeline<Formatter: ChunkFormatter & ~Copyable>: @unchecked Sendable {
  private let makeFormatter: @Sendable () -> Formatter
  // held while reading, which may take as long as it likes
  private let reading = NSLock()
  private var reader: ChunkReader?
  // for all that follows
  private let turn = NSCondition()
  private var next = 0
  private var lines = 0
  private var tally = FormatTally()
  private var workers = 0
  private var failure: (any Error)?

  init(_ reader: ChunkReader, _ makeFormatter: @escaping @Sendable () -> Formatter) {
    self.reader = reader
    self.makeFormatter = makeFormatter
  }

  /// Formats all there is. → what became of the lines
  ///
  /// - Throws: what keeps a file from being read, when all before it is written; `ClosedPipe` or a `CommandFailure` where nothing can be
  ///   written, at once: no thread that waits for input is waited for.
  func run() throws -> FormatTally {
    FileDescriptor.input.widenPipe()
    FileDescriptor.output.widenPipe()
    let cores = ProcessInfo.processInfo.activeProcessorCount
    workers = cores
    for _ in 0..<cores { Thread.detachNewThread { self.work() } }
    turn.lock()
    defer { turn.unlock() }
    while workers > 0 && !hasWriteFailed { turn.wait() }
    if let failure { throw failure }
    return tally
  }

  private var hasWriteFailed = false

  private func work() {
    var formatter = makeFormatter()
    let chunk = LineChunk()
    var result = ChunkResult()
    while read(chunk) {
      result.clear()
      formatter.format(chunk, into: &result)
      if !write(result, of: chunk) { break }
    }
    turn.withLock {
      workers -= 1
      turn.broadcast()
    }
  }

  /// → false where there is nothing more to read
  private func read(_ chunk: LineChunk) -> Bool {
    reading.lock()
    defer { reading.unlock() }
    do {
      if try reader?.read(chunk) == true { return true }
    } catch {
      turn.withLock { failure = failure ?? error }
    }
    reader = nil
    return false
  }

  /// Writes what became of a chunk when it is its turn. → false where nothing can be written any more
  private func write(_ result: borrowing ChunkResult, of chunk: LineChunk) -> Bool {
    turn.lock()
    defer {
      turn.broadcast()
      turn.unlock()
    }
    while next < chunk.number && !hasWriteFailed { turn.wait() }
    if hasWriteFailed { return false }
    turn.unlock()
    defer { turn.lock() }
    for note in result.notes { note.write(line: lines + note.line + 1) }
    do {
      try result.output.withUnsafeBytes { bytes throws in try FileDescriptor.output.write(bytes) }
    } catch {
      turn.withLock { (hasWriteFailed, failure) = (true, error) }
      return false
    }
    turn.withLock {
      next += 1
      lines += result.tally.lines
      tally.add(result.tally)
    }
    return true
  }
}

extension ChunkResult.Note {
  fileprivate func write(line: Int) {
    if let severity {
      Diagnostics.write(severity, message, at: "line \(line): ")
    } else {
      Diagnostics.write("line \(line): \(message)")
    }
  }
}
