import BulkFormatting
import CommandConsole

/// Formats columns of a table, and leaves all else of it as it lies, byte for byte.
struct TableFormatter {
  private let arguments: TableArguments
  /// The longest row.
  private let limit: Int
  private let makeColumns: ([String]?) throws -> [TableColumn]
  private var columns: [TableColumn] = []
  private var notes: TableNotes
  private var rejects: FileDescriptor?
  /// How many rows were written, that of the names among them.
  private var rowsBefore = 0
  /// How many rows have a column less.
  private var shortRows = 0
  /// How many cells the row of the names has, or the first row where there is none.
  private var width: Int?
  /// How many rows have more, to which something is added.
  private var longRows = 0
  // of the block: where each row begins, how many cells it has, and where those lie that are formatted, one after the
  // other
  private var rows: [Int] = []
  private var widths: [Int] = []
  private var cells: [Range<Int>?] = []
  private var output: [UInt8] = []

  /// - Parameter makeColumns: makes the columns that are formatted, by the names of all; `nil` where there are none.
  init(
    _ arguments: TableArguments, limit: Int, verbose: Bool,
    columns makeColumns: @escaping ([String]?) throws -> [TableColumn]
  ) {
    self.arguments = arguments
    self.limit = limit
    self.makeColumns = makeColumns
    notes = TableNotes(most: verbose ? .max : 10)
  }

  /// Formats a table.
  ///
  /// - Parameter read: Reads the next bytes of it into a block; 0 at its end.
  mutating func run(_ read: (UnsafeMutableRawBufferPointer) throws -> Int) throws {
    if let file = arguments.rejects { rejects = try FileDescriptor.create(file) }
    defer { rejects?.close() }
    var buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 21, alignment: 64)
    defer { buffer.deallocate() }
    var (used, isLast, isFirst) = (0, false, true)
    while !isLast {
      if used == buffer.count {
        if used > limit {
          let row = rowsBefore + 1
          throw CommandFailure("row \(row) is longer than \(limit) bytes (--max-line): is a quote not closed?")
        }
        let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: buffer.count * 2, alignment: 64)
        larger.copyMemory(from: UnsafeRawBufferPointer(buffer))
        buffer.deallocate()
        buffer = larger
      }
      let count = try read(UnsafeMutableRawBufferPointer(rebasing: buffer[used...]))
      isLast = count == 0
      used += count
      let block = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(buffer)[..<used])
      var start = 0
      if isFirst, used > 0 {
        guard let end = try header(of: block, isLast: isLast) else { continue }
        (start, isFirst) = (end, false)
      }
      start = try format(block, from: start, isLast: isLast)
      buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: block[start...]))
      used -= start
    }
  }

  var hasRejected: Bool { columns.contains { $0.report.rejected + $0.report.unreadable > 0 } }
  /// Whether every cell that is not blank is a value of its format.
  var isClean: Bool { columns.allSatisfy { $0.report.complete == $0.report.lines - $0.blankCount } }

  /// Makes the columns by the names that stand above them.
  ///
  /// - Returns: where the first row begins that has values; `nil` where more has to be read.
  private mutating func header(of block: UnsafeRawBufferPointer, isLast: Bool) throws -> Int? {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let start = block.starts(with: mark) ? mark.count : 0
    var table = TableScanner(block, delimiter: arguments.delimiterByte, isLast: isLast, from: start)
    if arguments.noHeader {
      columns = try makeColumns(nil)
      try FileDescriptor.output.write(mark.prefix(start).map { $0 })
      return start
    }
    var places: [Range<Int>] = []
    guard let end = try rowEnd(table.row(at: start) { places.append($1) }) else { return nil }
    columns = try makeColumns(
      places.map { place in
        var name: [UInt8] = []
        table.appendContent(of: place, to: &name)
        return String(decoding: name, as: UTF8.self)
      })
    width = places.count
    let line = table.lineEnd(of: start..<end)
    output.append(contentsOf: table.bytes[..<line])
    for column in columns {
      for answer in column.answers {
        output.append(arguments.delimiterByte)
        Array(answer.title.utf8).withUnsafeBytes { table.appendCell($0, isQuoted: false, to: &output) }
      }
    }
    output.append(contentsOf: table.bytes[line..<end])
    try rejects?.write(UnsafeRawBufferPointer(rebasing: table.bytes[..<end]))
    rowsBefore = 1
    return end
  }

  private func rowEnd(_ end: TableScanner.RowEnd) throws -> Int? {
    switch end {
    case .at(let place): return place
    case .beyondBlock: return nil
    case .inQuotes:
      throw CommandFailure("row \(rowsBefore + rows.count + 1) has a quote that is not closed before the table ends")
    }
  }

  /// Formats the whole rows of a block, and writes them.
  ///
  /// - Returns: where the first row begins that is not whole.
  private mutating func format(_ block: UnsafeRawBufferPointer, from start: Int, isLast: Bool) throws -> Int {
    var table = TableScanner(block, delimiter: arguments.delimiterByte, isLast: isLast, from: start)
    rows.removeAll(keepingCapacity: true)
    cells.removeAll(keepingCapacity: true)
    widths.removeAll(keepingCapacity: true)
    let wanted = columns.map(\.number)
    var place = start
    while place < block.count {
      var (next, count) = (0, 0)
      let end = table.row(at: place) { number, cell in
        count = number + 1
        if next < wanted.count, wanted[next] == number {
          cells.append(cell)
          next += 1
        }
      }
      guard let end = try rowEnd(end) else {
        cells.removeLast(next)
        break
      }
      // of an empty line nothing is missed
      if next < wanted.count && table.lineEnd(of: place..<end) > place { shortRows += 1 }
      while next < wanted.count {
        cells.append(nil)
        next += 1
      }
      rows.append(place)
      widths.append(count)
      // without a header the first row says how wide the table is
      width = width ?? count
      place = end
    }
    try write(table, upTo: place, from: start)
    return place
  }

  private mutating func write(_ table: TableScanner, upTo end: Int, from start: Int) throws {
    var isRejected = false
    for (i, column) in columns.enumerated() {
      let report = try column.format(cells, from: i, by: columns.count, of: table)
      isRejected = isRejected || report.rejected + report.unreadable > 0
    }
    if isRejected { try noteRejected(table, upTo: end) }
    // what a column holds stays where it is until the next block
    let memories = columns.map { column in column.output.withUnsafeMemory { $0 } }
    let hasAnswers = columns.contains { !$0.answers.isEmpty }
    var copied = start
    func copy(upTo place: Int) {
      output.append(contentsOf: UnsafeRawBufferPointer(rebasing: table.bytes[copied..<place]))
      copied = place
    }
    for row in rows.indices {
      for (i, memory) in memories.enumerated() {
        guard let cell = cells[row * memories.count + i], memory.hasValue(row) else { continue }
        let text = memory.value(row)
        if table.holds(cell, text) { continue }
        copy(upTo: cell.lowerBound)
        table.appendCell(text, isQuoted: table.isQuoted(cell), to: &output)
        copied = cell.upperBound
      }
      if hasAnswers {
        let rowEnd = row + 1 < rows.count ? rows[row + 1] : end
        copy(upTo: table.lineEnd(of: rows[row]..<rowEnd))
        // answers stand under their names, whatever cells a row lacks
        let missing = (width ?? 0) - widths[row]
        if missing < 0 { longRows += 1 }
        for _ in 0..<max(0, missing) { output.append(arguments.delimiterByte) }
        for column in columns { for answer in column.answers { append(answer, row, table) } }
      }
    }
    copy(upTo: end)
    rowsBefore += rows.count
    try output.withUnsafeBytes { try FileDescriptor.output.write($0) }
    output.removeAll(keepingCapacity: true)
  }

  private mutating func append(_ answer: TableAnswer, _ row: Int, _ table: TableScanner) {
    output.append(arguments.delimiterByte)
    if answer.question == .valid {
      output.append(contentsOf: (answer.output.isValid(row) ? "true" : "false").utf8)
    } else if let text = answer.output[row] {
      Array(text.utf8).withUnsafeBytes { table.appendCell($0, isQuoted: false, to: &output) }
    }
  }

  /// Reports cells that are rejected, and writes their rows aside.
  private mutating func noteRejected(_ table: TableScanner, upTo end: Int) throws {
    for row in rows.indices {
      if rejects == nil && !notes.areWanted { return }
      var isRejected = false
      for column in columns where !column.output.isValid(row) {
        guard let fault = column.fault(row) else { continue }
        isRejected = true
        notes.write("row \(rowsBefore + row + 1), column \(column.name.printable): \(fault)")
      }
      if isRejected {
        let next = row + 1 < rows.count ? rows[row + 1] : end
        try rejects?.write(UnsafeRawBufferPointer(rebasing: table.bytes[rows[row]..<next]))
      }
    }
  }

  /// What became of the table, on standard error.
  func report() {
    let rejected = columns.reduce(0) { $0 + $1.report.rejected + $1.report.unreadable }
    if rejected > notes.written { Diagnostics.write("and \(rejected - notes.written) more (--verbose lists all)") }
    let values = rowsBefore - (arguments.noHeader || rowsBefore == 0 ? 0 : 1)
    var line = "\(counted(values, "row"))"
    for column in columns {
      let report = column.report
      let missing = report.incomplete - report.rejected - report.unreadable - column.blankCount
      line += "; \(column.name.printable): \(missing) incomplete, \(report.rejected + report.unreadable) rejected"
      if report.invalid > 0 { line += ", \(report.invalid) invalid" }
      if report.rounded > 0 { line += ", \(report.rounded) rounded" }
    }
    Diagnostics.write(line)
    if shortRows > 0 { Diagnostics.write("\(counted(shortRows, "row")) without one of these columns") }
    if longRows > 0 {
      Diagnostics.write(
        "\(counted(longRows, "row")) with more cells than there are columns: what is added stands after those")
    }
  }
}

/// What is said of single cells: of the first, or of all.
struct TableNotes {
  let most: Int
  private(set) var written = 0

  init(most: Int) { self.most = most }

  var areWanted: Bool { written < most }

  mutating func write(_ text: String) {
    if !areWanted { return }
    written += 1
    Diagnostics.write(text)
  }
}

extension ColumnBuffer.Memory {
  fileprivate func hasValue(_ row: Int) -> Bool { validity[row >> 3] >> UInt8(row & 7) & 1 != 0 }

  fileprivate func value(_ row: Int) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: values[Int(offsets[row])..<Int(offsets[row + 1])])
  }
}
