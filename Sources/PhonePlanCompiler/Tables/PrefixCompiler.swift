/// Makes automata of what stands in front of a number: they are walked as long as digits lead somewhere, and the last
/// state says what was found.
struct PrefixCompiler {
  private let program: PatternProgram
  /// What a match is put out as; 0 where there is none.
  private let output: (PrefixMatcher.Match?) -> Int
  private var known: [PrefixMatcher: UInt16] = [:]

  init(_ pattern: DigitPattern, output: @escaping (PrefixMatcher.Match?) -> Int) {
    program = PatternProgram(pattern)
    self.output = output
  }

  mutating func automaton(into pool: inout AutomatonPool) -> UInt16 { state(PrefixMatcher(program), &pool) }

  private mutating func state(_ matcher: PrefixMatcher, _ pool: inout AutomatonPool) -> UInt16 {
    if let index = known[matcher] { return index }
    let own = output(matcher.result)
    var targets: [UInt16] = []
    for digit in 0..<10 where !matcher.isSettled {
      var next = matcher
      next.next(digit, in: program)
      // a digit that ends the walk and changes nothing needs no way of its own
      targets.append(next.isSettled && output(next.result) == own ? 0 : state(next, &pool))
    }
    let index = pool.state(own, targets)
    known[matcher] = index
    return index
  }
}
