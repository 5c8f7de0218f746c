/// A question about a column: what is written of each of its values.
///
///     var formatter = try BulkFormatter(FieldFormat(PhoneFormat(try PhoneRegion("GB"))), answering: .e164)
///
/// A value of which the answer is not known becomes a null, and an empty line where lines are formatted. Whether a
/// value is valid is noted beside every answer.
public enum ColumnQuestion: String, CaseIterable, Sendable {
  /// The value as a field shows it.
  case text
  /// The value as a program keeps it: `Field.value`.
  case value
  /// Whether it is valid, and no more: nothing is written.
  case valid
  /// The phone number in E.164: `+442079460958`.
  case e164
  /// The type of the phone number: `PhoneNumberType.name`.
  case type
  /// The region of the phone number: `PhoneRegion.code`.
  case region
  /// The one network of the payment card: `CardNetwork.name`.
  case network

  /// Whether values of a format have an answer.
  ///
  /// - Parameter format: The format of the column.
  /// - Returns: `false` where a phone number is asked of something else, or a card.
  /// - Complexity: O(1).
  public func applies(to format: FieldFormat) -> Bool {
    switch self {
    case .text, .value, .valid: true
    case .e164, .type, .region: format.phoneFormat != nil
    case .network: format.cards != nil
    }
  }

  /// What is said of the phone number or the card in a field; `nil` where that is not known.
  package func answer(of field: borrowing Field, _ format: FieldFormat) -> String? {
    self == .network ? format.network(of: field) : (try? field.phoneNumber).flatMap { answer(of: $0) }
  }

  /// What is said of a phone number; `nil` where that is not known, or the question is another.
  func answer(of number: PhoneNumber) -> String? {
    switch self {
    case .e164: number.e164
    case .type: number.type?.name
    case .region: number.region?.code
    case .text, .value, .valid, .network: nil
    }
  }
}
