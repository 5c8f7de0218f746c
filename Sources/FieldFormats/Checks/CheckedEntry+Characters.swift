internal import SecretMemory

extension CheckedEntry {
  /// The letters and digits of what is checked, as ASCII, letters in upper case. Separators of the value count nothing.
  var characters: SecretList<UInt8> { CheckedEntry.characters(of: bytes) }

  static func characters(of text: some Collection<UInt8>) -> SecretList<UInt8> {
    var out: SecretList<UInt8> = []
    out.reserveCapacity(text.count)
    for byte in text { if let character = byte.asCheckedCharacter { out.append(character) } }
    return out
  }

  /// What a group of so many ASCII digits holds; `nil` where it holds something else.
  func number(_ name: String, digits: Int) -> Int? { number(name, digits: digits...digits) }

  func number(_ name: String, digits: ClosedRange<Int>) -> Int? {
    guard let text = bytes(of: name), digits ~= text.count else { return nil }
    return text.smallNumber
  }
}

extension UInt8 {
  /// A digit, or a letter in upper case; `nil` for a separator.
  @inlinable package var asCheckedCharacter: UInt8? {
    switch self {
    case 48...57, 65...90: self
    case 97...122: self - 32
    default: nil
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
