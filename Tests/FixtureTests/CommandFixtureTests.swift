import Foundation
import Testing

/// The command's door: one process is fed all cases.
@Suite struct CommandFixtureTests {
  private struct Session: Encodable {
    struct Options: Encodable {
      let eager: Bool
      let overflow: String
    }
    let mask: String
    let keys: String
    let options: Options
  }
  private struct Answer: Decodable {
    struct Step: Decodable {
      let text: String
      let caret: Int
      let value: String
      let complete: Bool
    }
    let steps: [Step]
    let captures: [String: String]
  }

  @Test func replay() throws {
    let cases = EditingFixtureTests.cases.filter { !$0.skips("command") }
    let lines = try cases.map { editing in
      let options = Session.Options(eager: editing.isEager, overflow: editing.dropsOverflow ? "drop" : "reject")
      return try JSONEncoder().encode(Session(mask: editing.mask, keys: editing.keys, options: options))
    }
    let answers = try run(["replay"], input: Data(lines.joined(separator: Data("\n".utf8)))).split(separator: UInt8(ascii: "\n"))
    try #require(answers.count == cases.count)
    for (editing, line) in zip(cases, answers) {
      guard let answer = try? JSONDecoder().decode(Answer.self, from: line) else {
        Issue.record("\(editing.place): \(String(decoding: line, as: UTF8.self))")
        continue
      }
      let steps = answer.steps.map { EditingCase.Step($0.text, caret: $0.caret, value: $0.value, complete: $0.complete) }
      editing.expect(steps, captures: answer.captures, at: "command, \(editing.place)")
    }
  }

  /// Input and output are files, so that neither side waits for the other. The command stands beside the tests' own bundle.
  private func run(_ arguments: [String], input: Data) throws -> Data {
    let files = FileManager.default.temporaryDirectory.appendingPathComponent("fixtures-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: files, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: files) }
    let (stdin, stdout) = (files.appendingPathComponent("in"), files.appendingPathComponent("out"))
    try input.write(to: stdin)
    try Data().write(to: stdout)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("caret")
    process.arguments = arguments
    process.standardInput = try FileHandle(forReadingFrom: stdin)
    process.standardOutput = try FileHandle(forWritingTo: stdout)
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return try Data(contentsOf: stdout)
  }
}
