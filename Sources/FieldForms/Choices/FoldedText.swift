import FieldFormats

/// A text without case and accents, in UTF-8, for comparing.
struct FoldedText: Equatable, Sendable {
  private(set) var bytes: [UInt8] = []

  init(_ text: String) { append(text) }

  var isEmpty: Bool { bytes.isEmpty }

  mutating func append(_ text: String) {
    for scalar in text.unicodeScalars {
      let base = scalar.withoutMarks
      if base.isNonspacingMark { continue }
      for byte in base.simpleLowercase.utf8 { bytes.append(byte) }
    }
  }

  mutating func replace(with text: String) {
    bytes.removeAll(keepingCapacity: true)
    append(text)
  }

  /// How a text stands in another, the best first.
  enum Match: CaseIterable { case start, word, inside }

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
      if isSeparator(bytes[start - 1]) { return .word }
      isInside = true
    }
    return isInside ? .inside : nil
  }

  private func isSeparator(_ byte: UInt8) -> Bool { byte < 128 && !(48...57 ~= byte || 97...122 ~= byte) }
}
