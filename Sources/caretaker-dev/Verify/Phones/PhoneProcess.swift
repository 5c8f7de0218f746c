import CommandConsole
import Foundation
import MaskFuzzing

/// libphonenumber, at work in a process of its own, fed batch by batch over pipes: a line of JSON is answered by a line
/// of JSON, and the first one says which version there is, null for none.
///
///     {"type": [["US", "650"]]}            ["6|65|650"]
///     {"read": [["US", "650 253 0000"]]}   [{"code": 1, "number": "6502530000", …}]
struct PhoneProcess: PhoneReference {
  /// What is run, for messages.
  let name: String
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  /// What came after the last line that was read.
  private var rest = Data()
  /// How many keys the sessions have that are not answered yet.
  private var asked: [[Int]] = []

  /// The library's version: `9.0.43`.
  private(set) var version = ""

  private struct Greeting: Decodable { let version: String? }

  /// Starts it.
  ///
  /// - Parameter command: a name or a path, and arguments.
  /// - Throws: a `CommandFailure` where it cannot be run, or has nothing to answer with.
  init(_ command: [String]) throws {
    name = command.first ?? ""
    // env looks for it in PATH
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.standardInput = input
    process.standardOutput = output
    do {
      try process.run()
    } catch {
      throw CommandFailure("cannot run \(name): \(error.localizedDescription)")
    }
    guard let version = try read(Greeting.self).version else {
      throw CommandFailure("\(name) has no package phonenumbers: python3 -m pip install phonenumbers")
    }
    self.version = version
  }

  mutating func ask(_ sessions: [PhoneSession]) throws {
    asked.append(sessions.map(\.keys.count))
    try send("type", sessions.map { [$0.region.map { .string($0) } ?? .null, .string($0.keys)] })
  }

  mutating func answerToSessions() throws -> [[String]] {
    let answer = try read([String].self).map { $0.components(separatedBy: "|") }
    if answer.map(\.count) != asked.removeFirst() { throw CommandFailure("\(name) has not answered each key") }
    return answer
  }

  mutating func ask(_ texts: [PhoneText]) throws {
    asked.append([texts.count])
    try send("read", texts.map { [$0.region.map { .string($0) } ?? .null, .string($0.text)] })
  }

  mutating func answerToTexts() throws -> [PhoneResult] {
    let answer = try read([PhoneResult].self)
    if [answer.count] != asked.removeFirst() { throw CommandFailure("\(name) has not answered each text") }
    return answer
  }

  private func send(_ request: String, _ items: [[JSONValue]]) throws {
    let line: JSONValue = .object([.init(key: request, value: .array(items.map { .array($0) }))])
    do {
      try FileDescriptor(number: input.fileHandleForWriting.fileDescriptor).write(Array("\(line)\n".utf8))
    } catch is ClosedPipe {
      throw ended
    }
  }

  /// Waits for a line, and reads it.
  private mutating func read<Answer: Decodable>(_ type: Answer.Type) throws -> Answer {
    while true {
      if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        defer { rest = Data(rest[(end + 1)...]) }
        do {
          return try JSONDecoder().decode(Answer.self, from: rest[..<end])
        } catch {
          throw CommandFailure("\(name) answered what is not an answer: \(error.localizedDescription)")
        }
      }
      let block = output.fileHandleForReading.availableData
      if block.isEmpty { throw ended }
      rest.append(block)
    }
  }

  /// Why it is over; more of it stands on standard error, where the process has put it.
  private var ended: CommandFailure {
    process.waitUntilExit()
    let status = process.terminationStatus
    return CommandFailure(
      status == PhoneProcess.notFound ? "there is no \(name) to be run" : "\(name) has ended with status \(status)")
  }

  /// How env ends where there is no such command.
  private static let notFound: Int32 = 127
}
