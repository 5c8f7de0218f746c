import CommandConsole
import Foundation

@testable import caret_cli
@testable import caretaker_dev

/// The command `caret`, or the developers' `caretaker-dev`, as it was built, run on real input.
struct Caret {
  let status: Int32
  let output: String
  let errors: String

  /// Runs it; the output may be checked byte for byte, as it is UTF-8.
  static func run(_ arguments: [String], input: String = "") throws -> Caret {
    try run(arguments, input: Data(input.utf8))
  }

  /// Runs it: in this process, where no other test runs beside this one, as `.ci/tests` has it. There a program's start
  /// takes longer than most that it is to do.
  static func run(_ arguments: [String], input: Data) throws -> Caret {
    guard isAlone else { return try run(executable, arguments, input: input) }
    return try StandardFiles.run(input) { CaretCommand.run(arguments) }
  }

  /// Runs `caretaker-dev`.
  static func runDeveloper(_ arguments: [String]) throws -> Caret {
    guard isAlone else { return try run(built("caretaker-dev"), arguments, input: Data()) }
    return try StandardFiles.run(Data()) { DeveloperCommand.run(arguments) }
  }

  private static let isAlone = CommandLine.arguments.contains("--no-parallel")

  /// Has a shell run a command line that names it.
  static func run(shell command: String) throws -> Caret {
    let path = executable.deletingLastPathComponent().path
    return try run(URL(fileURLWithPath: "/bin/bash"), ["-c", "PATH=\(path):$PATH; \(command)"], input: Data())
  }

  private static func run(_ executable: URL, _ arguments: [String], input: Data) throws -> Caret {
    let files = try StandardFiles(input)
    defer { files.remove() }
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.standardInput = files.input
    process.standardOutput = files.output
    process.standardError = files.errors
    try process.run()
    process.waitUntilExit()
    return try files.result(process.terminationStatus)
  }

  static var executable: URL { built("caret") }

  /// A command beside the tests' own bundle.
  private static func built(_ command: String) -> URL {
    URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent(command)
  }
}
