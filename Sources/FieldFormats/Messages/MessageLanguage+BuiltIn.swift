internal import UnicodeFacts

extension MessageLanguage {
  /// English.
  public static let english = linked("en", englishText)
  /// Arabic.
  public static let arabic = linked("ar", arabicText)
  /// French.
  public static let french = linked("fr", frenchText)
  /// German.
  public static let german = linked("de", germanText)
  /// Hindi.
  public static let hindi = linked("hi", hindiText)
  /// Japanese.
  public static let japanese = linked("ja", japaneseText)
  /// Portuguese, as in Brazil.
  public static let portuguese = linked("pt", portugueseText)
  /// Spanish.
  public static let spanish = linked("es", spanishText)

  /// The languages that are built in: in a page English alone, which fetches what it shows.
  public static var all: [MessageLanguage] {
    #if arch(wasm32)
      [english]
    #else
      [english, arabic, french, german, hindi, japanese, portuguese, spanish]
    #endif
  }

  /// The language of a tag or a locale's identifier, such as `de-AT` or `fr_CA`; `nil` for one that is not built in.
  ///
  /// - Parameter tag: The tag; what follows the language is not looked at.
  /// - Returns: The language, or `nil`.
  /// - Complexity: O(1)
  @export(interface) public static func named(_ tag: String) -> MessageLanguage? {
    let code = code(of: tag)
    return all.first { $0.code.utf8.elementsEqual(code.utf8) }
  }

  /// The language of a tag, in small letters: `de` of `de-AT`.
  package static func code(of tag: String) -> String {
    String(decoding: tag.utf8.prefix { 65...90 ~= $0 & 0xDF }.map { $0 | 32 }, as: UTF8.self)
  }

  private static func linked(_ code: String, _ table: String) -> MessageLanguage {
    do throws(MessageTableError) {
      return try MessageLanguage(code, parsing: table)
    } catch {
      preconditionFailure(error.description)  // the tests read them
    }
  }
}
