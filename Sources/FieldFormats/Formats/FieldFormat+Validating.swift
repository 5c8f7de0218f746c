public import FieldEditing
internal import PhoneNumbering

/// A format's verdict on a text, when no key will follow: the answer that a server gives to a submitted field.
public struct FieldValidation: Sendable {
  /// The state of the text: incomplete, complete, or invalid and why.
  public let state: EntryState
  /// The value as a field shows it; the text as it came if it is rejected.
  public let text: String
  /// The value; empty if the text is rejected.
  public let value: String
  /// The reading of the text: whether a field takes it, and what was left out of it or kept it from being read.
  public let reading: TextReading
  /// A name of what is wrong, whatever the language: `missing`, `notAllowedHere`, `checkDigits`; `nil` if the text is a
  /// valid value.
  public let reason: MessageKey?
  /// A description of what is wrong, without a capital or a stop; `nil` if the text is a valid value.
  public let message: String?
  /// Whether the text is a complete value that passes the format's checks.
  public var isValid: Bool { message == nil }
}

extension FieldFormat {
  /// Whether a text that arrives whole is a value of the format, complete and good.
  ///
  ///     let iban = try FormatCatalog.standard.format(named: "iban")
  ///     iban.isValid("DE89 3704 0044 0532 0130 00")     // true
  ///
  /// ``validate(_:in:)`` says what is wrong with one that is not.
  ///
  /// - Parameter text: The text as it came.
  /// - Returns: Whether ``validate(_:in:)`` has nothing against it.
  /// - Complexity: that of `Field.paste(_:)`.
  public func isValid(_ text: String) -> Bool { validate(text).isValid }

  /// How far a field holds a value: of a phone number, one that is given out by the plan of its country.
  package func plannedState(of field: borrowing Field) -> EntryState {
    let state = state(of: field)
    guard state == .complete, phoneFormat != nil, let number = try? field.phoneNumber, !number.isValid else {
      return state
    }
    return .invalid(.other("is not a number that is given out"))
  }

  /// Judges a text that is submitted, imported or configured: without a field, and as finished.
  ///
  ///     let iban = try FormatCatalog.standard.format(named: "iban")
  ///     iban.validate("de89370400440532013000").text         // "DE89 3704 0044 0532 0130 00"
  ///     iban.validate("DE89370400440532013001").message      // "the check digit is wrong"
  ///     iban.validate("").message                            // "missing"
  ///
  /// A phone number is valid if such numbers are given out, which is more than being as long as they are.
  ///
  /// - Parameters:
  ///   - text: The text as it came, read as ``read(_:options:)`` does.
  ///   - language: The language of the message.
  /// - Returns: Whether it is valid, its value, and what is wrong with it.
  /// - Complexity: that of `Field.paste(_:)`.
  @export(interface) public func validate(_ text: String, in language: MessageLanguage = .english) -> FieldValidation {
    var field = Field(self)
    let reading = read(text)
    _ = field.take(reading, isFinished: true)
    let state = finishedState(of: field)
    let objection = objection(to: field, reading)
    return FieldValidation(
      state: state, text: reading.isAccepted ? field.text : text, value: reading.isAccepted ? field.value : "",
      reading: reading, reason: objection?.key(of: field), message: objection?.message(of: field, in: language))
  }

  /// How far a field holds a value when no key will follow.
  package func finishedState(of field: borrowing Field) -> EntryState {
    cardStatus(of: field, isFinished: true)?.state ?? plannedState(of: field)
  }

  /// What keeps a text that was read, and is finished, from being a valid value; `nil` if it is one.
  ///
  /// - Parameter field: A field that took it.
  package func objection(to field: borrowing Field, _ reading: TextReading) -> Objection? {
    if reading.isAccepted { return objection(to: field) }
    return reading.rejections.first.map { .rejection($0) } ?? .state(.incomplete)
  }

  /// The same of what a field holds.
  package func objection(to field: borrowing Field) -> Objection? {
    if field.isEmpty { return .missing }
    let state = finishedState(of: field)
    if state == .complete { return nil }
    // nothing else is checked of one
    return phoneFormat != nil && state != .incomplete ? .unassignedPhoneNumber : .state(state)
  }
}

/// What keeps a text from being a valid value.
package enum Objection {
  case missing
  case rejection(Rejection)
  case state(EntryState)
  case unassignedPhoneNumber

  /// What it is called, whatever the language.
  package func key(of field: borrowing Field) -> MessageKey {
    switch self {
    case .missing: .missing
    case .rejection(let rejection): field.key(of: rejection.reason)
    case .state(let state): state.key
    case .unassignedPhoneNumber: .invalidPhoneNumber
    }
  }

  /// The same in words, without a capital or a stop.
  package func message(of field: borrowing Field, in language: MessageLanguage) -> String {
    switch self {
    case .missing: language.text(.missing)
    case .rejection(let rejection): field.explanation(of: rejection, in: language)
    case .state(let state): state.message(in: language)
    case .unassignedPhoneNumber: language.text(.invalidPhoneNumber)
    }
  }
}
