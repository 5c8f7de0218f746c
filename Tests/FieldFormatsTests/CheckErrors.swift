import FieldFormats

/// What hands do to numbers, to see which of it a check finds.
enum CheckErrors {
  /// The text with each character in turn replaced by each other one of its kind, digit or letter.
  static func substitutions(of text: String) -> [String] {
    let characters = Array(text)
    return characters.indices.flatMap { i -> [String] in
      let kind = characters[i].isNumber ? "0123456789" : "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
      return kind.filter { $0 != characters[i] }.map { other in
        var changed = characters
        changed[i] = other
        return String(changed)
      }
    }
  }

  /// The text with each two different neighbours exchanged.
  static func transpositions(of text: String) -> [(text: String, pair: Set<Character>)] {
    let characters = Array(text)
    return characters.indices.dropLast().compactMap { i in
      guard characters[i] != characters[i + 1] else { return nil }
      var changed = characters
      changed.swapAt(i, i + 1)
      return (String(changed), [characters[i], characters[i + 1]])
    }
  }
}

extension Check {
  func holds(_ text: String) -> Bool { failure(of: text) == nil }

  /// The check of a catalogue's line, by the catalogue.
  static func reading(_ line: String, rules: CheckRules = .standard) throws(CatalogError) -> Check {
    let catalog = try FormatCatalog(
      parsing: """
        format test
          summary test
          label test
          mask <part:*{1,40}>
          example 1
          check \(line)
        """, rules: rules)
    return catalog.formats[0].checks[0]
  }
}
