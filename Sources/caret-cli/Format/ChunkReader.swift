import CommandConsole
import Foundation

/// Reads files in chunks of whole lines.
///
/// Memory is bounded by the limit of a line: of a longer one no more is kept than that it was there.
struct ChunkReader {
  private let limit: Int
  private let countsLines: Bool
  private let missingFileHint: String
  private var files: ArraySlice<String>
  private var file = ""
  private var descriptor: FileDescriptor?
  private var number = 0
  private var lines = 0
  /// What was read behind the last whole line.
  private var rest: [UInt8] = []

  init(_ reader: LineReader, countsLines: Bool) {
    limit = reader.limit
    self.countsLines = countsLines
    missingFileHint = reader.missingFileHint
    files = (reader.files.isEmpty ? ["-"] : reader.files)[...]
  }

  /// Fills a chunk with what there is to read, waiting for a whole line. → false at the end of the last file
  mutating func read(_ chunk: LineChunk) throws(CommandFailure) -> Bool {
    (chunk.count, chunk.tooLong, chunk.lastEnding) = (0, nil, .none)
    chunk.reserve(rest.count + LineChunk.size, keeping: 0)
    chunk.memory.copyBytes(from: rest)
    var count = rest.count
    rest.removeAll(keepingCapacity: true)
    var seen = 0
    while true {
      if descriptor == nil, try !openNext() { return false }
      guard let descriptor else { return false }
      chunk.reserve(count + LineChunk.size, keeping: count)
      let room = UnsafeMutableRawBufferPointer(rebasing: chunk.memory[count..<count + LineChunk.size])
      let added = try descriptor.read(into: room, of: file)
      if added == 0 {
        close()
        if count == 0 { continue }
        // between two files a line ends, whether it was ended or not
        chunk.lastEnding = files.isEmpty ? .none : .newline
        return finish(chunk, count: count)
      }
      count += added
      if let end = LineScan.last(in: chunk.memory[seen..<count]) {
        let whole = seen + end + 1
        rest.append(contentsOf: chunk.memory[whole..<count])
        return finish(chunk, count: whole)
      }
      seen = count
      if count > limit + 1 { return try skip(chunk, last: chunk.memory[count - 1]) }
    }
  }

  private mutating func finish(_ chunk: LineChunk, count: Int) -> Bool {
    (chunk.count, chunk.number, chunk.linesBefore) = (count, number, lines)
    number += 1
    if countsLines {
      lines += LineScan.count(in: chunk.bytes)
      if chunk.bytes.last != 10 { lines += 1 }
    }
    return true
  }

  /// Passes over the rest of a line that is too long.
  private mutating func skip(_ chunk: LineChunk, last: UInt8) throws(CommandFailure) -> Bool {
    var last = last
    while let descriptor {
      let room = UnsafeMutableRawBufferPointer(rebasing: chunk.memory[..<LineChunk.size])
      let added = try descriptor.read(into: room, of: file)
      if added == 0 {
        close()
        chunk.tooLong = files.isEmpty ? InputLine.Ending.none : .newline
        break
      }
      if let end = room[..<added].firstIndex(of: 10) {
        if end > 0 { last = room[end - 1] }
        chunk.tooLong = last == 13 ? .carriageReturn : .newline
        rest.append(contentsOf: room[(end + 1)..<added])
        break
      }
      last = room[added - 1]
    }
    (chunk.number, chunk.linesBefore) = (number, lines)
    number += 1
    lines += 1
    return true
  }

  /// → false where there is no other file
  private mutating func openNext() throws(CommandFailure) -> Bool {
    guard let next = files.popFirst() else { return false }
    file = next
    descriptor = next == "-" ? .input : try FileDescriptor.open(next, missingFileHint: missingFileHint)
    return true
  }

  private mutating func close() {
    if let descriptor, descriptor.number != FileDescriptor.input.number { descriptor.close() }
    descriptor = nil
  }
}

/// Finding line ends.
private enum LineScan {
  static func last(in bytes: Slice<UnsafeMutableRawBufferPointer>) -> Int? {
    bytes.lastIndex(of: 10).map { $0 - bytes.startIndex }
  }

  static func count(in bytes: UnsafeRawBufferPointer) -> Int {
    var count = 0
    for byte in bytes where byte == 10 { count += 1 }
    return count
  }
}
