import CBulkKernel

/// Values of a column in memory, how far they have been formatted, and what became of them.
struct ColumnCursor {
  let values: UnsafeRawBufferPointer
  /// What the kernel looks at and notes.
  var record = bulk_column()
  var report = BulkReport()

  /// A column whose offsets, and bits where there are some, were looked at.
  init(
    _ values: UnsafeRawBufferPointer, offsets: UnsafeRawPointer, rows: Int, validity: UnsafePointer<UInt8>?, _ bit: Int
  ) {
    // rows of a column without bytes are empty, and lie somewhere all the same
    self.values = values.baseAddress == nil ? UnsafeRawBufferPointer(start: offsets, count: 0) : values
    record.values = self.values.baseAddress?.assumingMemoryBound(to: UInt8.self)
    record.offsets = offsets
    record.rows = rows
    record.present = validity
    record.first_bit = bit
  }

  /// The bytes of the next row.
  var bytes: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: values[offset(record.row)..<offset(record.row + 1)])
  }

  private func offset(_ row: Int) -> Int {
    record.wide != 0
      ? Int(record.offsets.load(fromByteOffset: 8 * row, as: Int64.self))
      : Int(record.offsets.load(fromByteOffset: 4 * row, as: Int32.self))
  }

  /// Passes over nulls, where a field sees to every value.
  ///
  /// - Parameter output: Where the values are written.
  /// - Returns: Whether there is a row with a value.
  mutating func skipNulls(_ output: borrowing LineBuffer) -> Bool {
    while record.row < record.rows {
      let bit = record.first_bit + record.row
      guard let present = record.present, present[bit >> 3] >> UInt8(bit & 7) & 1 == 0 else { return true }
      record.nulls += 1
      note(output, isNull: true, isValid: false)
    }
    return false
  }

  /// Notes what became of the next row, which has been written.
  mutating func note(_ output: borrowing LineBuffer, isNull: Bool, isValid: Bool) {
    let start = output.base.assumingMemoryBound(to: UInt8.self)
    record.out_values = UnsafePointer(start)
    bulk_note(&record, start + output.count, isNull, isValid)
  }
}
