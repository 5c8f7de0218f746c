internal import PhoneNumbering

/// Makes the automata that report a national number's kind, and whether it has the shape of all numbers of its region.
struct KindCompiler {
  private struct Described {
    let code: Int
    let automaton: PatternAutomaton
    let lengths: Set<Int>
  }
  /// Where each pattern stands, and how many digits there were.
  private struct State: Hashable {
    var places: [Int]
    var count: Int
  }
  private let general: PatternAutomaton
  private let lengths: Set<Int>
  private let kinds: [Described]
  private var known: [State: UInt16] = [:]
  private var knownGeneral: [Int: UInt16] = [:]
  /// More digits than any national number has: no pattern is followed so far.
  private static let mostDigits = 20

  init(_ plan: NumberingPlan) throws(PlanError) {
    func automaton(_ description: NumberDescription, _ fact: String) throws(PlanError) -> PatternAutomaton? {
      guard let pattern = description.pattern else { return nil }
      return PatternAutomaton(try plan.pattern(pattern, "\(fact), pattern"), isPrefix: false)
    }
    guard let general = try automaton(plan.general, "general") else {
      throw PlanError(plan, "general", "there is no pattern of all numbers")
    }
    self.general = general
    lengths = Set(plan.general.lengths)
    var kinds: [Described] = []
    for kind in NumberKind.allCases {
      guard let description = plan.kinds[kind], let automaton = try automaton(description, kind.rawValue) else {
        continue
      }
      let lengths = description.lengths.isEmpty ? lengths : Set(description.lengths)
      kinds.append(Described(code: kind.code, automaton: automaton, lengths: lengths))
    }
    self.kinds = kinds
  }

  /// The automaton that puts out a `PhoneKindCode`.
  mutating func kind(into pool: inout AutomatonPool) -> UInt16 {
    state(State(places: [general.start] + kinds.map(\.automaton.start), count: 0), &pool)
  }

  private mutating func state(_ state: State, _ pool: inout AutomatonPool) -> UInt16 {
    if let index = known[state] { return index }
    let isOpen =
      state.places[0] != PatternAutomaton.dead && state.places.dropFirst().contains { $0 != PatternAutomaton.dead }
    if !isOpen || state.count > KindCompiler.mostDigits { return 0 }
    let targets = (0..<10).map { digit in
      var next = State(places: [general.next(state.places[0], digit)], count: state.count + 1)
      for (kind, place) in zip(kinds, state.places.dropFirst()) {
        next.places.append(kind.automaton.next(place, digit))
      }
      return self.state(next, &pool)
    }
    let index = pool.state(code(of: state), targets)
    known[state] = index
    return index
  }

  /// The first kind that fits, of those that are rare first; what is both fixed and mobile is so reported.
  private func code(of state: State) -> Int {
    func fits(_ kind: Described, _ place: Int) -> Bool {
      kind.automaton.matches(place) && kind.lengths.contains(state.count)
    }
    guard general.matches(state.places[0]), lengths.isEmpty || lengths.contains(state.count) else { return 0 }
    let codes = Set(zip(kinds, state.places.dropFirst()).filter(fits).map(\.0.code))
    let flag = codes.contains(PhoneKindCode.domesticOnly) ? Int(PhoneKindCode.domesticOnlyFlag) : 0
    if let rare = KindCompiler.rareKinds.first(where: codes.contains) { return rare + flag }
    let isFixed = codes.contains(PhoneKindCode.fixedLine)
    let isMobile = codes.contains(PhoneKindCode.mobile)
    if isFixed && isMobile { return PhoneKindCode.fixedLineOrMobile + flag }
    return (isFixed ? PhoneKindCode.fixedLine : isMobile ? PhoneKindCode.mobile : 0) + flag
  }

  /// In the order in which they are asked for.
  private static let rareKinds = [
    PhoneKindCode.premiumRate, PhoneKindCode.tollFree, PhoneKindCode.sharedCost, PhoneKindCode.voip,
    PhoneKindCode.personal,
    PhoneKindCode.pager, PhoneKindCode.uan, PhoneKindCode.voicemail,
  ]

  /// The automaton that puts out 1 for a number of the region's general shape, of whatever length.
  mutating func general(into pool: inout AutomatonPool) -> UInt16 { generalState(general.start, &pool) }

  private mutating func generalState(_ place: Int, _ pool: inout AutomatonPool) -> UInt16 {
    if place == PatternAutomaton.dead { return 0 }
    if let index = knownGeneral[place] { return index }
    let targets = (0..<10).map { generalState(general.next(place, $0), &pool) }
    let index = pool.state(general.matches(place) ? 1 : 0, targets)
    knownGeneral[place] = index
    return index
  }
}

extension NumberKind {
  /// As automata put it out.
  var code: Int {
    switch self {
    case .fixedLine: PhoneKindCode.fixedLine
    case .mobile: PhoneKindCode.mobile
    case .tollFree: PhoneKindCode.tollFree
    case .premiumRate: PhoneKindCode.premiumRate
    case .sharedCost: PhoneKindCode.sharedCost
    case .personal: PhoneKindCode.personal
    case .voip: PhoneKindCode.voip
    case .pager: PhoneKindCode.pager
    case .uan: PhoneKindCode.uan
    case .voicemail: PhoneKindCode.voicemail
    case .domesticOnly: PhoneKindCode.domesticOnly
    }
  }
}
