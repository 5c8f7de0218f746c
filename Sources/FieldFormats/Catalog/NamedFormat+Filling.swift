internal import SecretMemory

/// A whole text for a field, as people have it at hand.
extension NamedFormat {
  /// Makes the whole field from a text that was pasted into an empty field, filled in by a browser or read from a file.
  ///
  ///     let iban = FormatCatalog.standard["iban"]!
  ///     var field = Field(try iban.mask())
  ///     iban.fill(&field, with: "IBAN DE89 3704 0044 0532 0130 00")    // []
  ///     field.text                                                   // "DE89 3704 0044 0532 0130 00"
  ///
  /// The text is read by the mask, as `Field.format` does. Where that makes no value of it, it is tried in the other forms that the
  /// format knows, such as `2027-12` for an expiry, and without a label in front. Full-width letters and digits, and the minus sign U+2212, are
  /// read as what they stand for.
  ///
  /// - Returns: what was lost of the text and means something, by the rule of `Field.losses(of:)`.
  ///
  /// Whatever it makes of the text on the way is overwritten, as the field may be a secure one. The text itself is yours.
  ///
  /// Cost: that of `Field.format`, and a few times that where the mask does not take the text.
  @discardableResult public func fill(_ field: inout Field, with text: String) -> [Rejection] {
    guard let mask = field.mask else {
      field.format(text)
      return field.losses(of: text)
    }
    let text = text.folded
    // tried elsewhere, so that the field is filled in one step of undo
    var trial = Field(trying: mask, field.options)
    trial.format(text)
    let losses = trial.losses(of: text)
    if losses.isEmpty && state(of: trial) == .complete {
      field.format(text)
      return []
    }
    for ending in endings(of: text) {
      for form in [ending] + otherForms.compactMap({ rewritten(ending, by: $0, field.options) }) {
        trial.format(form)
        guard state(of: trial) == .complete, trial.losses(of: form).isEmpty else { continue }
        field.format(form)
        return []
      }
    }
    field.format(text)
    return losses
  }

  /// The text, and what stands behind its first words, where those may be a label: before a colon, or where they cannot be part of a value.
  private func endings(of text: SecretList<UInt8>) -> [SecretList<UInt8>] {
    // nobody writes a label before so long a text
    if text.count > 4_096 { return [] }
    var out = [text]
    let known = (name + " " + description.label)[...].utf8.words
    text.withText { text in
      var rest = text[...].unicodeScalars
      while out.count < 5, rest.first?.isLetter ?? false, let end = rest.firstIndex(where: { $0 == ":" || $0 == " " }) {
        let word = Substring(rest[..<end]).utf8.words.first
        let isKnown = word.map { word in known.contains { word.isWord($0) } } ?? false
        guard rest[end] == ":" || !tree.valuesHaveLetters || isKnown else { break }
        rest = rest[end...].dropFirst()
        out.append(SecretList(Substring(rest).utf8))
      }
    }
    return out
  }

  /// A text in another form of the format, in the form of the mask; nil where it is not in that form.
  private func rewritten(_ text: SecretList<UInt8>, by form: MaskTree, _ options: FieldOptions) -> SecretList<UInt8>? {
    guard let mask = try? Mask(form) else { return nil }
    var field = Field(mask, options: FieldOptions(isSecure: options.isSecure))
    field.format(text)
    guard field.isComplete, field.rejections.isEmpty else { return nil }
    return tree.text(with: field.captureBytes)
  }
}
