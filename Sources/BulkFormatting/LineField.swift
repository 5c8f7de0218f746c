/// A field that formats lines one by one: what every line becomes, slowly.
struct LineField: ~Copyable {
  private let format: FieldFormat
  private var field: Field

  init(_ format: FieldFormat) {
    self.format = format
    field = Field(format, options: LineField.options(of: format))
  }

  private static func options(of format: FieldFormat) -> FieldOptions {
    // of a phone number nothing is shown that was not typed: a calling code alone is none
    var options = FieldOptions(isEager: format.phoneFormat == nil, offsetUnit: .scalars)
    options.undoSteps = 0
    return options
  }

  /// Formats a line, and counts what becomes of it.
  mutating func format(_ line: UnsafeRawBufferPointer, into output: inout LineBuffer, _ report: inout BulkReport) {
    report.lines += 1
    guard let text = String(validating: line, as: UTF8.self) else {
      report.unreadable += 1
      report.incomplete += 1
      return
    }
    var losses = fill(text)
    if losses.contains(where: { $0.reason == .tooComplex }) {
      // a field keeps so many different clusters and no more; a new one has room again
      field = Field(format, options: LineField.options(of: format))
      losses = fill(text)
    }
    if !losses.isEmpty { report.withLosses += 1 }
    if case .invalid = format.state(of: field) {
      report.invalid += 1
    } else if field.isComplete {
      report.complete += 1
    } else {
      report.incomplete += 1
    }
    output.append(field.text)
  }

  /// Makes the field from a line; a number of either kind is finished then. → what was lost
  private mutating func fill(_ text: String) -> [Rejection] {
    if format.mask != nil { return format.fill(&field, with: text) }
    field.clear()
    if text.isEmpty { return [] }
    let losses = format.fill(&field, with: text)
    field.leave()
    return losses
  }
}
