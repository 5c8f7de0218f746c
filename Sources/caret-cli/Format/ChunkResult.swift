import BulkFormatting
import CommandConsole
import Synchronization

/// What becomes of a chunk.
final class ChunkResult {
  var output = LineBuffer(capacity: LineChunk.size * 2)
  var tally = FormatTally()
  /// What standard error says about single lines.
  var notes: [Note] = []
  /// How many more lines were rejected, of which it says nothing.
  var unnoted = 0

  struct Note {
    /// Counted from 0 in the chunk.
    let line: Int
    let severity: Severity?
    let message: String
  }

  func clear() {
    output.removeAll()
    tally = FormatTally()
    notes.removeAll(keepingCapacity: true)
    unnoted = 0
  }
}

/// Writes what becomes of chunks, one after another, and counts their lines.
final class ChunkWriter: Sendable {
  private let total = Mutex(FormatTally())
  private let notes = Mutex(0)
  /// How many lines are named.
  private let mostNotes: Int

  init(mostNotes: Int) { self.mostNotes = mostNotes }

  /// What became of the lines that were written.
  var tally: FormatTally { total.withLock { $0 } }

  /// Notes first, so that on a terminal they stand before their lines.
  func write(_ result: ChunkResult) throws {
    let lines = tally.lines
    for note in result.notes where isNoted { note.write(line: lines + note.line + 1) }
    let unnoted = result.unnoted
    notes.withLock { $0 += unnoted }
    try result.output.withUnsafeBytes { bytes throws in try FileDescriptor.output.write(bytes) }
    let added = result.tally
    total.withLock { $0.add(added) }
  }

  /// Whether the next line is named.
  private var isNoted: Bool {
    notes.withLock { count in
      count += 1
      return count <= mostNotes
    }
  }

  /// Reports how many lines were not named.
  func noteRest() {
    let rest = notes.withLock { $0 - mostNotes }
    if rest > 0 { Diagnostics.write("and \(rest) more (--verbose lists all)") }
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
