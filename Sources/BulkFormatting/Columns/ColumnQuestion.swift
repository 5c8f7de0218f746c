package import FieldEditing
public import FieldFormats
internal import MaskCompiler
internal import NumberFormatting
internal import PhoneNumbering

/// A question about a column: what is written of each of its values.
///
///     var formatter = try BulkFormatter(FieldFormat(PhoneFormat(try PhoneRegion("GB"))), answering: .e164)
///
/// A value of which the answer is not known becomes a null, and an empty line where lines are formatted. Whether a
/// value is valid is noted beside every answer.
public enum ColumnQuestion: Hashable, Sendable {
  /// The value as a field shows it.
  case text
  /// The value as a program keeps it: `Field.value`.
  case value
  /// Whether it is valid, and no more: nothing is written.
  case valid
  /// The reason why it is not valid, as a name that is the same in every language: that of a `MessageKey`, such as
  /// `incomplete`, `checkDigits` or `notAllowedHere`. Not known of a valid value.
  case reason
  /// The same in words for people, in English.
  case message
  /// The value as it is shown, with bullets for all characters of slots but the last four, and of a card of fifteen
  /// digits or more the first six; for all where there are fewer than nine, and of names and free text. Known of what
  /// is complete.
  case redacted
  /// The value in the one form that does not depend on how the format shows it: ISO 8601 of dates and times, E.164 of
  /// phone numbers, else the value. Known of what is complete, and of a date that there is.
  case canonical
  /// The day on which somebody was born, `1985-07-30`, of a number that a state gives to persons and that says it.
  /// Known of what is valid, and not of a day yet to come. Where a number has two digits of the year and does not say
  /// the century, as in Italy, Greece, South Africa and on passports, it is the last year that ends in them, counted
  /// from the format's date of today: of somebody of a hundred years or more it is wrong, and without that date not
  /// known.
  case birthDate
  /// The sex of that person: `male`, `female` or `other`. Known of what is valid.
  case sex
  /// The characters in a named group of the mask, of a value that is complete: `year` of a date, `country` and `bank`
  /// of an IBAN.
  case capture(String)
  /// The phone number in E.164: `+442079460958`.
  case e164
  /// The type of the phone number: `PhoneNumberType.name`.
  case type
  /// The region of the phone number: `PhoneRegion.code`.
  case region
  /// The one network of the payment card: `CardNetwork.name`.
  case network

  /// All questions but those for a named group.
  public static let withoutName: [ColumnQuestion] = [
    .text, .value, .valid, .reason, .message, .redacted, .canonical, .birthDate, .sex, .e164, .type, .region, .network,
  ]

  /// The question of a name; of any other it is for the group of a mask.
  ///
  ///     ColumnQuestion("redacted")     // .redacted
  ///     ColumnQuestion("year")         // .capture("year")
  ///
  /// - Parameter name: One of the names of ``withoutName``, or that of a group.
  /// - Complexity: O(1)
  public init(_ name: String) {
    self = ColumnQuestion.withoutName.first { $0.name == name } ?? .capture(name)
  }

  /// The name: that of the group that is asked for, otherwise that of the case.
  public var name: String {
    switch self {
    case .text: "text"
    case .value: "value"
    case .valid: "valid"
    case .reason: "reason"
    case .message: "message"
    case .redacted: "redacted"
    case .canonical: "canonical"
    case .birthDate: "birth-date"
    case .sex: "sex"
    case .e164: "e164"
    case .type: "type"
    case .region: "region"
    case .network: "network"
    case .capture(let name): name
    }
  }

  /// Whether values of a format have an answer.
  ///
  /// - Parameter format: The format of the column.
  /// - Returns: `false` where a phone number is asked of something else, a card, a person, or a group that the mask
  ///   does not have, and where a number is to be redacted: its size would still be seen.
  /// - Complexity: O(*n*) in the groups of the mask.
  public func applies(to format: FieldFormat) -> Bool {
    switch self {
    case .text, .value, .valid, .reason, .message, .canonical: true
    case .redacted: format.numberFormat == nil
    case .birthDate: format.saysBirthDate
    case .sex: format.saysSex
    case .e164, .type, .region: format.phoneFormat != nil
    case .network: format.cards != nil
    case .capture(let name): format.mask?.program.tables.captureNames.contains(name) ?? false
    }
  }

  /// Whether it is about what is not a value.
  package var isOfFaults: Bool { self == .reason || self == .message }

  /// What is said of what a field holds; `nil` where that is not known, or it is asked for its text, its value, or why
  /// it is none.
  package func answer(of field: borrowing Field, _ format: FieldFormat) -> String? {
    switch self {
    case .redacted: format.redactedText(of: field)
    case .canonical: CanonicalForm(format).text(of: field, format)
    case .birthDate: format.birthDate(of: field)?.description
    case .sex: format.sex(of: field)
    case .capture(let name): format.captureText(name, of: field)
    case .network: format.network(of: field)
    case .e164, .type, .region: (try? field.phoneNumber).flatMap { answer(of: $0) }
    case .text, .value, .valid, .reason, .message: nil
    }
  }

  /// What is said of a phone number; `nil` where that is not known, or the question is another.
  func answer(of number: PhoneNumber) -> String? {
    switch self {
    case .e164, .canonical: number.e164
    case .type: number.type?.name
    case .region: number.region?.code
    default: nil
    }
  }

  /// What is said of a fault; `nil` where there is none, or the question is another.
  func answer(of objection: Objection?, to field: borrowing Field) -> String? {
    switch self {
    case .reason: objection?.key(of: field).rawValue
    case .message: objection?.message(of: field, in: .english)
    default: nil
    }
  }
}
