internal import SecretMemory

/// A check sum, worked out: what each character counts in each place.
///
/// An object, as it has several tables, of which a copy would hold each.
final class CompiledSum: Sendable {
  /// What a sum says of a text.
  enum Verdict { case holds, fails, hasNoAnswer }

  private let sum: CheckSum
  /// How many weights there are; `nil` where the characters are one number.
  private let weightCount: Int?
  /// What the characters from `0` to `Z` count: of each weight a row, below the modulus; of a number their values.
  private let counts: [UInt32]
  /// How many rows a weight has: two where characters count another value in an odd place than in an even one.
  private let rows: Int

  /// What a character counts that may not stand there: more than all others together.
  private static let unknown: UInt32 = 1 << 24
  private static let first = UInt8(ascii: "0")
  private static let width = 43

  init(_ sum: CheckSum) {
    self.sum = sum
    let weights: [Int?]
    switch sum.weighting {
    case .fromStart(let given), .fromEnd(let given): (weights, weightCount) = (given.map { .some($0) }, given.count)
    case .number: (weights, weightCount) = ([nil], nil)
    }
    let values = [sum.oddValues, sum.values].compactMap { $0 }
    rows = values.count
    counts = weights.flatMap { weight in
      values.flatMap { values in
        (0..<CompiledSum.width).map { place in
          guard let value = values[CompiledSum.first + UInt8(place)] else { return CompiledSum.unknown }
          return UInt32(weight.map { CompiledSum.remainder(sum.product(value, $0), sum.modulus) } ?? value)
        }
      }
    }
  }

  /// What is left of a number, which may be negative: 0 or more.
  private static func remainder(_ number: Int, _ modulus: Int) -> Int {
    let rest = number % modulus
    return rest < 0 ? rest + modulus : rest
  }

  /// Whether the check characters are those of the others.
  func verdict(on characters: SecretList<UInt8>) -> Verdict {
    guard let (given, count) = parted(characters.count), let remainder = remainder(of: characters, but: given, count)
    else {
      return .fails
    }
    switch sum.result {
    case .zero: return remainder == 0 ? .holds : .fails
    case .table(let entries):
      guard let expected = entries[remainder] else { return .hasNoAnswer }
      return characters[given.lowerBound] == expected ? .holds : .fails
    case .numbers(let first, let step, _):
      guard let number = characters[given].smallNumber else { return .fails }
      return number == first &+ step &* remainder ? .holds : .fails
    }
  }

  /// Of so many characters, where the check characters stand, and how many of the others are summed; `nil` where there
  /// are too few or too many.
  private func parted(_ total: Int) -> (given: Range<Int>, summed: Int)? {
    let width = sum.result.width
    var count: Int? = nil
    if case .fromStart = sum.weighting { count = weightCount }
    if let place = sum.place, !(1...max(1, total) ~= place) { return nil }
    let start = sum.place.map { $0 - 1 } ?? count ?? (total - width)
    guard start >= 0, start + width <= total else { return nil }
    let summed = count ?? (total - width)
    guard summed > 0, summed <= total - width else { return nil }
    if let weightCount, summed > weightCount { return nil }
    return (start..<start + width, summed)
  }

  /// What remains of the sum of the first characters, but for those that are given; `nil` where one counts nothing that
  /// is known.
  private func remainder(of characters: SecretList<UInt8>, but given: Range<Int>, _ count: Int) -> Int? {
    let total =
      weightCount.map { weighted(characters, but: given, count, after: $0 - count) }
      ?? number(characters, but: given, count)
    guard let total else { return nil }
    let rest = Int(total % UInt64(sum.modulus)) * CompiledSum.remainder(sum.factor, sum.modulus)
    let remainder = (rest + CompiledSum.remainder(sum.constant, sum.modulus)) % sum.modulus
    return sum.secondModulus.map { remainder % $0 } ?? remainder
  }

  /// The sum under the weights that stand after so many.
  private func weighted(_ characters: SecretList<UInt8>, but given: Range<Int>, _ count: Int, after skipped: Int)
    -> UInt64?
  {
    var total: UInt32 = 0
    for i in 0..<count {
      let place = Int(characters[i < given.lowerBound ? i : i + given.count] &- CompiledSum.first)
      guard place < CompiledSum.width else { return nil }
      let row = (skipped &+ i) &* rows &+ (i & (rows &- 1))
      total &+= counts[row &* CompiledSum.width &+ place]
    }
    return total < CompiledSum.unknown ? UInt64(total) : nil
  }

  /// The number that the characters are, or one with its remainder.
  private func number(_ characters: SecretList<UInt8>, but given: Range<Int>, _ count: Int) -> UInt64? {
    var total: UInt64 = 0
    for i in 0..<count {
      let place = Int(characters[i < given.lowerBound ? i : i + given.count] &- CompiledSum.first)
      guard place < CompiledSum.width else { return nil }
      let value = counts[(i & (rows &- 1)) &* CompiledSum.width &+ place]
      if value == CompiledSum.unknown { return nil }
      total = total &* (value > 9 ? 100 : 10) &+ UInt64(value)
      // so that no length is too much
      if total >= 1 << 56 { total %= UInt64(sum.modulus) }
    }
    return total
  }
}

extension CheckSum {
  /// What a value counts under a weight.
  fileprivate func product(_ value: Int, _ weight: Int) -> Int {
    if !addsDigits { return value * (weight % modulus) }
    let product = value &* weight
    return product / 10 + product % 10
  }
}
