internal import MaskEngine

/// What the last edit reported beside its result.
struct EditReport: ~Copyable {
  /// For each rejection its position, the number of its reason, and one more than the state of the mask's program, or
  /// 0.
  private var words = NumberList(capacity: 24)
  /// Where in the text pasted last a sign stands that can be read both ways.
  var ambiguity: Int? {
    didSet { isEmpty = false }
  }
  private(set) var isEmpty = true

  var count: Int { words.count / 3 }

  subscript(i: Int) -> Rejection {
    Rejection(
      position: Int(words[3 * i]), reason: Rejection.Reason(rawValue: words[3 * i + 1]) ?? .notAllowedHere,
      state: words[3 * i + 2] == 0 ? nil : Int(words[3 * i + 2]) - 1)
  }
  var rejections: [Rejection] { (0..<count).map { self[$0] } }

  @inline(__always) mutating func append(_ reason: Rejection.Reason, at position: Int, state: Int? = nil) {
    words.append(reason, at: position, state: state)
    isEmpty = false
  }

  /// Adds the rejections of a list that was filled as this one is.
  mutating func append(_ other: borrowing NumberList) {
    if other.isEmpty { return }
    words.append(other, 0..<other.count)
    isEmpty = false
  }

  /// Adds the characters of a value that were pushed out, counted from its end.
  mutating func append(pushedOut characters: borrowing NumberList, of count: Int) {
    for i in 0..<characters.count { append(.pushedOut, at: count - Int(characters[i])) }
  }

  /// Adds a character in its place among the others, unless one stands there.
  mutating func insert(_ reason: Rejection.Reason, at position: Int) {
    var place = count
    while place > 0 && self[place - 1].position > position { place -= 1 }
    if place > 0 && self[place - 1].position == position { return }
    append(reason, at: position)
    for i in stride(from: words.count - 1, to: 3 * place + 2, by: -1) { swap(i, with: i - 3) }
  }
  private mutating func swap(_ i: Int, with j: Int) { (words[i], words[j]) = (words[j], words[i]) }

  /// Gives another reason for the one character that is reported.
  mutating func replace(by reason: Rejection.Reason) {
    let first = self[0]
    removeAll()
    append(reason, at: first.position, state: first.state)
  }

  @inline(__always) mutating func removeAll() {
    if isEmpty { return }
    words.removeAll()
    ambiguity = nil
    isEmpty = true
  }
  /// Forgets the characters, and keeps what is known of the text as a whole.
  mutating func removeRejections() { words.removeAll() }
  func wipe() { words.wipe() }
}

extension NumberList {
  /// Adds a rejection as a report keeps it.
  @inline(__always) mutating func append(_ reason: Rejection.Reason, at position: Int, state: Int?) {
    let words = extend(by: 3)
    words[0] = UInt32(truncatingIfNeeded: position)
    words[1] = reason.rawValue
    words[2] = UInt32(truncatingIfNeeded: state.map { $0 + 1 } ?? 0)
  }
}
