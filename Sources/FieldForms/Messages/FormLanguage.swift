public import FieldFormats

/// The texts of a form and its fields in a language: a table with parameters.
///
///     let german = FormLanguage.named("de-AT") ?? .english
///     german.text(.missing, [.text("term", "die Kartennummer")])     // "Geben Sie die Kartennummer ein"
///
/// English, Arabic, French, German, Hindi, Japanese, Portuguese and Spanish are built in. Another language is a table
/// of the same shape, read by `init(_:parsing:)`; what it lacks is said in English.
public struct FormLanguage: Sendable {
  /// The texts of a field by itself, such as the reason of a rejection.
  public let fields: MessageLanguage
  /// Its texts by key.
  public let texts: [FormMessageKey: String]
  /// Its tag, such as `de`.
  public var code: String { fields.code }
  /// The rule by which a word follows a count.
  public var plurals: PluralRule { fields.plurals }

  /// A language, read from a table.
  ///
  ///     plurals      english
  ///     field.full   het veld is vol
  ///     missing      Voer {term} in
  ///
  /// - Parameters:
  ///   - code: Its tag, such as `nl`.
  ///   - table: Lines of a key, blanks and a text; empty lines and those that begin with `#` are skipped. Keys that
  ///     begin with `field.` are a field's own, as `MessageLanguage` has them.
  /// - Throws: `MessageTableError`, which names the line.
  /// - Complexity: O(*n*) in the table.
  @export(interface) public init(_ code: String, parsing table: String) throws(MessageTableError) {
    let table = try MessageTable(parsing: table)
    try self.init(MessageLanguage(code, table), table)
  }

  /// A language whose fields speak already.
  init(_ fields: MessageLanguage, _ table: MessageTable) throws(MessageTableError) {
    self.fields = fields
    texts = try table.texts { entry throws(MessageTableError) in
      if entry.nameOfField != nil { return nil }
      guard let key = FormMessageKey(rawValue: entry.key) else {
        throw MessageTableError(line: entry.line, message: "there is no message '\(entry.key)'")
      }
      return key
    }
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

  /// The text before its parameters are put in, with the plural rule of the language that it is in.
  func template(_ key: FormMessageKey) -> MessageTemplate {
    if let text = texts[key] { return MessageTemplate(text, plurals) }
    return MessageTemplate(FormLanguage.english.texts[key] ?? key.rawValue, .english)
  }

  /// A template with its parameters: `{term}`, `{Term}` with a capital, `{count|digit|digits}` by the count.
  func fill(_ template: MessageTemplate, _ parameters: [FormMessage.Parameter]) -> String {
    template.filled { name in
      guard let parameter = parameters.first(where: { $0.hasName(name) }) else { return nil }
      return (parameter.text(isCapitalized: !parameter.isSpelled(name)), parameter.count)
    }
  }
}
