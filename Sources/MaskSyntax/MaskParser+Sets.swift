internal import UnicodeFacts

/// Sets of characters and ranges of numbers.
extension MaskParser {
  mutating func set(from start: Int) throws(SyntaxError) -> MaskExpression {
    let negated = next == "^"
    if negated { position += 1 }
    var ranges: [SlotRange] = []
    while next != "]" {
      let at = position
      let low = try setCharacter(from: start)
      if ranges.contains(SlotRange(low, low)) { throw repeatedCharacter(low, at: at, from: start) }
      if next == "-", position + 1 < source.count, source[position + 1] != "]" {
        position += 1
        let high = try setCharacter(from: start)
        if high < low { throw failure(.setRangeReversed, from: at) }
        ranges.append(SlotRange(low, high))
      } else {
        ranges.append(SlotRange(low, low))
      }
    }
    position += 1
    if ranges.isEmpty { throw failure(.emptySet, at: start) }
    return MaskExpression(.slot(Slot(.set(ranges, negated: negated))), span: start..<position)
  }

  private mutating func setCharacter(from start: Int) throws(SyntaxError) -> Unicode.Scalar {
    if next == "\\" { position += 1 }
    guard let next else { throw failure(.unclosedSet, at: start, from: start) }
    position += 1
    return next
  }

  private func repeatedCharacter(_ c: Unicode.Scalar, at offset: Int, from start: Int) -> SyntaxError {
    let end = source[offset...].firstIndex(of: "]").map { $0 + 1 } ?? source.count
    return SyntaxError(.repeatedSetCharacter(c), at: offset, span: start..<end, in: source)
  }

  /// `01..12>` after a group's `<`, its bounds checked; `nil`, and nothing read, where something else stands there.
  mutating func numberRange(from start: Int) throws(SyntaxError) -> NumberRange? {
    var at = position
    let low = digits(&at)
    guard !low.isEmpty, literal("..", &at) else { return nil }
    let high = digits(&at)
    guard !high.isEmpty, literal(">", &at) else { return nil }
    let span = start..<at
    func fail(_ kind: SyntaxError.Kind) -> SyntaxError { SyntaxError(kind, at: start, span: span, in: source) }
    if compare(high, low) { throw fail(.rangeBoundsReversed) }
    if low.count > high.count || low.count < high.count && high[0] == 0 { throw fail(.rangeBoundsUneven) }
    if high.count > 9 { throw fail(.rangeTooWide) }
    position = at
    func value(_ digits: [UInt8]) -> UInt32 { digits.reduce(0) { $0 * 10 + UInt32($1) } }
    return NumberRange(low: value(low), high: value(high), lowWidth: low.count, highWidth: high.count)
  }

  /// Whether the first number is less than the second, of whatever length.
  private func compare(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    let left = left.drop { $0 == 0 }
    let right = right.drop { $0 == 0 }
    return left.count != right.count ? left.count < right.count : left.lexicographicallyPrecedes(right)
  }

  /// The end of a group that looks like a range but is not one: `<1-12>`, `<1...5>`, `< -3 .. 4 >`.
  func lookalikeRange() -> Int? {
    var at = position
    guard signedNumber(&at) else { return nil }
    if literal(".", &at) { while literal(".", &at) {} } else if !literal("-", &at) { return nil }
    guard signedNumber(&at), literal(">", &at) else { return nil }
    return at
  }

  private func signedNumber(_ at: inout Int) -> Bool {
    skipSpace(&at)
    _ = literal("-", &at) || literal("+", &at)
    let found = !digits(&at).isEmpty
    skipSpace(&at)
    return found
  }

  private func skipSpace(_ at: inout Int) {
    while at < source.count, source[at].isWhitespace { at += 1 }
  }

  private func digits(_ at: inout Int) -> [UInt8] {
    var out: [UInt8] = []
    while at < source.count, let digit = source[at].decimalDigit {
      out.append(digit)
      at += 1
    }
    return out
  }

  private func literal(_ text: StaticString, _ at: inout Int) -> Bool {
    let end = at + text.utf8CodeUnitCount
    guard end <= source.count else { return false }
    for i in at..<end where unsafe source[i].value != UInt32(text.utf8Start[i - at]) { return false }
    at = end
    return true
  }
}
