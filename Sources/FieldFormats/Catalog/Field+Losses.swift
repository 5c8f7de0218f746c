internal import SecretMemory

/// What counts as a loss: the one rule, for fields, columns and commands alike.
extension Field {
  /// What the last edit, which made the whole field from a text, lost of it and means something.
  ///
  ///     var phone = Field(try Mask("(###) ###-####"))
  ///     phone.format("555/123.4567 x")
  ///     phone.losses(of: "555/123.4567 x").map(\.position)     // [13]: the x alone
  ///
  /// Of the characters that the field rejected these are no losses:
  ///
  /// - Blanks and brackets around the text.
  /// - Blanks, brackets and separators within it, where no value of the mask has punctuation, nor a number of a fixed width: `4111-11 11` is a
  ///   beginning of a card's number. The same holds of phone numbers.
  /// - Elsewhere a separator where the mask shows one, too: `12 / 27` is an expiry, but `256.1.1.1` is not an internet address though its digits
  ///   would make one.
  ///
  /// All else is, and a minus in front of a number always. A number is taken whole or not at all: each rejection of it is a loss.
  ///
  /// - Parameter text: The text that the field was made from.
  /// - Returns: The rejections that are losses, in the order of ``rejections``; their positions count the text's characters.
  /// - Complexity: O(*n*) where nothing was rejected, and otherwise that of `format(_:)` once more, and for up to 32 rejected separators of a mask with
  ///   numbers of a fixed width once for each.
  public func losses(of text: String) -> [Rejection] { rejections.isEmpty ? [] : losses(of: SecretList(text.utf8)) }

  /// The same for a text in UTF-8.
  func losses(of text: SecretList<UInt8>) -> [Rejection] {
    let all = rejections
    if all.isEmpty || numberFormat != nil { return all }
    if let mask, showsWhole(text, mask) { return [] }
    // for most texts neither is asked
    lazy var marksMatter = mask?.tree.valuesHavePunctuation ?? false
    lazy var placesMatter = mask?.tree.hasFixedNumbers ?? false
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
        // nobody dials less than nothing
        if character == "-" && loss.position + 1 == first && mask != nil { return true }
        guard character.isSeparator, !marksMatter else { return true }
        if !placesMatter { return false }
        return !mayTry || !showsSeparator(behind: SecretList(text[..<start].utf8))
      }
    }
  }

  /// Whether the text is what the field shows when it is left: fixed text that may be followed by more shows only then.
  private func showsWhole(_ text: SecretList<UInt8>, _ mask: Mask) -> Bool {
    var left = Field(trying: mask, options)
    left.format(text)
    left.leave()
    return left.shownBytes.withText { shown in text.withText { $0.withoutEdges == shown } }
  }

  /// Whether fixed text stands behind the beginning of a text.
  private func showsSeparator(behind beginning: SecretList<UInt8>) -> Bool {
    guard let mask else { return false }
    var trial = Field(trying: mask, options)
    trial.format(beginning)
    return trial.shownBytes.withText { text in text.starts.last.map { !text.unicodeScalars[$0].isLetterOrNumber } ?? false }
  }
}

extension Field {
  /// An empty field for trying: as secure as the one that is to be filled, and showing what is certain to come.
  init(trying mask: Mask, _ options: FieldOptions) {
    var options = options
    options.isEager = true
    options.undoSteps = 0
    self.init(mask, options: options)
  }

  /// Makes the whole field from a text in UTF-8.
  mutating func format(_ text: SecretList<UInt8>) { text.withText { _ = format($0) } }
}
