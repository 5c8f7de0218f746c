import BulkFormatting
import FieldEditing
import FieldFormats

/// A column of a table that is formatted: its cells of a block, and what becomes of them.
final class TableColumn {
  let name: String
  /// Which cell of a row it is, from 0.
  let number: Int
  let format: FieldFormat
  /// What became of all its cells.
  private(set) var report = BulkReport()
  /// How many of them are blank.
  private(set) var blankCount = 0
  private var values: [UInt8] = []
  private var offsets: [Int32] = [0]
  private var formatter: BulkFormatter
  private(set) var output = ColumnBuffer<Int32>()
  private(set) var answers: [TableAnswer]
  private var reader: TextReader

  /// - Parameters:
  ///   - question: what is written in place of a cell: text or value.
  ///   - added: what is answered beside it, as far as it applies.
  init(_ name: String, _ number: Int, _ format: FieldFormat, _ question: ColumnQuestion, added: [ColumnQuestion]) throws
  {
    (self.name, self.number, self.format) = (name, number, format)
    formatter = try BulkFormatter(format, answering: question, rejectedLines: question == .text ? .keep : nil)
    answers = try added.filter { $0.applies(to: format) }.map { try TableAnswer(name, format, $0) }
    reader = TextReader(format, FieldOptions(offsetUnit: .scalars))
  }

  /// Formats the cells of a block.
  ///
  /// - Parameters:
  ///   - cells: those of all columns, row by row; `nil` where a row has none.
  ///   - first: the first that is one of this column.
  ///   - stride: how many there are of a row.
  /// - Returns: what became of them.
  func format(_ cells: [Range<Int>?], from first: Int, by stride: Int, of table: TableScanner) throws -> BulkReport {
    // not as properties, whose every use is guarded
    var (values, offsets) = (self.values, self.offsets)
    (self.values, self.offsets) = ([], [])
    values.removeAll(keepingCapacity: true)
    offsets.removeAll(keepingCapacity: true)
    offsets.append(0)
    var blanks = 0
    for place in Swift.stride(from: first, to: cells.count, by: stride) {
      let start = values.count
      if let cell = cells[place] { table.appendContent(of: cell, to: &values) }
      if values[start...].allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }) { blanks += 1 }
      offsets.append(Int32(values.count))
    }
    output.removeAll()
    let found = try formatter.format(values: values.span, offsets: offsets.span, into: &output)
    for answer in answers { try answer.ask(values.span, offsets.span) }
    (self.values, self.offsets) = (values, offsets)
    blankCount += blanks
    report.add(found)
    return found
  }

  /// What is wrong with the cell of a row that is rejected, in words; `nil` if it is accepted.
  func fault(_ row: Int) -> String? {
    let bytes = values[Int(offsets[row])..<Int(offsets[row + 1])]
    guard let text = String(validating: bytes, as: UTF8.self) else { return "is not valid UTF-8" }
    let reading = reader.readCell(text)
    if reading.isAccepted { return nil }
    return reading.rejections.first.map {
      reader.field.message(with: $0, of: text, isSecret: format.metadata.isSecure)
    } ?? "rejected"
  }
}

/// A column that is added to a table.
final class TableAnswer {
  /// What stands above it.
  let title: String
  let question: ColumnQuestion
  private(set) var output = ColumnBuffer<Int32>()
  private var formatter: BulkFormatter

  init(_ column: String, _ format: FieldFormat, _ question: ColumnQuestion) throws {
    title = "\(column)_\(question.name)"
    self.question = question
    formatter = try BulkFormatter(format, answering: question)
  }

  fileprivate func ask(_ values: Span<UInt8>, _ offsets: Span<Int32>) throws {
    output.removeAll()
    try formatter.format(values: values, offsets: offsets, into: &output)
  }
}
