internal import PhoneNumbering

/// Makes the automata of numbers being typed, of one calling code in one mode.
struct TypingCompiler {
  private let formats: [TypedFormat]
  private let mode: TypedFormat.Mode
  /// The most digits any format has.
  private let most: Int
  private var known: [TypingState: UInt16] = [:]
  private var knownAtOnce: [TypingState: UInt16] = [:]

  init(_ plan: NumberingPlan, _ mode: TypedFormat.Mode) throws(PlanError) {
    self.mode = mode
    let isAbroad = mode == .international && !plan.internationalFormats.isEmpty
    let list = isAbroad ? plan.internationalFormats : plan.formats
    var formats: [TypedFormat] = []
    for (number, format) in list.enumerated() where format.serves(mode) {
      let fact = "\(isAbroad ? "international format" : "format") \(number + 1)"
      if let format = try TypedFormat(format, of: plan, fact) { formats.append(format) }
    }
    self.formats = formats
    most = formats.map(\.shape.most).max() ?? 0
  }

  /// The automaton that is walked digit by digit.
  mutating func typed(into pool: inout AutomatonPool, _ gaps: inout GapsPool) -> UInt16 {
    state(TypingState(formats), &pool, &gaps)
  }

  /// The automaton for digits that come all at once; it puts out states of the other.
  mutating func atOnce(into pool: inout AutomatonPool, _ gaps: inout GapsPool) -> UInt16 {
    stateAtOnce(TypingState(formats), &pool, &gaps)
  }

  private mutating func state(_ state: TypingState, _ pool: inout AutomatonPool, _ gaps: inout GapsPool) -> UInt16 {
    if let index = known[state] { return index }
    guard let output = state.output(gapsIndex: { gaps.index(of: $0) }) else { return 0 }
    let following = state.isOver ? [] : (0..<10).map { state.next($0, formats) }
    let targets = following.map { self.state($0, &pool, &gaps) }
    let index = pool.state(output, targets, signs: following.map(state.sign))
    known[state] = index
    return index
  }

  private mutating func stateAtOnce(_ state: TypingState, _ pool: inout AutomatonPool, _ gaps: inout GapsPool) -> UInt16
  {
    if let index = knownAtOnce[state] { return index }
    let entry = state.count < 3 ? 0 : self.state(state.chosen(formats), &pool, &gaps)
    let isLast = state.count > most
    let targets = isLast ? [] : (0..<10).map { stateAtOnce(state.nextAtOnce($0, formats), &pool, &gaps) }
    let index = pool.state(Int(entry), targets)
    knownAtOnce[state] = index
    return index
  }
}

/// All layouts of typed numbers, each once.
struct GapsPool {
  /// The first stands for digits that are not laid out, which puts out nothing.
  private(set) var all = [PhoneGaps(word: 0)]
  private var known: [PhoneGaps: Int] = [:]

  mutating func index(of gaps: PhoneGaps) -> Int {
    if let index = known[gaps] { return index }
    known[gaps] = all.count
    all.append(gaps)
    return all.count - 1
  }
}
