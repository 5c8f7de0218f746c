/// A field that sees to lines one by one: what every line becomes, slowly.
struct LineField: ~Copyable {
  private let source: Source
  private var field: Field

  /// What lines are formatted by.
  enum Source {
    case mask(Mask)
    case named(NamedFormat, Mask, today: CalendarDate?)
    case phone(PhoneFormat)

    fileprivate func field() -> Field {
      switch self {
      case .mask(let mask), .named(_, let mask, _): Field(mask, options: options)
      case .phone(let format): Field(format, options: options)
      }
    }

    private var options: FieldOptions {
      var options = FieldOptions(offsetUnit: .scalars)
      options.undoSteps = 0
      // of a phone number nothing is shown that was not typed: a calling code alone is none
      if case .phone = self { options.isEager = false }
      return options
    }
  }

  init(_ source: Source) {
    self.source = source
    field = source.field()
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
      field = source.field()
      losses = fill(text)
    }
    if !losses.isEmpty { report.withLosses += 1 }
    if isInvalid { report.invalid += 1 } else if field.isComplete { report.complete += 1 } else { report.incomplete += 1 }
    output.append(field.text)
  }

  /// → what was lost
  private mutating func fill(_ text: String) -> [Rejection] {
    switch source {
    case .mask: field.format(text)
    case .named(let format, _, _): return format.fill(&field, with: text)
    case .phone:
      field.clear()
      if text.isEmpty { return [] }
      field.format(text)
      let losses = field.rejections
      field.leave()
      return losses
    }
    return field.rejections
  }

  private var isInvalid: Bool {
    guard case .named(let format, _, let today) = source else { return false }
    if case .invalid = format.state(of: field, today: today) { return true }
    return false
  }
}
