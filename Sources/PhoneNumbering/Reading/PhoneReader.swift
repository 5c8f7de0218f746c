internal import SecretMemory
internal import UnicodeFacts

/// Takes what can be dialled out of a pasted text: for fields, which know themselves what to do with it.
///
/// It finds the number and the extension as `PhoneNumber` does, but asks for no number: any digits will do, and what is
/// neither a digit nor usual between digits is reported instead of rejected. What shows nothing and all of Unicode's
/// spaces and dashes are usual; so are line ends around the text, but not inside it.
///
///     let reading = try PhoneReader().read("Tel. +49 (0) 30 123456 ext. 12")
///     String(decoding: reading.number.digits, as: UTF8.self)  // "49030123456", and `plus` is 5
package struct PhoneReader: Sendable {
  /// How many scalars a text may have.
  package let textLimit: Int

  package init(textLimit: Int = 250) { self.textLimit = textLimit }

  /// - Throws: `PhoneError` if the text is too long.
  /// - Complexity: linear in the text.
  @export(interface) package func read(_ text: String) throws(PhoneError) -> PhoneReading {
    let whole = try PhoneText(text, limit: textLimit).withPlainPunctuation
    // an address with a context that cannot be is a text as others are
    let address = try? whole.numberPart()
    let part = address ?? whole.possibleNumber
    var reading = PhoneReading()
    if let extensionAlone = whole.extensionAlone {
      reading.extensionNumber = extensionAlone.digits
      reading.strangers = whole.strangers(beside: extensionAlone.positions)
      return reading
    }
    var number = part
    var known = address == nil ? [] : whole.addressPositions
    if let mark = ExtensionMark(endOf: part) {
      number.cut(at: mark.start)
      if number.decimalDigits.count >= 3 || number.firstStranger == nil {
        reading.extensionNumber = PhoneText(part.characters[mark.digits]).decimalDigits
        known += part.characters[mark.start...].map { $0.position }
      } else {
        number = part
      }
    }
    if number.startsWithPlus { reading.plus = number.position(0) }
    reading.number = number.decimalDigits
    known += reading.number.positions
    known += number.characters.prefix { $0.scalar.isPhonePlus }.map { $0.position }
    reading.strangers = whole.strangers(beside: known)
    return reading
  }
}

extension PhoneText {
  /// Every space as the plain one, every dash as the hyphen, every plus as the plain one, without line ends and spaces
  /// around and without marks that do not show.
  fileprivate var withPlainPunctuation: PhoneText {
    func isAround(_ character: Character) -> Bool {
      character.scalar.isLineEnd || character.scalar.isInvisible || character.scalar.plainPunctuation == " "
    }
    let text = characters.drop(while: isAround)
    let end = text.lastIndex { !isAround($0) }.map { $0 + 1 } ?? text.startIndex
    var plain: SecretList<Character> = []
    for character in text[..<end] where !character.scalar.isInvisible {
      plain.append(Character(scalar: character.scalar.plainPunctuation, position: character.position))
    }
    return PhoneText(plain)
  }

  /// Of `tel:`, and of what an address says beside the number.
  fileprivate var addressPositions: [Int] {
    var indices: [Int] = []
    for start in 0..<max(0, count - 3) where indices.isEmpty {
      if self.start(of: "tel:", endingAt: start + 4) == start { indices = Array(start..<start + 4) }
    }
    let parameters = [";phone-context=", ";isub="].compactMap { firstIndex(of: $0) }
    return indices.map { position($0) } + (parameters.min().map { characters[$0...].map { $0.position } } ?? [])
  }

  /// The digits of an extension, and where it and its mark stand, of a text that is one and no more: `x12`, `ext. 12`,
  /// `;ext=12`.
  fileprivate var extensionAlone: (digits: PlacedDigits, positions: [Int])? {
    guard let first = characters.first?.scalar, first.isASCIILetter || first == ";",
      let mark = ExtensionMark(endOf: self),
      mark.start == 0
    else { return nil }
    return (PhoneText(characters[mark.digits]).decimalDigits, characters.map { $0.position })
  }

  /// Where something stands that is neither known nor punctuation.
  fileprivate func strangers(beside known: [Int]) -> [Int] {
    var isKnown = [Bool](repeating: false, count: position(count))
    for position in known { isKnown[position] = true }
    return characters.filter { !isKnown[$0.position] && !$0.scalar.isPhonePunctuation }.map { $0.position }
  }
}
