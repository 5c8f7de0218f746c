/// A place in a text that a number is read from. What shows nothing is passed over.
///
/// It looks into UTF-8 that is lent to it, and is copied to come back to a place: so reading keeps no list of
/// characters.
@safe struct NumberText {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// Where the part that is read ends, in bytes.
  private var end: Int
  /// Where the character here begins and ends, in bytes.
  private(set) var byte = 0
  private var next = 0
  /// The character here; `nil` at the end.
  private(set) var scalar: Unicode.Scalar?
  /// How many scalars of the whole text stand before it.
  private(set) var position = -1

  /// The beginning of a text, without the lines' ends that one copied from a table brings along.
  ///
  /// - Throws: `NumberError` where it has more scalars than `limit`.
  init(_ bytes: UnsafeBufferPointer<UInt8>, limit: Int) throws(NumberError) {
    unsafe self.bytes = bytes
    end = bytes.count
    var lastEnd = 0
    advance()
    while let scalar, position < limit {
      if !scalar.isLineEnd { lastEnd = next }
      advance()
    }
    if position > limit || scalar != nil { throw NumberError(.textTooLong(limit: limit), at: limit) }
    (end, next, position) = (lastEnd, 0, -1)
    advance()
    while let scalar, scalar.isLineEnd { advance() }
  }

  /// A place that was found before.
  init(_ bytes: UnsafeBufferPointer<UInt8>, byte: Int, position: Int) {
    unsafe self.bytes = bytes
    (end, next) = (bytes.count, byte)
    self.position = position - 1
    advance()
  }

  /// How many scalars the whole text has.
  var length: Int { unsafe bytes.count { $0 & 0xC0 != 0x80 } }

  /// Goes on to the next character that means something.
  @inline(__always) mutating func advance() {
    repeat {
      position &+= 1
      byte = next
      if next >= end {
        scalar = nil
        return
      }
      let first = unsafe bytes[next]
      next &+= 1
      if first < 0x80 {
        scalar = Unicode.Scalar(first)
        return
      }
      scalar = longer(first)
    } while scalar.map { $0.isLeftOutOfNumbers } ?? false
  }

  /// A character of more than one byte. A text has whole ones only.
  @inline(never) private mutating func longer(_ first: UInt8) -> Unicode.Scalar {
    let count = first < 0xE0 ? 1 : first < 0xF0 ? 2 : 3
    var value = UInt32(first) & (0x3F &>> UInt32(count))
    for _ in 0..<count {
      value = unsafe value &<< 6 | UInt32(bytes[next] & 0x3F)
      next &+= 1
    }
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  /// What stands between here and another place.
  func upTo(_ other: NumberText) -> NumberText {
    var part = self
    part.end = other.byte
    if byte >= part.end { part.scalar = nil }
    return part
  }
}
