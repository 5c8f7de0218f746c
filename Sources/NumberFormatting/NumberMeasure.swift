/// How wide the parts of a number are in the unit in which offsets are counted.
///
/// Digits, grouping signs and separators are as wide wherever they stand, so that the offset of a caret is a sum and
/// nothing is counted through.
@safe package struct NumberMeasure {
  /// Whether offsets are those of bytes.
  let isBytes: Bool
  /// Whether a scalar beyond the basic plane counts two, as in UTF-16.
  let countsPairs: Bool
  /// Whether all that stands among the digits is one scalar a character.
  let isSimple: Bool
  /// Before and after the digits: of a positive and a negative number, of a zero and of a negative zero.
  private let affixes: UnsafePointer<(prefix: Int, suffix: Int)>
  let digit: Int
  let groupingSeparator: Int
  let decimalSeparator: Int
  /// How wide a digit or decimal separator is at least.
  let narrowestElement: Int

  /// - Parameters:
  ///   - isBytes: whether the unit is the byte of UTF-8.
  ///   - countsPairs: whether it is the unit of UTF-16.
  ///   - characters: how many grapheme clusters a text has.
  ///   - width: how many units a text has.
  package init(
    _ format: NumberFormat, isBytes: Bool, countsPairs: Bool, characters: (String) -> Int, width: (String) -> Int
  ) {
    let symbols = format.symbols
    let affixes = [symbols.positive, symbols.negative, symbols.zero, symbols.negativeZero]
    let body = [symbols.groupingSeparator, symbols.decimalSeparator] + symbols.digits.map { String($0) }
    self.isBytes = isBytes || format.table.isASCII
    self.countsPairs = countsPairs
    isSimple = body.allSatisfy { characters($0) == $0.unicodeScalars.count }
    let widths = UnsafeMutablePointer<(prefix: Int, suffix: Int)>.allocate(capacity: affixes.count)
    for (i, affix) in affixes.enumerated() {
      unsafe (widths + i).initialize(to: (width(affix.prefix), width(affix.suffix)))
    }
    unsafe self.affixes = UnsafePointer(widths)
    digit = width(String(symbols.digits[0]))
    groupingSeparator = width(symbols.groupingSeparator)
    decimalSeparator = width(symbols.decimalSeparator)
    narrowestElement = max(1, min(digit, decimalSeparator))
  }

  /// Gives its memory back; whoever owns the layout does this once.
  func free() { unsafe affixes.deallocate() }

  @inline(__always) func prefix(_ affix: Int) -> Int { unsafe affixes[affix].prefix }
  @inline(__always) func suffix(_ affix: Int) -> Int { unsafe affixes[affix].suffix }

  /// What stands in place of the decimal sign: that itself, or the sign of an open group.
  @inline(__always) func separator(_ sign: GroupSign) -> Int {
    sign == .none ? decimalSeparator : sign == .own ? groupingSeparator : 1
  }

  /// How many units bytes are that stand among the digits.
  func units(in display: borrowing NumberDisplay, _ bytes: Range<Int>) -> Int {
    var units = bytes.upperBound &- bytes.lowerBound
    var i = bytes.lowerBound
    while i < bytes.upperBound {
      let rest = UInt64(truncatingIfNeeded: min(8, bytes.upperBound &- i))
      let word = display.word(at: i) & (UInt64.max &>> (64 &- 8 &* rest))
      // 10xxxxxx goes on with a scalar, and 11110xxx begins one of two units of UTF-16
      units &-= NumberMeasure.tops(word & ~(word &<< 1))
      if countsPairs { units &+= NumberMeasure.tops(word & (word &<< 1) & (word &<< 2) & (word &<< 3)) }
      i &+= 8
    }
    return units
  }

  /// In how many bytes of a word the highest bit is set.
  @inline(__always) private static func tops(_ word: UInt64) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    return Int(truncatingIfNeeded: (((word &>> 7) & ones) &* ones) &>> 56)
  }
}
