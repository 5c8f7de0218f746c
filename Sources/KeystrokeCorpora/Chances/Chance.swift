internal import MaskFuzzing

/// Random choices of one script.
///
/// They are worked out here, not by the standard library, whose ways of drawing a number may change: a corpus is the
/// same to the byte for good.
struct Chance: RandomNumberGenerator {
  private var generator: SeededGenerator

  init(seed: UInt64, index: Int) { generator = SeededGenerator(seed: seed, index: index) }

  mutating func next() -> UInt64 { generator.next() }

  /// A number from 0 up to a bound, which is left out.
  mutating func below(_ bound: Int) -> Int { Int(generator.next().multipliedFullWidth(by: UInt64(bound)).high) }

  /// True in `percent` of 100 cases.
  mutating func isTrue(_ percent: Int) -> Bool { below(100) < percent }

  mutating func pick<Choice>(_ choices: [Choice]) -> Choice { choices[below(choices.count)] }
}
