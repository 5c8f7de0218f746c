/// A pattern as an automaton that is made as it is walked: which digits match it, whichever way.
final class PatternAutomaton {
  /// No text that goes on so matches.
  static let dead = 0
  private let program: PatternProgram
  private let isPrefix: Bool
  private var states: [[Int]] = []
  private var known: [[Int]: Int] = [:]
  private var matching: [Bool] = []
  private var following: [[Int]] = []
  let start: Int

  /// - Parameter isPrefix: whether a text matches as soon as its beginning does, and then for good.
  init(_ pattern: DigitPattern, isPrefix: Bool) {
    program = PatternProgram(pattern)
    self.isPrefix = isPrefix
    start = 1
    _ = state(of: [])
    _ = state(of: [program.start])
  }

  func matches(_ state: Int) -> Bool { matching[state] }
  /// Whether what follows decides nothing any more.
  func isSettled(_ state: Int) -> Bool { state == PatternAutomaton.dead || isPrefix && matching[state] }

  func next(_ state: Int, _ digit: Int) -> Int {
    if isSettled(state) { return state }
    if following[state].isEmpty { following[state] = (0..<10).map { step(state, $0) } }
    return following[state][digit]
  }

  private func step(_ state: Int, _ digit: Int) -> Int {
    let targets = states[state].compactMap { place -> Int? in
      if case .digit(let digits, let next) = program.steps[place], digits >> digit & 1 != 0 { return next }
      return nil
    }
    return self.state(of: targets)
  }

  /// The state of all digits' steps that can be reached without a digit.
  private func state(of places: [Int]) -> Int {
    var (digits, seen, matches) = (Set<Int>(), Set<Int>(), false)
    var open = places
    while let place = open.popLast() {
      if !seen.insert(place).inserted { continue }
      switch program.steps[place] {
      case .digit: digits.insert(place)
      case .split(let branches): open += branches
      case .mark(_, let next), .end(let next): open.append(next)
      case .match: matches = true
      }
    }
    // the match is part of what is told apart, so it stands among the places as the step 0 that it is
    let key = (matches ? [0] : []) + (isPrefix && matches ? [] : digits.sorted())
    if let state = known[key] { return state }
    known[key] = states.count
    states.append(key)
    matching.append(matches)
    following.append([])
    return states.count - 1
  }
}
