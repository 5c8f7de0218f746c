/// Keys and pastes that meet the fixed text behind the value: they walk over it, are typed over it or in it, or are the quoted text that is
/// to come.
extension Layout {
  /// Whether a character typed at an offset stands next in the tail, which is certain to come: it is walked over.
  package func walks(over c: Symbol, at caret: Int) -> Bool {
    isSimple && caret >= valueLength && caret < length && display[caret] == c && isSingle(count)
  }

  /// Whether a character typed at an offset in the tail is read as one typed behind it: what is left there is decoration that it does not equal.
  package func reads(_ c: Symbol, within caret: Int) -> Bool {
    guard isSimple, caret >= valueLength, caret < length, cell(for: c) & (Row.plain | Row.eager) == Row.plain | Row.eager else {
      return false
    }
    return !(caret..<length).contains { display[$0] | 0x20 == c | 0x20 }
  }

  /// Types quoted text that is not certain to come, behind which other fixed text is: the caret is not carried over that. → whether that was done
  package mutating func appendQuoted(_ c: Symbol, at caret: Int, eager: Bool) -> Bool {
    guard isSimple, caret == valueLength, runLength(count) == 0, cell(for: c) & Row.quoted != 0 else { return false }
    guard !Row.isSupply(cell(for: c)), !tables.mayWalk(over: c, from: top(count)), memory.end.step(c) != 0 else { return false }
    if eager { implyTail() }
    return true
  }

  /// How many characters of a text, from its first on, the tail ends with: it is pasted over them, as the first does not fit behind the tail.
  func tailTypedOver(by text: borrowing NumberList) -> Int {
    let (from, shown, c) = (valueLength, tailLength, text[0])
    guard shown > 0, c < 128, let start = (0..<shown).first(where: { display[from + $0] == c }) else { return 0 }
    // a letter or digit walks over punctuation only
    guard start == 0 || !Unicode.Scalar(UInt8(c)).isLetterOrNumber, case .refused = keyBehindTail(c) else { return 0 }
    let count = shown - start
    return count < text.count && (1..<count).allSatisfy { display[from + start + $0] == text[$0] } ? count : 0
  }

  /// What becomes of a character typed behind the tail.
  package enum KeyBehindTail {
    /// It is refused.
    case refused
    /// It is the first quoted text of the tail, and read as that: it stays in the tail, which is certain to come, up to this offset.
    case quoted(Int)
    /// This takes the general way to know.
    case unknown
  }

  /// Finds what becomes of a character typed behind the tail, if that is all that is certain to come, and nothing more is there to walk over.
  package func keyBehindTail(_ c: Symbol) -> KeyBehindTail {
    let cell = cell(for: c)
    guard isSimple, tailLength == runLength(count), !Row.isSupply(cell), !c.isSeparator else { return .unknown }
    // what is shown may be quoted text; where nothing is, a number may be padded
    guard tailLength > 0 ? isSingle(count) : openNumber == nil else { return .unknown }
    var (at, left, row, quotedEnd) = (top(count), tailLength, lanes.rows[count], 0)
    while left > 0 || tables.node(at).isEdge {
      let node = tables.node(at)
      if node.isFixedText { left -= 1 }
      if node.isQuoted {
        if row == lanes.rows[count] { quotedEnd = length - left }
        let passed = self.cell(atRow: row, for: node.argument)
        if passed == 0 || Row.isSupply(passed) { return .unknown }
        row = UInt32(truncatingIfNeeded: passed & Row.targetMask)
      }
      at = node.next
    }
    guard !tables.mayWalk(over: c, from: at), self.cell(atRow: row, for: c) == 0 else { return .unknown }
    if cell == 0 { return .refused }
    return quotedEnd > 0 && cell & Row.quoted != 0 ? .quoted(quotedEnd) : .unknown
  }
}
