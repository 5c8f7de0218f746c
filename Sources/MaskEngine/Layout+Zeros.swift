internal import MaskCompiler

/// Zeros in front of numbers of natural width: they stay while a number is typed, and go when editing ends.
extension Layout {
  /// Whether the parse shown has a number with a zero in front.
  package var hasZerosInFront: Bool {
    guard tables.hasOpenNumbers else { return false }
    for k in 0..<count where isZeroInFront(k) { return true }
    return false
  }

  /// Whether character `k` is a zero in front of a number: the number goes on after it.
  private func isZeroInFront(_ k: Int) -> Bool { k + 1 < count && tables.leavesZeroInFront(path: path(k + 1)) }

  /// Becomes another layout without zeros in front. Returns how many went: 0 where there are none, or the rest does not
  /// fit so.
  package mutating func dropZerosInFront(of other: borrowing Layout) -> Int {
    guard other.hasZerosInFront else { return 0 }
    clear()
    for k in 0..<other.count where !other.isZeroInFront(k) && !exact(other.character(k)) { return 0 }
    var next = 0
    for k in 0..<other.count where !other.isZeroInFront(k) {
      if character(next) != other.character(k) { return 0 }
      next += 1
    }
    return other.count - count
  }
}
