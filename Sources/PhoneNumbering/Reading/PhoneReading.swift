internal import SecretMemory

/// What can be dialled in a text, and where each of it stands: in scalars of the text.
package struct PhoneReading: Hashable, Sendable {
  /// Where a plus stands in front of the digits; `nil` without.
  package var plus: Int?
  package var number = PlacedDigits()
  package var extensionNumber = PlacedDigits()
  /// Where something stands that is neither a digit of these nor usual beside them, in order: words in front, letters,
  /// a second number.
  package var strangers: [Int] = []
  /// Whether the text is digits with punctuation between them, and perhaps a plus or `tel:` in front: what
  /// `readPlainly` reads.
  package private(set) var isPlain = false

  package init() {}

  /// Reads a text as `PhoneReader` does, into memory that is there, if it is one of ASCII that has no more than a
  /// number: nearly all that is pasted. Else what was read is undefined.
  @export(interface) package mutating func readPlainly(_ text: String) -> Bool {
    clear()
    var (start, position) = (0, 0)
    for byte in text.utf8 {
      switch byte {
      case 48...57: number.append(byte &- 48, at: position)
      case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "."),
        UInt8(ascii: "/"):
        break
      case UInt8(ascii: "+") where plus == nil && number.count == 0: plus = position
      default:
        if position == 0 { start = text.utf8.addressStart }
        if position >= start { return false }
      }
      position &+= 1
    }
    // so few may be less than a number, though that is reported only where they stand side by side
    isPlain = number.count > 2 && position <= PhoneText.usualLimit
    return isPlain
  }

  private mutating func clear() {
    plus = nil
    number.clear()
    extensionNumber.clear()
    strangers.removeAll(keepingCapacity: true)
    isPlain = false
  }

  /// Overwrites the digits.
  package mutating func wipe() {
    number.digits.wipe()
    extensionNumber.digits.wipe()
    clear()
  }
}

extension String.UTF8View {
  /// After the `tel:` of an address (RFC 3966); 0 of all other texts.
  fileprivate var addressStart: Int {
    prefix(3).elementsEqual("tel".utf8) { $0 | 32 == $1 } && dropFirst(3).first == UInt8(ascii: ":") ? 4 : 0
  }
}
