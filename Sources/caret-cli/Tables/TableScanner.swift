import CommandConsole

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

  /// What ends a row that is looked for.
  enum RowEnd {
    /// The next row begins here.
    case at(Int)
    /// More has to be read.
    case beyondBlock
    /// The table ends within a quoted cell, that begins here.
    case inQuotes(Int)
  }

  /// Finds the row that begins somewhere.
  ///
  /// - Parameters:
  ///   - start: where it begins, which is within the block.
  ///   - cell: is called with each of its cells, from 0, and where it lies, quotes included.
  @inline(__always) func row(at start: Int, _ cell: (_ number: Int, _ place: Range<Int>) -> Void) -> RowEnd {
    var (place, number) = (start, 0)
    while true {
      let begin = place
      if place < bytes.count, bytes[place] == TableScanner.quote {
        place += 1
        while true {
          while place < bytes.count, bytes[place] != TableScanner.quote { place += 1 }
          if place == bytes.count { return isLast ? .inQuotes(begin) : .beyondBlock }
          place += 1
          guard place < bytes.count, bytes[place] == TableScanner.quote else { break }
          place += 1
        }
      }
      while place < bytes.count, !endsCell(bytes[place]) { place += 1 }
      if place == bytes.count && !isLast { return .beyondBlock }
      cell(number, begin..<place)
      number += 1
      if place == bytes.count { return .at(place) }
      place += 1
      if bytes[place - 1] == delimiter { continue }
      if bytes[place - 1] == TableScanner.carriageReturn {
        // a line feed may follow, and belongs to it
        if place == bytes.count && !isLast { return .beyondBlock }
        if place < bytes.count, bytes[place] == TableScanner.lineFeed { place += 1 }
      }
      return .at(place)
    }
  }

  @inline(__always) private func endsCell(_ byte: UInt8) -> Bool {
    byte == delimiter || byte == TableScanner.lineFeed || byte == TableScanner.carriageReturn
  }

  /// Where the end of a row's line begins.
  func lineEnd(of row: Range<Int>) -> Int {
    var end = row.upperBound
    if end > row.lowerBound, bytes[end - 1] == TableScanner.lineFeed { end -= 1 }
    if end > row.lowerBound, bytes[end - 1] == TableScanner.carriageReturn { end -= 1 }
    return end
  }

  /// Appends what a cell holds: the same without its quotes.
  func appendContent(of cell: Range<Int>, to content: inout [UInt8]) {
    guard !cell.isEmpty, bytes[cell.lowerBound] == TableScanner.quote else {
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
    guard isQuoted || content.contains(where: { endsCell($0) || $0 == TableScanner.quote }) else {
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
