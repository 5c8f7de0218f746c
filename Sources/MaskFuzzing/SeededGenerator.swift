internal import NumberFormatting

/// Random numbers that a seed and an index make again: SplitMix64.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// The generator of case `index` of a run; two cases of a run have nothing in common.
  ///
  /// - Parameters:
  ///   - seed: What all random numbers come from.
  ///   - index: The number of the case, 0 or more.
  public init(seed: UInt64, index: Int = 0) {
    state = seed
    state = next() ^ UInt64(truncatingIfNeeded: index)
    state = next()
  }

  /// The generator that chooses how a field behaves in run `index`: it has nothing in common with the one that writes
  /// the run's script.
  init(optionsOf index: Int, seed: UInt64) { self.init(seed: seed, index: ~index) }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

extension SeededGenerator {
  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  /// True in `percent` of 100 cases.
  mutating func chance(_ percent: Int) -> Bool { number(0...99) < percent }

  mutating func pick<C: RandomAccessCollection>(_ choices: C) -> C.Element where C.Index == Int {
    choices[number(choices.startIndex...choices.endIndex - 1)]
  }

  /// Picks by weight.
  mutating func pick<Choice>(weighted choices: [(Int, Choice)]) -> Choice {
    var left = number(0...choices.reduce(0) { $0 + $1.0 } - 1)
    for (weight, choice) in choices {
      if left < weight { return choice }
      left -= weight
    }
    return choices[0].1
  }
}

extension SeededGenerator {
  /// Lengths of steps, none of them given in most cases.
  mutating func steps() -> StepLengths {
    var steps = StepLengths()
    for size in StepSize.allCases where chance(10) { steps[size] = pick(Self.stepLengths) }
    return steps
  }

  private static let stepLengths: [StepLength] = [
    5, 15, 250, "0.25", "0.1", "1.5", "1000000", "minutes 15", "hours 6, minutes 30", "day 7, month 3", "2, year 10",
    "minute 45",
  ]
}
