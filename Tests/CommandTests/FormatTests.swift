import Foundation
import Testing

@Suite struct FormatTests {
  @Test func plainValuesHaveNoPunctuation() throws {
    let mask = #"@{1,}" "@{1,}"#
    #expect(try Caret.run(["format", "--value=plain", mask], input: "Jo Do\n").output == "JoDo\n")
    #expect(try Caret.run(["format", mask, "--value"], input: "Jo Do\n").output == "Jo Do\n")
    #expect(try Caret.run(["format", "--value=plain", "--json", mask], input: "Jo Do\n").status == 2)
    #expect(try Caret.run(["format", "--value=odd", mask], input: "Jo Do\n").status == 2)
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let arguments: [String]
    let input: String
    let output: String
    let errors: String
    /// That of rejected lines, unless given.
    var status: Int32?
    var testDescription: String { "\(arguments) \(input.debugDescription)" }
  }

  static let phone = "+1 (###) ###-####"

  static let cases: [Case] = [
    Case(
      arguments: [phone], input: "5551234567\n555\n+1 (555) 123-4567 x\n",
      output: "+1 (555) 123-4567\n555\n+1 (555) 123-4567\n", errors: "3 lines: 1 incomplete, 0 rejected\n"),
    Case(arguments: ["##-##"], input: "", output: "", errors: "0 lines: 0 incomplete, 0 rejected\n"),
    Case(arguments: ["##-##"], input: "\n1234", output: "\n12-34", errors: "2 lines: 1 incomplete, 0 rejected\n"),
    Case(
      arguments: ["##-##"], input: "1234\r\n\r\n5678\r\n", output: "12-34\r\n\r\n56-78\r\n",
      errors: "3 lines: 1 incomplete, 0 rejected\n"),
    Case(
      arguments: ["--value", "##-##"], input: "12-34\n12-3", output: "1234\n123",
      errors: "2 lines: 1 incomplete, 0 rejected\n"
    ),
    Case(
      arguments: ["--strict", "##"], input: "12\n", output: "12\n", errors: "1 line: 0 incomplete, 0 rejected\n"),
    Case(
      arguments: ["--strict", "##"], input: "1\n", output: "1\n", errors: "1 line: 1 incomplete, 0 rejected\n",
      status: 1),
    Case(
      arguments: ["--strict", "##"], input: "123\n", output: "123\n",
      errors: "line 1: rejected: '3' at 2: the field is full\n1 line: 1 incomplete, 1 rejected\n", status: 1),
    Case(
      arguments: ["--on-reject", "fit", "##"], input: "123\n", output: "12\n",
      errors: "line 1: rejected: '3' at 2: the field is full\n1 line: 1 incomplete, 1 rejected\n"),
    Case(
      arguments: ["--on-reject", "empty", "##"], input: "123\n45\n", output: "\n45\n",
      errors: "line 1: rejected: '3' at 2: the field is full\n2 lines: 1 incomplete, 1 rejected\n"),
    Case(
      arguments: ["--value", "##-##"], input: "12x4\n", output: "\n",
      errors: "line 1: rejected: 'x' at 2: expected a digit\n1 line: 1 incomplete, 1 rejected\n"),
    Case(
      arguments: ["##"], input: String(repeating: "x\n", count: 12), output: String(repeating: "x\n", count: 12),
      errors: (1...10).map { "line \($0): rejected: 'x' at 0: expected a digit\n" }.joined()
        + "and 2 more (--verbose lists all)\n12 lines: 12 incomplete, 12 rejected\n"),
    Case(
      arguments: ["--json", "<month:##>/##"], input: "123\n1x23é4",
      output:
        #"{"line": 1, "text": "12/3", "value": "123", "complete": false, "rejected": false, "captures": {"month": "12"}, "#
        + #""lost": []}"#
        + "\n"
        + #"{"line": 2, "text": null, "value": null, "complete": false, "rejected": true, "#
        + #""lost": [{"position": 1, "character": "x", "reason": "notAllowedHere"}, "#
        + #"{"position": 4, "character": "é", "reason": "notAllowedHere"}]}"# + "\n",
      errors: "line 2: rejected: 'x' at 1: expected a digit\n2 lines: 2 incomplete, 1 rejected\n"),
    Case(
      arguments: ["--strict", "##"], input: "1\u{0}2\n34\n", output: "\n34\n",
      errors: "line 1: a NUL at byte 1\n2 lines: 0 incomplete, 1 rejected\n", status: 1),
    Case(
      arguments: ["--max-line", "4", "##-##"], input: "1234\r\n12-34\r\n5678\n", output: "12-34\r\n\r\n56-78\n",
      errors: "line 2: longer than 4 bytes (--max-line)\n3 lines: 0 incomplete, 1 rejected\n"),
    Case(
      arguments: ["--max-line", "\(Int.max)", "##-##"], input: "1234\n", output: "12-34\n",
      errors: "1 line: 0 incomplete, 0 rejected\n"),
    Case(
      arguments: ["--json", "--max-line", "4", "#"], input: "12345",
      output: #"{"line": 1, "text": "", "value": "", "complete": false, "error": "longer than 4 bytes (--max-line)"}"#
        + "\n",
      errors: "line 1: longer than 4 bytes (--max-line)\n1 line: 0 incomplete, 1 rejected\n"),
  ]

  @Test(arguments: cases) func format(_ test: Case) throws {
    let run = try Caret.run(["format"] + test.arguments, input: test.input)
    #expect(run.output == test.output)
    #expect(run.errors == test.errors)
    #expect(run.status == test.status ?? (test.errors.contains(" 0 rejected") ? 0 : 1))
  }

  /// A format of the catalogue is more than its mask.
  @Test func linesThatFailACheck() throws {
    let input = "4111111111111111\n4111111111111112\n41\n"
    let run = try Caret.run(["format", "card"], input: input)
    #expect(run.output.hasPrefix("4111 1111 1111 1111\n4111 1111 1111 1112\n41"))
    #expect(run.errors == "3 lines: 1 incomplete, 0 rejected, 1 invalid\n")
    #expect(run.status == 0)
    let strict = try Caret.run(["format", "--strict", "--json", "card"], input: "4111111111111112")
    #expect(
      strict.output == """
        {"line": 1, "text": "4111 1111 1111 1112", "value": "4111111111111112", "complete": true, "rejected": false, \
        "captures": {"visa": "4111111111111112"}, "state": "invalid: the check digit is wrong (luhn)", "lost": []}

        """)
    #expect(strict.status == 1)
  }

  @Test func invalidUTF8() throws {
    let run = try Caret.run(["format", "##"], input: Data([0x31, 0xC3, 0x28, 0x0A, 0x32]))
    #expect(run.output == "\n2")
    #expect(run.errors == "line 1: no valid UTF-8 at byte 1\n2 lines: 1 incomplete, 1 rejected\n")
  }

  /// Lines that lie across the blocks that are read, and a field that is used again and again.
  @Test func manyLines() throws {
    let lines = (0..<50_000).map { String(1_000_000_000 + $0 * 7919) }
    let run = try Caret.run(["format", "--value", Self.phone], input: lines.joined(separator: "\n"))
    #expect(run.output == lines.joined(separator: "\n"))
    #expect(run.errors == "50000 lines: 0 incomplete, 0 rejected\n")
  }

  /// A field keeps a bounded number of different clusters; the lines know nothing of it.
  @Test func manyClusters() throws {
    let lines = (0..<4_200).map { i in
      "\(Unicode.Scalar(UInt32(0x4E00 + i)).map(String.init) ?? "")\u{20DD}"
    }
    let run = try Caret.run(["format", "&"], input: lines.joined(separator: "\n"))
    #expect(run.output == lines.joined(separator: "\n"))
    #expect(run.errors == "4200 lines: 0 incomplete, 0 rejected\n")
  }

  @Test func severalFiles() throws {
    let files = FileManager.default.temporaryDirectory.appendingPathComponent("caret-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: files, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: files) }
    let (first, second) = (files.appendingPathComponent("a").path, files.appendingPathComponent("b").path)
    try Data("12".utf8).write(to: URL(fileURLWithPath: first))
    try Data("34\n5".utf8).write(to: URL(fileURLWithPath: second))
    let run = try Caret.run(["format", "#/#", first, "-", second], input: "67\n")
    #expect(run.output == "1/2\n6/7\n3/4\n5")
    #expect(run.errors == "4 lines: 1 incomplete, 0 rejected\n")
  }
}
