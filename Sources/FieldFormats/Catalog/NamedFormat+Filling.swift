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
  /// - Returns: what was lost of the text and means something. Blanks and brackets around it do not. Where no value of the format has
  ///   punctuation, nor numbers of a fixed width, none of it does: `4111-11 11` is a beginning of a card's number. Elsewhere a separator means
  ///   nothing where the format has one, too: `12 / 27` is an expiry, but `256.1.1.1` is no internet address though its digits would make one.
  ///
  /// Whatever it makes of the text on the way is overwritten, as the field may be a secure one. The text itself is yours.
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
      for form in [ending] + otherForms.compactMap({ rewritten(ending, by: $0, field.options) }) {
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

  /// What a field lost of a text that means something.
  private func losses(in field: borrowing Field, of text: SecretList<UInt8>) -> [Rejection] {
    let (all, options) = (field.rejections, field.options)
    guard !all.isEmpty, let mask = field.mask else { return all }
    var left = Field(trying: mask, options)
    left.format(text)
    left.leave()
    // fixed text that may be followed by more shows only when the field is left
    let isWhole = left.shownBytes.withText { shown in text.withText { $0.withoutEdges == shown } }
    if isWhole { return [] }
    let marksMatter = tree.valuesHavePunctuation
    let placesMatter = tree.hasFixedNumbers
    // each place is tried, and nobody writes so many separators by mistake
    let mayTry = all.count <= 32
    return text.withText { text in
      let starts = text.starts
      let characters = text.unicodeScalars
      let first = starts.firstIndex { characters[$0].isLetterOrNumber } ?? starts.count
      let last = starts.lastIndex { characters[$0].isLetterOrNumber } ?? -1
      return all.filter { loss in
        guard loss.position < starts.count else { return true }
        let start = starts[loss.position]
        let character = characters[start]
        if character.isBlankOrBracket && (loss.position < first || loss.position > last) { return false }
        if character == "-" && loss.position + 1 == first { return true }
        guard character.isSeparator, !marksMatter else { return true }
        if !placesMatter { return false }
        return !mayTry || !showsSeparator(behind: SecretList(text[..<start].utf8), Field(trying: mask, options))
      }
    }
  }

  /// Whether fixed text stands behind the beginning of a text.
  private func showsSeparator(behind beginning: SecretList<UInt8>, _ trial: consuming Field) -> Bool {
    trial.format(beginning)
    return trial.shownBytes.withText { text in text.starts.last.map { !text.unicodeScalars[$0].isLetterOrNumber } ?? false }
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

extension Field {
  /// An empty field for trying: as secure as the one that is to be filled, and showing what is certain to come.
  fileprivate init(trying mask: Mask, _ options: FieldOptions) {
    var options = options
    options.isEager = true
    options.undoSteps = 0
    self.init(mask, options: options)
  }

  /// Makes the whole field from a text in UTF-8.
  fileprivate mutating func format(_ text: SecretList<UInt8>) { text.withText { _ = format($0) } }
}
