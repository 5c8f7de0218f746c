/// The type of text or choice that a field asks for. Its format, keyboard, autofill, secrecy and the moment at which
/// its problems are shown follow from it: ``traits``.
public enum ContentType: String, Hashable, Sendable, CaseIterable {
  /// A person's name, or a part of it.
  case name, givenName, middleName, familyName, namePrefix, nameSuffix, nickname
  /// The name of an account, without blanks.
  case username
  /// An email address.
  case email
  /// A password that exists already, and a new one.
  case password, newPassword
  /// A code that was sent for one use.
  case oneTimeCode
  /// A personal identification number.
  case pin
  /// A phone number.
  case phone
  /// The address of a web page.
  case url
  /// A person's employer, and the job there.
  case organization, jobTitle
  /// A line of a postal address, or all of them.
  case addressLine1, addressLine2, addressLine3, streetAddress
  /// A part of a postal address.
  case addressCity, addressState, sublocality, postalCode
  /// One of all regions, currencies or locales.
  case country, currency, language
  /// A payment card.
  case cardNumber, cardExpiry, cardExpiryMonth, cardExpiryYear, cardSecurityCode, cardholderName
  /// A date of birth, or a part of it.
  case birthDate, birthDay, birthMonth, birthYear
  /// A day, a time of day, or both.
  case date, time, dateTime
  /// A number.
  case amount, number, percent, quantity
  /// The number of a bank account, or of its bank.
  case iban, bic, routingNumber, accountNumber
  /// A number that identifies a person or a company to a state.
  case taxId, nationalId, vatNumber
  /// The number of a flight or of a shipment.
  case flightNumber, trackingNumber
  /// Digits and nothing else.
  case digits
  /// The words that somebody searches for.
  case search
  /// A text of one line.
  case text
  /// A text of several lines.
  case longText
}
