import BulkFormatting
import FieldEditing
import FieldFormats
import Testing

/// Values of a column formatted together, beside each read alone, in a field of its own.
final class ColumnComparison {
  /// What a value becomes.
  struct Outcome: Equatable {
    var text: String?
    var isValid = false
  }

  private let format: FieldFormat
  private let question: ColumnQuestion
  private var known: [[UInt8]: Outcome] = [:]

  init(_ format: FieldFormat, answering question: ColumnQuestion) { (self.format, self.question) = (format, question) }

  /// What a value becomes alone; where it is rejected it stays as it came, if its text is asked for.
  func outcome(_ value: String) -> Outcome {
    let bytes = Array(value.utf8)
    if let outcome = known[bytes] { return outcome }
    let outcome = read(value)
    known[bytes] = outcome
    return outcome
  }

  private func read(_ value: String) -> Outcome {
    var field = Field(format, options: FieldOptions(isEager: format.phoneFormat == nil))
    let isBlank = value.isBlank
    let result = field.fill(isBlank ? "" : value)
    // what has characters has a value, or is rejected
    if !result.isAccepted || !isBlank && isNone(field.value) {
      return Outcome(text: question == .text ? value : question == .valid ? "" : fault(value))
    }
    if format.mask == nil && !isBlank { field.endEditing() }
    let number = field.isComplete ? try? field.phoneNumber : nil
    let isAssigned = format.phoneFormat == nil ? !field.isEmpty : number?.isValid ?? false
    let text: String? =
      switch question {
      case .text: field.value.isEmpty ? "" : field.isComplete ? field.text : value
      case .value: field.value
      case .valid: ""
      case .e164: number?.e164
      case .type: number?.type?.name
      case .region: number?.region?.code
      case .network: field.isComplete ? format.cardStatus(of: field, isFinished: true)?.network?.name : nil
      case .reason, .message: fault(value)
      case .redacted, .canonical, .birthDate, .sex, .capture:
        // tables of cases say what these write
        field.isComplete && !field.isEmpty ? question.answer(of: field, format) : nil
      }
    return Outcome(text: text, isValid: format.state(of: field) == .complete && isAssigned)
  }

  /// Whether a field holds nothing of a value: of a phone number a plus alone is nothing.
  private func isNone(_ value: String) -> Bool { value.isEmpty || format.phoneFormat != nil && value == "+" }

  /// Why a value is not valid, if that is asked. Marks alone are not a value.
  private func fault(_ value: String) -> String? {
    let validation = format.validate(value.isBlank ? "" : value)
    let isNone = validation.reading.isAccepted && !value.isBlank && isNone(validation.value)
    let field = Field(format)
    return switch question {
    case .reason where isNone: format.phoneFormat == nil ? "notAllowedHere" : "notAllowedInPhoneNumber"
    case .message where isNone: field.explanation(of: .notAllowedHere)
    case .reason: validation.reason?.rawValue
    case .message: validation.message
    default: nil
    }
  }

  /// Formats the values, some of which are nulls, in a slice of a larger column, and says where anything differs.
  func run<Offset>(_ values: [String?], with formatter: inout BulkFormatter, _ output: inout ColumnBuffer<Offset>)
    throws
  {
    output.removeAll()
    let column = Column<Offset>(values, before: "before", firstBit: 3)
    let report = try formatter.format(
      values: column.bytes.span, offsets: column.offsets.span, validity: column.bits.span, firstBit: 3, into: &output)
    #expect(report.lines == values.count)
    #expect(report.nulls == values.count { $0 == nil })
    #expect(output.count == values.count)
    for (row, value) in values.enumerated() where row < output.count {
      let wanted = value.map { outcome($0) } ?? Outcome(text: nil)
      let found = Outcome(text: output[row], isValid: output.isValid(row))
      if found != wanted {
        Issue.record("\(format.title), \(question): \(value.debugDescription) is \(found), not \(wanted)")
      }
    }
  }
}

/// A column in memory.
struct Column<Offset: FixedWidthInteger> {
  private(set) var bytes: [UInt8]
  private(set) var offsets: [Offset]
  private(set) var bits: [UInt8]

  /// - Parameters:
  ///   - before: What stands before the first value, and does not belong to the column.
  ///   - firstBit: Where the bits begin.
  init(_ values: [String?], before: String = "", firstBit: Int = 0) {
    bytes = Array(before.utf8)
    offsets = [Offset(bytes.count)]
    bits = Array(repeating: 0, count: (firstBit + values.count + 7) / 8)
    for (row, value) in values.enumerated() {
      // a null may have bytes all the same
      bytes += Array((value ?? "null").utf8)
      offsets.append(Offset(bytes.count))
      if value != nil { bits[(firstBit + row) / 8] |= 1 << UInt8((firstBit + row) % 8) }
    }
  }
}

extension String {
  /// Whether nothing of it is seen.
  var isBlank: Bool {
    unicodeScalars.allSatisfy {
      $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint || $0 == "\u{FFFC}"
    }
  }
}
