import CBulkKernel
internal import FieldEditing
internal import FieldFormats
internal import PhoneNumbering

/// A field that formats lines one by one: what every line becomes, slowly.
@usableFromInline struct LineField: ~Copyable {
  private let format: FieldFormat
  private let question: ColumnQuestion
  private let rejectedLines: RejectedLines?
  /// The form that is asked for, if it is.
  private let canonicalForm: CanonicalForm?
  private var reader: TextReader

  init(_ format: FieldFormat, answering question: ColumnQuestion, _ rejectedLines: RejectedLines?) {
    (self.format, self.question) = (format, question)
    self.rejectedLines = rejectedLines
    canonicalForm = question == .canonical ? CanonicalForm(format) : nil
    // of a phone number nothing is shown that was not typed: a calling code alone is not a number
    var options = FieldOptions(isEager: format.phoneFormat == nil, offsetUnit: .scalars)
    options.undoSteps = 0
    reader = TextReader(format, options)
  }

  /// What became of a line, beside what was written of it.
  struct Answer {
    /// Whether what is asked is not known.
    var isNull = false
    var isValid = false
  }

  /// Writes what is asked of a line, and counts what becomes of it.
  @export(interface) @discardableResult mutating func format(
    _ line: UnsafeRawBufferPointer, into output: inout LineBuffer, _ report: inout BulkReport
  ) -> Answer {
    report.lines += 1
    guard let text = String(validating: line, as: UTF8.self) else {
      report.unreadable += 1
      report.incomplete += 1
      return Answer(isNull: true)
    }
    let reading = reader.readCell(text)
    let isAccepted = reading.isAccepted
    if !isAccepted {
      report.rejected += 1
      report.incomplete += 1
      switch rejectedLines {
      case .keep where question == .text:
        output.append(text)
        return Answer()
      case .empty where question == .text: return Answer()
      case .fit where !question.isOfFaults: reader.fit(text)
      case .keep, .empty, .fit, nil:
        return Answer(isNull: question != .valid && !writeFault(reading, into: &output))
      }
    }
    // a number of either kind is finished
    if format.mask == nil && !text.isEmpty { reader.field.endEditing() }
    let isComplete = reader.field.isComplete
    if isAccepted, !isComplete, !reader.field.isEmpty, rejectedLines == .keep && question == .text {
      output.append(text)
      report.incomplete += 1
      return Answer()
    }
    let number = format.phoneFormat != nil && isComplete ? try? reader.field.phoneNumber : nil
    let isKnown = question.isOfFaults ? writeFault(reading, into: &output) : write(number, into: &output)
    if !isAccepted { return Answer(isNull: !isKnown) }
    if case .invalid = reader.state {
      report.invalid += 1
      return Answer(isNull: !isKnown)
    }
    if isComplete { report.complete += 1 } else { report.incomplete += 1 }
    if isAccepted && reader.rounds(reading) { report.rounded += 1 }
    let isAssigned = format.phoneFormat == nil ? !reader.field.isEmpty : number?.isValid ?? false
    return Answer(isNull: !isKnown, isValid: isComplete && isAssigned)
  }

  /// What is asked of a line, as a number that others like it are read by; `nil` of a line that is not text, or is
  /// rounded.
  mutating func number(of line: UnsafeRawBufferPointer, into output: inout LineBuffer) -> FormattedNumber? {
    var report = BulkReport()
    let answer = format(line, into: &output, &report)
    if report.unreadable + report.rounded > 0 { return nil }
    var flags = answer.isNull ? bulk_null : 0
    if report.complete > 0 { flags |= answer.isValid ? bulk_complete : bulk_complete | bulk_unassigned }
    if report.invalid > 0 { flags |= bulk_complete | bulk_invalid }
    if report.rejected > 0 { flags |= bulk_rejected }
    return FormattedNumber(text: output.bytes, flags: UInt8(flags))
  }

  /// Writes what is asked of what the field holds.
  ///
  /// - Parameter number: The phone number, if it holds one that is complete.
  /// - Returns: Whether it is known.
  private func write(_ number: PhoneNumber?, into output: inout LineBuffer) -> Bool {
    switch question {
    case .text: output.append(reader.cell)
    case .value: output.append(reader.field.value)
    case .valid: break
    case .e164, .type, .region:
      guard let answer = number.flatMap({ question.answer(of: $0) }) else { return false }
      output.append(answer)
    case .redacted, .canonical, .birthDate, .sex, .capture, .network, .reason, .message:
      let known =
        if let canonicalForm { canonicalForm.text(of: reader.field, format) } else {
          question.answer(of: reader.field, format)
        }
      guard let answer = known else { return false }
      output.append(answer)
    }
    return true
  }

  /// Writes what keeps a line that was read from being a value.
  ///
  /// - Returns: Whether anything does, and is asked for.
  private func writeFault(_ reading: TextReading, into output: inout LineBuffer) -> Bool {
    if !question.isOfFaults { return false }
    let objection = format.objection(to: reader.field, reading)
    guard let answer = question.answer(of: objection, to: reader.field) else { return false }
    output.append(answer)
    return true
  }
}

extension FieldFormat {
  /// The one network of the card in a field, by name; `nil` while the number is not complete.
  func network(of field: borrowing Field) -> String? {
    field.isComplete ? cardStatus(of: field, isFinished: true)?.network?.name : nil
  }
}

/// The output for a line that is rejected: one of which something would be lost.
public enum RejectedLines: CaseIterable, Hashable, Sendable {
  /// The line as it came; so is one in which something is missing: `46387` does not become `4638-07-`.
  case keep
  /// Nothing.
  case empty
  /// The part of it that fits.
  case fit
}
