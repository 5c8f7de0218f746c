import Foundation
import Testing

/// The command as a process. Input and output are files, so that neither side waits for the other. The command stands
/// beside the tests' own bundle.
struct CaretProcess {
  let output: Data
  let errors: String
  let status: Int32

  /// Runs the command to its end.
  ///
  /// - Parameters:
  ///   - arguments: What follows its name.
  ///   - input: What it reads.
  ///   - files: Files that stand in the folder in which it runs, by their names.
  ///   - language: The locale of the person who runs it, as the environment has it; `nil` for that of the tests.
  init(_ arguments: [String], input: Data, files: [String: String] = [:], language: String? = nil) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fixtures-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }
    let streams = ["stdin", "stdout", "stderr"].map { folder.appendingPathComponent($0) }
    for (stream, data) in zip(streams, [input, Data(), Data()]) { try data.write(to: stream) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("caret")
    process.currentDirectoryURL = folder
    process.arguments = arguments
    if let language {
      process.environment = ProcessInfo.processInfo.environment.merging(["LC_ALL": language]) { $1 }
    }
    process.standardInput = try FileHandle(forReadingFrom: streams[0])
    process.standardOutput = try FileHandle(forWritingTo: streams[1])
    process.standardError = try FileHandle(forWritingTo: streams[2])
    try process.run()
    process.waitUntilExit()
    output = try Data(contentsOf: streams[1])
    errors = String(decoding: try Data(contentsOf: streams[2]), as: UTF8.self)
    status = process.terminationStatus
  }

  /// What `caret replay` answers to sessions, a line each.
  ///
  /// - Parameters:
  ///   - sessions: The sessions, as JSON.
  ///   - status: How it ends: with 1 where a session is an error.
  /// - Returns: A line of JSON for each.
  static func replay(_ sessions: [String], status: Int32 = 0) throws -> [Data] {
    let process = try CaretProcess(["replay"], input: Data(sessions.joined(separator: "\n").utf8))
    #expect(process.status == status, "\(process.errors)")
    let answers = process.output.split(separator: UInt8(ascii: "\n"))
    try #require(answers.count == sessions.count)
    return answers
  }
}
