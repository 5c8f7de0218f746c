import FieldFormats

/// The texts of a form in a language: a table with parameters.
///
///     let german = FormLanguage.named("de-AT") ?? .english
///     german.text(.missing, [.text("term", "die Kartennummer")])     // "Geben Sie die Kartennummer ein"
///
/// English, German and Arabic are built in. Another language is a text of the same shape, read by `init(_:parsing:)`;
/// what it lacks is said in English.
public struct FormLanguage: Sendable {
  /// Its tag, such as `de`.
  public let code: String
  /// The rule by which a word follows a count.
  public let plurals: PluralRule
  /// Its texts by key.
  public let texts: [FormMessageKey: String]

  /// A language, read from a table.
  ///
  ///     plurals   english
  ///     missing   Voer {term} in
  ///
  /// - Parameters:
  ///   - code: Its tag, such as `nl`.
  ///   - text: Lines of a key, blanks and a text; empty lines and those that begin with `#` are skipped.
  /// - Throws: `FormLanguageError`, which names the line.
  /// - Complexity: O(*n*) in the text.
  @export(interface) public init(_ code: String, parsing text: String) throws(FormLanguageError) {
    var texts: [FormMessageKey: String] = [:]
    var plurals = PluralRule.english
    var number = 0
    for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      guard let start = line.firstIndex(where: { $0 != 32 }), line[start] != UInt8(ascii: "#") else { continue }
      let end = line[start...].firstIndex(of: 32) ?? line.endIndex
      let word = String(Substring(line[start..<end]))
      let rest = line[end...].drop { $0 == 32 }
      if rest.isEmpty { throw FormLanguageError(line: number, message: "'\(word)' has no text") }
      let value = String(Substring(rest))
      if word == "plurals" {
        guard let rule = PluralRule(rawValue: value) else {
          throw FormLanguageError(line: number, message: "there is no rule of plurals '\(value)'")
        }
        plurals = rule
      } else {
        guard let key = FormMessageKey(rawValue: word) else {
          throw FormLanguageError(line: number, message: "there is no message '\(word)'")
        }
        if texts.updateValue(value, forKey: key) != nil {
          throw FormLanguageError(line: number, message: "'\(word)' stands there twice")
        }
      }
    }
    self.code = code
    self.plurals = plurals
    self.texts = texts
  }

  /// A text in the language.
  ///
  /// - Parameters:
  ///   - key: Which text.
  ///   - parameters: What the text names.
  /// - Returns: The text. A parameter that is not given stays in braces.
  /// - Complexity: O(*n*) in the text.
  public func text(_ key: FormMessageKey, _ parameters: [FormMessage.Parameter] = []) -> String {
    fill(template(key), parameters)
  }

  /// The text before its parameters are put in.
  func template(_ key: FormMessageKey) -> String {
    texts[key] ?? FormLanguage.english.texts[key] ?? key.rawValue
  }

  /// How deep words that a count chooses may be nested; what is deeper stays as it is.
  private static var deepest: Int { 8 }

  /// A template with its parameters: `{term}`, `{Term}` with a capital, `{count|digit|digits}` by the count.
  func fill(_ template: String, _ parameters: [FormMessage.Parameter], depth: Int = 0) -> String {
    if depth > FormLanguage.deepest { return template }
    var text = ""
    var rest = Substring(template).utf8
    while let open = rest.firstIndex(of: UInt8(ascii: "{")) {
      text += Substring(rest[..<open])
      let inside = rest[rest.index(after: open)...]
      guard let close = inside.closingBrace else { return text + Substring(rest[open...]) }
      text += filled(Substring(inside[..<close]), parameters, depth)
      rest = inside[inside.index(after: close)...]
    }
    return text + Substring(rest)
  }

  private func filled(_ place: Substring, _ parameters: [FormMessage.Parameter], _ depth: Int) -> String {
    let parts = place.utf8.alternatives
    let name = parts[0]
    for parameter in parameters where parameter.hasName(name) {
      guard parts.count > 1, case .count(let count) = parameter.value else {
        return parameter.text(isCapitalized: !parameter.isSpelled(name))
      }
      let category = min(plurals.category(of: count), parts.count - 2)
      return fill(parts[category + 1], parameters, depth: depth + 1)
    }
    return "{\(place)}"
  }
}

/// An error in a table of messages.
public struct FormLanguageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line, counted from 1.
  public let line: Int
  /// A description of what is wrong with it, as a sentence without a full stop.
  public let message: String
  /// The line and what is wrong.
  public var description: String { "line \(line): \(message)" }
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
