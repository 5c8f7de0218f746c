/// Digits that match a pattern, at random: the pattern as steps, taken without looking anything up.
///
///     var digits: [UInt8] = []
///     DigitSampler(try DigitPattern("2(?:0[01378]|3[0189])\\d")).sample(into: &digits, using: &random)
///
/// Every alternative and every count is as likely as the others. How a choice is drawn is fixed here: the same random
/// numbers make the same digits.
package struct DigitSampler: Sendable {
  /// What is done, and where its parts stand among all steps.
  private struct Step {
    enum Action: UInt8 {
      /// Takes one of the digits of a set.
      case digit
      /// Takes all parts, one after the other.
      case all
      /// Takes one of its parts.
      case one
      /// Takes its only part so often: the least, and a number of times more.
      case times
    }
    let action: Action
    /// The first part.
    var first: UInt32 = 0
    /// How many parts or digits; the least times.
    var count: UInt32 = 0
    /// A set of digits, a bit each; how many times more.
    var detail: UInt32 = 0
  }
  /// Parts of a step stand together.
  private var steps: [Step] = []

  package init(_ pattern: DigitPattern) {
    steps.append(Step(action: .all))
    steps[0] = step(pattern.term)
  }

  private mutating func step(_ term: DigitPattern.Term) -> Step {
    switch term {
    case .digit(let set): Step(action: .digit, count: UInt32(set.nonzeroBitCount), detail: UInt32(set))
    case .sequence(let terms): parts(.all, terms)
    case .choice(let terms): parts(.one, terms)
    case .times(let term, let least, let most): parts(.times, [term], count: least, detail: most - least)
    case .group(let term, _): step(term)
    case .end: Step(action: .all)
    }
  }

  private mutating func parts(_ action: Step.Action, _ terms: [DigitPattern.Term], count: Int? = nil, detail: Int = 0)
    -> Step
  {
    let first = steps.count
    steps += terms.map { _ in Step(action: .all) }
    for (place, term) in terms.enumerated() { steps[first + place] = step(term) }
    return Step(action: action, first: UInt32(first), count: UInt32(count ?? terms.count), detail: UInt32(detail))
  }

  /// Appends digits that match, as ASCII.
  package func sample(into digits: inout [UInt8], using random: inout some RandomNumberGenerator) {
    take(0, into: &digits, using: &random)
  }

  private func take(_ place: Int, into digits: inout [UInt8], using random: inout some RandomNumberGenerator) {
    let step = steps[place]
    switch step.action {
    case .digit:
      if step.count == 0 { return }
      var set = step.detail
      for _ in 0..<random.below(step.count) { set &= set - 1 }
      digits.append(48 + UInt8(set.trailingZeroBitCount))
    case .all:
      for part in 0..<Int(step.count) { take(Int(step.first) + part, into: &digits, using: &random) }
    case .one: take(Int(step.first) + random.below(step.count), into: &digits, using: &random)
    case .times:
      for _ in 0..<Int(step.count) + random.below(step.detail + 1) {
        take(Int(step.first), into: &digits, using: &random)
      }
    }
  }
}

extension RandomNumberGenerator {
  /// A number from 0 up to a bound, which is left out.
  fileprivate mutating func below(_ bound: UInt32) -> Int { Int(next().multipliedFullWidth(by: UInt64(bound)).high) }
}
