public import FieldEditing
public import LocaleNumbers

extension Field {
  /// An empty field for a locale's numbers.
  ///
  ///     var price = Field(try LocaleNumberFormat(locale: "de_DE", style: .currency("EUR")))
  ///     price.insert("1234,5")
  ///     price.text    // "1.234,5 €"
  ///     price.endEditing()
  ///     price.text    // "1.234,50 €"
  ///     price.value   // "1234.50"
  ///
  /// - Parameters:
  ///   - format: How the number is shown.
  ///   - entry: How it is typed, and its bounds.
  ///   - options: Those that are not about masks alone, such as `offsetUnit` and `isSecure`.
  public init(_ format: LocaleNumberFormat, entry: NumberEntry = NumberEntry(), options: FieldOptions = FieldOptions())
  {
    self.init(format.numberFormat, entry: entry, options: options)
  }
}
