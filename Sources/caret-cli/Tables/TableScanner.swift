/// Finds rows and cells in a block of a table: RFC 4180, and what programs write beside it.
///
/// A cell that begins with a quote ends with one, and may hold delimiters, line breaks and doubled quotes. A quote
/// within any other cell means itself. Rows end in a line feed, a carriage return, or both.
struct TableScanner {
  static let quote = UInt8(ascii: "\"")
  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")

  let bytes: UnsafeRawBufferPointer
  let delimiter: UInt8
  /// Whether nothing follows the block.
  let isLast: Bool
  /// Delimiters, quotes and the ends of lines, from the next row on.
  private var marks: TableMarks

  /// - Parameter start: where the first row begins.
  init(_ bytes: UnsafeRawBufferPointer, delimiter: UInt8, isLast: Bool, from start: Int = 0) {
    (self.bytes, self.delimiter, self.isLast) = (bytes, delimiter, isLast)
    marks = TableMarks(bytes, delimiter, from: start)
  }

  /// What ends a row that is looked for.
  enum RowEnd {
    /// The next row begins here.
    case at(Int)
    /// More has to be read.
    case beyondBlock
    /// The table ends within a quoted cell, that begins here.
    case inQuotes(Int)
  }

  /// Finds the next row.
  ///
  /// - Parameters:
  ///   - start: where it begins, which is where the last one ended.
  ///   - cell: is called with each of its cells, from 0, and where it lies, quotes included.
  @inline(__always) mutating func row(at start: Int, _ cell: (_ number: Int, _ place: Range<Int>) -> Void) -> RowEnd {
    var (begin, number) = (start, 0)
    while true {
      var mark = marks.next()
      if mark == begin, mark < bytes.count, bytes[mark] == TableScanner.quote {
        repeat {
          // past a doubled quote, and whatever a quoted cell holds
          repeat { mark = marks.next() } while mark < bytes.count && bytes[mark] != TableScanner.quote
          if mark == bytes.count { return isLast ? .inQuotes(begin) : .beyondBlock }
          mark = marks.next()
        } while mark < bytes.count && bytes[mark] == TableScanner.quote && bytes[mark - 1] == TableScanner.quote
      }
      while mark < bytes.count, bytes[mark] == TableScanner.quote { mark = marks.next() }
      if mark == bytes.count && !isLast { return .beyondBlock }
      cell(number, begin..<mark)
      number += 1
      if mark == bytes.count { return .at(mark) }
      begin = mark + 1
      if bytes[mark] == delimiter { continue }
      if bytes[mark] == TableScanner.carriageReturn {
        // a line feed may follow, and belongs to it
        if begin == bytes.count && !isLast { return .beyondBlock }
        if begin < bytes.count, bytes[begin] == TableScanner.lineFeed { begin = marks.next() + 1 }
      }
      return .at(begin)
    }
  }

  /// Where the end of a row's line begins.
  func lineEnd(of row: Range<Int>) -> Int {
    var end = row.upperBound
    if end > row.lowerBound, bytes[end - 1] == TableScanner.lineFeed { end -= 1 }
    if end > row.lowerBound, bytes[end - 1] == TableScanner.carriageReturn { end -= 1 }
    return end
  }

  func isQuoted(_ cell: Range<Int>) -> Bool { !cell.isEmpty && bytes[cell.lowerBound] == TableScanner.quote }

  /// Whether a cell holds a text.
  func holds(_ cell: Range<Int>, _ text: UnsafeRawBufferPointer) -> Bool {
    guard isQuoted(cell) else {
      return cell.count == text.count && UnsafeRawBufferPointer(rebasing: bytes[cell]).elementsEqual(text)
    }
    var content: [UInt8] = []
    appendContent(of: cell, to: &content)
    return content.elementsEqual(text)
  }

  /// Appends what a cell holds: the same without its quotes.
  func appendContent(of cell: Range<Int>, to content: inout [UInt8]) {
    guard isQuoted(cell) else {
      return content.append(contentsOf: UnsafeRawBufferPointer(rebasing: bytes[cell]))
    }
    var (place, isQuoted) = (cell.lowerBound + 1, true)
    while place < cell.upperBound {
      let byte = bytes[place]
      place += 1
      if isQuoted && byte == TableScanner.quote {
        isQuoted = place < cell.upperBound && bytes[place] == TableScanner.quote
        if !isQuoted { continue }
        place += 1
      }
      content.append(byte)
    }
  }

  /// Appends a cell that holds a text, in quotes where it has to be.
  ///
  /// - Parameter isQuoted: whether it is in quotes anyway.
  func appendCell(_ content: UnsafeRawBufferPointer, isQuoted: Bool, to output: inout [UInt8]) {
    guard isQuoted || content.contains(where: { marks.isMark($0) }) else {
      return output.append(contentsOf: content)
    }
    output.append(TableScanner.quote)
    for byte in content {
      if byte == TableScanner.quote { output.append(byte) }
      output.append(byte)
    }
    output.append(TableScanner.quote)
  }
}

/// Places of the bytes that may end a cell, eight looked at together.
struct TableMarks {
  private let bytes: UnsafeRawBufferPointer
  private let delimiter: UInt8
  /// The eight bytes that are looked at, by the first, and those of them that are marks: the highest bit of each.
  private var base: Int
  private var found: UInt64 = 0

  init(_ bytes: UnsafeRawBufferPointer, _ delimiter: UInt8, from start: Int) {
    (self.bytes, self.delimiter) = (bytes, delimiter)
    base = start - 8
  }

  /// The next mark; the end of the bytes after the last.
  @inline(__always) mutating func next() -> Int {
    while found == 0 {
      base += 8
      if base >= bytes.count {
        base = bytes.count
        return base
      }
      found = marks(in: word(at: base))
    }
    defer { found &= found &- 1 }
    return base &+ found.trailingZeroBitCount / 8
  }

  @inline(__always) func isMark(_ byte: UInt8) -> Bool {
    byte == delimiter || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") || byte == UInt8(ascii: "\"")
  }

  /// Eight bytes, the first lowest; after the last of all zeros, which are not marks.
  @inline(__always) private func word(at place: Int) -> UInt64 {
    if place + 8 <= bytes.count {
      return UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
    }
    return (place..<bytes.count).reduce(0) { $0 | UInt64(bytes[$1]) << UInt64(8 * ($1 - place)) }
  }

  @inline(__always) private func marks(in word: UInt64) -> UInt64 {
    func places(of byte: UInt8) -> UInt64 {
      let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
      let other = word ^ UInt64(byte) &* 0x0101_0101_0101_0101
      // the highest bit of a byte that is zero, and of no other
      return ~((other & low) &+ low | other | low)
    }
    return places(of: delimiter) | places(of: UInt8(ascii: "\n")) | places(of: UInt8(ascii: "\r"))
      | places(of: UInt8(ascii: "\""))
  }
}
