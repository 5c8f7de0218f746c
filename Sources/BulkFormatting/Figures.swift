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
  /// The same of all of the line before the gap, as the mask reads it.
  private(set) var mayEndLine = false
  /// Whether nothing that follows changes that.
  private(set) var haveEndedPart = false
  /// Whether a part may be a value that ends at some gap: one of a card, before its expiry.
  private(set) var haveEnd = false

  /// Notes that a part may be a value that ends here.
  ///
  /// - Parameter asAllOfLine: Whether only the line from its beginning may be, as the mask reads it.
  mutating func endPart(asAllOfLine: Bool) {
    haveEnd = true
    if !endInFigure { haveEndedPart = true } else if asAllOfLine { mayEndLine = true } else { mayEndPart = true }
  }

  /// Whether what begins with a byte is the rest of figures before it.
  func areCut(by byte: UInt8) -> Bool { gap != .apart && (48...57 ~= byte || "+(".utf8.contains(byte)) }

  /// Whether a byte that is not a digit is told apart from others.
  static func tell(_ byte: UInt8) -> Bool { " ().,/:+-".utf8.contains(byte) }

  mutating func read(_ byte: UInt8) {
    endInFigure = 48...57 ~= byte || byte == UInt8(ascii: ")")
    switch byte {
    case 48...57: (gap, mayEndPart, mayEndLine) = (.joining, false, false)
    case UInt8(ascii: "+"): gap = .joining
    case UInt8(ascii: ","), UInt8(ascii: ":"): if gap != .apart { gap = .comma }
    case UInt8(ascii: " ") where gap == .comma: gap = .apart
    case _ where " ().-/".utf8.contains(byte): if gap != .apart { gap = .joining }
    default: gap = .apart
    }
    if gap == .apart && (mayEndPart || mayEndLine) { haveEndedPart = true }
  }

  var key: Int {
    gap.rawValue | (endInFigure ? 4 : 0) | (mayEndPart ? 8 : 0) | (haveEnd ? 16 : 0) | (mayEndLine ? 32 : 0)
  }
}

/// A whole number that a program wrote as one with a fraction: four digits or more, a full stop or a comma, and one
/// digit or two.
struct WrittenInteger {
  /// How many digits there are, up to four.
  private var count = 0
  private var fraction = Fraction.before

  private enum Fraction: Int {
    case before, mark, one, two
    /// The line is no such number.
    case none
  }

  /// Notes that what stands before a byte may be a value.
  mutating func end(before byte: UInt8) {
    let isMark = byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",")
    if isMark && fraction == .before && count == 4 { fraction = .mark }
  }

  mutating func read(_ byte: UInt8) {
    fraction =
      switch (fraction, byte) {
      case (.before, 48...57), (.before, UInt8(ascii: "+")), (.before, 9...13): .before
      case (.mark, UInt8(ascii: ".")), (.mark, UInt8(ascii: ",")): .mark
      case (.mark, 48...57): .one
      case (.one, 48...57): .two
      case (.one, 9...13), (.two, 9...13), (.one, UInt8(ascii: " ")), (.two, UInt8(ascii: " ")): fraction
      default: .none
      }
    if 48...57 ~= byte { count = min(count + 1, 4) }
  }

  var mayHaveFraction: Bool { fraction == .one || fraction == .two }

  var key: Int { fraction == .none ? 5 : count | fraction.rawValue << 3 }
}
