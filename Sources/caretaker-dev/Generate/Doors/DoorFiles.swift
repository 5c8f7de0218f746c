import CommandConsole
import Foundation

/// The files of the library and of its doors to other languages that are made of the header for C.
struct DoorFiles {
  static let header = "Sources/CCaretaker/include/caretaker.h"

  /// Each with its path in the package.
  private(set) var files: [(path: String, text: String)]

  /// - Parameter package: The package, where the header is, and the files of which only a part is generated.
  /// - Throws: A `CommandFailure` that names the file that cannot be read, and what is wrong in it.
  init(package: URL) throws(CommandFailure) {
    let text = try Self.text(of: Self.header, in: package)
    let header: CHeader
    do throws(CHeader.Unread) { header = try CHeader(text) } catch {
      throw CommandFailure("\(Self.header): \(error)")
    }
    guard let version = header.version else { throw CommandFailure("\(Self.header): CARETAKER_VERSION is not defined") }
    let (swift, web, python) = (SwiftDoor(header: header), JavaScriptDoor(header: header), PythonDoor(header: header))
    files = [
      ("Sources/FieldEditing/FieldOptions+Flags.swift", swift.options),
      ("Sources/CaretakerC/FieldOptions+Flags.swift", swift.crossing),
      ("Sources/CaretakerC/Version.swift", swift.libraryVersion(version)),
      ("Sources/CommandConsole/CommandVersion.swift", swift.commandVersion(version)),
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
    let parts = [
      GeneratedPart(path: "Sources/CaretakerWeb/package.json", start: "\"version\": \"", text: version, end: "\""),
      GeneratedPart(path: "Sources/CaretakerPython/pyproject.toml", start: "\nversion = \"", text: version, end: "\""),
      GeneratedPart(
        path: "Sources/CaretakerWeb/README.md", start: "<!-- options of caretaker_field_options: generated -->\n",
        text: web.attributes, end: "<!-- end -->"),
    ]
    for part in parts { files.append((part.path, try part.replaced(in: Self.text(of: part.path, in: package)))) }
  }

  private static func text(of path: String, in package: URL) throws(CommandFailure) -> String {
    let file = package.appendingPathComponent(path)
    do { return try String(contentsOf: file, encoding: .utf8) } catch {
      throw CommandFailure("\(file.path.printable) cannot be read")
    }
  }
}

/// What is generated in a file that is otherwise written by hand, between two texts.
struct GeneratedPart {
  let path, start, text, end: String

  /// The file with the part in place of the one that stands there.
  ///
  /// - Throws: A `CommandFailure` where the file does not say, in one place, where the part stands.
  func replaced(in file: String) throws(CommandFailure) -> String {
    let starts = file.ranges(of: start)
    guard starts.count == 1, let end = file[starts[0].upperBound...].firstRange(of: end) else {
      throw CommandFailure("\(path): '\(start.trimmingCharacters(in: .newlines))' and '\(end)' must stand there once")
    }
    return file.replacingCharacters(in: starts[0].upperBound..<end.lowerBound, with: text)
  }
}
