import FieldFormats

extension FormLanguage {
  /// English.
  public static let english = linked("en", englishText)
  /// German.
  public static let german = linked("de", germanText)
  /// Arabic.
  public static let arabic = linked("ar", arabicText)

  /// The languages that are built in.
  public static var all: [FormLanguage] { [english, german, arabic] }

  /// The language of a tag or a locale's identifier, such as `de-AT` or `ar_EG`; `nil` for one that is not built in.
  ///
  /// - Parameter tag: The tag; what follows the language is not looked at.
  /// - Returns: The language, or `nil`.
  /// - Complexity: O(1)
  public static func named(_ tag: String) -> FormLanguage? {
    let language = tag.utf8.prefix { 65...90 ~= $0 & 0xDF }
    let code = String(decoding: language.map { $0 | 32 }, as: UTF8.self)
    return all.first { $0.code == code }
  }

  private static func linked(_ code: String, _ text: String) -> FormLanguage {
    do throws(FormLanguageError) {
      return try FormLanguage(code, parsing: text)
    } catch {
      preconditionFailure(error.description)  // the tests read them
    }
  }
}
