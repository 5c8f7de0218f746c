extension FieldFormat {
  /// Returns what is still to come in a field, as the format's example has it: sixteen places for a payment card, where
  /// the shortest card has thirteen digits.
  ///
  ///     let card = try FormatCatalog.standard.format(named: "card")
  ///     var field = Field(card)
  ///     field.insert("4111")
  ///     field.placeholder              // "____ ____ _"
  ///     card.placeholder(of: field)    // "____ ____ ____"
  ///
  /// - Parameter field: A field over this format.
  /// - Returns: What stands after the text, with the prompt's character or an underscore for each character;
  ///   `Field.placeholder` where the example does not go on as the field has begun.
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
    let coming = shown.dropFirst(field.text.count)
    let prompt = field.mask?.prompt ?? []
    let first = field.mask?.isFromEnd == true ? prompt.count - coming.count : field.text.count
    var out = ""
    for (i, character) in coming.enumerated() {
      if character.unicodeScalars.first?.isLetterOrNumber != true {
        out.append(character)
      } else {
        out += prompt.indices.contains(first + i) ? prompt[first + i] : "_"
      }
    }
    return out
  }
}
