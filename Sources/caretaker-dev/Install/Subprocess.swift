import CommandConsole
import Foundation

/// Commands that this one runs.
enum Subprocess {
  /// What a command writes to standard output; its messages go where this command's do.
  ///
  /// - Throws: A `CommandFailure` where it cannot be started, or fails.
  static func output(of executable: String, _ arguments: [String]) throws(CommandFailure) -> Data {
    let pipe = Pipe()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = arguments
    process.standardOutput = pipe
    let data: Data
    do {
      try process.run()
      data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    } catch {
      throw CommandFailure("cannot run \(executable.printable): \(error.localizedDescription)")
    }
    process.waitUntilExit()
    if process.terminationStatus != 0 {
      let line = ([executable] + arguments).joined(separator: " ")
      throw CommandFailure("\(line.printable) ended with status \(process.terminationStatus)")
    }
    return data
  }
}
