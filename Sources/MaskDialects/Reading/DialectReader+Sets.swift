internal import MaskSyntax

/// Sets of characters, as regular expressions write them: `[A-Za-zЁА-я]`, in whatever order and however often.
extension DialectReader {
  /// The set that opens here.
  mutating func set(_ cursor: inout PeerCursor, _ ignoresCase: Bool) throws(SyntaxError) -> CharacterSet {
    let open = cursor.place
    cursor.position += 1
    var set = CharacterSet()
    set.isNegated = cursor.take("^")
    while cursor.next != "]" {
      let start = cursor.position
      guard let low = try member(&cursor, into: &set, open) else { continue }
      if cursor.next == "-", let after = cursor.second, after != "]" {
        cursor.position += 1
        guard let high = try member(&cursor, into: &set, open) else {
          // a range to a class is not a range: both ends and the hyphen are members
          set.add(low, low)
          set.add("-", "-")
          continue
        }
        if high < low { throw failure(.setRangeReversed, cursor.span(from: start)) }
        set.add(low, high)
      } else {
        set.add(low, low)
      }
    }
    cursor.position += 1
    if ignoresCase { set.addOtherCase() }
    return set
  }

  /// A character of a set; `nil` where a class stood, which is added.
  private mutating func member(
    _ cursor: inout PeerCursor, into set: inout CharacterSet, _ open: Range<Int>
  ) throws(SyntaxError) -> Unicode.Scalar? {
    guard let c = cursor.next else { throw failure(.unclosedSet, open) }
    guard c == "\\" else {
      cursor.position += 1
      return c
    }
    guard let escaped = cursor.second else { throw failure(.unclosedSet, open) }
    if CharacterClass(escaped) != nil || escaped == "p" || escaped == "P" {
      try classEscape(&cursor, into: &set, isInSet: true)
      return nil
    }
    cursor.position += 1
    if let coded = coded(&cursor) { return coded }
    cursor.position += 1
    return escaped
  }

  /// `\d`, `\w`, `\s`, their opposites where they stand alone, and `\p{L}`.
  mutating func classEscape(
    _ cursor: inout PeerCursor, into set: inout CharacterSet, isInSet: Bool
  ) throws(SyntaxError) {
    let start = cursor.position
    let isFirst = set.ranges.isEmpty && set.kind == nil
    cursor.position += 1
    guard let letter = cursor.next else { throw failure(.trailingEscape, cursor.span(from: start)) }
    cursor.position += 1
    if let named = CharacterClass(letter) {
      set.add(named)
      let isNegated = "A"..."Z" ~= letter
      let isAlone = !isInSet || isFirst && cursor.next == "]"
      if isNegated && !isAlone { throw unsupported("an opposite within a set", cursor.span(from: start)) }
      if isNegated { set.isNegated.toggle() }
      return
    }
    var name = ""
    if cursor.take("{") {
      while let c = cursor.next, c != "}" {
        name.unicodeScalars.append(c)
        cursor.position += 1
      }
      _ = cursor.take("}")
    }
    let kind: Slot.Kind? =
      switch name {
      case "L", "Letter", "Alphabetic", "Alpha": .letter
      case "N", "Nd", "Decimal_Number": .digit
      default: nil
      }
    let isAlone = !isInSet || isFirst && cursor.next == "]"
    guard letter == "p", let kind, isAlone, !set.isNegated else {
      throw unsupported("this property of characters", cursor.span(from: start))
    }
    set.kind = kind
  }

  /// `n`, `t`, `x41` or `u0041` after a backslash; `nil`, and nothing read, for any other character.
  func coded(_ cursor: inout PeerCursor) -> Unicode.Scalar? {
    guard let c = cursor.next else { return nil }
    switch c {
    case "t", "n", "r", "f", "v", "0":
      cursor.position += 1
      return c == "t" ? "\t" : c == "n" ? "\n" : c == "r" ? "\r" : c == "f" ? "\u{C}" : c == "v" ? "\u{B}" : "\0"
    case "x", "u":
      let count = c == "x" ? 2 : 4
      var value: UInt32 = 0
      guard cursor.position + count < cursor.text.count else { return nil }
      for i in 1...count {
        guard let digit = cursor.text[cursor.position + i].scalar.hexadecimalDigit else { return nil }
        value = value << 4 | digit
      }
      guard let scalar = Unicode.Scalar(value) else { return nil }
      cursor.position += count + 1
      return scalar
    default: return nil
    }
  }
}
