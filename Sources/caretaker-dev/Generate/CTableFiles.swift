import CommandConsole
import Foundation

/// A header and a source of C, where a target of C has them.
struct CTableFiles {
  /// Without an ending.
  let name: String
  let header: String
  let source: String

  /// Writes `include/name.h` and `name.c`, and the folders for them where they are missing.
  func write(to output: String) throws {
    let directory = URL(fileURLWithPath: output, isDirectory: true)
    let headers = directory.appendingPathComponent("include", isDirectory: true)
    do {
      try FileManager.default.createDirectory(at: headers, withIntermediateDirectories: true)
      try Data(header.utf8).write(to: headers.appendingPathComponent("\(name).h"), options: .atomic)
      try Data(source.utf8).write(to: directory.appendingPathComponent("\(name).c"), options: .atomic)
    } catch {
      throw CommandFailure("cannot write to \(output): \(error.localizedDescription)")
    }
  }
}
