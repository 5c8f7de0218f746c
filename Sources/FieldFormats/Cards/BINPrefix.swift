/// Leading digits of card numbers: none up to eight.
struct BINPrefix: Hashable {
  let digits: [Int]
  /// The numbers that begin so, as numbers of eight digits.
  let numbers: Range<Int>

  /// All numbers of eight digits.
  static let whole = 0..<100_000_000

  /// No digit: all numbers begin so.
  init() {
    digits = []
    numbers = BINPrefix.whole
  }

  private init(digits: [Int], numbers: Range<Int>) {
    self.digits = digits
    self.numbers = numbers
  }

  /// The ten prefixes with a digit more.
  var longer: [BINPrefix] {
    let step = numbers.count / 10
    return (0...9).map { digit in
      let low = numbers.lowerBound + digit * step
      return BINPrefix(digits: digits + [digit], numbers: low..<low + step)
    }
  }

  /// The fewest prefixes that together are a range of numbers.
  static func prefixes(of range: Range<Int>) -> [BINPrefix] {
    var out: [BINPrefix] = []
    var open = [BINPrefix()]
    while let prefix = open.popLast() {
      if range.holds(prefix.numbers) {
        out.append(prefix)
      } else if range.overlaps(prefix.numbers) {
        open += prefix.longer.reversed()
      }
    }
    return out
  }
}

extension Range<Int> {
  /// Whether another range lies within it.
  func holds(_ other: Range<Int>) -> Bool { lowerBound <= other.lowerBound && other.upperBound <= upperBound }
}

extension BINRange {
  /// The fewest prefixes that together are the range: `500-519` is `50` and `51`.
  var prefixes: [BINPrefix] {
    var scale = 1
    for _ in length..<BINRange.longest { scale *= 10 }
    return BINPrefix.prefixes(of: bounds.lowerBound * scale..<(bounds.upperBound + 1) * scale)
  }
}
