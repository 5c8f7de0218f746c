/// A whole text for a field, as people have it at hand.
extension NamedFormat {
  /// Makes the whole field from a text that was pasted into an empty field, filled in by a browser or read from a file.
  ///
  ///     let iban = FormatCatalog.standard["iban"]!
  ///     var field = Field(try iban.mask())
  ///     iban.fill(&field, with: "IBAN DE89 3704 0044 0532 0130 00").isAccepted     // true
  ///     field.text                                                               // "DE89 3704 0044 0532 0130 00"
  ///
  /// The text is read as ``FieldFormat/read(_:options:)`` does. If it is rejected, the field stays as it was. Whatever
  /// is made of the text on the way is overwritten, as the field may be a secure one. The text itself is yours.
  ///
  /// - Parameters:
  ///   - field: A field over this format's mask.
  ///   - text: The text as it came.
  /// - Returns: Whether the text was accepted, and what was left out of it or kept it from being read.
  /// - Complexity: that of `Field.paste(_:)`.
  @discardableResult public func fill(_ field: inout Field, with text: String) -> TextReading {
    guard let mask = field.mask, field.options.pastes == .lossless else {
      return FieldFormat.fillLeniently(&field, with: text)
    }
    let reading = knowledge.read(text, by: mask, field.options, after: nil)
    _ = field.take(reading, isFinished: true)
    return reading
  }
}
