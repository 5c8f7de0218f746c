/// Figures with nothing between them but blanks and marks of numbers, which are one: no part begins or ends there.
struct Figures {
  /// What stands after the last digit, or the plus before one.
  private enum Gap: Int {
    /// Something that keeps figures apart; or there are none before it.
    case apart
    case joining
    /// A comma or a colon, after which a blank keeps figures apart.
    case comma
  }
  private var gap = Gap.apart
  private var endInFigure = false
  /// Whether a part may be a value that ends before the gap, unless figures follow.
  private(set) var mayEndPart = false
  /// Whether nothing that follows changes that.
  private(set) var haveEndedPart = false
  /// Whether a part may be a value that ends at some gap: one of a card, before its expiry.
  private(set) var haveEnd = false

  /// Notes that a part may be a value that ends here.
  mutating func endPart() {
    haveEnd = true
    if endInFigure { mayEndPart = true } else { haveEndedPart = true }
  }

  /// Whether what begins with a byte is the rest of figures before it.
  func areCut(by byte: UInt8) -> Bool { gap != .apart && (48...57 ~= byte || "+(".utf8.contains(byte)) }

  mutating func read(_ byte: UInt8) {
    endInFigure = 48...57 ~= byte || byte == UInt8(ascii: ")")
    switch byte {
    case 48...57: (gap, mayEndPart) = (.joining, false)
    case UInt8(ascii: "+"): gap = .joining
    case UInt8(ascii: ","), UInt8(ascii: ":"): if gap != .apart { gap = .comma }
    case UInt8(ascii: " ") where gap == .comma: gap = .apart
    case _ where " ().-/".utf8.contains(byte): if gap != .apart { gap = .joining }
    default: gap = .apart
    }
    if gap == .apart && mayEndPart { haveEndedPart = true }
  }

  var key: Int { gap.rawValue | (endInFigure ? 4 : 0) | (mayEndPart ? 8 : 0) | (haveEnd ? 16 : 0) }
}
