internal import FieldEditing

extension FieldFormat {
  /// Returns a value as a field shows it.
  ///
  ///     let euros = try FieldFormat(NumberFormat(locale: "de_DE", currency: "EUR"))
  ///     euros.format("-1234.5")                                   // "-1.234,50 €"
  ///     try FormatCatalog.standard.format(named: "us-phone").format("12015550123")   // "+1 (201) 555-0123"
  ///
  /// - Parameter value: A value as `Field.value` has it: of a number a decimal with `.` and without groups.
  /// - Returns: The value as it is shown; `nil` where a character of it is rejected.
  /// - Complexity: that of `Field.setValue(_:)`.
  public func format(_ value: String) -> String? {
    var field = Field(self)
    let result = field.setValue(value)
    if !result.isAccepted || result.rejectedCount > 0 { return nil }
    field.endEditing()
    return field.text
  }

  /// Reads a text that arrives whole, as people have it at hand.
  ///
  ///     let iban = try FormatCatalog.standard.format(named: "iban")
  ///     iban.parse("IBAN: de89 3704 0044 0532 0130 00")          // "DE89370400440532013000"
  ///
  /// The value may be incomplete, or not a good one: ``validate(_:in:)`` judges it.
  ///
  /// - Parameter text: The text as it came.
  /// - Returns: Its value; `nil` where no field accepts the text.
  /// - Complexity: that of `Field.fill(_:)`.
  public func parse(_ text: String) -> String? {
    var field = Field(self)
    return field.fill(text).isAccepted ? field.value : nil
  }
}
