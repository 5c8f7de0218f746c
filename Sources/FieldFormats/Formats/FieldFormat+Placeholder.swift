extension FieldFormat {
  /// What is still to come in a field, as the format's example has it: sixteen places for a payment card, where the
  /// shortest card has thirteen digits.
  ///
  ///     let card = try FormatCatalog.standard.format(named: "card")
  ///     var field = Field(card)
  ///     field.insert("4111")
  ///     field.placeholder              // "____ ____ _"
  ///     card.placeholder(of: field)    // "____ ____ ____"
  ///
  /// - Parameter field: A field over this format.
  /// - Returns: What stands after the text, with an underscore for each character; `Field.placeholder` where the
  ///   example does not go on as the field has begun.
  /// - Complexity: that of `Field.setText(_:)`, twice. For after a key, not within it.
  public func placeholder(of field: borrowing Field) -> String {
    guard namedFormat != nil, !field.isComplete, !field.options.isSecure, !field.hasMarkedText else {
      return field.placeholder
    }
    var trial = Field(self, options: field.options)
    trial.setText(example)
    let (value, rest) = (field.value, trial.value.dropFirst(field.value.count))
    trial.setText(value + rest)
    let shown = trial.text
    guard trial.rejections.isEmpty, trial.isComplete, shown.hasPrefix(field.text), !rest.isEmpty else {
      return field.placeholder
    }
    return String(
      shown.dropFirst(field.text.count).map { $0.unicodeScalars.first?.isLetterOrNumber == true ? "_" : $0 })
  }
}
