import CommandConsole
import Foundation

/// What a changelog says of the version to come.
struct UnreleasedChanges {
  /// The words in code voice: of `` `Field.text(in:)` `` these are `Field`, `text` and `in`. An operator is one, too.
  let words: Set<String>

  /// Reads the section "Unreleased".
  ///
  /// - Throws: A `CommandFailure` if the file cannot be read, or has no such section.
  init(of file: String) throws(CommandFailure) {
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else {
      throw CommandFailure("\(file.printable) cannot be read as text")
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let heading = lines.firstIndex(of: "## Unreleased") else {
      throw CommandFailure("\(file.printable) has no section \"## Unreleased\"")
    }
    let section = lines[(heading + 1)...].prefix { !$0.hasPrefix("## ") }.joined(separator: "\n")
    words = Set(
      section.matches(of: /`([^`]+)`/).flatMap {
        $0.output.1.matches(of: /\w+|[^\w\s.,:()]+/).map { String($0.output) }
      }
    )
  }

  /// Whether it names a change.
  func names(_ change: InterfaceChange) -> Bool { change.words.contains(where: words.contains) }
}
