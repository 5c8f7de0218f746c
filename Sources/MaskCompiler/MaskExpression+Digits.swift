internal import MaskSyntax

/// A range of numbers, written out as digits: `<0..255>` is `25[0-5]|2[0-4]#|1##|…` in sets of one digit each.
extension MaskExpression {
  /// - Parameter takesZeros: whether numbers of natural width are taken with zeros in front.
  init(digitsOf range: NumberRange, takesZeros: Bool) {
    let padded = range.isFixedWidth ? MaskExpression.padded(range, width: range.lowWidth) : []
    self.init(.alternatives(MaskExpression.numbers(in: range, takesZeros: takesZeros) + padded))
  }

  /// The numbers of a range, but for digits that are padded.
  static func numbers(in range: NumberRange, takesZeros: Bool) -> [MaskExpression] {
    let low = digits(range.low, width: range.lowWidth)
    let high = digits(range.high, width: range.highWidth)
    if range.isFixedWidth { return numbers(low[...], high[...], bounds: 0) }
    return naturalNumbers(low, high, most: high.count, takesZeros: takesZeros)
  }

  /// The numbers of natural width with at most so many digits; last those with a zero in front, which is one of the
  /// digits.
  private static func naturalNumbers(_ low: [UInt8], _ high: [UInt8], most: Int, takesZeros: Bool) -> [MaskExpression] {
    var branches: [MaskExpression] = []
    // wider numbers first: greedy, as repeats are
    for width in stride(from: most, through: low.count, by: -1) {
      let least = width == low.count ? low : [1] + [UInt8](repeating: 0, count: width - 1)
      let greatest = width == high.count ? high : [UInt8](repeating: 9, count: width)
      branches += MaskExpression.numbers(least[...], greatest[...], bounds: min(width, most - 1))
    }
    if most == low.count || !takesZeros { return branches }
    let rest = MaskExpression(.alternatives(naturalNumbers(low, high, most: most - 1, takesZeros: true)))
    return branches + [MaskExpression(.sequence([slot(0, 0), MaskExpression(.slot(MaskExpression.zeroBound)), rest]))]
  }

  /// A first digit that starts no number of this width stands for itself, zero-padded. Where the range spans ten
  /// thousand numbers and more it does not: no one means 00005 by a 5.
  private static func padded(_ range: NumberRange, width: Int) -> [MaskExpression] {
    guard width > 1, range.high - range.low < 10_000 else { return [] }
    var power: UInt32 = 1
    for _ in 1..<width { power *= 10 }
    let firsts = range.low / power...range.high / power
    return (1...9).filter { digit in
      !firsts.contains(digit) && (range.low...range.high).contains(digit)
    }.map { digit in
      let zeros = [MaskExpression](repeating: MaskExpression(.valueLiteral(Cluster("0"))), count: width - 1)
      return MaskExpression(.sequence(zeros + [slot(UInt8(digit), UInt8(digit))]))
    }
  }

  /// The numbers between two of the same width as sets of one digit each, lowest first: `34##` is `[3][4][0-9][0-9]`.
  ///
  /// - Parameter bounds: after how many of the digits, from the first on, `bound` stands.
  private static func numbers(_ low: ArraySlice<UInt8>, _ high: ArraySlice<UInt8>, bounds: Int) -> [MaskExpression] {
    guard var first = low.first, var last = high.first else { return [MaskExpression(.sequence([]))] }
    let lowRest = low.dropFirst()
    let highRest = high.dropFirst()
    let bound = bounds > 0 ? [MaskExpression(.slot(MaskExpression.bound))] : []
    func branch(_ digit: UInt8, _ low: ArraySlice<UInt8>, _ high: ArraySlice<UInt8>) -> MaskExpression {
      MaskExpression(
        .sequence(
          [slot(digit, digit)] + bound + [MaskExpression(.alternatives(numbers(low, high, bounds: bounds - 1)))]))
    }
    if first == last { return [branch(first, lowRest, highRest)] }
    let zeros = [UInt8](repeating: 0, count: lowRest.count)[...]
    let nines = [UInt8](repeating: 9, count: lowRest.count)[...]
    var out: [MaskExpression] = []
    var top: [MaskExpression] = []
    if lowRest != zeros {
      out.append(branch(first, lowRest, nines))
      first += 1
    }
    if highRest != nines {
      top = [branch(last, zeros, highRest)]
      last -= 1
    }
    if first <= last {
      let rest = (0..<lowRest.count).flatMap { i in
        [slot(0, 9)] + (i + 1 < bounds ? [MaskExpression(.slot(MaskExpression.bound))] : [])
      }
      out.append(MaskExpression(.sequence([slot(first, last)] + bound + rest)))
    }
    return out + top
  }

  /// What a `bound` node is made of: a slot that takes nothing.
  static let bound = Slot(.set([]))

  /// The same after a zero in front of a number: another slot that takes nothing.
  static let zeroBound = Slot(.set([]), casing: .upper)

  private static func slot(_ low: UInt8, _ high: UInt8) -> MaskExpression {
    MaskExpression(.slot(Slot(.set([SlotRange(Unicode.Scalar(48 + low), Unicode.Scalar(48 + high))]))))
  }

  private static func digits(_ value: UInt32, width: Int) -> [UInt8] {
    var out = [UInt8](repeating: 0, count: width)
    var value = value
    for i in stride(from: width - 1, through: 0, by: -1) {
      out[i] = UInt8(value % 10)
      value /= 10
    }
    return out
  }
}
