/// A text of a message table, with places in braces for what it names: `{0}`, or `{0|digit|digits}` for the word that
/// the plural rule chooses for the count.
package struct MessageTemplate {
  private let text: String
  private let plurals: PluralRule
  /// How deep words that a count chooses may be nested; what is deeper stays as it is.
  private static var deepest: Int { 8 }

  package init(_ text: String, _ plurals: PluralRule) {
    self.text = text
    self.plurals = plurals
  }

  /// The text with what stands in its places; a place for which there is nothing stays as it is.
  ///
  /// - Parameters:
  ///   - depth: How deep the text is nested in another.
  ///   - argument: What stands in a place of a name, and the count by which words are chosen: without one the last is.
  /// - Complexity: O(*n*) in the text.
  package func filled(depth: Int = 0, _ argument: (_ name: String) -> (text: String, count: Int?)?) -> String {
    if depth > Self.deepest { return text }
    var filled = ""
    var rest = Substring(text).utf8
    while let open = rest.firstIndex(of: UInt8(ascii: "{")) {
      filled += Substring(rest[..<open])
      let inside = rest[rest.index(after: open)...]
      guard let close = inside.closingBrace else { return filled + Substring(rest[open...]) }
      let parts = inside[..<close].alternatives
      if let found = argument(parts[0]) {
        let word = min(found.count.map { plurals.category(of: $0) } ?? parts.count, parts.count - 2)
        filled += word < 0 ? found.text : MessageTemplate(parts[word + 1], plurals).filled(depth: depth + 1, argument)
      } else {
        filled += Substring(rest[open...close])
      }
      rest = inside[inside.index(after: close)...]
    }
    return filled + Substring(rest)
  }

  /// The number of words of a place that has not as many as the rule chooses among; `nil` if all have.
  func wrongWordCount(depth: Int = 0) -> Int? {
    var rest = Substring(text).utf8
    while depth <= Self.deepest, let open = rest.firstIndex(of: UInt8(ascii: "{")) {
      let inside = rest[rest.index(after: open)...]
      guard let close = inside.closingBrace else { return nil }
      let words = inside[..<close].alternatives.dropFirst()
      if !words.isEmpty && words.count != plurals.wordCount { return words.count }
      for word in words {
        if let count = MessageTemplate(word, plurals).wrongWordCount(depth: depth + 1) { return count }
      }
      rest = inside[inside.index(after: close)...]
    }
    return nil
  }
}

extension Substring.UTF8View {
  /// Where the brace is closed that was opened before the text.
  fileprivate var closingBrace: Index? {
    var depth = 0
    for index in indices {
      if self[index] == UInt8(ascii: "{") { depth += 1 }
      if self[index] == UInt8(ascii: "}") {
        if depth == 0 { return index }
        depth -= 1
      }
    }
    return nil
  }

  /// What stands between bars, but for those within braces.
  fileprivate var alternatives: [String] {
    var (parts, depth, start) = ([String](), 0, startIndex)
    for index in indices {
      switch self[index] {
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: "|") where depth == 0:
        parts.append(String(Substring(self[start..<index])))
        start = self.index(after: index)
      default: break
      }
    }
    return parts + [String(Substring(self[start...]))]
  }
}
