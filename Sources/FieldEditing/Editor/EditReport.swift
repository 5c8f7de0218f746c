import MaskEngine

/// What the last edit reported beside its result.
struct EditReport: ~Copyable {
  /// Pairs of a position and the number of a reason.
  private var pairs = NumberList(capacity: 16)
  /// Where in the text pasted last a sign stands that can be read both ways.
  var ambiguity: Int? {
    didSet { isEmpty = false }
  }
  private(set) var isEmpty = true

  var count: Int { pairs.count / 2 }

  subscript(i: Int) -> Rejection {
    Rejection(position: Int(pairs[2 * i]), reason: Rejection.Reason(rawValue: pairs[2 * i + 1]) ?? .doesNotFit)
  }
  var rejections: [Rejection] { (0..<count).map { self[$0] } }

  @inline(__always) mutating func append(_ reason: Rejection.Reason, at position: Int) {
    let pair = pairs.extend(by: 2)
    (pair[0], pair[1]) = (UInt32(truncatingIfNeeded: position), reason.rawValue)
    isEmpty = false
  }

  /// Adds such pairs.
  mutating func append(_ other: borrowing NumberList) {
    if other.isEmpty { return }
    pairs.append(other, 0..<other.count)
    isEmpty = false
  }

  /// Adds a character in its place among the others, unless one stands there.
  mutating func insert(_ reason: Rejection.Reason, at position: Int) {
    var place = count
    while place > 0 && self[place - 1].position > position { place -= 1 }
    if place > 0 && self[place - 1].position == position { return }
    append(reason, at: position)
    for i in stride(from: pairs.count - 1, to: 2 * place + 1, by: -1) { swap(i, with: i - 2) }
  }
  private mutating func swap(_ i: Int, with j: Int) { (pairs[i], pairs[j]) = (pairs[j], pairs[i]) }

  /// Gives another reason for the one character that is reported.
  mutating func replace(by reason: Rejection.Reason) {
    let position = self[0].position
    removeAll()
    append(reason, at: position)
  }

  @inline(__always) mutating func removeAll() {
    if isEmpty { return }
    pairs.removeAll()
    ambiguity = nil
    isEmpty = true
  }
  /// Forgets the characters, and keeps what is known of the text as a whole.
  mutating func removeRejections() { pairs.removeAll() }
  func wipe() { pairs.wipe() }
}
