package import SecretMemory
internal import UnicodeFacts

/// Digits as they are dialled, and where each stands in the text.
package struct PlacedDigits: Hashable, Sendable {
  /// ASCII.
  package var digits: SecretList<UInt8> = []
  package var positions: [Int] = []

  package var count: Int { digits.count }
  /// As many of the digits as there is room for.
  package var packed: PackedDigits { PackedDigits(digits.prefix(PackedDigits.capacity)) }

  @inline(__always) mutating func append(_ digit: UInt8, at position: Int) {
    digits.append(48 &+ digit)
    positions.append(position)
  }

  mutating func clear() {
    digits.removeAll(keepingCapacity: true)
    positions.removeAll(keepingCapacity: true)
  }
}

/// Judging and normalising what was found.
extension PhoneText {
  /// Where the text stops being a number, or `nil` if all of it is one, with an extension or without.
  ///
  /// A number is two digits alone; or pluses and at least three digits, only punctuation among those, then letters as
  /// well.
  var firstStranger: Int? {
    var index = 0
    while index < count, self[index].isPhonePlus { index += 1 }
    var digitCount = 0
    while index < count, digitCount < 3 {
      if self[index].decimalDigit != nil {
        digitCount += 1
      } else if !self[index].isPhonePunctuation && self[index] != "*" {
        return index
      }
      index += 1
    }
    if digitCount < 3 { return digitCount == 2 && count == 2 ? nil : count }
    guard let end = characters[index...].firstIndex(where: { !$0.scalar.isInsidePhoneNumber }) else { return nil }
    let isExtended = ExtensionMark(endOf: self)?.starts.contains { $0.overlaps(index...end) } ?? false
    return isExtended ? nil : end
  }

  /// Takes an extension off the end, if what is left is a number. The digits are ASCII, whatever they were written in.
  mutating func removeExtension() -> PlacedDigits {
    guard let mark = ExtensionMark(endOf: self) else { return PlacedDigits() }
    var number = self
    number.cut(at: mark.start)
    guard number.firstStranger == nil else { return PlacedDigits() }
    let taken = PhoneText(characters[mark.digits]).decimalDigits
    self = number
    return taken
  }

  var startsWithPlus: Bool { characters.first?.scalar.isPhonePlus == true }

  var withoutPluses: PhoneText { PhoneText(characters.drop { $0.scalar.isPhonePlus }) }

  /// What is dialled for a number that may be written in letters: three letters or more are keys, fewer are not meant.
  /// Among letters, only ASCII digits count, as in libphonenumber.
  var dialledDigits: PlacedDigits {
    if characters.lazy.filter({ $0.scalar.isASCIILetter }).prefix(3).count < 3 { return decimalDigits }
    var dialled = PlacedDigits()
    for character in characters {
      let digit = character.scalar.isASCII ? character.scalar.decimalDigit : nil
      if let digit = digit ?? character.scalar.keypadDigit { dialled.append(digit, at: character.position) }
    }
    return dialled
  }

  var decimalDigits: PlacedDigits {
    var dialled = PlacedDigits()
    for character in characters {
      if let digit = character.scalar.decimalDigit { dialled.append(digit, at: character.position) }
    }
    return dialled
  }
}
