import BulkFormatting
import CommandConsole
import FieldEditing
import FieldFormats
import Foundation
import LatencyMeasuring
import MaskFuzzing

extension BenchScripts {
  /// The lines of a file, each typed into a field.
  static func tape(file: String, typedInto format: FieldFormat, most: Int) throws -> KeystrokeTape {
    var tape = KeystrokeTape()
    let number = tape.add(format)
    try forEachLine(of: file, most: most) { line in
      tape.append(Script(line.unicodeScalars.map { .typing($0) }), to: number)
    }
    return try requireKeys(tape, file)
  }

  /// The lines of a file, each a session as `caret replay` reads it.
  static func tape(sessions file: String, most: Int) throws -> KeystrokeTape {
    var tape = KeystrokeTape()
    var known: [Data: Int] = [:]
    let formats = ReplayFormats()
    try forEachLine(of: file, most: most) { line in
      let session = try ReplaySession.read(InputLine(number: 1, text: .success(line), ending: .newline), formats)
      let description = fieldDescription(line)
      if known[description] == nil { known[description] = tape.add(session.format, options: session.options) }
      do throws(ScriptError) {
        tape.append(try Script(parsing: session.keys), to: known[description] ?? 0)
      } catch {
        throw ReplayError(error.description)
      }
    }
    return try requireKeys(tape, file)
  }

  private static func forEachLine(of file: String, most: Int, _ body: (String) throws -> Void) throws {
    var count = 0
    var output = Output()
    try LineReader(files: [file]).forEachLine(&output) { line, _ in
      if count == most { return }
      do {
        let text = try line.text.get()
        if text.isEmpty { return }
        try body(text)
        count += 1
      } catch let error as MaskError {
        throw CommandFailure("\(file.printable), line \(line.number): " + Finding(error).commandMessage)
      } catch {
        throw CommandFailure("\(file.printable), line \(line.number): " + ReplayError(error).message)
      }
    }
  }

  private static func requireKeys(_ tape: KeystrokeTape, _ file: String) throws(CommandFailure) -> KeystrokeTape {
    if tape.keyCount == 0 { throw CommandFailure("\(file.printable) has no key in it") }
    return tape
  }

  /// A session without its keys: sessions of the same field share it.
  private static func fieldDescription(_ line: String) -> Data {
    var object = (try? JSONSerialization.jsonObject(with: Data(line.utf8))) as? [String: Any] ?? [:]
    object["keys"] = nil
    return (try? JSONSerialization.data(withJSONObject: object, options: .sortedKeys)) ?? Data()
  }
}
