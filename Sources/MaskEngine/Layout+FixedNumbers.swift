/// Numbers of fixed width.
extension Layout {
  /// Becomes another layout with the fixed-width number at its end zero-padded.
  ///
  /// - Returns: `false` where there is none, or it does not fit so.
  package mutating func pad(_ other: borrowing Layout) -> Bool {
    guard let (width, digits) = other.openNumber, digits < width else { return false }
    let start = other.count - digits
    for k in start..<other.count where !(48...57).contains(other.character(k)) { return false }
    clear()
    for k in 0..<start where !exact(other.character(k)) { return false }
    for _ in digits..<width where !exact(48) { return false }
    for k in start..<other.count where !exact(other.character(k)) { return false }
    return agrees(with: other, digits: digits, start: start)
  }

  /// Whether the characters shown are those of the other with zeros before its last `digits`.
  private func agrees(with other: borrowing Layout, digits: Int, start: Int) -> Bool {
    for k in 0..<start where character(k) != other.character(k) { return false }
    for k in start..<count - digits where character(k) != 48 { return false }
    for k in 0..<digits where character(count - digits + k) != other.character(start + k) { return false }
    return true
  }

  /// Whether the value is as long as the field allows.
  package var isAtLimit: Bool { count >= limit }
}
