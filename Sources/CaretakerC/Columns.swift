internal import BulkFormatting
import CCaretaker

/// A formatter that C has a handle of.
struct FormatterObject: HandleObject, ~Copyable {
  static var tag: UInt64 { 0xC4A7_A3E2_0000_B01C }

  var formatter: BulkFormatter

  init(_ formatter: consuming BulkFormatter) { self.formatter = formatter }
}

typealias FormatterHandle = Handle<FormatterObject>

/// A column that C has a handle of: one of both is there.
struct ColumnObject: HandleObject, ~Copyable {
  static var tag: UInt64 { 0xC4A7_A3E2_0000_C011 }

  var narrow: ColumnBuffer<Int32>?
  var wide: ColumnBuffer<Int64>?

  init(isLarge: Bool) {
    if isLarge {
      narrow = nil
      wide = ColumnBuffer()
    } else {
      narrow = ColumnBuffer()
      wide = nil
    }
  }
}

typealias ColumnHandle = Handle<ColumnObject>

@c @implementation public func caretaker_formatter_create(
  _ format: OpaquePointer!, _ question: caretaker_question, _ rejected: caretaker_rejected,
  _ formatter: UnsafeMutablePointer<OpaquePointer?>!
) -> caretaker_status {
  status { () throws(caretaker_status) in
    guard let formatter = unsafe formatter else { throw CARETAKER_NULL_POINTER }
    unsafe formatter.pointee = nil
    unsafe formatter.pointee = try makeFormatter(FormatHandle(format), try ColumnQuestion(question), rejected)
  }
}

@c @implementation public func caretaker_formatter_create_for_capture(
  _ format: OpaquePointer!, _ name: UnsafePointer<CChar>!, _ length: Int, _ rejected: caretaker_rejected,
  _ formatter: UnsafeMutablePointer<OpaquePointer?>!
) -> caretaker_status {
  status { () throws(caretaker_status) in
    guard let formatter = unsafe formatter else { throw CARETAKER_NULL_POINTER }
    unsafe formatter.pointee = nil
    let name = try unsafe InputText(name, length).string
    unsafe formatter.pointee = try makeFormatter(FormatHandle(format), .capture(name), rejected)
  }
}

private func makeFormatter(
  _ format: FormatHandle, _ question: ColumnQuestion, _ rejected: caretaker_rejected
) throws(caretaker_status) -> OpaquePointer {
  let rejected = try rejected.lines
  do throws(ColumnError) {
    let made = try BulkFormatter(format.object.format, answering: question, rejectedLines: rejected)
    return unsafe FormatterHandle.make(FormatterObject(made))
  } catch {
    throw CARETAKER_NOT_FOUND
  }
}

@c @implementation public func caretaker_formatter_free(_ formatter: OpaquePointer!) {
  unsafe FormatterHandle.free(formatter)
}

@c @implementation public func caretaker_column_create(
  _ large: Bool, _ column: UnsafeMutablePointer<OpaquePointer?>!
) -> caretaker_status {
  guard let column = unsafe column else { return CARETAKER_NULL_POINTER }
  unsafe column.pointee = ColumnHandle.make(ColumnObject(isLarge: large))
  return CARETAKER_OK
}

@c @implementation public func caretaker_column_free(_ column: OpaquePointer!) { unsafe ColumnHandle.free(column) }

@c @implementation public func caretaker_formatter_format(
  _ formatter: OpaquePointer!, _ input: UnsafePointer<caretaker_column_view>!, _ output: OpaquePointer!,
  _ report: UnsafeMutablePointer<caretaker_column_report>!
) -> caretaker_status {
  status { () throws(caretaker_status) in
    let formatter = try unsafe FormatterHandle(formatter)
    let output = try unsafe ColumnHandle(output)
    guard let view = try unsafe options(input) else { throw CARETAKER_NULL_POINTER }
    if let report = unsafe report { try unsafe checkSize(report) }
    if unsafe view.large != (output.object.narrow == nil) { throw CARETAKER_OUT_OF_RANGE }
    let found: BulkReport
    do throws(ColumnError) {
      if unsafe view.large {
        found = try unsafe formatter.object.formatter.format(view.column(), into: &output.object.wide!)
      } else {
        found = try unsafe formatter.object.formatter.format(view.column(), into: &output.object.narrow!)
      }
    } catch {
      throw if case .missingOffsets = error { CARETAKER_NULL_POINTER } else { CARETAKER_OUT_OF_RANGE }
    }
    if let report = unsafe report { unsafe report.pointee.set(found) }
  }
}

@c @implementation public func caretaker_column_get_view(
  _ column: OpaquePointer!, _ view: UnsafeMutablePointer<caretaker_column_view>!
) -> caretaker_status {
  status { () throws(caretaker_status) in
    let column = try unsafe ColumnHandle(column)
    try unsafe write(to: view) { view in
      if column.object.narrow != nil {
        column.object.narrow!.withUnsafeMemory { unsafe view.set($0) }
      } else {
        column.object.wide!.withUnsafeMemory { unsafe view.set($0) }
      }
    }
  }
}

@c @implementation public func caretaker_column_clear(_ column: OpaquePointer!) -> caretaker_status {
  status { () throws(caretaker_status) in
    let column = try unsafe ColumnHandle(column)
    column.object.narrow?.removeAll()
    column.object.wide?.removeAll()
  }
}

extension BulkFormatter {
  /// Formats a column that pointers lead to.
  fileprivate mutating func format<Offset>(
    _ column: ColumnPointers<Offset>, into output: inout ColumnBuffer<Offset>
  ) throws(ColumnError) -> BulkReport {
    try unsafe format(
      column.values, column.offsets, validity: column.validity, firstBit: column.firstBit, into: &output)
  }
}

/// A column as it is passed.
@unsafe private struct ColumnPointers<Offset> {
  let values: UnsafeRawBufferPointer
  let offsets: UnsafeBufferPointer<Offset>
  let validity: UnsafePointer<UInt8>?
  let firstBit: Int
}

extension caretaker_column_view {
  /// The column, with offsets of a width.
  fileprivate func column<Offset>() -> ColumnPointers<Offset> {
    // null offsets, and rows that no memory holds, are a column without even a first offset
    let count = unsafe offsets == nil || rows < 0 || rows == .max ? 0 : rows + 1
    return unsafe ColumnPointers(
      values: UnsafeRawBufferPointer(start: values, count: values == nil ? 0 : max(0, length)),
      offsets: UnsafeBufferPointer(start: offsets?.assumingMemoryBound(to: Offset.self), count: count),
      validity: validity, firstBit: max(0, first_bit))
  }

  /// Where a column lies.
  fileprivate mutating func set<Offset>(_ memory: ColumnBuffer<Offset>.Memory) {
    unsafe large = Offset.bitWidth == 64
    unsafe values = memory.values.baseAddress?.assumingMemoryBound(to: CChar.self)
    unsafe length = memory.values.count
    unsafe offsets = UnsafeRawPointer(memory.offsets.baseAddress)
    unsafe rows = memory.offsets.count - 1
    unsafe validity = memory.validity.baseAddress?.assumingMemoryBound(to: UInt8.self)
    unsafe first_bit = 0
    unsafe verdicts = memory.verdicts.baseAddress?.assumingMemoryBound(to: UInt8.self)
  }
}

extension caretaker_column_report {
  fileprivate mutating func set(_ report: BulkReport) {
    (rows, nulls) = (UInt64(report.lines), UInt64(report.nulls))
    (complete, incomplete, invalid) = (UInt64(report.complete), UInt64(report.incomplete), UInt64(report.invalid))
    (rejected, unreadable) = (UInt64(report.rejected), UInt64(report.unreadable))
    rounded = UInt64(report.rounded)
  }
}

extension ColumnQuestion {
  init(_ question: caretaker_question) throws(caretaker_status) {
    self =
      switch question {
      case CARETAKER_QUESTION_TEXT: .text
      case CARETAKER_QUESTION_VALUE: .value
      case CARETAKER_QUESTION_VALID: .valid
      case CARETAKER_QUESTION_E164: .e164
      case CARETAKER_QUESTION_TYPE: .type
      case CARETAKER_QUESTION_REGION: .region
      case CARETAKER_QUESTION_NETWORK: .network
      case CARETAKER_QUESTION_REASON: .reason
      case CARETAKER_QUESTION_MESSAGE: .message
      case CARETAKER_QUESTION_REDACTED: .redacted
      case CARETAKER_QUESTION_CANONICAL: .canonical
      case CARETAKER_QUESTION_BIRTH_DATE: .birthDate
      case CARETAKER_QUESTION_SEX: .sex
      default: throw CARETAKER_OUT_OF_RANGE
      }
  }
}

extension caretaker_rejected {
  fileprivate var lines: RejectedLines? {
    get throws(caretaker_status) {
      switch self {
      case CARETAKER_REJECTED_NULL: nil
      case CARETAKER_REJECTED_KEEP: .keep
      case CARETAKER_REJECTED_EMPTY: .empty
      case CARETAKER_REJECTED_FIT: .fit
      default: throw CARETAKER_OUT_OF_RANGE
      }
    }
  }
}
