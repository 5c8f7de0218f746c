import Foundation

/// The command `caret`, or the developers' `caretaker-dev`, as it was built, run on real input.
struct Caret {
  let status: Int32
  let output: String
  let errors: String

  /// Runs it; the output may be checked byte for byte, as it is UTF-8.
  static func run(_ arguments: [String], input: String = "") throws -> Caret {
    try run(arguments, input: Data(input.utf8))
  }

  /// Input and output are files, so that neither side waits for the other.
  static func run(_ arguments: [String], input: Data) throws -> Caret {
    try run(executable, arguments, input: input)
  }

  /// Runs `caretaker-dev`.
  static func runDeveloper(_ arguments: [String]) throws -> Caret {
    try run(built("caretaker-dev"), arguments, input: Data())
  }

  /// Has a shell run a command line that names it.
  static func run(shell command: String) throws -> Caret {
    let path = executable.deletingLastPathComponent().path
    return try run(URL(fileURLWithPath: "/bin/bash"), ["-c", "PATH=\(path):$PATH; \(command)"], input: Data())
  }

  private static func run(_ executable: URL, _ arguments: [String], input: Data) throws -> Caret {
    let files = FileManager.default.temporaryDirectory.appendingPathComponent("caret-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: files, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: files) }
    let (stdin, stdout, stderr) = (
      files.appendingPathComponent("in"), files.appendingPathComponent("out"), files.appendingPathComponent("err")
    )
    try input.write(to: stdin)
    for file in [stdout, stderr] { try Data().write(to: file) }
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.standardInput = try FileHandle(forReadingFrom: stdin)
    process.standardOutput = try FileHandle(forWritingTo: stdout)
    process.standardError = try FileHandle(forWritingTo: stderr)
    try process.run()
    process.waitUntilExit()
    return Caret(
      status: process.terminationStatus, output: try String(contentsOf: stdout, encoding: .utf8),
      errors: try String(contentsOf: stderr, encoding: .utf8))
  }

  static var executable: URL { built("caret") }

  /// A command beside the tests' own bundle.
  private static func built(_ command: String) -> URL {
    URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent(command)
  }
}
