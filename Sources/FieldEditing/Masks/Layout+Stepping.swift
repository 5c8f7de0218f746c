internal import MaskCompiler
internal import MaskEngine
internal import NumberFormatting

/// The parts of a value that are stepped.
extension Layout {
  /// How far a step goes of a part; `nil` where that is a fraction.
  func distance(of part: Range<Int>, _ length: StepLength) -> Int? {
    length.whole(ofPartNamed: length.hasNames ? names(of: part) : [])
  }

  /// Copies a layout, whose trailing value literals join the value.
  mutating func copyWithTrailingLiterals(_ other: inout Layout) {
    copy(other, to: other.count)
    if other.endedAt >= 0 {
      // where editing ended, one of several parses was chosen, which a step may leave; but it is of the part shown
      clear()
      for k in 0..<other.count where !exact(other.character(k)) || offset(k + 1) != other.offset(k + 1) {
        return copy(other, to: other.count)
      }
    }
    var i = 1
    while let end = other.trailingOffset(afterValueLiterals: i) {
      guard exact(other.display[end - 1]) else { return }
      i += 1
    }
  }

  /// The characters that stand together with one: digits, or letters of value literals; `nil` where it is another.
  func part(around k: Int) -> Range<Int>? {
    guard k < count, let kind = kind(k) else { return nil }
    var (start, end) = (k, k + 1)
    while start > 0 && self.kind(start - 1) == kind && isJoined(start) { start -= 1 }
    while end < count && self.kind(end) == kind && isJoined(end) { end += 1 }
    return start..<end
  }

  /// The part that begins at a character: the whole of a period, whose letters may be typed, else what stands together.
  func part(from k: Int) -> Range<Int>? {
    dateParts().last { $0.unit == .period && $0.range.lowerBound == k }?.range ?? part(around: k)
  }

  func isPeriod(_ part: Range<Int>) -> Bool { datePart(part)?.unit == .period }

  /// The part before one that is a word, or where none is typed yet.
  func part(before part: Range<Int>) -> Range<Int>? {
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

  /// Whether a part cannot be one that is only begun: something follows, the value may end, or a literal may come.
  func isWhole(_ part: Range<Int>, _ scratch: inout Scratch) -> Bool {
    if part.upperBound < count || ends { return true }
    tables.ahead(from: top(count), certain: isSingle(count), into: &scratch.way, &scratch.loops)
    return !scratch.way.isEmpty
  }

  /// Whether nothing stands between a character and the one before it.
  private func isJoined(_ k: Int) -> Bool { offset(k + 1) - offset(k) == 1 }

  mutating func readExactly(_ number: Int, width: Int) -> Bool {
    var unit = 1
    for _ in 1..<width { unit *= 10 }
    while unit > 0 {
      guard exact(Symbol(48 + number / unit % 10)) else { return false }
      unit /= 10
    }
    return true
  }
}
