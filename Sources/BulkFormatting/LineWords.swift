/// What of a line may be a label, a prefix, or stand for what is hidden: all of these have letters alone between marks,
/// or begin with one.
struct LineWords {
  /// Whether the line, or a part of it, begins with a letter.
  private(set) var beginWithLetter = false
  private var label = Label.beforeWord
  /// Whether all that follows the last mark is letters; `nil` where nothing follows it.
  private var isWord: Bool?
  /// Whether a word of letters alone has ended.
  private(set) var hasWord = false
  private var crosses = Crosses.none
  private var hasHidden = false

  /// How far all that was read may be a label.
  private enum Label: Int {
    case beforeWord, word, ended, none

    mutating func read(_ byte: UInt8) {
      self =
        switch (self, byte) {
        case (.beforeWord, 65...90), (.beforeWord, 97...122): .word
        case (.word, 65...90), (.word, 97...122), (.word, 45...57): .word
        case (.beforeWord, _) where LineWords.isBlank(byte), (.word, _) where LineWords.isBlank(byte): .beforeWord
        case (.none, _): .none
        default: LineWords.endLabels(byte) ? .ended : .none
        }
    }
  }

  /// The letters of one case that stand alone between marks for hidden characters: two `x` or more.
  private enum Crosses: Int {
    /// Where they may begin.
    case none
    case small, capital, smallOnes, capitals
    /// Other letters or digits are beside them.
    case broken

    mutating func read(_ byte: UInt8) {
      self =
        switch (self, byte) {
        case (.none, UInt8(ascii: "x")): .small
        case (.none, UInt8(ascii: "X")): .capital
        case (.small, UInt8(ascii: "x")), (.smallOnes, UInt8(ascii: "x")): .smallOnes
        case (.capital, UInt8(ascii: "X")), (.capitals, UInt8(ascii: "X")): .capitals
        default: .broken
        }
    }

    var hide: Bool { self == .smallOnes || self == .capitals }
  }

  mutating func read(_ byte: UInt8, isFirst: Bool) {
    label.read(byte)
    switch byte {
    case 65...90, 97...122:
      beginWithLetter = beginWithLetter || isFirst
      isWord = isWord ?? true
      crosses.read(byte)
    case 48...57:
      isWord = false
      crosses = .broken
    default:
      hasWord = hasWord || isWord ?? false
      isWord = byte == UInt8(ascii: ".") ? false : nil
      hasHidden = mayHide || byte == Self.bullet
      crosses = .none
    }
  }

  /// Whether all that was read may be a label.
  var areOfLabel: Bool { label != .none }

  /// Whether letters or bullets may stand for hidden characters.
  var mayHide: Bool { hasHidden || crosses.hide }

  static var bullet: UInt8 { UInt8(ascii: "*") }

  /// Whether a byte may follow a label.
  static func endLabels(_ byte: UInt8) -> Bool { " :#".utf8.contains(byte) }

  static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || 9...13 ~= byte }

  var key: Int {
    (beginWithLetter ? 1 : 0) | (hasHidden ? 2 : 0) | label.rawValue << 2 | crosses.rawValue << 4
      | (hasWord ? 1 << 7 : 0) | (isWord.map { $0 ? 2 : 1 } ?? 0) << 8
  }
}
