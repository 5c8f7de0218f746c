package import SecretMemory

extension CheckedEntry {
  /// The letters and digits of what is checked, as ASCII, letters in upper case. Separators of the value count nothing.
  var characters: SecretList<UInt8> { CheckedEntry.characters(of: bytes) }

  static func characters(of text: some Collection<UInt8>) -> SecretList<UInt8> {
    var out: SecretList<UInt8> = []
    out.reserveCapacity(text.count)
    for byte in text { out.appendCharacter(byte) }
    return out
  }

  /// What a group of so many ASCII digits holds; `nil` where it holds something else.
  func number(_ name: String, digits: Int) -> Int? {
    guard let text = bytes(of: name), text.count == digits else { return nil }
    return text.smallNumber
  }
}

extension SecretList<UInt8> {
  /// Appends a letter, in upper case, or a digit; and nothing of a separator.
  @inlinable package mutating func appendCharacter(_ byte: UInt8) {
    switch byte {
    case 48...57, 65...90: append(byte)
    case 97...122: append(byte - 32)
    default: break
    }
  }
}

extension Collection<UInt8> {
  /// The number that up to nine ASCII digits are; `nil` for another text.
  var smallNumber: Int? {
    guard 1...9 ~= count else { return nil }
    var number = 0
    for digit in self {
      guard 48...57 ~= digit else { return nil }
      number = number * 10 + Int(digit) - 48
    }
    return number
  }
}
