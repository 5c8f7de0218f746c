/// Whole lines of the input that lie side by side in memory, to be formatted by one thread.
///
/// One thread owns it at a time: the one that reads it, formats it and writes what becomes of it.
package final class LineChunk: @unchecked Sendable {
  /// Room for the lines, and for what was read after them.
  private(set) var memory = UnsafeMutableRawBufferPointer.allocate(
    byteCount: LineChunk.size + LineChunk.slack, alignment: 64)
  /// How many bytes the lines have, with their ends.
  var count = 0
  /// How the last line ends, where no newline stands after it.
  package internal(set) var lastEnding = LineEnding.none
  /// A line longer than the limit, which was not kept: no bytes, only how it ended.
  package internal(set) var tooLong: LineEnding?
  /// Lines before these, where they are counted.
  package internal(set) var linesBefore = 0
  /// Its place among the chunks.
  var number = 0

  /// How much is read at once.
  package static let size = 1 << 18
  /// What vectors may read after the last byte.
  package static let slack = 64

  deinit { memory.deallocate() }

  package var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: memory[..<count]) }
  private var capacity: Int { memory.count - LineChunk.slack }

  /// Makes room for so many bytes, keeping the first.
  func reserve(_ capacity: Int, keeping kept: Int) {
    if capacity <= self.capacity { return }
    let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: capacity + LineChunk.slack, alignment: 64)
    larger.copyMemory(from: UnsafeRawBufferPointer(rebasing: memory[..<kept]))
    memory.deallocate()
    memory = larger
  }

  /// Calls a closure with each line, and how it ends.
  package func forEachLine<Failure: Error>(
    _ body: (UnsafeRawBufferPointer, LineEnding) throws(Failure) -> Void
  ) throws(Failure) {
    var rest = bytes
    while !rest.isEmpty {
      guard let length = rest.firstIndex(of: 10) else { return try body(rest, lastEnding) }
      let hasReturn = length > 0 && rest[length - 1] == 13
      let line = UnsafeRawBufferPointer(rebasing: rest[..<(hasReturn ? length - 1 : length)])
      try body(line, hasReturn ? .carriageReturn : .newline)
      rest = UnsafeRawBufferPointer(rebasing: rest[(length + 1)...])
    }
  }
}
