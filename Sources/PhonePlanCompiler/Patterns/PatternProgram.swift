/// A pattern as steps: each takes a digit, or leads on to others, the preferred first.
struct PatternProgram {
  enum Step {
    case digit(UInt16, next: Int)
    case split([Int])
    /// Remembers the place: where group n begins at 2n, where it ends at 2n + 1.
    case mark(Int, next: Int)
    /// Only where the text ends.
    case end(next: Int)
    case match
  }
  private(set) var steps: [Step] = [.match]
  private(set) var start = 0
  let groupCount: Int

  init(_ pattern: DigitPattern) {
    groupCount = pattern.groupCount
    start = add(pattern.term, before: 0)
  }

  private mutating func add(_ step: Step) -> Int {
    steps.append(step)
    return steps.count - 1
  }

  /// Steps that match the term and go on with the step `next`.
  ///
  /// - Returns: The first.
  private mutating func add(_ term: DigitPattern.Term, before next: Int) -> Int {
    switch term {
    case .digit(let digits): return add(.digit(digits, next: next))
    case .sequence(let terms): return terms.reversed().reduce(next) { add($1, before: $0) }
    case .choice(let terms):
      let branches = terms.map { add($0, before: next) }
      return add(.split(branches))
    case .times(let term, let least, let most):
      var first = next
      for _ in least..<most { first = add(.split([add(term, before: first), next])) }
      for _ in 0..<least { first = add(term, before: first) }
      return first
    case .group(let term, let number):
      let end = add(.mark(2 * number + 1, next: next))
      return add(.mark(2 * number, next: add(term, before: end)))
    case .end: return add(.end(next: next))
    }
  }
}
