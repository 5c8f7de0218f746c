import CBulkKernel

/// Lines in memory, how far they have been formatted, and what became of them.
package struct LineCursor {
  package let lines: UnsafeRawBufferPointer
  /// Bytes after the lines that may be read, and do not count.
  let slack: Int
  /// The first byte that was not looked at.
  package internal(set) var place = 0
  /// What became of the lines that no field saw; whoever asks may begin it again.
  package var report = BulkReport()

  package init(_ lines: UnsafeRawBufferPointer, slack: Int = 0) {
    self.lines = lines
    self.slack = slack
  }

  /// What is left when no whole line is: a line without an end.
  package var rest: UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: lines[place...]) }

  /// The next line, where a field sees to every line; `nil` after the last whole line.
  mutating func next() -> Line? {
    guard let end = lines[place...].firstIndex(of: 10) else { return nil }
    let hasReturn = end > place && lines[end - 1] == 13
    let bytes = UnsafeRawBufferPointer(rebasing: lines[place..<(hasReturn ? end - 1 : end)])
    place = end + 1
    return Line(bytes: bytes, ending: hasReturn ? .carriageReturn : .newline)
  }

  /// A line that a field has to see to.
  package struct Line {
    /// Without its end.
    package let bytes: UnsafeRawBufferPointer
    package let ending: Ending
  }

  /// How a line ends, so that what becomes of it can end likewise.
  package enum Ending { case newline, carriageReturn }
}

extension BulkReport {
  mutating func count(_ run: bulk_run) {
    lines += Int(run.lines)
    complete += Int(run.lines - run.incomplete - run.invalid)
    invalid += Int(run.invalid)
    incomplete += Int(run.incomplete)
    rejected += Int(run.rejected)
  }
}
