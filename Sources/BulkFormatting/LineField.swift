/// A field that formats lines one by one: what every line becomes, slowly.
struct LineField: ~Copyable {
  private let format: FieldFormat
  private let rejectedLines: RejectedLines
  private var reader: TextReader

  init(_ format: FieldFormat, _ rejectedLines: RejectedLines) {
    self.format = format
    self.rejectedLines = rejectedLines
    // of a phone number nothing is shown that was not typed: a calling code alone is none
    var options = FieldOptions(isEager: format.phoneFormat == nil, offsetUnit: .scalars)
    options.undoSteps = 0
    reader = TextReader(format, options)
  }

  /// Formats a line, and counts what becomes of it.
  mutating func format(_ line: UnsafeRawBufferPointer, into output: inout LineBuffer, _ report: inout BulkReport) {
    report.lines += 1
    guard let text = String(validating: line, as: UTF8.self) else {
      report.unreadable += 1
      report.incomplete += 1
      return
    }
    let isAccepted = reader.read(text).isAccepted
    if !isAccepted {
      report.rejected += 1
      report.incomplete += 1
      switch rejectedLines {
      case .keep: return output.append(text)
      case .empty: return
      case .fit: reader.fit(text)
      }
    }
    // a number of either kind is finished
    if format.mask == nil && !text.isEmpty { reader.field.endEditing() }
    output.append(reader.field.text)
    if !isAccepted { return }
    if case .invalid = reader.state {
      report.invalid += 1
    } else if reader.field.isComplete {
      report.complete += 1
    } else {
      report.incomplete += 1
    }
  }
}

/// What is written of a line that is rejected: one of which something would be lost.
public enum RejectedLines: CaseIterable, Hashable, Sendable {
  /// The line as it came.
  case keep
  /// Nothing.
  case empty
  /// What fits of it.
  case fit
}
