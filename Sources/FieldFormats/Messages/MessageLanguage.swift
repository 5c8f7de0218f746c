internal import UnicodeFacts

/// A language for a field's messages: a table of texts.
///
///     let german = MessageLanguage.named("de-AT") ?? .english
///     var field = Field(try Mask("[2-9]##"))
///     let result = field.insert("1")
///     field.messages(on: result, of: "1", in: german).map(\.text)
///     // ["'1' abgelehnt: erwartet wird eine Ziffer von 2 bis 9"]
///
/// English, Arabic, French, German, Hindi, Japanese, Portuguese and Spanish are built in (``all``). Another language is
/// a table; what it does not have is said in English:
///
///     let dutch = try MessageLanguage(
///       "nl", parsing: """
///         field.full           het veld is vol
///         field.fractionRoom   hooguit {0} {0|cijfer|cijfers} achter de komma
///         """)
///
/// In a text `{0}` is the first argument of the ``MessageKey``, and `{0|cijfer|cijfers}` the first or the second word,
/// as the plural rule chooses for the count in that argument.
public struct MessageLanguage: Sendable {
  /// Its tag, such as `de`.
  public let code: String
  /// The rule by which a word follows a count.
  public let plurals: PluralRule
  /// Its texts by key.
  public let texts: [MessageKey: String]

  /// A language.
  ///
  /// - Parameters:
  ///   - code: Its tag, such as `nl`.
  ///   - texts: Its texts by key.
  ///   - plurals: The rule by which a word follows a count.
  /// - Complexity: O(1): the table is shared.
  public init(_ code: String, _ texts: [MessageKey: String], plurals: PluralRule = .english) {
    self.code = code
    self.plurals = plurals
    self.texts = texts
  }

  /// A language, read from a table: lines of a key, blanks and a text.
  ///
  /// Keys of a field begin with `field.`; others are a form's, and are passed over. Empty lines and those that begin
  /// with `#` are skipped.
  ///
  /// - Parameters:
  ///   - code: Its tag, such as `nl`.
  ///   - table: The table.
  /// - Throws: ``MessageTableError``, which names the line.
  /// - Complexity: O(*n*) in the table.
  @export(interface) public init(_ code: String, parsing table: String) throws(MessageTableError) {
    try self.init(code, MessageTable(parsing: table))
  }

  package init(_ code: String, _ table: MessageTable) throws(MessageTableError) {
    let texts: [MessageKey: String] = try table.texts { entry throws(MessageTableError) in
      guard let name = entry.nameOfField else { return nil }
      guard let key = MessageKey(rawValue: name) else {
        throw MessageTableError(line: entry.line, message: "there is no message '\(entry.key)'")
      }
      return key
    }
    self.init(code, texts, plurals: table.plurals)
  }

  /// A text in the language.
  ///
  ///     MessageLanguage.english.text(.below, "5")     // "it is less than 5"
  ///
  /// - Parameters:
  ///   - key: What it says.
  ///   - arguments: What it names, as the key says. Counts are decimal numbers.
  /// - Returns: Some words without a capital or a stop.
  /// - Complexity: O(*n*) in the text.
  @export(interface) public func text(_ key: MessageKey, _ arguments: String...) -> String { text(key, arguments) }

  @export(interface) func text(_ key: MessageKey, _ arguments: [String]) -> String {
    template(key).filled { name in
      guard let number = name.utf8.smallNumber, arguments.indices.contains(number) else { return nil }
      return (arguments[number], arguments[number].utf8.smallNumber)
    }
  }

  /// A text before its arguments are put in, with the plural rule of the language that it is in.
  private func template(_ key: MessageKey) -> MessageTemplate {
    if let text = texts[key] { return MessageTemplate(text, plurals) }
    return MessageTemplate(MessageLanguage.english.texts[key] ?? key.rawValue, .english)
  }

  /// Some things in a list: `1, 2, 3`.
  package func list(_ words: [String]) -> String { words.joined(separator: text(.listed, "", "")) }

  /// Some things of which one is meant: `1, 2 or 3`.
  package func alternatives(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return text(.lastAlternative, list(words.dropLast()), last)
  }
}

extension MessageTable.Entry {
  /// The name of a message of a field by itself; `nil` for one of a form.
  package var nameOfField: String? {
    let prefix = "field."
    return key.utf8.starts(with: prefix.utf8) ? String(Substring(key.utf8.dropFirst(prefix.utf8.count))) : nil
  }
}

extension String {
  /// The same with a capital at its start.
  package var capitalizedFirst: String {
    guard let first = unicodeScalars.first else { return self }
    var text = ""
    text.unicodeScalars.append(first.simpleUppercase)
    text.unicodeScalars.append(contentsOf: unicodeScalars.dropFirst())
    return text
  }
}
