import ArgumentParser
import CommandConsole
import Foundation

/// `caretaker-dev generate doors`: what the library and its doors to other languages know of the header for C.
struct GenerateDoorsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doors",
    abstract: "Write what the library and its doors to other languages know of the header for C.",
    discussion: """
      The header is the description: options of fields that are on or off, constants, structs and functions of \
      JavaScript, the names that people see of them, and the version are made of it. A test says which file is not as \
      the header has it.

      EXAMPLES
        caretaker-dev generate doors
      """)

  @Option(help: ArgumentHelp("The package.", valueName: "directory"), completion: .directory)
  var package = "."

  func run() throws {
    let root = URL(fileURLWithPath: package, isDirectory: true)
    for file in try DoorFiles(package: root).files {
      do { try Data(file.text.utf8).write(to: root.appendingPathComponent(file.path), options: .atomic) } catch {
        throw CommandFailure("cannot write \(file.path): \(error.localizedDescription)")
      }
    }
  }
}
