/// Makes the automata of finished numbers: a national number's digits lead to the layout it has.
struct FinishedCompiler {
  private let plan: NumberingPlan
  private let formats: [(format: PlanFormat, shape: FormatShape, leading: PatternAutomaton?, fact: String)]
  private let most: Int
  private struct State: Hashable {
    var places: [Int]
    var count: Int
  }
  private var known: [State: UInt16] = [:]

  /// - Parameter isInternational: for numbers written after a calling code.
  init(_ plan: NumberingPlan, isInternational: Bool) throws(PlanError) {
    self.plan = plan
    let isAbroad = isInternational && !plan.internationalFormats.isEmpty
    let list = isAbroad ? plan.internationalFormats : plan.formats
    var formats: [(format: PlanFormat, shape: FormatShape, leading: PatternAutomaton?, fact: String)] = []
    for (number, format) in list.enumerated() {
      let fact = "\(isAbroad ? "international format" : "format") \(number + 1)"
      var leading: PatternAutomaton?
      if let last = format.leadingDigits.last {
        let name = "\(fact), leading digits \(format.leadingDigits.count)"
        leading = PatternAutomaton(try plan.pattern(last, name), isPrefix: true)
      }
      formats.append((format, try FormatShape(format, of: plan, fact), leading, fact))
    }
    self.formats = formats
    most = formats.map(\.shape.most).max() ?? 0
  }

  mutating func automaton(into pool: inout AutomatonPool, _ layouts: inout FinishedPool) throws(PlanError) -> UInt16 {
    try state(State(places: formats.map { $0.leading?.start ?? 0 }, count: 0), &pool, &layouts)
  }

  private mutating func state(
    _ state: State, _ pool: inout AutomatonPool, _ layouts: inout FinishedPool
  ) throws(PlanError) -> UInt16 {
    if let index = known[state] { return index }
    if state.count > most { return 0 }
    var targets: [UInt16] = []
    for digit in 0..<10 {
      var next = State(places: [], count: state.count + 1)
      for (format, place) in zip(formats, state.places) {
        // a format that is full has no say any more
        let isOpen = format.shape.most > state.count
        next.places.append(isOpen ? format.leading?.next(place, digit) ?? 0 : PatternAutomaton.dead)
      }
      targets.append(try self.state(next, &pool, &layouts))
    }
    let index = pool.state(try output(of: state, &layouts), targets)
    known[state] = index
    return index
  }

  private func output(of state: State, _ layouts: inout FinishedPool) throws(PlanError) -> Int {
    for (place, item) in zip(state.places, formats)
    where item.shape.takes(state.count) && item.leading?.matches(place) ?? true {
      let (format, shape) = (item.format, item.shape)
      let national = format.layout(firstGroup: format.nationalPrefixRule)
      let carried = format.layout(firstGroup: format.carrierRule) ?? national
      let layout = FinishedPool.Layout(
        national: try shape.template(national ?? format.layout, "national prefix rule", count: state.count),
        international: try shape.template(format.layout, "layout", count: state.count),
        carried: try shape.template(carried ?? format.layout, "carrier rule", count: state.count))
      return layouts.index(of: layout) + 1
    }
    return 0
  }
}

extension PlanFormat {
  /// The layout with a rule in place of the first group: the rule's own `$1` is that group. The carrier code becomes
  /// `C`.
  fileprivate func layout(firstGroup rule: String?) -> String? {
    guard let rule, !rule.isEmpty, let dollar = layout.firstIndex(of: "$"),
      layout.index(after: dollar) < layout.endIndex
    else {
      return nil
    }
    let end = layout.index(dollar, offsetBy: 2)
    let group = layout[dollar..<end]
    var text = rule.split(separator: "$CC", omittingEmptySubsequences: false).joined(separator: "C")
    if let own = text.firstIndex(of: "$") {
      text.replaceSubrange(own..<text.index(own, offsetBy: 2), with: group)
    }
    return layout.replacingCharacters(in: dollar..<end, with: text)
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    var copy = self
    copy.replaceSubrange(range, with: text)
    return copy
  }
}

/// All layouts of finished numbers, each once.
struct FinishedPool {
  struct Layout: Hashable {
    var national: String
    var international: String
    var carried: String
  }
  private(set) var all: [Layout] = []
  private var known: [Layout: Int] = [:]

  mutating func index(of layout: Layout) -> Int {
    if let index = known[layout] { return index }
    known[layout] = all.count
    all.append(layout)
    return all.count - 1
  }
}
