internal import MaskCompiler
internal import MaskEngine
internal import MaskSyntax
internal import UnicodeFacts

/// How far stepping goes.
enum StepLimit {
  /// A number of more digits is not stepped.
  static let digits = 4
  static let number = 9_999
  /// A part with a greater one has no number above this.
  static let carrying = 99
  /// A step that carries goes no further: in units of its part, or in words.
  static let carriedUnits = 99_999
  static let carriedWords = 9_999
  /// Nodes of a mask that are looked at for words.
  static let nodes = 4_096
}

/// What a part may become, in order: numbers from 0 to the last, or words.
struct StepOrder {
  /// The place of what the part is.
  var current = 0
  let last: Int
  /// Whether the numbers are hours of 12, of which 12 is the first.
  var isClock = false
  var words: [[Symbol]]?

  /// The places to begin and to end with, in the direction of a count.
  func ends(_ count: Int) -> (begin: Int, end: Int) { count > 0 ? (0, last) : (last, 0) }
  func all(_ count: Int) -> StrideThrough<Int> {
    stride(from: ends(count).begin, through: ends(count).end, by: count.signum())
  }
}

/// Words of value literals that may come next, in the order of the mask.
struct WordSearch {
  private let tables: MaskTables
  /// Whether a slot of single letters is part of a word, and so is what else stands in the part: `a. m.`
  private let isPeriod: Bool
  private var found: [[Symbol]] = []
  private var nodesLeft = StepLimit.nodes

  static func words(after states: borrowing Layout, ofPeriod isPeriod: Bool) -> [[Symbol]] {
    var search = WordSearch(tables: states.tables, isPeriod: isPeriod)
    let state = states.state(states.count)
    for i in 0..<Int(state.parseCount) { search.walk(from: states.tables.parses[Int(state.parses) + i], after: []) }
    return search.found
  }

  private init(tables: MaskTables, isPeriod: Bool) { (self.tables, self.isPeriod) = (tables, isPeriod) }

  private mutating func walk(from start: UInt32, after letters: [Symbol]) {
    var (at, word) = (start, letters)
    while nodesLeft > 0 {
      nodesLeft -= 1
      let node = tables.node(at)
      switch node.operation {
      case .valueLiteral where isPeriod || node.argument.isLetter: word.append(node.argument)
      case .slot where isPeriod:
        for letter in tables.singleLetters(ofSlot: Int(node.argument)) { walk(from: node.next, after: word + [letter]) }
        return
      case .literal where word.isEmpty: break
      case .closes where isPeriod && node.isCaptureEdge && !word.isEmpty: return end(word)
      case .opens, .closes, .bound: break
      case .choice:
        let list = Int(node.argument)
        for i in 1...Int(tables.branches[list]) { walk(from: tables.branches[list + i], after: word) }
        return
      case .valueLiteral, .literal, .slot, .end: return end(word)
      }
      at = node.next
    }
  }

  private mutating func end(_ word: [Symbol]) {
    if !word.isEmpty && !found.contains(word) { found.append(word) }
  }
}

extension MaskTables {
  /// The characters that a slot takes where each is named by itself: A and P of `[AP]`.
  fileprivate func singleLetters(ofSlot number: Int) -> [Symbol] {
    let slot = slots[number]
    if slot.rule != .set { return [] }
    return (Int(slot.ranges)..<Int(slot.ranges + slot.rangeCount)).compactMap { i in
      ranges[i].low == ranges[i].high ? Symbol(ranges[i].low.value) : nil
    }
  }
}

extension Symbol {
  var digit: Int? { self &- 48 < 10 ? Int(self) - 48 : nil }
  /// Whether it is a letter, of those that are one scalar.
  var isLetter: Bool { Unicode.Scalar(self)?.isLetter ?? false }
}

extension Int {
  /// The remainder that is not negative.
  func modulo(_ count: Int) -> Int { (self % count + count) % count }
  /// So many times a distance, as far as numbers of 30 bits go: all the same where it is more.
  func times(_ distance: Int) -> Int {
    let most = 1 << 30
    let (product, isTooMuch) = multipliedReportingOverflow(by: distance)
    return isTooMuch ? (self < 0) == (distance < 0) ? most : -most : Swift.max(-most, Swift.min(product, most))
  }
  /// How many digits a number has that is not negative.
  var digitCount: Int { self < 10 ? 1 : 1 + (self / 10).digitCount }
}
