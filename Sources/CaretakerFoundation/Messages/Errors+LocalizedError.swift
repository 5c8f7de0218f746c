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

extension FormatNameError: LocalizedError {}
extension LocaleNumberError: LocalizedError {}
extension NumberError: LocalizedError {}
extension NumberProbeError: LocalizedError {}
extension PhoneError: LocalizedError {}

extension LocalizedError where Self: Diagnosis {
  /// The whole message, as a log shows it.
  public var errorDescription: String? { description }
}
