internal import FieldFormats
internal import UnicodeFacts

extension FormLanguage {
  /// English.
  public static let english = linked(.english, englishText)
  /// Arabic.
  public static let arabic = linked(.arabic, arabicText)
  /// French.
  public static let french = linked(.french, frenchText)
  /// German.
  public static let german = linked(.german, germanText)
  /// Hindi.
  public static let hindi = linked(.hindi, hindiText)
  /// Japanese.
  public static let japanese = linked(.japanese, japaneseText)
  /// Portuguese, as in Brazil.
  public static let portuguese = linked(.portuguese, portugueseText)
  /// Spanish.
  public static let spanish = linked(.spanish, spanishText)

  /// The languages that are built in: in a page English alone, which fetches what it shows.
  public static var all: [FormLanguage] {
    #if arch(wasm32)
      [english]
    #else
      [english, arabic, french, german, hindi, japanese, portuguese, spanish]
    #endif
  }

  /// The language of a tag or a locale's identifier, such as `de-AT` or `ar_EG`; `nil` for one that is not built in.
  ///
  /// - Parameter tag: The tag; what follows the language is not looked at.
  /// - Returns: The language, or `nil`.
  /// - Complexity: O(1)
  public static func named(_ tag: String) -> FormLanguage? {
    let code = MessageLanguage.code(of: tag)
    return all.first { $0.code.utf8.elementsEqual(code.utf8) }
  }

  private static func linked(_ fields: MessageLanguage, _ table: String) -> FormLanguage {
    do throws(MessageTableError) {
      return try FormLanguage(fields, MessageTable(parsing: table, plurals: fields.plurals))
    } catch {
      preconditionFailure(error.description)  // the tests read them
    }
  }
}
