public import UnicodeFacts

/// The lines of a message table: a key, blanks and a text; the key `plurals` has the plural rule.
package struct MessageTable {
  /// A message, and the line that it stands in, counted from 1.
  package struct Entry {
    package let line: Int
    package let key: String
    package let text: String
  }

  package let entries: [Entry]
  /// The rule by which a word follows a count.
  package let plurals: PluralRule

  /// Reads a table.
  ///
  /// - Complexity: O(*n*) in the text.
  package init(parsing text: String, plurals: PluralRule = .english) throws(MessageTableError) {
    var (entries, plurals, number) = ([Entry](), plurals, 0)
    for var line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      if line.last == UInt8(ascii: "\r") { line.removeLast() }
      guard let start = line.firstIndex(where: { $0 != 32 }), line[start] != UInt8(ascii: "#") else { continue }
      let end = line[start...].firstIndex(of: 32) ?? line.endIndex
      let key = String(Substring(line[start..<end]))
      let value = String(Substring(line[end...].drop { $0 == 32 }))
      if value.isEmpty { throw MessageTableError(line: number, message: "'\(key)' has no text") }
      if key == "plurals" {
        guard let rule = PluralRule(rawValue: value) else {
          throw MessageTableError(line: number, message: "there is no rule of plurals '\(value)'")
        }
        plurals = rule
      } else {
        entries.append(Entry(line: number, key: key, text: value))
      }
    }
    for entry in entries {
      guard let count = MessageTemplate(entry.text, plurals).wrongWordCount() else { continue }
      let words = count == 1 ? "1 word" : "\(count) words"
      throw MessageTableError(
        line: entry.line,
        message:
          "'\(entry.key)' has \(words) for a count, of which the rule '\(plurals.rawValue)' has \(plurals.wordCount)")
    }
    self.entries = entries
    self.plurals = plurals
  }

  /// The texts by the keys of a kind.
  package func texts<Key: Hashable>(
    _ key: (Entry) throws(MessageTableError) -> Key?
  ) throws(MessageTableError) -> [Key: String] {
    var texts: [Key: String] = [:]
    for entry in entries {
      guard let key = try key(entry) else { continue }
      if texts.updateValue(entry.text, forKey: key) != nil {
        throw MessageTableError(line: entry.line, message: "'\(entry.key)' stands there twice")
      }
    }
    return texts
  }
}

/// An error in a table of messages.
public struct MessageTableError: Error, Hashable, Diagnosis {
  /// The line, counted from 1.
  public let line: Int
  /// A description of what is wrong with it, as a sentence without a full stop.
  public let message: String
  /// Its line.
  public var place: SourcePlace? { .line(line) }

  package init(line: Int, message: String) {
    self.line = line
    self.message = message
  }
}
