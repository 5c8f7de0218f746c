import ArgumentParser
import CommandConsole
import Foundation

/// The files of the doors to other languages that are made of the header for C.
struct DoorFiles {
  static let header = "Sources/CCaretaker/include/caretaker.h"

  /// Each with its path in the package.
  let files: [(path: String, text: String)]

  init(header text: String) throws(CHeader.Unread) {
    let header = try CHeader(text)
    let (web, python) = (JavaScriptDoor(header: header), PythonDoor(header: header))
    files = [
      ("Sources/CaretakerWeb/library/abi.js", web.interface),
      ("Sources/CaretakerWeb/library/abi.d.ts", web.declarations),
      ("Sources/CaretakerWeb/layouts.c", web.assertions),
      ("Sources/CaretakerWeb/functions.txt", web.functions),
      ("Sources/CaretakerPython/extension/name_tables.h", python.declarations),
      ("Sources/CaretakerPython/extension/name_tables.c", python.source),
      ("Sources/CaretakerPython/extension/option_tables.h", python.optionDeclarations),
      ("Sources/CaretakerPython/extension/option_tables.c", python.optionSource),
      ("Sources/CaretakerPython/caretaker/_names.pyi", python.types),
    ]
  }
}

/// `caretaker-dev generate doors`: what the doors to other languages know of the header for C.
struct GenerateDoorsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doors",
    abstract: "Write what the doors to other languages know of the header for C.",
    discussion: """
      The header is the description: constants, structs and functions of JavaScript, and the names that people see of \
      them, are made of it. A test says which file is not as the header has it.

      EXAMPLES
        caretaker-dev generate doors
      """)

  @Option(help: ArgumentHelp("The package.", valueName: "directory"), completion: .directory)
  var package = "."

  func run() throws {
    let root = URL(fileURLWithPath: package, isDirectory: true)
    let header = root.appendingPathComponent(DoorFiles.header)
    guard let text = try? String(contentsOf: header, encoding: .utf8) else {
      throw CommandFailure("\(header.path.printable) cannot be read")
    }
    let doors: DoorFiles
    do throws(CHeader.Unread) { doors = try DoorFiles(header: text) } catch {
      throw CommandFailure("\(DoorFiles.header): \(error)")
    }
    for file in doors.files {
      do { try Data(file.text.utf8).write(to: root.appendingPathComponent(file.path), options: .atomic) } catch {
        throw CommandFailure("cannot write \(file.path): \(error.localizedDescription)")
      }
    }
  }
}
