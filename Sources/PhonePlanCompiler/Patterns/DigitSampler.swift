/// Digits that match a pattern, at random: the pattern as steps, taken without looking anything up.
///
///     var digits: [UInt8] = []
///     DigitSampler(try DigitPattern("2(?:0[01378]|3[0189])\\d")).sample(into: &digits, using: &random)
///
/// Every alternative and every count is as likely as the others. How a choice is drawn is fixed here: the same random numbers make the same digits.
package struct DigitSampler: Sendable {
  private enum Step: Sendable {
    /// One of these digits, ASCII.
    case digit([UInt8])
    /// One of these, each a range of steps.
    case choice([[Step]])
    /// As often as it may be.
    case times([Step], least: Int, more: Int)
  }
  private let steps: [Step]

  package init(_ pattern: DigitPattern) { steps = Self.steps(pattern.term) }

  private static func steps(_ term: DigitPattern.Term) -> [Step] {
    switch term {
    case .digit(let set): [.digit((0..<10).filter { set >> UInt16($0) & 1 == 1 }.map { 48 + UInt8($0) })]
    case .sequence(let terms): terms.flatMap { steps($0) }
    case .choice(let terms): [.choice(terms.map { steps($0) })]
    case .times(let term, let least, let most): [.times(steps(term), least: least, more: most - least)]
    case .group(let term, _): steps(term)
    case .end: []
    }
  }

  /// Appends digits that match, as ASCII.
  package func sample(into digits: inout [UInt8], using random: inout some RandomNumberGenerator) {
    Self.take(steps, into: &digits, using: &random)
  }

  private static func take(_ steps: [Step], into digits: inout [UInt8], using random: inout some RandomNumberGenerator) {
    for step in steps {
      switch step {
      case .digit(let set): if !set.isEmpty { digits.append(set[below(set.count, using: &random)]) }
      case .choice(let choices): take(choices[below(choices.count, using: &random)], into: &digits, using: &random)
      case .times(let steps, let least, let more):
        for _ in 0..<least + below(more + 1, using: &random) { take(steps, into: &digits, using: &random) }
      }
    }
  }

  private static func below(_ bound: Int, using random: inout some RandomNumberGenerator) -> Int {
    Int(random.next().multipliedFullWidth(by: UInt64(bound)).high)
  }
}
