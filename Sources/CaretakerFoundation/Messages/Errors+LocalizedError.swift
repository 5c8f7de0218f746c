public import Caretaker
public import Foundation

/// A mask's error as an alert or a log shows it: the message, the mask with carets under it, and what to write instead.
extension MaskError: LocalizedError {
  /// A sentence that says what is wrong.
  public var errorDescription: String? { message }
  /// The mask with carets under what is wrong; `nil` where it is the whole.
  public var failureReason: String? { diagnostic.isEmpty ? nil : diagnostic }
  /// A way to mend it.
  public var recoverySuggestion: String? { suggestion }
}

extension FieldParseError: LocalizedError {
  /// The reason why the text has no value, in the language of the current locale.
  public var errorDescription: String? {
    let language = MessageLanguage(.current)
    switch self {
    case .rejected(let rejections): return rejections.first.map { language.text(MessageKey($0.reason)) }
    case .incomplete: return language.text(.incomplete)
    }
  }
}

extension FormatNameError: LocalizedError {
  /// A sentence that says what is wrong with the name, and what may have been meant.
  public var errorDescription: String? { description }
}

extension PhoneError: LocalizedError {
  /// The reason why the text is not a phone number.
  public var errorDescription: String? { description }
}

extension NumberError: LocalizedError {
  /// The reason why the text is not a number.
  public var errorDescription: String? { description }
}

extension LocaleNumberError: LocalizedError {
  /// The reason why there is no such format.
  public var errorDescription: String? { description }
}
