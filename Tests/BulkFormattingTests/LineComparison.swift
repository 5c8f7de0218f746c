import BulkFormatting
import FieldEditing
import FieldFormats
import PhoneNumbering
import Testing

/// Holds the one reader of all lines: making one costs more than reading a line.
private final class KeptReader {
  var reader: TextReader
  init(_ reader: consuming TextReader) { self.reader = reader }
}

/// Lines formatted together, beside each formatted alone, in a field of its own.
///
/// What a line becomes alone is found once, however often it stands among the others.
final class LineComparison {
  /// What a line becomes.
  struct Outcome {
    var text: String
    var isComplete: Bool
    var isInvalid = false
    var isRejected = false
    var isRounded = false
  }

  private let name: String
  private let outcome: (String) -> Outcome
  /// By the bytes of the line: strings are equal that are written differently.
  private var known: [[UInt8]: Outcome] = [:]

  convenience init(_ mask: Mask, named name: String) { self.init(FieldFormat(mask), named: name) }
  convenience init(_ format: NamedFormat) throws { self.init(try FieldFormat(format), named: format.name) }
  convenience init(_ format: PhoneFormat, named name: String) { self.init(FieldFormat(format), named: name) }

  init(_ format: FieldFormat, named name: String) {
    self.name = name
    let isMask = format.mask != nil
    let options = FieldOptions(isEager: isMask)
    let reader = KeptReader(TextReader(format, options))
    outcome = { line in
      var field = Field(format, options: options)
      if line.isEmpty && !isMask { return Outcome(text: "", isComplete: false) }
      let reading = reader.reader.readCell(line)
      let taken = field.take(reading, isFinished: true)
      guard reading.isAccepted else { return Outcome(text: line, isComplete: false, isRejected: true) }
      let effects = isMask ? taken.effects : taken.effects.union(field.endEditing().effects)
      var isInvalid = false
      if case .invalid = format.state(of: field) { isInvalid = true }
      // a cell shows nothing where there is no value
      let text = field.value.isEmpty ? "" : field.isComplete ? field.text : line
      return Outcome(
        text: text, isComplete: field.isComplete, isInvalid: isInvalid,
        isRounded: !isInvalid && effects.contains(.rounded))
    }
  }

  /// Formats the lines, some of which end with a carriage return, and the last not at all, and says where anything
  /// differs.
  func run(_ lines: [String], with formatter: inout BulkFormatter) {
    var input: [UInt8] = []
    for (i, line) in lines.enumerated() {
      input += Array(line.utf8)
      if i + 1 < lines.count { input += Array(LineComparison.ending(i).utf8) }
    }
    var output = LineBuffer()
    let report = formatter.format(lines: input.span, into: &output)
    let text = String(decoding: output.bytes, as: UTF8.self)
    let shown = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(shown.count == max(1, lines.count), "\(name): \(shown.count) lines")
    var expected = BulkReport()
    for (i, line) in lines.enumerated() where i < shown.count {
      let wanted = wanted(of: line)
      let end = i + 1 < lines.count && LineComparison.ending(i) == "\r\n" ? "\r" : ""
      if String(shown[i]) != wanted.text + end {
        let found = String(shown[i]).debugDescription
        Issue.record("\(name): \(line.debugDescription) is \(found), not \(wanted.text.debugDescription)")
      }
      if i + 1 == lines.count && line.isEmpty { continue }
      expected.count(wanted)
    }
    #expect(report == expected, "\(name)")
  }

  private func wanted(of line: String) -> Outcome {
    let bytes = Array(line.utf8)
    if let outcome = known[bytes] { return outcome }
    let outcome = outcome(line)
    known[bytes] = outcome
    return outcome
  }

  private static func ending(_ line: Int) -> String { line % 11 == 3 ? "\r\n" : "\n" }
}

extension BulkReport {
  fileprivate mutating func count(_ outcome: LineComparison.Outcome) {
    lines += 1
    if outcome.isRejected { rejected += 1 }
    if outcome.isRounded { rounded += 1 }
    if outcome.isInvalid { invalid += 1 } else if outcome.isComplete { complete += 1 } else { incomplete += 1 }
  }
}
