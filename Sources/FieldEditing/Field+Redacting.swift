internal import UnicodeFacts

/// What a summary shows of a value, which says whose it is and not what it is.
extension Field {
  /// Returns what is shown, with a bullet for each character of a slot but the last ones: `•••• •••• •••• 1111`. For a
  /// summary, when editing ends; the same whether the field is secure or not. Of numbers and phone numbers a bullet
  /// stands for each digit, of free text for each character.
  ///
  /// - Parameter count: How many of the last characters are shown as they are; 0 hides all of them.
  /// - Returns: The display with bullets; literals and value literals stay as they are.
  /// - Complexity: O(*n*) in what is shown.
  public func redactedText(revealingLast count: Int) -> String { redactedText(revealingFirst: 0, last: count) }

  /// Returns what is shown, with a bullet for each character of a slot but the first and the last ones:
  /// `4111 11•• •••• 1111`.
  ///
  ///     field.redactedText(revealingFirst: 6, last: 4)     // a card's issuer, and enough to know it by
  ///
  /// - Parameters:
  ///   - first: How many of the first characters are shown as they are.
  ///   - last: How many of the last ones.
  /// - Returns: As of ``redactedText(revealingLast:)``.
  /// - Complexity: O(*n*) in what is shown.
  public func redactedText(revealingFirst first: Int, last: Int) -> String {
    switch entry {
    case .mask(let editor): editor.content.redactedText(revealingFirst: first, last: last)
    case .text(let editor): editor.content.redactedText(revealingFirst: first, last: last)
    case .number, .phone: text.hidingDigits(butFirst: first, last: last)
    }
  }

  /// How many characters a bullet can stand for.
  package var redactableCount: Int {
    switch entry {
    case .mask(let editor): editor.content.slotCount
    case .text(let editor): editor.content.characterCount
    case .number, .phone: text.unicodeScalars.count { $0.decimalDigit != nil }
    }
  }
}

extension Int {
  /// The places of so many but the first and the last ones.
  func places(butFirst first: Int, last: Int) -> Range<Int> {
    let start = Swift.min(Swift.max(0, first), self)
    return start..<Swift.max(start, self - Swift.max(0, last))
  }
}

extension String {
  /// The same with a bullet for each digit but the first and the last ones.
  fileprivate func hidingDigits(butFirst first: Int, last: Int) -> String {
    func isDigit(_ scalar: Unicode.Scalar) -> Bool { scalar.decimalDigit != nil }
    let hidden = unicodeScalars.count(where: isDigit).places(butFirst: first, last: last)
    var (redacted, place) = (String.UnicodeScalarView(), 0)
    for scalar in unicodeScalars {
      let isHidden = isDigit(scalar) && hidden.contains(place)
      if isDigit(scalar) { place += 1 }
      redacted.append(isHidden ? "\u{2022}" : scalar)
    }
    return String(redacted)
  }
}
