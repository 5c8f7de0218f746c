/// The blanks at both ends of a line, which mean nothing: what is read of it stands between them.
struct BlankMargins {
  /// How many there are before everything else.
  private(set) var leading = 0
  /// How many there are at the end, unless something else follows.
  private(set) var trailing = 0
  private var isBlank = true

  /// Reads a byte of the line.
  ///
  /// - Returns: How many blanks directly before it are not at an end of the line; `nil` where it is one that may be.
  mutating func read(_ byte: UInt8) -> Int? {
    if byte == UInt8(ascii: " ") {
      if isBlank { leading += 1 } else { trailing += 1 }
      return nil
    }
    defer { (isBlank, trailing) = (false, 0) }
    return trailing
  }

  /// What stands between them.
  func content(of line: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: line[leading..<line.count - trailing])
  }

  /// What tells lines apart by them; nothing where there are none.
  var key: [UInt32] { leading + trailing == 0 ? [] : [.max - 6, UInt32(leading), UInt32(trailing)] }
}
