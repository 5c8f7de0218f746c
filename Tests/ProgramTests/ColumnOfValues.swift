import Caretaker
import CaretakerFoundation
import Foundation
import Testing

struct BadLine: Equatable {
  let line: Int
  let reason: String
}

/// Formats one column of a table with commas, and says which lines could not be.
func tidy(column: Int, of table: String, as name: String) throws -> (table: String, bad: [BadLine]) {
  let format = try FormatCatalog.standard.format(named: name)
  var lines: [String] = []
  var bad: [BadLine] = []
  for (index, line) in table.split(separator: "\n").enumerated() {
    var cells = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    var field = Field(format)
    let isAccepted = field.fill(cells[column]).isAccepted
    let state = field.state
    if !isAccepted {
      let reason = field.rejections.first.map { field.explanation(of: $0) } ?? "not readable"
      bad.append(BadLine(line: index + 1, reason: reason))
    } else if state != .complete {
      bad.append(BadLine(line: index + 1, reason: state.message()))
    } else {
      cells[column] = field.text
    }
    lines.append(cells.joined(separator: ","))
  }
  return (lines.joined(separator: "\n"), bad)
}

@Test func columnOfPhoneNumbers() throws {
  let table = """
    Ada,2015550123
    Grace,call 201-555-0124
    Alan,unknown
    Edsger,201555
    """
  let (tidied, bad) = try tidy(column: 1, of: table, as: "us-phone")
  #expect(
    tidied == """
      Ada,+1 (201) 555-0123
      Grace,+1 (201) 555-0124
      Alan,unknown
      Edsger,201555
      """)
  #expect(
    bad == [
      BadLine(line: 3, reason: "expected one of 0, 2 to 9"),
      BadLine(line: 4, reason: "incomplete"),
    ])
}

@Test func columnAtOnce() throws {
  var formatter = BulkFormatter(try FormatCatalog.standard.format(named: "us-phone"))
  var output = LineBuffer()
  let report = formatter.format(lines: "2015550123\nunknown\n201555\n".utf8Span.span, into: &output)
  #expect(String(decoding: output.bytes, as: UTF8.self) == "+1 (201) 555-0123\nunknown\n201555\n")
  #expect(report.rejected == 1)
  #expect(report.incomplete == 2)  // the rejected line is counted here, too

  let lines = try Mask("+1 (###) ###-####").format(lines: ["2015550123", "unknown"])
  #expect(lines == ["+1 (201) 555-0123", "unknown"])  // though format(_:) alone makes "+1 (" of it
}
