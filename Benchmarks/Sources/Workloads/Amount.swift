import Caretaker

/// A locale's amounts, and what ICU calls them.
struct Amount {
  let locale: String
  let currency: String
  /// The decimal key there.
  let separator: String

  static let all = [
    Amount(locale: "en_US", currency: "USD", separator: "."), Amount(locale: "de_DE", currency: "EUR", separator: ","),
    Amount(locale: "fr_FR", currency: "EUR", separator: ","), Amount(locale: "hi_IN", currency: "INR", separator: "."),
    Amount(locale: "ar_EG", currency: "EGP", separator: "٫"), Amount(locale: "en_US", currency: "", separator: "."),
  ]
  static let decimal = "1234567.50"

  var skeleton: String { currency.isEmpty ? "" : "currency/\(currency)" }
  var name: String { currency.isEmpty ? locale : "\(locale) \(currency)" }
  /// The decimal's keys there.
  var keys: String { Amount.decimal.replacing(".", with: separator) }
  /// The same in the digits that are shown there.
  var nativeKeys: String { locale == "ar_EG" ? "١٢٣٤٥٦٧٫٥٠" : keys }

  func format() throws -> NumberFormat {
    try LocaleNumberFormat(locale: locale, style: currency.isEmpty ? .decimal : .currency(currency)).numberFormat
  }
}
