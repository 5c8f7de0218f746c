import BulkFormatting
import CBulkKernel
import FieldEditing
import FieldFormats
import PhoneNumbering
import TestDepth
import Testing

/// What becomes of a column is what becomes of each of its values alone.
@Suite struct ColumnTests {
  /// Values near some texts, with nulls, line ends and whole repeats between them.
  private func mixed(near texts: [String], seed: UInt64, count: Int) -> [String?] {
    var maker = LineMaker(seed: seed, alphabet: texts[0])
    return (0..<count).map { row in
      switch row % 17 {
      case 3: nil
      case 5: maker.line(near: texts) + "\n" + maker.line(near: texts)
      case 7: ""
      default: maker.line(near: texts)
      }
    }
  }

  static let maskTexts = [
    ("(###) ###-####", ["5551234567", "(555) 123-4567", "+1 555"]),
    ("<01..12>/<01..31>/####", ["1/2/2026", "12312026"]),
    ("^@^@## **** #{4}", ["de12ab34", "DE12 AB34"]), ("*{3} *{3}", ["abc def", "abc"]),
  ]

  @Test(arguments: maskTexts, [ColumnQuestion.text, .value, .valid, .reason, .redacted])
  func masks(_ test: (mask: String, near: [String]), question: ColumnQuestion) throws {
    let format = FieldFormat(try Mask(test.mask))
    let comparison = ColumnComparison(format, answering: question)
    var formatter = try BulkFormatter(format, answering: question, rejectedLines: .keep)
    var narrow = ColumnBuffer<Int32>()
    var wide = ColumnBuffer<Int64>()
    for seed in 1...tries(1, full: 3) {
      let values = mixed(near: test.near, seed: UInt64(seed), count: tries(150, full: 300))
      try comparison.run(values, with: &formatter, &narrow)
      try comparison.run(values.reversed(), with: &formatter, &wide)
    }
  }

  @Test(
    arguments: ["card", "iban", "date", "email", "date-mdy-short", "time-12", "expiry", "ssn", "pin"],
    ColumnQuestion.withoutName + ["country", "year", "period"].map { .capture($0) })
  func formatsOfTheCatalogue(_ name: String, question: ColumnQuestion) throws {
    let format = try FormatCatalog.standard.format(named: name)
    guard question.applies(to: format) else { return }
    let comparison = ColumnComparison(format, answering: question)
    var formatter = try BulkFormatter(format, answering: question, rejectedLines: .keep)
    var output = ColumnBuffer<Int32>()
    let cards = ["4111111111111111", "378282246310005", "30569309025904", "2204 1234 5678 9010", "4222222222222"]
    let near = name == "card" ? cards : [format.example]
    for seed in 1...tries(1, full: 3) {
      try comparison.run(mixed(near: near, seed: UInt64(seed), count: tries(60, full: 200)), with: &formatter, &output)
    }
  }

  /// Dates in other forms than the mask's, some of which are over, or yet to come.
  @Test(
    arguments: ["expiry", "birth-date", "date-mdy-short"],
    [ColumnQuestion.text, .valid, .reason, .message, .canonical, .capture("year")])
  func formsAndToday(_ name: String, question: ColumnQuestion) throws {
    var format = try FormatCatalog.standard.format(named: name)
    format.today = CalendarDate(iso: "2026-11-25")
    let comparison = ColumnComparison(format, answering: question)
    var formatter = try BulkFormatter(format, answering: question, rejectedLines: .keep)
    var output = ColumnBuffer<Int32>()
    let near = [
      "12/2020", "12/2030", "12/30", "12/20", "2026-12-31", "1931-2-3", "12/31/2049",
    ]
    for values in [near, near.reversed()] {
      try comparison.run(values + values, with: &formatter, &output)
      try comparison.run(mixed(near: near, seed: 9, count: tries(40, full: 400)), with: &formatter, &output)
    }
  }

  /// Words, and nothing, in each format: most have no values without a digit.
  @Test(arguments: [ColumnQuestion.text, .value]) func words(question: ColumnQuestion) throws {
    let words = ["n/a", "b/c", "unknown", "smiling", "JAN", "NOV", "am", "pm", "ten-two", "ABCDEFGH", "a b", "x.y", ""]
    for named in FormatCatalog.standard.formats.sample(oneIn: 5) {
      let format = try FieldFormat(named)
      var formatter = try BulkFormatter(format, answering: question, rejectedLines: .keep)
      var output = ColumnBuffer<Int32>()
      let values = words + words.reversed() + words.map { $0.lowercased() } + words.map { String($0.reversed()) }
      try ColumnComparison(format, answering: question).run(values, with: &formatter, &output)
    }
  }

  @Test(arguments: ["US", "GB", "DE", "BR", "AR", "IT", "RU", "KZ"], [true, false])
  func phones(_ code: String, isHome: Bool) throws {
    let region = try PhoneRegion(code)
    if !isHome && code != "GB" && !isFullRun { return }
    let format = FieldFormat(PhoneFormat(isHome ? region : nil))
    let examples = PhoneNumberType.allCases.compactMap { region.example(of: $0) }
    let near =
      examples.map(\.national) + examples.map { $0.national.filter(\.isNumber) } + examples.map(\.e164)
      + examples.map(\.international) + examples.map { "00" + $0.e164.dropFirst() }
      + examples.map { String($0.e164.dropFirst()) } + [
        "+442079460958", "+1 868 291 1234", "011442079460958", "110", "+", "+)x )",
      ]
    var output = ColumnBuffer<Int64>()
    for question in ColumnQuestion.withoutName where question.applies(to: format) {
      let comparison = ColumnComparison(format, answering: question)
      var formatter = try BulkFormatter(format, answering: question, rejectedLines: .keep)
      try comparison.run(mixed(near: near, seed: 1, count: tries(50, full: 300)), with: &formatter, &output)
    }
  }

  /// Many values of one shape, which go through in one movement, and others between them; with the vectors of any
  /// machine.
  @Test(arguments: [0, 1, 2]) func valuesThatAreAlike(vectors: Int) throws {
    bulk_limit_vectors(Int32(vectors))
    defer { bulk_limit_vectors(0) }
    var values: [String?] = (0..<tries(1_200, full: 3_000)).map { String(5_550_000_000 + $0 * 7_919) }
    for row in stride(from: values.count / 2, to: values.count, by: 111) { values[row] = row % 2 == 0 ? nil : "555" }
    for question in [ColumnQuestion.text, .value, .valid] {
      let format = FieldFormat(try Mask("(###) ###-####"))
      let comparison = ColumnComparison(format, answering: question)
      var formatter = try BulkFormatter(format, answering: question, rejectedLines: .keep)
      var output = ColumnBuffer<Int32>()
      for _ in 0..<2 { try comparison.run(values, with: &formatter, &output) }
    }
  }

  /// One formatter for lines and for columns: a plan for lines knows their ends.
  @Test func linesAndColumnsInTurns() throws {
    var formatter = BulkFormatter(try Mask("(###) ###-####"))
    let comparison = ColumnComparison(FieldFormat(try Mask("(###) ###-####")), answering: .text)
    let values = (0..<1_000).map { String(5_550_000_000 + $0) }
    var lines = LineBuffer()
    var output = ColumnBuffer<Int32>()
    for _ in 0..<3 {
      lines.removeAll()
      formatter.format(lines: Array(values.joined(separator: "\n").utf8).span, into: &lines)
      try comparison.run(values, with: &formatter, &output)
      let wanted = values.map { comparison.outcome($0).text ?? "" }.joined(separator: "\n")
      #expect(String(decoding: lines.bytes, as: UTF8.self) == wanted)
    }
  }

  /// Rows are written after those that the buffer holds.
  @Test func aColumnInChunks() throws {
    var formatter = BulkFormatter(try Mask("##-##"))
    var output = ColumnBuffer<Int32>()
    for chunk in [["1234", nil, "1"], [], [nil], ["56", "7890"]] as [[String?]] {
      let column = Column<Int32>(chunk)
      try formatter.format(
        values: column.bytes.span, offsets: column.offsets.span, validity: column.bits.span, into: &output)
    }
    #expect((0..<output.count).map { output[$0] } == ["12-34", nil, "1", nil, "56", "78-90"])
    #expect((0..<output.count).map { output.isValid($0) } == [true, false, false, false, false, true])
    #expect(output.nullCount == 2)
    output.withUnsafeMemory { memory in
      #expect(Array(memory.offsets) == [0, 5, 5, 6, 6, 8, 13])
      #expect(Array(memory.validity) == [0b110101])
      #expect(Array(memory.verdicts) == [0b100001])
    }
    output.removeAll()
    #expect(output.count == 0)
    try formatter.format(values: [UInt8]().span, offsets: [Int32(0), 0].span, validity: [UInt8(0)].span, into: &output)
    #expect(output[0] == nil)
  }

  @Test func nothingAndNulls() throws {
    var formatter = try BulkFormatter(FieldFormat(PhoneFormat(try PhoneRegion("US"))), answering: .e164)
    var output = ColumnBuffer<Int32>()
    let none = try formatter.format(values: [UInt8]().span, offsets: [Int32(0)].span, into: &output)
    #expect(none == BulkReport())
  }

  @Test func nullsAlone() throws {
    var formatter = try BulkFormatter(FieldFormat(PhoneFormat(try PhoneRegion("US"))), answering: .e164)
    var output = ColumnBuffer<Int32>()
    let column = Column<Int32>(Array(repeating: nil, count: 1_000))
    let report = try formatter.format(
      values: column.bytes.span, offsets: column.offsets.span, validity: column.bits.span, into: &output)
    #expect((report.lines, report.nulls, report.complete) == (1_000, 1_000, 0))
    #expect(output.nullCount == 1_000)
  }

  static let wrong: [(offsets: [Int32], bits: [UInt8]?, error: ColumnError)] = [
    ([], nil, .missingOffsets), ([-1, 2], nil, .negativeOffset), ([0, 4, 2, 4], nil, .decreasingOffset(row: 1)),
    ([0, 9], nil, .offsetBeyondValues(offset: 9, count: 4)), ([7], nil, .offsetBeyondValues(offset: 7, count: 4)),
    ([0, 2, 4], [], .shortValidity(rows: 2)), ([0, .min], nil, .decreasingOffset(row: 0)),
    ([0, .max], nil, .offsetBeyondValues(offset: .max32, count: 4)),
  ]

  /// Offsets that cannot be a column's are reported, and leave the buffer as it was.
  @Test(arguments: wrong) func wrongOffsets(_ test: (offsets: [Int32], bits: [UInt8]?, error: ColumnError)) throws {
    var formatter = BulkFormatter(try Mask("##"))
    var output = ColumnBuffer<Int32>()
    try formatter.format(values: Array("12".utf8).span, offsets: [Int32(0), 2].span, into: &output)
    let values = Array("1234".utf8)
    var error: ColumnError?
    do throws(ColumnError) {
      if let bits = test.bits {
        try formatter.format(values: values.span, offsets: test.offsets.span, validity: bits.span, into: &output)
      } else {
        try formatter.format(values: values.span, offsets: test.offsets.span, into: &output)
      }
    } catch let thrown {
      error = thrown
    }
    #expect(error == test.error)
    #expect(error?.message.isEmpty == false)
    #expect(output.count == 1)
    #expect(output[0] == "12")
  }

  /// A decrease deep in the column, which is looked for in blocks.
  @Test(arguments: [1, 255, 256, 257, 700]) func aDecreaseAnywhere(row: Int) throws {
    var formatter = BulkFormatter(try Mask("##"))
    var output = ColumnBuffer<Int64>()
    var offsets = (0...800).map { Int64($0) }
    offsets[row] = offsets[row - 1] - 1
    let error = row == 1 ? ColumnError.decreasingOffset(row: 0) : .decreasingOffset(row: row - 1)
    #expect(throws: error) {
      try formatter.format(values: [UInt8](repeating: 49, count: 800).span, offsets: offsets.span, into: &output)
    }
  }

  @Test func whatIsNotTextIsANull() throws {
    var formatter = BulkFormatter(try Mask("##"))
    var output = ColumnBuffer<Int32>()
    let report = try formatter.format(
      values: [49, 50, 0xC3, 51].span, offsets: [Int32(0), 2, 3, 4].span, into: &output)
    #expect((0..<3).map { output[$0] } == ["12", nil, "3"])
    #expect((report.lines, report.complete, report.incomplete, report.unreadable) == (3, 1, 2, 1))
  }

  static let rejected: [(lines: RejectedLines?, text: String?, value: String?)] = [
    (.keep, "12x4y", nil), (.empty, "", nil), (.fit, "12-4", "124"), (nil, nil, nil),
  ]

  @Test(arguments: rejected) func rejectedValues(_ test: (lines: RejectedLines?, text: String?, value: String?)) throws
  {
    let format = FieldFormat(try Mask("##-##"))
    let column = Column<Int32>(["12x4y"])
    for (question, wanted) in [(ColumnQuestion.text, test.text), (.value, test.value)] {
      var formatter = try BulkFormatter(format, answering: question, rejectedLines: test.lines)
      var output = ColumnBuffer<Int32>()
      let report = try formatter.format(values: column.bytes.span, offsets: column.offsets.span, into: &output)
      #expect(output[0] == wanted)
      #expect(report.rejected == 1)
      let isValid = output.isValid(0)
      #expect(!isValid)
    }
  }

  @Test func questionsThatDoNotApply() throws {
    let format = FieldFormat(try Mask("##"))
    for question in [ColumnQuestion.e164, .type, .region, .network, .capture("year")] {
      #expect(throws: ColumnError.doesNotApply(question, format: "##")) {
        _ = try BulkFormatter(format, answering: question)
      }
    }
    #expect(ColumnError.doesNotApply(.e164, format: "##").message == "'e164' does not apply to ##")
  }

  /// The same questions may be asked of lines.
  @Test func linesAreAsked() throws {
    var formatter = try BulkFormatter(FieldFormat(PhoneFormat(try PhoneRegion("GB"))), answering: .type)
    var output = LineBuffer()
    formatter.format(lines: Array("07400123456\nnone\n020 7946 0958\n".utf8).span, into: &output)
    #expect(output.bytes == Array("mobile\n\nfixed-line\n".utf8))
  }
}

extension Int {
  fileprivate static var max32: Int { Int(Int32.max) }
}
