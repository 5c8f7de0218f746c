package import MaskCompiler
internal import UnicodeFacts

/// Keys at the end, by the action that the table has for them.
///
/// What is unusual on display (an empty slot, a folded letter, what counts as more than one where offsets are counted)
/// is left to the general path, and so is each key whose action is `general`.
extension Layout {
  /// Whether actions hold at all.
  @inlinable @inline(__always) var isSimple: Bool { memory.end.flags.isDisjoint(with: .unusual) }

  /// Shows what is certain to come without writing out its nodes: at most four characters.
  @inlinable @inline(__always) mutating func implyTrailingLiterals() {
    trailingLength = unsafe memory.end.showRun(of: rows + Int(lanes.rows[count]), at: valueLength)
    areTrailingLiteralsWritten = false
  }

  /// A character typed at the end of what is shown: what the table says of it.
  package struct Key {
    package let character: Symbol
    package let action: KeyAction
    fileprivate let cell: UInt64
  }

  @inline(__always) package func key(_ c: Symbol) -> Key {
    guard isSimple, c != .emptySlot, let column = column(of: c) else {
      return Key(character: c, action: .general, cell: 0)
    }
    let cell = tables.rows[Int(lanes.rows[count]) + Row.header + column]
    return Key(character: c, action: KeyAction(of: cell, afterLiterals: trailingLength > 0), cell: cell)
  }

  /// What an action did that read a character at the end.
  package struct Entry {
    /// How many characters of the value stand where they did.
    package var unchanged: Int
    /// The value literals that were auto-inserted.
    package var inserted: Range<Int>
    /// The caret, and whether it was carried over literals.
    package var caret: Int
    package var isCarried: Bool
  }

  /// Reads a character typed at the end of what is shown, as its action says. Returns `nil`, with nothing changed,
  /// where the action reads none, or the value is as long as it may be.
  @inline(__always) package mutating func enter(_ key: Key, eager: Bool) -> Entry? {
    let (c, shown) = (key.character, trailingLength)
    // a mark would join what stands before it; other characters of one scalar are typed at the end like ASCII, as long
    // as they fold nothing
    if c >= 128 { guard key.action == .append, memory.isEven(c) else { return nil } }
    var inserted = 0..<0
    memory.unchanged = count
    switch key.action {
    case .append, .fold, .takeLiteral:
      guard feed(c) else { return nil }
    case .appendAlike, .reparse:
      guard !hasNonASCII, feed(c) else { return nil }
    case .insertLiterals:
      guard let added = insertLiterals(before: key, shown: shown) else { return nil }
      inserted = added
    case .general, .confirm, .confirmIfCarried, .reject:
      return nil
    }
    if eager { showCertain() } else { hideTrailingLiterals() }
    let isCarried = key.action != .takeLiteral && trailingLength > 0
    return Entry(
      unchanged: memory.unchanged, inserted: inserted, caret: isCarried ? length : valueLength, isCarried: isCarried)
  }

  /// Reads a character before which value literals are auto-inserted. Those that are shown, being certain to come, were
  /// on their way already and count as typed. Returns which were inserted; `nil`, with nothing changed, where the value
  /// has no room for them.
  @inline(__always) private mutating func insertLiterals(before key: Key, shown: Int) -> Range<Int>? {
    let (n, c) = (count, key.character)
    guard Row.isAutoInsertion(key.cell) else { return nil }
    let path = tables.autoInsertions[Row.number(key.cell)].path
    guard n + Int(tables.paths[Int(path)].shown) < limit else { return nil }
    let expected = shown == 0 ? 0 : tables.valueLiteralCount(inRunFrom: top(n), most: shown)
    // after literals that are shown another slot may come first than the one for which they are inserted
    guard expected == 0 ? feed(c) : feed(path: path) && feed(c) else {
      assert(!tables.isCompiled, "an action that cannot be carried out")
      cut(to: n)
      return nil
    }
    return expected == 0 ? n..<count - 1 : 0..<0
  }
}

/// Pastes at the end, typed in one go.
extension Layout {
  /// Reads a text at the end, if each character of it is read by its action. Returns how many characters of the value
  /// stand where they did; `nil`, with nothing changed, where it is not so.
  package mutating func enter(_ text: borrowing NumberList, eager: Bool) -> Int? {
    let (n, shown) = (count, trailingLength)
    guard isSimple else { return nil }
    let start = trailingLiterals(typedBy: text)
    let (taken, unchanged) = enter(text, from: start, after: shown)
    let isWhole = start + taken == text.count
    if !isWhole { cut(to: n) }
    let showsTrailingLiterals = isWhole ? eager : shown > 0
    if showsTrailingLiterals { showCertain() } else { hideTrailingLiterals() }
    return isWhole ? unchanged : nil
  }

  /// Reads ASCII characters of a text from one on, as long as each is read by its action, alone or after the literals
  /// that are certain to come and that stand before it in the text.
  ///
  /// - Parameter shown: how many literals were walked over before the first.
  /// - Returns: how many were read, and how many characters of the value stand where they did.
  package mutating func enter(
    _ text: borrowing NumberList, from start: Int, after shown: Int
  ) -> (taken: Int, unchanged: Int) {
    var unchanged = count
    guard isSimple, shown == 0 || shown == certainLength else { return (0, unchanged) }
    if shown > 0 { showCertain() }
    var i = start
    while i < text.count, text[i] < 128 {
      if !enter(inText: text[i], &unchanged) {
        let run = trailingLength == 0 ? certainText(in: text, at: i) : 0
        guard run > 0, i + run < text.count, text[i + run] < 128 else { break }
        showCertain()
        guard enter(inText: text[i + run], &unchanged) else { break }
        i += run
      }
      i += 1
    }
    hideTrailingLiterals()
    return (i - start, unchanged)
  }

  /// Reads an ASCII character of a text that is pasted at the end. What brings literals along that do not stand in the
  /// text is reported, which the general path does.
  @inline(__always) private mutating func enter(inText c: Symbol, _ unchanged: inout Int) -> Bool {
    memory.end.append(c, at: length, isEager: false).isTaken || enterByAction(inText: c, &unchanged)
  }

  @inline(never) private mutating func enterByAction(inText c: Symbol, _ unchanged: inout Int) -> Bool {
    let key = key(c)
    if key.action == .takeLiteral { return false }
    if key.action == .insertLiterals
      && (trailingLength == 0 || tables.valueLiteralCount(inRunFrom: top(count), most: trailingLength) == 0)
    {
      return false
    }
    guard let entry = enter(key, eager: false) else { return false }
    unchanged = min(unchanged, entry.unchanged)
    return true
  }

  /// How many literals are certain to come, if just these stand in a text; else 0.
  private func certainText(in text: borrowing NumberList, at i: Int) -> Int {
    let (row, run) = (Int(lanes.rows[count]), shortRunLength(count))
    guard run <= 4, i + run <= text.count else { return 0 }
    for j in 0..<run where text[i + j] != Symbol(truncatingIfNeeded: tables.rows[row + j / 2] >> UInt64(j % 2 * 32)) {
      return 0
    }
    return run
  }

  /// How many characters of a text, from its first on, the trailing literals end with: it is pasted over them, as the
  /// first is not read after them.
  private func trailingLiterals(typedBy text: borrowing NumberList) -> Int {
    let (from, shown, c) = (valueLength, trailingLength, text[0])
    guard shown > 0, c < 128, let start = (0..<shown).first(where: { display[from + $0] == c }) else { return 0 }
    // a letter or digit walks over punctuation only
    guard start == 0 || !Unicode.Scalar(UInt8(c)).isLetterOrNumber, key(c).action == .confirm, cell(for: c) == 0 else {
      return 0
    }
    let count = shown - start
    return count < text.count && (1..<count).allSatisfy { display[from + start + $0] == text[$0] } ? count : 0
  }
}
