import CommandConsole
import Foundation

/// Text that is linked as a raw string of a Swift source file.
struct LinkedText {
  /// The type that it is a static member of, the member, and what it is, for its comment.
  let type, member, about: String
  /// The file or folder that it was made from.
  let origin: String
  let lines: [Substring]

  /// The lines of a text that mean something: not empty, and no comment.
  static func lines(of text: String) -> [Substring] {
    text.split(separator: "\n").filter { !$0.allSatisfy(\.isWhitespace) && !$0.hasPrefix("#") }
  }

  /// What is linked, as it will be read.
  var text: String { lines.joined(separator: "\n") }

  /// Writes the source file.
  func write(to path: String) throws(CommandFailure) {
    let quotes = "\"\"\""
    let source = """
      // Written by caretaker-dev generate from \(origin): change it there.

      extension \(type) {
        /// \(about), as text.
        static let \(member) = #\(quotes)
      \(lines.map { "    \($0)" }.joined(separator: "\n"))
          \(quotes)#
      }

      """
    do {
      try source.write(toFile: path, atomically: true, encoding: .utf8)
    } catch {
      throw CommandFailure("\(path.printable) cannot be written")
    }
  }
}
