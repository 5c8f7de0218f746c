import CBulkKernel
internal import FieldEditing
package import FieldFormats
package import NumberFormatting

/// Formats lines by a table, and by a plan where many are alike; those that neither knows it hands back.
@usableFromInline package struct LineEngine: ~Copyable {
  private var table: LineTable
  private var plan: LinePlan?
  private var isPlannedForColumn = false
  // what the kernel has learnt about the lines of late
  private var run = bulk_run()

  /// For a mask, with the checks of its format, and for phone numbers, as a lazy field shows them that is left; `nil`
  /// for texts that are prepared, and for free ones: no table of shapes formats these.
  ///
  /// - Parameters:
  ///   - longest: of a longer line a field has to see to it.
  ///   - template: what is written of a line; `nil` for what a field shows. There is none for phone numbers.
  ///   - rejectedLines: what is written of a line that is rejected; `nil` where a field sees to each.
  ///   - keepsIncomplete: whether a line in which something is missing is written as it came.
  package init?(
    _ format: FieldFormat, longest: Int = .max, template: LineTemplate? = nil, rejectedLines: RejectedLines? = nil,
    keepsIncomplete: Bool
  ) {
    let incomplete = keepsIncomplete ? RejectedLayout.line : .field
    let rejected = RejectedLayout(.text, rejectedLines ?? .fit)
    if format.preparation != nil { return nil }
    switch format.kind {
    case .mask(let mask), .named(_, let mask):
      let reading = MaskLineReading(mask, format, template, rejected: rejected, incomplete: incomplete)
      table = LineTable(reading, longest: longest)
    case .phone(let phone):
      if template != nil { return nil }
      let reading = PhoneLineReading(
        phone, format, answering: .text, rejected: rejected, incomplete: incomplete)
      table = LineTable(reading, longest: longest)
    case .number, .text: return nil
    }
  }

  /// The same for what answers a question.
  ///
  /// - Parameter rejectedLines: what is written of a line that is rejected, if its text is asked for.
  init?(_ format: FieldFormat, answering question: ColumnQuestion, _ rejectedLines: RejectedLines?) {
    if format.preparation != nil { return nil }
    let rejected = RejectedLayout(question, rejectedLines)
    switch format.kind {
    case .mask(let mask), .named(_, let mask):
      let reading = MaskLineReading(
        mask, format, LineTemplate(answering: question, of: format), rejected: rejected, incomplete: rejected)
      table = LineTable(reading, longest: .max)
    case .phone(let phone):
      let reading = PhoneLineReading(phone, format, answering: question, rejected: rejected, incomplete: rejected)
      table = LineTable(reading, longest: .max)
    case .number(let numbers, let entry):
      // whether a number is within bounds, its digits say
      if entry.minimum != nil || entry.maximum != nil { return nil }
      var field = LineField(format, answering: question, rejectedLines)
      var output = LineBuffer()
      let reading = NumberLineReading(numbers.symbols, writesValues: question != .text) {
        output.removeAll()
        return field.number(of: $0, into: &output)
      }
      table = LineTable(reading, longest: .max)
    case .text: return nil
    }
  }

  /// For numbers.
  ///
  /// - Parameters:
  ///   - longest: of a longer line a field has to see to it.
  ///   - writesValues: whether values are written, and not what is shown of them.
  ///   - write: what is written of a line; `nil` where there is more to be said of it.
  package init(
    _ symbols: NumberSymbols, longest: Int, writesValues: Bool, write: @escaping (String) -> FormattedNumber?
  ) {
    let reading = NumberLineReading(symbols, writesValues: writesValues) {
      String(validating: $0, as: UTF8.self).flatMap(write)
    }
    table = LineTable(reading, longest: longest)
  }

  /// Formats whole lines up to the first that a field has to see to, which is handed back.
  ///
  /// - Returns: `nil` after the last whole line.
  ///
  /// - Parameters:
  ///   - cursor: where in the lines it stands, and what has become of those before.
  ///   - explainsRejected: whether a field has to see to each line that is rejected.
  package mutating func advance(
    _ cursor: inout LineCursor, into output: inout LineBuffer, explainsRejected: Bool = false
  ) -> LineCursor.Line? {
    guard let start = cursor.lines.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return nil }
    run.handed_back = explainsRejected ? UInt32(bulk_rejected) : 0
    begin(start, count: cursor.lines.count, slack: cursor.slack)
    run.in = start + cursor.place
    defer { cursor.report.count(run) }
    if case .field = walk(into: &output, longest: .max) {
      let bytes = UnsafeRawBufferPointer(start: run.line, count: Int(run.length))
      cursor.place = run.line - start + bytes.count + Int(run.has_return) + 1
      return LineCursor.Line(bytes: bytes, ending: run.has_return != 0 ? .carriageReturn : .newline)
    }
    cursor.place = run.in - start
    return nil
  }

  /// Formats values of a column up to the first that a field has to see to: the next row then.
  ///
  /// - Parameter longest: how many bytes there may be of the output.
  mutating func advance(_ cursor: inout ColumnCursor, into output: inout LineBuffer, longest: Int) -> Stop {
    guard let start = cursor.record.values else { return .done }
    begin(start, count: cursor.values.count, slack: 0)
    let stop = withUnsafeMutablePointer(to: &cursor.record) { column in
      run.column = column
      return walk(into: &output, longest: longest)
    }
    run.column = nil
    cursor.report.count(run)
    return stop
  }

  /// Why lines are formatted no further.
  enum Stop {
    case done
    /// A field has to see to the next line.
    case field
    /// The output has as many bytes as there may be.
    case full
  }

  private mutating func begin(_ start: UnsafePointer<UInt8>, count: Int, slack: Int) {
    run.begin = start
    (run.in, run.in_end) = (start, start + count)
    run.readable_end = run.in_end + slack
    (run.lines, run.incomplete, run.invalid, run.rejected) = (0, 0, 0, 0)
  }

  private mutating func walk(into output: inout LineBuffer, longest: Int) -> Stop {
    // a plan is made for lines with their ends, or for values without
    if isPlannedForColumn != (run.column != nil) { removePlan() }
    while true {
      let written = output.base.assumingMemoryBound(to: UInt8.self)
      run.out = written + output.count
      run.out_end = written + min(output.count + output.room, longest)
      run.column?.pointee.out_values = UnsafePointer(written)
      let reason = bulk_walk(&table.table, &run)
      output.count = run.out - written
      switch reason {
      case bulk_done: return .done
      case bulk_room:
        // there may be less room than a layout could take, and more than this one does
        if longest - output.count < LineLayout.most * 2 { return .full }
        output.reserve(max(1 << 14, LineLayout.most * 2))
      case bulk_alike: makePlan()
      default: if !learn() { return .field }
      }
    }
  }

  /// Learns the shape of the line that help was asked for.
  private mutating func learn() -> Bool {
    table.learn(UnsafeRawBufferPointer(start: run.line, count: Int(run.length)))
  }

  private mutating func removePlan() {
    isPlannedForColumn = run.column != nil
    plan = nil
    run.plan = nil
    (run.planned_end, run.alike) = (0, 0)
  }

  /// Makes a plan for lines that are as the last one was, if there can be one.
  private mutating func makePlan() {
    removePlan()
    (run.planned_end, run.planned_length, run.planned_return) = (run.alike_end, run.length, run.has_return)
    (run.misses, run.wait) = (0, 0)
    let layout = table.layout(run.alike_end)
    // a plan checks no line by itself, and hands none back
    guard layout.flags & UInt8(bulk_luhn | bulk_rejected) == 0, layout.checked == nil else { return }
    let ending: [UInt8] = isPlannedForColumn ? [] : run.has_return != 0 ? [13, 10] : [10]
    let line = UnsafeRawBufferPointer(start: run.line, count: Int(run.length))
    guard let allowed = table.alternatives(to: line),
      let plan = LinePlan(layout.cells, allowed: allowed, ending: ending, width: Int(bulk_width()))
    else { return }
    run.planned_flags = UInt32(layout.flags)
    run.plan = plan.record
    self.plan = consume plan
  }
}
