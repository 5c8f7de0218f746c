internal import MaskSyntax

extension NumberRange {
  /// The numbers of the range as alternatives of digit slots, the preferred first.
  ///
  /// `<0..255>` is `25[0-5]`, `2[0-4][0-9]`, `1[0-9][0-9]`, then two digits, then one, then a zero before a number of
  /// two digits or one.
  ///
  /// - Parameter takesZeros: whether numbers of natural width are taken with zeros in front.
  func branches(takesZeros: Bool) -> [MaskExpression] {
    let low = digits(self.low, width: lowWidth)
    let high = digits(self.high, width: highWidth)
    if isFixedWidth { return span(low, high, boundsAfter: []) + padded(low, high) }
    return natural(low, high, most: highWidth, takesZeros: takesZeros)
  }

  /// The numbers of natural width with at most so many digits, zeros in front counted.
  ///
  /// `bound` stands after each digit that is not the last of the greatest width: a further digit there may make the
  /// number too large.
  private func natural(_ low: [UInt8], _ high: [UInt8], most: Int, takesZeros: Bool) -> [MaskExpression] {
    let numbers = (lowWidth...most).reversed().flatMap { (width: Int) -> [MaskExpression] in
      let least = width == lowWidth ? low : [1] + Array(repeating: 0, count: width - 1)
      let greatest = width == highWidth ? high : Array(repeating: 9, count: width)
      return span(least, greatest, boundsAfter: (1...width).map { $0 < most })
    }
    if most == lowWidth || !takesZeros { return numbers }
    let rest = MaskExpression(.alternatives(natural(low, high, most: most - 1, takesZeros: true)))
    return numbers + [MaskExpression(.sequence([slot(0, 0), MaskExpression(.slot(NumberRange.zeroBound)), rest]))]
  }

  /// What `Graph` makes a `bound` edge of: a slot that takes nothing.
  static let bound = Slot(.set([]))

  /// The same after a zero in front of a number: another slot that takes nothing.
  static let zeroBound = Slot(.set([]), casing: .upper)

  /// A first digit that starts no number of this width stands for itself after zeros: 5 typed into `<01..12>` is 05.
  private func padded(_ low: [UInt8], _ high: [UInt8]) -> [MaskExpression] {
    // in so wide a range the reference looks for no such digit
    guard highWidth > 1, self.high - self.low < 10_000 else { return [] }
    let zeros = Array(repeating: MaskExpression(.valueLiteral(Cluster("0"))), count: highWidth - 1)
    let starts = low[0]...high[0]
    let alone = (UInt8(1)...9).filter { !starts.contains($0) && self.low <= $0 && self.high >= $0 }
    return alone.map { MaskExpression(.sequence(zeros + [slot($0, $0)])) }
  }

  /// All numbers from `low` to `high`, which are of the same width.
  private func span(_ low: [UInt8], _ high: [UInt8], boundsAfter bounds: [Bool]) -> [MaskExpression] {
    guard var first = low.first, var last = high.first else { return [MaskExpression(.sequence([]))] }
    let lowRest = Array(low.dropFirst())
    let highRest = Array(high.dropFirst())
    let boundsRest = Array(bounds.dropFirst())
    func digit(_ from: UInt8, _ to: UInt8, isBound: Bool?) -> [MaskExpression] {
      [slot(from, to)] + (isBound ?? false ? [MaskExpression(.slot(NumberRange.bound))] : [])
    }
    func branch(_ first: UInt8, _ rest: [MaskExpression]) -> MaskExpression {
      MaskExpression(.sequence(digit(first, first, isBound: bounds.first) + [MaskExpression(.alternatives(rest))]))
    }
    if first == last { return [branch(first, span(lowRest, highRest, boundsAfter: boundsRest))] }
    let zeros = lowRest.map { _ in UInt8(0) }
    let nines = lowRest.map { _ in UInt8(9) }
    var bottom: [MaskExpression] = []
    var top: [MaskExpression] = []
    if lowRest != zeros {
      bottom = [branch(first, span(lowRest, nines, boundsAfter: boundsRest))]
      first += 1
    }
    if highRest != nines {
      top = [branch(last, span(zeros, highRest, boundsAfter: boundsRest))]
      last -= 1
    }
    if first > last { return bottom + top }
    let rest = nines.indices.flatMap { digit(0, 9, isBound: boundsRest.isEmpty ? nil : boundsRest[$0]) }
    return bottom + [MaskExpression(.sequence(digit(first, last, isBound: bounds.first) + rest))] + top
  }

  private func slot(_ low: UInt8, _ high: UInt8) -> MaskExpression {
    MaskExpression(.slot(Slot(.set([SlotRange(Unicode.Scalar(48 + low), Unicode.Scalar(48 + high))]))))
  }

  private func digits(_ number: UInt32, width: Int) -> [UInt8] {
    var rest = number
    var digits = [UInt8](repeating: 0, count: width)
    for i in digits.indices.reversed() {
      digits[i] = UInt8(rest % 10)
      rest /= 10
    }
    return digits
  }
}
