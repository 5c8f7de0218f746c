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
  /// - Returns: what was lost of the text and means something. Blanks and brackets around it do not. Where no value of the format has
  ///   punctuation, nor numbers of a fixed width, none of it does: `4111-11 11` is a beginning of a card's number. Elsewhere a separator means
  ///   nothing where the format has one, too: `12 / 27` is an expiry, but `256.1.1.1` is no internet address though its digits would make one.
  ///
  /// Of a secure field, too, it makes texts of what is filled in, which are not wiped: `Field.format` makes none.
  ///
  /// Cost: that of `Field.format`, and a few times that where the mask does not take the text.
  @discardableResult public func fill(_ field: inout Field, with text: String) -> [Rejection] {
    guard let mask = field.mask else {
      field.format(text)
      return field.rejections
    }
    let text = text.folded
    // tried elsewhere, so that the field is filled in one step of undo
    var trial = Field(trying: mask, field.options)
    trial.format(text)
    let losses = losses(in: trial, of: text)
    if losses.isEmpty && state(of: trial) == .complete {
      field.format(text)
      return []
    }
    for ending in endings(of: text) {
      for form in [ending] + otherForms.compactMap({ rewritten(ending, by: $0) }) {
        trial.format(form)
        guard state(of: trial) == .complete, self.losses(in: trial, of: form).isEmpty else { continue }
        field.format(form)
        return []
      }
    }
    field.format(text)
    return losses
  }

  /// The text, and what stands behind its first words, where those may be a label: before a colon, or where they cannot be part of a value.
  private func endings(of text: String) -> [String] {
    // nobody writes a label before so long a text
    if text.utf8.count > 4_096 { return [] }
    var out = [text]
    var rest = text[...]
    let known = (name + " " + description.label)[...].words
    while out.count < 5, let end = rest.firstIndex(where: { $0 == ":" || $0 == " " }) {
      guard rest.unicodeScalars.first?.isLetter ?? false else { break }
      let isLabel = rest[end] == ":" || !tree.valuesHaveLetters || known.contains(rest[..<end].words.first ?? "")
      rest = rest[rest.index(after: end)...]
      if isLabel { out.append(String(rest)) } else { break }
    }
    return out
  }

  /// What a field lost of a text that means something.
  private func losses(in field: borrowing Field, of text: String) -> [Rejection] {
    let all = field.rejections
    if all.isEmpty { return [] }
    let characters = Array(text)
    let words = characters.indices.filter { characters[$0].isLetterOrNumber }
    let edges = (first: words.first ?? characters.count, last: words.last ?? -1)
    guard let mask = field.mask else { return all }
    var left = Field(trying: mask, field.options)
    left.format(text)
    left.leave()
    // fixed text that may be followed by more shows only when the field is left
    if left.text == text[...].withoutEdges { return [] }
    let marksMatter = tree.valuesHavePunctuation
    let placesMatter = tree.hasFixedNumbers
    // each place is tried, and nobody writes so many separators by mistake
    let mayTry = all.count <= 32
    return all.filter { loss in
      guard loss.position < characters.count else { return true }
      let character = characters[loss.position]
      if character.isBlankOrBracket && (loss.position < edges.first || loss.position > edges.last) { return false }
      if character == "-" && loss.position + 1 == edges.first { return true }
      guard character.isSeparator, !marksMatter else { return true }
      if !placesMatter { return false }
      return !mayTry || !showsSeparator(behind: String(characters[..<loss.position]), Field(trying: mask, field.options))
    }
  }

  /// Whether fixed text stands behind the beginning of a text.
  private func showsSeparator(behind beginning: String, _ trial: consuming Field) -> Bool {
    trial.format(beginning)
    guard let last = trial.text.last else { return false }
    return !last.isLetterOrNumber
  }

  /// A text in another form of the format, in the form of the mask; nil where it is not in that form.
  private func rewritten(_ text: String, by form: MaskTree) -> String? {
    guard let mask = try? Mask(form) else { return nil }
    var field = Field(mask)
    field.format(text)
    guard field.isComplete, field.rejections.isEmpty else { return nil }
    return tree.text(with: field.orderedCaptures)
  }
}

extension Field {
  /// An empty field for trying: as secure as the one that is to be filled, and showing what is certain to come.
  fileprivate init(trying mask: Mask, _ options: FieldOptions) {
    var options = options
    options.isEager = true
    options.undoSteps = 0
    self.init(mask, options: options)
  }
}
