/// Caretaker for those who have Foundation anyway: `Decimal` in and out of numbers, by Foundation's own ways to format and
/// parse.
///
/// - **`Decimal`**: `format(_:)` and `decimal(from:)` of a `NumberFormat` or `LocaleNumberFormat`, exact to the last digit.
/// - **`FormatStyle`**: `Decimal.CaretakerFormatStyle`, which shows, reads and is encoded.
///
///       let euros = try Decimal.CaretakerFormatStyle(locale: Locale(identifier: "de_DE"), style: .currency("EUR"))
///       let price = try Decimal("1.234,56 €", format: euros)
///       price.formatted(euros)   // "1.234,56 €"
@_exported public import Caretaker
