/// The data that a front end needs to draw a field for a format.
public struct FieldMetadata: Hashable, Sendable {
  /// The label beside or above the field: `Card number`.
  public var label: String
  /// The keyboard that suits it.
  public var keyboard: KeyboardKind
  /// The type of text that a browser or system may fill in; `nil` where it should not.
  public var autofill: AutofillType?
  /// A complete value, as people write it.
  public var example: String
  /// Whether a value is not for other people's eyes: a password, a code, a number by which a state knows a person. A
  /// front end hides it, for which `FieldOptions.isSecure` is, and writes it to no log.
  public var isSecure: Bool

  /// A description; nothing is filled in, every key is at hand, and everything is shown unless it says otherwise.
  ///
  /// - Parameters:
  ///   - label: What stands beside the field.
  ///   - keyboard: Which keys are to be at hand.
  ///   - autofill: What may be filled in; `nil` for nothing.
  ///   - example: A complete value that looks real.
  ///   - isSecure: Whether a front end hides the value.
  /// - Complexity: O(1)
  public init(
    label: String, keyboard: KeyboardKind = .text, autofill: AutofillType? = nil, example: String,
    isSecure: Bool = false
  ) {
    self.label = label
    self.keyboard = keyboard
    self.autofill = autofill
    self.example = example
    self.isSecure = isSecure
  }
}

/// A keyboard on glass: which keys are at hand.
public enum KeyboardKind: String, Hashable, Sendable, CaseIterable {
  /// Letters and everything else.
  case text
  /// Letters, digits and signs of ASCII: for names of accounts and passwords.
  case ascii
  /// The ten digits and nothing else.
  case digits
  /// Digits and the locale's decimal separator.
  case decimal
  /// Digits and punctuation: for dates, signs, and numbers written with hyphens.
  case punctuation
  /// Digits, `+`, `*` and `#`.
  case phone
  /// Letters, `@` and the full stop: for addresses of electronic mail.
  case email
  /// Letters, `/` and the full stop: for addresses of pages.
  case url
  /// Letters, with a key that starts a search.
  case search

  /// The value of HTML's `inputmode`.
  public var inputMode: String {
    switch self {
    case .text, .ascii, .punctuation: "text"
    case .digits: "numeric"
    case .decimal: "decimal"
    case .phone: "tel"
    case .email: "email"
    case .url: "url"
    case .search: "search"
    }
  }

  /// The name of UIKit's `UIKeyboardType`.
  public var systemKeyboardType: String {
    switch self {
    case .text: "default"
    case .ascii: "asciiCapable"
    case .digits: "numberPad"
    case .decimal: "decimalPad"
    case .punctuation: "numbersAndPunctuation"
    case .phone: "phonePad"
    case .email: "emailAddress"
    case .url: "URL"
    case .search: "webSearch"
    }
  }
}

/// A type of text that may be filled in automatically: a name of HTML's `autocomplete`, such as `cc-number`.
public struct AutofillType: RawRepresentable, Hashable, Sendable {
  /// The name, as HTML has it.
  public let rawValue: String
  /// A type with the name that HTML has for it; any name is accepted.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The number of a payment card.
  public static let cardNumber = AutofillType(rawValue: "cc-number")
  /// The month and year in which a payment card expires.
  public static let cardExpiry = AutofillType(rawValue: "cc-exp")
  /// The security code of a payment card: three or four digits.
  public static let cardSecurityCode = AutofillType(rawValue: "cc-csc")
  /// The name on a payment card.
  public static let cardholderName = AutofillType(rawValue: "cc-name")
}
