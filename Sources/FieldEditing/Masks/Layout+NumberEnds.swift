internal import MaskCompiler
internal import MaskEngine
internal import UnicodeFacts

/// Where numbers end, and what their digits say.
extension Layout {
  /// Whether some parse takes a digit after the first `k` characters with nothing inserted before it.
  func goesOn(digit: Unicode.Scalar, after k: Int) -> Bool {
    let cell = cell(for: digit.asASCIIDigit.value, after: k)
    return cell != 0 && !Row.isAutoInsertion(cell)
  }

  /// Whether a number of fixed width is begun and not finished.
  var hasBegunNumber: Bool { openNumber.map { $0.digits < $0.width } ?? false }

  /// Whether a literal is shown at an offset of the display.
  func showsLiteral(at offset: Int) -> Bool {
    let k = characters(before: offset)
    return offset < length && !(k < count && self.offset(k + 1) - 1 == offset && !isValueLiteral(k))
  }

  /// How many digits are shown last, with nothing between them.
  var digitsAtEnd: Int {
    var digits = 0
    while digits < valueLength && display[valueLength - 1 - digits] &- 48 < 10 { digits += 1 }
    return digits
  }

  /// How many of the first characters stand before the separators that they end in.
  func numberEnd(before count: Int) -> Int {
    var end = count
    while end > 0 && isValueLiteral(end - 1) && character(end - 1) &- 48 >= 10 { end -= 1 }
    return end
  }

  /// Whether the digit typed after the first `k` characters filled a number of fixed width at the end with zeros, and
  /// whether it is the only one typed of that.
  func endsInPaddedNumber(after k: Int) -> (isPadded: Bool, hasOneDigit: Bool) {
    guard count - 2 >= k, character(count - 2) == 48, let (width, digits) = openNumber, width == digits else {
      return (false, false)
    }
    return (true, count - width >= k)
  }

  /// Whether the value ends in a zero that is a number of natural width, or stands in front of one.
  var endsInZero: Bool {
    let state = state(count)
    var (isNumber, isInFront) = (false, false)
    for i in 0..<Int(state.parseCount) {
      let node = tables.node(tables.parses[Int(state.parses) + i])
      if !node.isBound { continue }
      if node.isZeroBound { isInFront = true } else { isNumber = true }
    }
    return isNumber && isInFront
  }
}
