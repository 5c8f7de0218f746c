/// The place of the caret where a key was rejected: what is typed next was meant for another place, so that it is
/// rejected, too, rather than joined to what stands before.
///
/// The first backspace takes back what was rejected, and nothing else; a movement of the caret, a paste, a deletion and
/// undo open the place.
struct ClosedPlace {
  private(set) var isClosed = false
  /// Whether a letter or digit was rejected at the closed place. The value is not complete then.
  private(set) var hasLost = false

  /// - Parameter loses: whether what was rejected is part of what was meant: a letter or a digit.
  mutating func close(losing loses: Bool = false) {
    isClosed = true
    hasLost = hasLost || loses
  }
  mutating func open() { self = ClosedPlace() }
}
