import CBulkKernel

/// Formats lines by a table, and by a plan where many are alike; those that neither knows it hands back.
package struct LineEngine: ~Copyable {
  private var table: LineTable
  private var plan: LinePlan?
  // what the kernel has learnt about the lines of late
  private var run = bulk_run()

  /// For a mask, with the checks of its format, and for phone numbers, as a lazy field shows them that is left; `nil`
  /// for numbers, which no table of shapes formats.
  ///
  /// - Parameters:
  ///   - longest: of a longer line a field has to see to it.
  ///   - template: what is written of a line; `nil` for what a field shows. There is none for phone numbers.
  package init?(_ format: FieldFormat, longest: Int = .max, template: LineTemplate? = nil) {
    switch format.kind {
    case .mask(let mask), .named(_, let mask):
      table = LineTable(MaskLineReading(mask, format, template), longest: longest)
    case .phone(let phone):
      if template != nil { return nil }
      table = LineTable(PhoneLineReading(phone), longest: longest)
    case .number: return nil
    }
  }

  /// Formats whole lines up to the first that a field has to see to, which is handed back.
  ///
  /// - Returns: `nil` after the last whole line.
  ///
  /// - Parameter cursor: where in the lines it stands, and what has become of those before.
  package mutating func advance(_ cursor: inout LineCursor, into output: inout LineBuffer) -> LineCursor.Line? {
    guard let start = cursor.lines.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return nil }
    run.begin = start
    (run.in, run.in_end) = (start + cursor.place, start + cursor.lines.count)
    run.readable_end = run.in_end + cursor.slack
    (run.lines, run.incomplete, run.invalid) = (0, 0, 0)
    defer { cursor.report.count(run) }
    while true {
      let written = output.base.assumingMemoryBound(to: UInt8.self)
      run.out = written + output.count
      run.out_end = run.out + output.room
      let reason = bulk_walk(&table.table, &run)
      output.count = run.out - written
      switch reason {
      case bulk_done:
        cursor.place = run.in - start
        return nil
      case bulk_room: output.reserve(max(1 << 14, LineLayout.most * 2))
      case bulk_alike: makePlan()
      default:
        let bytes = UnsafeRawBufferPointer(start: run.line, count: Int(run.length))
        if table.learn(bytes) { continue }
        cursor.place = run.line - start + bytes.count + Int(run.has_return) + 1
        return LineCursor.Line(bytes: bytes, ending: run.has_return != 0 ? .carriageReturn : .newline)
      }
    }
  }

  /// Makes a plan for lines that are as the last one was, if there can be one.
  private mutating func makePlan() {
    plan = nil
    run.plan = nil
    (run.planned_end, run.planned_length, run.planned_return) = (run.alike_end, run.length, run.has_return)
    (run.misses, run.wait) = (0, 0)
    let layout = table.layout(run.alike_end)
    guard layout.flags & UInt8(bulk_luhn) == 0 else { return }
    let ending: [UInt8] = run.has_return != 0 ? [13, 10] : [10]
    let line = UnsafeRawBufferPointer(start: run.line, count: Int(run.length))
    guard let allowed = table.alternatives(to: line),
      let plan = LinePlan(layout.cells, allowed: allowed, ending: ending, width: Int(bulk_width()))
    else { return }
    run.planned_flags = UInt32(layout.flags)
    run.plan = plan.record
    self.plan = consume plan
  }
}
