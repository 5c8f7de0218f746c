import CBulkKernel

/// Columns of values and offsets, as Arrow and the engines over it keep them.
extension BulkFormatter {
  /// Formats the values of a column, and writes what becomes of them after what the buffer holds.
  ///
  ///     var formatter = BulkFormatter(try Mask("(###) ###-####"))
  ///     var output = ColumnBuffer<Int32>()
  ///     let values = Array("5551234567555".utf8)
  ///     try formatter.format(values: values.span, offsets: [Int32(0), 10, 13].span, into: &output)
  ///     output[0]               // "(555) 123-4567"
  ///     output.isValid(1)       // false
  ///
  /// A value may hold line ends. One that is not valid UTF-8 becomes a null, as text has to be UTF-8 there.
  ///
  /// - Parameters:
  ///   - values: The bytes of all values, in UTF-8, and perhaps others around them.
  ///   - offsets: Where in `values` each row begins, and where the last one ends: one more than rows, which never
  ///     decrease. The first need not be 0: a slice has that of its first row.
  ///   - validity: A bit a row, the lowest of a byte first: whether the row has a value. `nil` where all have one.
  ///   - firstBit: Which bit is that of the first row.
  ///   - output: Where the rows are written.
  /// - Returns: What became of the rows.
  /// - Throws: `ColumnError` where offsets or bits cannot be those of a column, or what is written is too long for
  ///   them; the buffer is as it was then.
  /// - Complexity: For values of shapes that it knows, some nanoseconds each and no allocation; for others that of a
  ///   field.
  @discardableResult public mutating func format<Offset>(
    values: Span<UInt8>, offsets: Span<Offset>, validity: Span<UInt8>? = nil, firstBit: Int = 0,
    into output: inout ColumnBuffer<Offset>
  ) throws(ColumnError) -> BulkReport {
    let rows = offsets.count - 1
    if rows < 0 { throw .missingOffsets }
    if let validity, firstBit < 0 || firstBit > 8 * validity.count - rows { throw .shortValidity(rows: rows) }
    return try values.withUnsafeBytes { values throws(ColumnError) in
      try offsets.withUnsafeBufferPointer { offsets throws(ColumnError) in
        guard let validity else { return try format(values, offsets, validity: nil, firstBit: 0, into: &output) }
        return try validity.withUnsafeBufferPointer { bits throws(ColumnError) in
          try format(values, offsets, validity: bits.baseAddress, firstBit: firstBit, into: &output)
        }
      }
    }
  }

  /// The same for a column in memory that pointers lead to; of the bits as many are read as there are rows.
  package mutating func format<Offset>(
    _ values: UnsafeRawBufferPointer, _ offsets: UnsafeBufferPointer<Offset>, validity: UnsafePointer<UInt8>?,
    firstBit: Int, into output: inout ColumnBuffer<Offset>
  ) throws(ColumnError) -> BulkReport {
    guard let first = offsets.baseAddress, let end = offsets.last else { throw .missingOffsets }
    let rows = offsets.count - 1
    let bad = bulk_first_decrease(first, offsets.count, ColumnBuffer<Offset>.isWide ? 1 : 0)
    if bad < offsets.count { throw bad == 0 ? .negativeOffset : .decreasingOffset(row: bad - 1) }
    if Int(end) > values.count { throw .offsetBeyondValues(offset: Int(end), count: values.count) }
    var cursor = ColumnCursor(values, offsets: first, rows: rows, validity: validity, firstBit)
    output.reserve(rows)
    output.receive(&cursor.record)
    guard advance(&cursor, into: &output.text, longest: ColumnBuffer<Offset>.longest) else {
      output.forget(rows)
      throw .tooLarge
    }
    output.add(rows)
    cursor.report.nulls += Int(cursor.record.nulls)
    cursor.report.lines += Int(cursor.record.nulls)
    return cursor.report
  }

  /// Formats all rows.
  ///
  /// - Returns: `false` where what is written has more bytes than there may be.
  @export(interface)
  private mutating func advance(_ cursor: inout ColumnCursor, into output: inout LineBuffer, longest: Int) -> Bool {
    while true {
      switch engine?.advance(&cursor, into: &output, longest: longest) {
      case .some(.done): return true
      case .some(.full): return false
      case .some(.field): break
      case nil: if !cursor.skipNulls(output) { return true }
      }
      let answer = field.format(cursor.bytes, into: &output, &cursor.report)
      if output.count > longest { return false }
      cursor.note(output, isNull: answer.isNull, isValid: answer.isValid)
    }
  }
}
