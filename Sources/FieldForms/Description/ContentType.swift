import FieldFormats

/// What a field asks for, from which follow its format, keyboard, autofill, secrecy and the moment at which its
/// problems are shown: ``traits``.
public enum ContentType: String, Hashable, Sendable, CaseIterable {
  /// A person's name, or a part of it.
  case name, givenName, middleName, familyName, namePrefix, nameSuffix, nickname
  /// The name of an account, without blanks.
  case username
  /// An address of electronic mail.
  case email
  /// A password that is known, and one that is made up.
  case password, newPassword
  /// A code that was sent, to be used once.
  case oneTimeCode
  /// A personal identification number.
  case pin
  /// A phone number.
  case phone
  /// The address of a page.
  case url
  /// Where a person works, and as what.
  case organization, jobTitle
  /// A line of a postal address, or all of them.
  case addressLine1, addressLine2, addressLine3, streetAddress
  /// A part of a postal address.
  case addressCity, addressState, sublocality, postalCode
  /// One of all regions, currencies or locales.
  case country, currency, language
  /// A payment card.
  case cardNumber, cardExpiry, cardExpiryMonth, cardExpiryYear, cardSecurityCode, cardholderName
  /// When somebody was born, or a part of it.
  case birthDate, birthDay, birthMonth, birthYear
  /// A moment.
  case date, time, dateTime
  /// A number.
  case amount, number, percent, quantity
  /// A bank account.
  case iban, bic, routingNumber, accountNumber
  /// A number by which a state knows somebody.
  case taxId, nationalId, vatNumber
  /// A number by which a carrier knows something.
  case flightNumber, trackingNumber
  /// Digits and nothing else.
  case digits
  /// What is looked for.
  case search
  /// A text of one line.
  case text
  /// A text of several lines.
  case longText
}
