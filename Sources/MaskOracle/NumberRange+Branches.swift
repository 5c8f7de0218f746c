import MaskSyntax

extension NumberRange {
  /// The numbers of the range as alternatives of digit slots, the preferred first.
  ///
  /// `<0..255>` is `25[0-5]`, `2[0-4][0-9]`, `1[0-9][0-9]`, then two digits, then one.
  var branches: [MaskTree] {
    let low = digits(self.low, width: lowWidth)
    let high = digits(self.high, width: highWidth)
    if isFixedWidth { return span(low, high) + padded(low, high) }
    return (lowWidth...highWidth).reversed().flatMap { width in
      span(
        width == lowWidth ? low : [1] + Array(repeating: 0, count: width - 1),
        width == highWidth ? high : Array(repeating: 9, count: width))
    }
  }

  /// A first digit that starts no number of this width stands for itself behind zeros: 5 typed into `<01..12>` is 05.
  private func padded(_ low: [UInt8], _ high: [UInt8]) -> [MaskTree] {
    // in so wide a range the reference looks for no such digit
    guard highWidth > 1, self.high - self.low < 10_000 else { return [] }
    let zeros = Array(repeating: MaskTree(.quoted(Cluster("0"))), count: highWidth - 1)
    let starts = low[0]...high[0]
    let alone = (UInt8(1)...9).filter { !starts.contains($0) && self.low <= $0 && self.high >= $0 }
    return alone.map { MaskTree(.sequence(zeros + [slot($0, $0)])) }
  }

  /// All numbers from `low` to `high`, which are of the same width.
  private func span(_ low: [UInt8], _ high: [UInt8]) -> [MaskTree] {
    guard var first = low.first, var last = high.first else { return [MaskTree(.sequence([]))] }
    let lowRest = Array(low.dropFirst())
    let highRest = Array(high.dropFirst())
    func branch(_ digit: UInt8, _ rest: [MaskTree]) -> MaskTree {
      MaskTree(.sequence([slot(digit, digit), MaskTree(.alternatives(rest))]))
    }
    if first == last { return [branch(first, span(lowRest, highRest))] }
    let zeros = lowRest.map { _ in UInt8(0) }
    let nines = lowRest.map { _ in UInt8(9) }
    var bottom: [MaskTree] = []
    var top: [MaskTree] = []
    if lowRest != zeros {
      bottom = [branch(first, span(lowRest, nines))]
      first += 1
    }
    if highRest != nines {
      top = [branch(last, span(zeros, highRest))]
      last -= 1
    }
    let middle = first <= last ? [MaskTree(.sequence([slot(first, last)] + nines.map { _ in slot(0, 9) }))] : []
    return bottom + middle + top
  }

  private func slot(_ low: UInt8, _ high: UInt8) -> MaskTree {
    MaskTree(.slot(Slot(.set([SlotRange(Unicode.Scalar(48 + low), Unicode.Scalar(48 + high))]))))
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
