import Foundation
import MaskFuzzing

/// The Python package phonenumbers, at work in a process of its own, fed batch by batch over pipes.
struct PythonPhones: PhoneReference {
  private let python: String
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  /// What came behind the last line that was read.
  private var rest = Data()
  /// How many keys the sessions have that are not answered yet.
  private var asked: [[Int]] = []

  /// The package's version: `9.0.43`.
  private(set) var version = ""

  private struct Greeting: Decodable { let version: String? }

  /// Starts it.
  ///
  /// - Parameter python: the name or the path of Python 3.
  /// - Throws: a `CommandFailure` where there is no Python, or it has no such package.
  init(_ python: String) throws {
    self.python = python
    // env looks for it in PATH
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [python, "-c", PythonPhones.script]
    process.standardInput = input
    process.standardOutput = output
    do {
      try process.run()
    } catch {
      throw CommandFailure("cannot run \(python): \(error.localizedDescription)")
    }
    guard let version = try read(Greeting.self).version else {
      throw CommandFailure("\(python) has no package phonenumbers: python3 -m pip install phonenumbers")
    }
    self.version = version
  }

  mutating func ask(_ sessions: [PhoneSession]) throws {
    asked.append(sessions.map(\.keys.count))
    try send("type", sessions.map { [$0.region.map { .string($0) } ?? .null, .string($0.keys)] })
  }

  mutating func answerToSessions() throws -> [[String]] {
    let answer = try read([String].self).map { $0.components(separatedBy: "|") }
    if answer.map(\.count) != asked.removeFirst() { throw CommandFailure("\(python) has not answered each key") }
    return answer
  }

  mutating func ask(_ texts: [PhoneText]) throws {
    asked.append([texts.count])
    try send("read", texts.map { [$0.region.map { .string($0) } ?? .null, .string($0.text)] })
  }

  mutating func answerToTexts() throws -> [PhoneResult] {
    let answer = try read([PhoneResult].self)
    if [answer.count] != asked.removeFirst() { throw CommandFailure("\(python) has not answered each text") }
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
          throw CommandFailure("\(python) answered what is no answer: \(error.localizedDescription)")
        }
      }
      let block = output.fileHandleForReading.availableData
      if block.isEmpty { throw ended }
      rest.append(block)
    }
  }

  /// Why it is over; more of it stands on standard error, where Python has put it.
  private var ended: CommandFailure {
    process.waitUntilExit()
    let status = process.terminationStatus
    return CommandFailure(
      status == PythonPhones.notFound ? "there is no \(python) to be run" : "\(python) has ended with status \(status)")
  }

  /// How env ends where there is no such command.
  private static let notFound: Int32 = 127
}
