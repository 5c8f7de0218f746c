/// Stepping: the part at the caret becomes the next one that the mask takes there.
///
/// A part is what stands together between literals: up to four digits, or a word of value literals, such as `AM`. Of
/// digits the next number is searched for, of words the next in the order of the mask; both begin again after the last.
/// A day of a date is not stepped beyond its month, and brought within it where month or year are stepped.
extension MaskContent {
  func step(by count: Int, _ state: inout EditorState) -> EditOutcome {
    endTyping()
    if now.count == 0, let outcome = stepEmptyDuration(by: count) { return outcome }
    // what is certain to come is shown, and so is part of what is stepped
    memory.second.states.copyWithTail(&memory.now)
    let caret = state.selection.head
    guard count != 0, var part = part(at: caret) else { return .rejected }
    // a word that cannot become another is a unit, of the number before it; as literals after that are
    while !findNumber(count, for: part) && !findWord(count, for: part) {
      guard let before = second.states.part(before: part) else { return .rejected }
      part = before
    }
    let start = part.isEmpty ? caret : second.states.offset(part.lowerBound + 1) - 1
    let left = start + part.count - caret
    let length = part.count + first.states.count - second.states.count
    let newStart = first.states.offset(part.lowerBound + 1) - 1
    // at the part's start the caret stays there, else as far from its end as it was
    let place = !part.isEmpty && caret == start ? newStart : newStart + max(0, length - left)
    let effects = bringDaysWithinMonths()
    swap(&memory.next, &memory.first.states)
    next.dropCertainEnd()
    showTrailingLiterals(walked: false)
    return draft(caret: min(place, next.length), place: start, effects: effects)
  }

  /// Makes a duration of so many of its least units, `0:01`, where nothing is typed of one: its hours may be any
  /// number, which has no first and no last. `nil` for anything else.
  private func stepEmptyDuration(by count: Int) -> EditOutcome? {
    next.clear()
    guard next.feed(48), next.part(named: "hours") != nil else { return nil }
    if count < 0 { return .rejected }
    repeat {
      guard next.exact(next.state(next.count).separator), next.feed(twoDigits: 0) else { return nil }
    } while !next.isComplete
    next.cut(to: next.count - 2)
    guard next.feed(twoDigits: min(count, 59)) else { return nil }
    showTrailingLiterals(walked: false)
    return draft(caret: next.length, effects: count > 59 ? .clamped : [])
  }

  /// The part that a caret stands in or after; else the one that follows, which need not be typed yet.
  private func part(at caret: Int) -> Range<Int>? {
    let k = second.states.characters(before: caret)
    if k > 0, second.states.offset(k) == caret, let part = second.states.part(around: k - 1) { return part }
    return k == second.states.count ? k..<k : second.states.part(around: k)
  }

  // MARK: numbers

  /// Reads the value into `first` with another number in place of a part: the first that the mask takes among those
  /// that are that much more or less, or further; then from the other end.
  private func findNumber(_ count: Int, for part: Range<Int>) -> Bool {
    guard part.count <= StepLimit.digits else { return false }
    let direction = count.signum()
    let (begin, end) = direction > 0 ? (0, StepLimit.number) : (StepLimit.number, 0)
    if part.isEmpty {
      let last = second.states.count
      let takesDigits = (48...57).contains { second.states.fits($0, after: last) }
      return takesDigits && findNumber(among: stride(from: begin, through: end, by: direction), for: part)
    }
    var number = 0
    for k in part {
      guard let digit = second.states.character(k).digit else { return false }
      number = 10 * number + digit
    }
    let target = number + max(-StepLimit.number, min(count, StepLimit.number))
    return findNumber(among: stride(from: target, through: end, by: direction), for: part)
      || findNumber(among: stride(from: begin, through: number - direction, by: direction), for: part)
  }

  private func findNumber(among numbers: StrideThrough<Int>, for part: Range<Int>) -> Bool {
    let isLast = part.upperBound == second.states.count
    // zeros in front keep the width of a part that has them
    let least = !part.isEmpty && second.states.character(part.lowerBound) == 48 ? part.count : 1
    for number in numbers {
      let shortest = max(least, number.digitCount)
      // of fixed width is what its width says, which a part that is only begun has not yet
      let longest = isLast ? StepLimit.digits : max(shortest, part.count)
      for width in shortest...longest
      where reads(for: part, { $0.readExactly(number, width: width) }) { return true }
    }
    return false
  }

  // MARK: words

  /// Reads the value into `first` with another word in place of a part: that many words on, or the first that begins as
  /// the part does.
  private func findWord(_ count: Int, for part: Range<Int>) -> Bool {
    first.states.copy(second.states, to: part.lowerBound)
    let words = WordSearch.words(after: first.states)
    let begun = words.indices.filter { i in
      words[i].count >= part.count
        && part.indices.allSatisfy { words[i][$0 - part.lowerBound] == second.states.character($0) }
    }
    guard let current = begun.first else { return false }
    var order = count > 0 ? begun : begun.reversed()
    if words[current].count == part.count {
      let next = current + count % words.count + words.count
      order = (0..<words.count).map { (next + count.signum() * $0 + words.count) % words.count }
    }
    let others = order.filter { $0 != current || words[current].count > part.count }
    return others.contains { i in
      reads(for: part) { states in words[i].allSatisfy { states.exact($0) } }
    }
  }

  // MARK: dates

  /// Brings days of `first` within their months: 31 of a month that became February is its last.
  private func bringDaysWithinMonths() -> EditResult.Effects {
    var effects: EditResult.Effects = []
    for (day, limit) in first.states.daysBeyondMonths() {
      second.states.copy(first.states, to: first.states.count)
      if reads(for: day, { $0.readExactly(limit, width: day.count) }) {
        effects = .clamped
      } else {
        first.states.copy(second.states, to: second.states.count)
      }
    }
    return effects
  }

  // MARK: trials

  /// Reads the value into `first` with another text in place of a part.
  ///
  /// - Returns: Whether that is a part there again, and a whole one: nothing after it is lost, and a complete value is
  ///   complete again.
  private func reads(for part: Range<Int>, _ read: (inout Layout) -> Bool) -> Bool {
    first.states.copy(second.states, to: part.lowerBound)
    guard read(&memory.first.states) else { return false }
    let end = first.states.count
    for k in part.upperBound..<second.states.count {
      guard first.states.exact(second.states.character(k)) else { return false }
    }
    guard first.states.part(around: part.lowerBound) == part.lowerBound..<end,
      !now.isComplete || first.states.isComplete,
      !first.states.daysBeyondMonths().contains(where: { $0.day == part.lowerBound..<end })
    else { return false }
    return first.states.count > end || first.states.ends || isBeforeLiteral(&memory.scratch)
  }

  /// Whether a literal may follow what is read.
  private func isBeforeLiteral(_ scratch: inout Scratch) -> Bool {
    let states = first.states.count
    let top = first.states.top(states)
    tables.ahead(from: top, certain: first.states.isSingle(states), into: &scratch.way, &scratch.loops)
    return !scratch.way.isEmpty
  }
}

/// How far stepping goes.
private enum StepLimit {
  /// A number of more digits is not stepped.
  static let digits = 4
  static let number = 9_999
  /// Nodes of a mask that are looked at for words.
  static let nodes = 4_096
}

/// Words of value literals that may come next, in the order of the mask.
private struct WordSearch {
  private let tables: MaskTables
  private var found: [[Symbol]] = []
  private var nodesLeft = StepLimit.nodes

  static func words(after states: borrowing Layout) -> [[Symbol]] {
    var search = WordSearch(tables: states.tables)
    let state = states.state(states.count)
    for i in 0..<Int(state.parseCount) { search.walk(from: states.tables.parses[Int(state.parses) + i], after: []) }
    return search.found
  }

  private init(tables: MaskTables) { self.tables = tables }

  private mutating func walk(from start: UInt32, after letters: [Symbol]) {
    var (at, word) = (start, letters)
    while nodesLeft > 0 {
      nodesLeft -= 1
      let node = tables.node(at)
      switch node.operation {
      case .valueLiteral where node.argument.isLetter: word.append(node.argument)
      case .literal where word.isEmpty: break
      case .opens, .closes, .bound: break
      case .choice:
        let list = Int(node.argument)
        for i in 1...Int(tables.branches[list]) { walk(from: tables.branches[list + i], after: word) }
        return
      case .valueLiteral, .literal, .slot, .end:
        if !word.isEmpty && !found.contains(word) { found.append(word) }
        return
      }
      at = node.next
    }
  }
}

extension Layout {
  /// Copies a layout, whose trailing value literals join the value.
  fileprivate mutating func copyWithTail(_ other: inout Layout) {
    copy(other, to: other.count)
    if other.leftAt >= 0 {
      // where editing ended, one of several parses was chosen, which a step may leave
      clear()
      for k in 0..<other.count where !exact(other.character(k)) { return copy(other, to: other.count) }
    }
    var i = 1
    while let end = other.tailOffset(afterValueLiterals: i) {
      guard exact(other.display[end - 1]) else { return }
      i += 1
    }
  }

  /// The characters that stand together with one: digits, or letters of value literals; `nil` where it is another.
  fileprivate func part(around k: Int) -> Range<Int>? {
    guard k < count, let kind = kind(k) else { return nil }
    var (start, end) = (k, k + 1)
    while start > 0 && self.kind(start - 1) == kind && isJoined(start) { start -= 1 }
    while end < count && self.kind(end) == kind && isJoined(end) { end += 1 }
    return start..<end
  }

  /// The part before one that is a word, or where none is typed yet.
  fileprivate func part(before part: Range<Int>) -> Range<Int>? {
    guard part.isEmpty || kind(part.lowerBound) == .letter else { return nil }
    for k in (0..<part.lowerBound).reversed() {
      if let before = self.part(around: k) { return before }
    }
    return nil
  }

  private enum PartKind { case digit, letter }

  private func kind(_ k: Int) -> PartKind? {
    if character(k).digit != nil { return .digit }
    return isValueLiteral(k) && character(k).isLetter ? .letter : nil
  }

  /// Whether nothing stands between a character and the one before it.
  private func isJoined(_ k: Int) -> Bool { offset(k + 1) - offset(k) == 1 }

  fileprivate mutating func readExactly(_ number: Int, width: Int) -> Bool {
    var unit = 1
    for _ in 1..<width { unit *= 10 }
    while unit > 0 {
      guard exact(Symbol(48 + number / unit % 10)) else { return false }
      unit /= 10
    }
    return true
  }
}

extension Symbol {
  var digit: Int? { self &- 48 < 10 ? Int(self) - 48 : nil }
  /// Whether it is a letter, of those that are one scalar.
  fileprivate var isLetter: Bool { Unicode.Scalar(self)?.isLetter ?? false }
}

extension Int {
  fileprivate var digitCount: Int { self < 10 ? 1 : 1 + (self / 10).digitCount }
}
