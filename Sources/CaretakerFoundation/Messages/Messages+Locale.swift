public import Caretaker
public import Foundation

extension MessageLanguage {
  /// The language of a locale, English where that is not built in.
  ///
  ///     MessageLanguage(Locale(identifier: "de_AT")).text(.full)     // "das Feld ist voll"
  ///
  /// - Parameter locale: The locale, of which the language counts alone.
  public init(_ locale: Locale) { self = MessageLanguage.named(locale.identifier) ?? .english }
}

/// Texts for people, in the language of a locale.
extension Field {
  /// Returns the reason why the field rejects or drops a character: some words without a capital or a stop.
  ///
  /// - Parameters:
  ///   - rejection: One of the field's `rejections`, or of what its format read of a text.
  ///   - locale: The locale of the words.
  /// - Returns: Some words without a capital or a stop.
  /// - Complexity: O(*n*) in the slots of the mask.
  public func explanation(of rejection: Rejection, in locale: Locale) -> String {
    explanation(of: rejection, in: MessageLanguage(locale))
  }

  /// Returns messages about what an edit rejected or did beside what was asked for: see
  /// `Field.messages(on:of:valueBefore:in:quoting:)`.
  ///
  /// Characters are quoted as the locale quotes.
  ///
  /// - Parameters:
  ///   - result: What the edit returned; it is the last edit.
  ///   - text: What was typed or pasted; empty for a deletion.
  ///   - valueBefore: The value before the edit.
  ///   - locale: The locale of the words and of the quotation marks.
  /// - Returns: The problems, one for each explanation, then the remarks.
  /// - Complexity: O(*n*) in the lengths of the texts.
  public func messages(on result: EditResult, of text: String, valueBefore: String = "", in locale: Locale)
    -> [EditMessage]
  {
    messages(on: result, of: text, valueBefore: valueBefore, in: MessageLanguage(locale)) { character in
      let quoted = EditMessage.quote(character).dropFirst().dropLast()
      return (locale.quotationBeginDelimiter ?? "\u{201C}") + quoted + (locale.quotationEndDelimiter ?? "\u{201D}")
    }
  }
}

extension EntryState {
  /// Describes how far a value is one: `incomplete`, `complete`, or what is wrong.
  ///
  /// - Parameter locale: The locale of the words.
  /// - Returns: Some words without a capital or a stop.
  /// - Complexity: O(1)
  public func message(in locale: Locale) -> String { message(in: MessageLanguage(locale)) }
}

extension CheckFailure: LocalizedError {
  /// The description of what is wrong, in the language of the current locale.
  public var errorDescription: String? { message(in: MessageLanguage(.current)) }
}
