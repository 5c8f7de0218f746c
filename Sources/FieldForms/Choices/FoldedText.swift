internal import UnicodeFacts

/// A text without case and accents, in UTF-8, for comparing.
struct FoldedText: Equatable, Sendable {
  private(set) var bytes: [UInt8] = []

  init(_ text: String) { append(text) }

  var isEmpty: Bool { bytes.isEmpty }

  mutating func append(_ text: String) {
    for scalar in text.unicodeScalars {
      let base = scalar.withoutMarks
      if base.isNonspacingMark { continue }
      for byte in base.typewritten.simpleLowercase.utf8 { bytes.append(byte) }
    }
  }

  mutating func replace(with text: String) {
    bytes.removeAll(keepingCapacity: true)
    append(text)
  }

  /// How a text stands in another, the best first.
  enum Match { case start, word, inside }

  /// How another text stands in this one; `nil` where it does not.
  func match(_ other: FoldedText) -> Match? {
    let (count, room) = (other.bytes.count, bytes.count - other.bytes.count)
    if room < 0 { return nil }
    var isInside = false
    for start in 0...room {
      var k = 0
      while k < count, bytes[start + k] == other.bytes[k] { k += 1 }
      if k < count { continue }
      if start == 0 { return .start }
      if !bytes[start - 1].isSignificant { return .word }
      isInside = true
    }
    return isInside ? .inside : nil
  }

  /// Whether the text begins with another.
  func begins(with other: FoldedText) -> Bool { bytes.starts(with: other.bytes) }

  /// Whether both are one name, however it is punctuated: *U.S.A.* is *USA*, *Trinidad & Tobago* is *Trinidad and
  /// Tobago*, and *the Gambia* is *Gambia*. No text is the name of nothing.
  func isSameName(as other: FoldedText) -> Bool {
    var (one, two) = (NameBytes(self), NameBytes(other))
    guard var byte = one.next() else { return false }
    while byte == two.next() {
      guard let next = one.next() else { return two.next() == nil }
      byte = next
    }
    return false
  }
}

/// What counts in a name: its letters and digits, `&` as *and*, without *the* at its start.
private struct NameBytes: IteratorProtocol {
  private let bytes: [UInt8]
  private var index: Int
  /// How many letters of *and* are still to come where an `&` stands.
  private var pending = 0

  private static let article = Array("the ".utf8)

  init(_ text: FoldedText) {
    bytes = text.bytes
    index = bytes.starts(with: NameBytes.article) ? NameBytes.article.count : 0
  }

  mutating func next() -> UInt8? {
    if pending > 0 {
      pending -= 1
      return pending == 1 ? UInt8(ascii: "n") : UInt8(ascii: "d")
    }
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "&") {
        pending = 2
        return UInt8(ascii: "a")
      }
      if byte.isSignificant { return byte }
    }
    return nil
  }
}

extension UInt8 {
  /// Whether it is a byte of a letter or digit, or of something beyond ASCII; text is folded.
  fileprivate var isSignificant: Bool { self >= 128 || 48...57 ~= self || 97...122 ~= self }
}

extension Unicode.Scalar {
  /// An apostrophe or hyphen of print as a keyboard has it; any other scalar as it is.
  fileprivate var typewritten: Unicode.Scalar {
    switch value {
    case 0x2018, 0x2019, 0x2BB, 0x2BC: "'"
    case 0x2010...0x2015: "-"
    default: self
    }
  }
}
