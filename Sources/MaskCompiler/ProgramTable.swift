/// The records of one table of a program, read where they lie.
///
/// Whoever holds it holds the program too. Indices are the program's own: the compiler made them, or `ProgramChecker`
/// has tried each, so only debug builds check them again.
@safe @usableFromInline package struct ProgramTable<Record>: RandomAccessCollection, @unchecked Sendable {
  @usableFromInline let records: UnsafeBufferPointer<Record>

  init(_ records: UnsafeBufferPointer<Record>) { unsafe self.records = records }

  @inlinable package var startIndex: Int { 0 }
  @inlinable package var endIndex: Int { unsafe records.count }
  @inlinable @inline(__always) package subscript(i: Int) -> Record { unsafe records[i] }

  /// Some of the records, counted from 0 again.
  package func part(_ range: Range<Int>) -> ProgramTable {
    unsafe ProgramTable(UnsafeBufferPointer(rebasing: records[range]))
  }

  /// Where the first record lies, for what checks bounds by other means.
  @unsafe package var base: UnsafePointer<Record> { unsafe records.baseAddress.unsafelyUnwrapped }
}

extension ProgramTable<UInt8> {
  /// The bytes as UTF-8.
  package var text: String { unsafe String(decoding: records, as: UTF8.self) }
}
