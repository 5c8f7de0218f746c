internal import PhoneNumbering

/// Makes the tables of numbering plans: the words that `PhoneTables` reads.
///
/// Every fact becomes an automaton of one pool, or a record beside it; what has a shape that these do not hold exactly
/// is rejected with its place.
///
/// - Complexity: All regions of the world take a second or so, in a build with optimisation a tenth of it.
package struct PhoneTablesCompiler {
  package let words: [UInt32]

  package init(_ plans: NumberingPlans) throws(PlanError) {
    var draft = PhoneTablesDraft()
    for code in plans.byCallingCode { try draft.add(code) }
    words = try draft.words(plans)
  }
}

extension NumberingPlans {
  /// Plans that share a calling code, the main one first, by calling code.
  fileprivate var byCallingCode: [[NumberingPlan]] {
    Dictionary(grouping: plans, by: \.callingCode).sorted { $0.key < $1.key }.map(\.value)
  }
}

/// The sections of the tables while they are made.
private struct PhoneTablesDraft {
  private var pool = AutomatonPool()
  private var gaps = GapsPool()
  private var prefixes = PrefixPool()
  private var finished = FinishedPool()
  private var texts = TextPool()
  private var lengths: [[UInt32]] = []
  private var callingCodes: [[UInt32]] = []
  private var regions: [[UInt32]] = []
  private var kinds: [UInt32] = []
  private var codes: [Int] = []

  /// Adds the regions that share a calling code.
  mutating func add(_ plans: [NumberingPlan]) throws(PlanError) {
    let main = plans[0]
    func isMain(_ plan: NumberingPlan) -> Bool { plan.isMain || plans.count == 1 }
    if !isMain(main) || plans.dropFirst().contains(where: \.isMain) {
      throw PlanError(main, "main", "the first region of a calling code is its main one, and no other")
    }
    guard 1...999 ~= main.callingCode else {
      throw PlanError(main, "calling code", "\(main.callingCode) is not 1 to 999")
    }
    var roots: [UInt16] = []
    var atOnce: [UInt16] = []
    for mode in TypedFormat.Mode.allCases {
      var compiler = try TypingCompiler(main, mode)
      roots.append(compiler.typed(into: &pool, &gaps))
      if mode != .local { atOnce.append(compiler.atOnce(into: &pool, &gaps)) }
    }
    var national = try FinishedCompiler(main, isInternational: false)
    var international = try FinishedCompiler(main, isInternational: true)
    let finishedRoots = [
      try national.automaton(into: &pool, &finished), try international.automaton(into: &pool, &finished),
    ]
    let opening = try opening(of: main, roots[0], roots[1])
    callingCodes.append([
      UInt32(main.callingCode) | UInt32(plans.count) << 16, UInt32(regions.count), pair(roots[0], roots[1]),
      pair(roots[2], atOnce[0]), pair(atOnce[1], finishedRoots[0]), pair(finishedRoots[1], opening),
      try bits(main.general.lengths, of: main, "general")
        | (main.nationalPrefixTransform == nil ? 0 : PhoneCallingCode.transformFlag),
    ])
    for plan in plans { try add(plan, callingCode: codes.count) }
    codes.append(main.callingCode)
  }

  /// The automaton of a number's first digits, with the prefixes of where it is typed.
  private mutating func opening(of plan: NumberingPlan, _ local: UInt16, _ afterPrefix: UInt16) throws(PlanError)
    -> UInt16
  {
    let international = try plan.internationalPrefixAutomaton(&pool)
    let national = try plan.nationalPrefixAutomaton(&pool, &prefixes)
    let compiler = OpeningCompiler(
      local: local, afterPrefix: afterPrefix, international: international, national: national, prefixes: prefixes,
      isNorthAmerica: plan.callingCode == 1)
    return compiler.automaton(into: &pool)
  }

  private mutating func add(_ plan: NumberingPlan, callingCode: Int) throws(PlanError) {
    var compiler = try KindCompiler(plan)
    let kind = compiler.kind(into: &pool)
    let general = compiler.general(into: &pool)
    regions.append([
      UInt32(try plan.letters()) | UInt32(callingCode) << 16,
      pair(try plan.internationalPrefixAutomaton(&pool), try plan.nationalPrefixAutomaton(&pool, &prefixes)),
      pair(kind, general), UInt32(try plan.leadingDigitsAutomaton(&pool)),
      UInt32(texts.start(of: plan.preferredInternationalPrefix ?? plan.onlyInternationalPrefix)),
      UInt32(texts.start(of: plan.nationalPrefix)), UInt32(texts.start(of: plan.extensionPrefix)), 0,
    ])
    kinds.append(try record(plan.general, of: plan, "general"))
    for kind in NumberKind.allCases { kinds.append(try record(plan.kinds[kind], of: plan, kind.rawValue)) }
  }

  private func pair(_ low: UInt16, _ high: UInt16) -> UInt32 { UInt32(low) | UInt32(high) << 16 }

  /// A set of lengths and an example.
  private mutating func record(
    _ description: NumberDescription?, of plan: NumberingPlan, _ fact: String
  ) throws(PlanError) -> UInt32 {
    var bits: [UInt32] = [0, 0]
    if let description, description.pattern != nil {
      let possible = description.lengths.isEmpty ? plan.general.lengths : description.lengths
      bits = [try self.bits(possible, of: plan, fact), try self.bits(description.localLengths, of: plan, fact)]
    }
    let index = lengths.firstIndex(of: bits) ?? lengths.count
    if index == lengths.count { lengths.append(bits) }
    if index > 0x3FF { throw PlanError(plan, fact, "there are more than 1,024 different sets of lengths") }
    return UInt32(index) | UInt32(texts.start(of: description?.example)) << 10
  }

  /// A bit each.
  private func bits(_ lengths: [Int], of plan: NumberingPlan, _ fact: String) throws(PlanError) -> UInt32 {
    var bits: UInt32 = 0
    for length in lengths {
      guard 1..<31 ~= length else { throw PlanError(plan, fact, "a length of \(length) digits is not 1 to 30") }
      bits |= 1 << UInt32(length)
    }
    return bits
  }

  /// The automaton that reports calling codes: they are decided by their digits, so none begins another.
  private mutating func callingCodesRoot(_ plans: NumberingPlans) throws(PlanError) -> UInt16 {
    let names = codes.map { Array(String($0)) }
    func isWhole(_ indices: [Int], _ depth: Int) -> Bool { indices.count == 1 && names[indices[0]].count == depth }
    func state(_ depth: Int, _ indices: [Int]) -> UInt16 {
      if isWhole(indices, depth) { return pool.state(indices[0] + 1) }
      let fitting = (0..<10).map { digit in indices.filter { names[$0][depth].asciiDigit == digit } }
      // from the third character on, a code that is whole is set apart
      let signs = fitting.map { depth > 0 && isWhole($0, depth + 1) ? PhoneEdge.layingOutAnew : 0 }
      return pool.state(0, fitting.map { $0.isEmpty ? 0 : state(depth + 1, $0) }, signs: signs)
    }
    for (index, name) in names.enumerated() where name.count < 3 {
      if let longer = names.first(where: { $0.count > name.count && $0.starts(with: name) }) {
        throw PlanError(plans.plans[index], "calling code", "\(String(name)) begins \(String(longer))")
      }
    }
    return state(0, Array(codes.indices))
  }

  /// The block: the header and all sections.
  mutating func words(_ plans: NumberingPlans) throws(PlanError) -> [UInt32] {
    guard let first = plans.plans.first else { return [] }
    let root = try callingCodesRoot(plans)
    let source = [plans.source, plans.version].map { UInt32(texts.start(of: $0)) }
    var nodes: [UInt32] = []
    var edges: [UInt32] = []
    for (index, state) in pool.states.enumerated() {
      nodes.append(pair(UInt16(truncatingIfNeeded: edges.count), state.output))
      // half of all states only count digits, and most of those were made right after the one they lead to
      if state.edges == [
        AutomatonPool.Edge(digits: DigitPattern.anyDigit, target: UInt16(truncatingIfNeeded: index - 1))
      ] {
        continue
      }
      edges +=
        state.edges.isEmpty
        ? [PhoneTables.noEdge] : state.edges.map { PhoneEdge($0.digits, to: $0.target, $0.sign).word }
    }
    nodes.append(UInt32(edges.count))
    var layouts: [UInt32] = []
    for layout in finished.all {
      layouts += [layout.national, layout.international, layout.carried].map { UInt32(texts.start(of: $0)) }
    }
    var records: [UInt32] = []
    for prefix in prefixes.all {
      let kept = UInt32(prefix.kept.lowerBound) | UInt32(prefix.kept.count) << 8
      let carrier = UInt32(prefix.carrier.lowerBound) | UInt32(prefix.carrier.count) << 8
      let transform: UInt32 = prefix.isTransform ? 1 << 24 : 0
      records += [
        UInt32(prefix.count) | kept << 8 | transform, UInt32(texts.start(of: prefix.inserted)) | carrier << 16,
      ]
    }
    if pool.isFull || texts.isFull || texts.bytes.count > 1 << 16 || gaps.all.count > 1 << 14 {
      throw PlanError(
        first, "all plans", "more than 65,535 states, edges, outputs or bytes of text: the tables need wider words")
    }
    let sections: [(words: [UInt32], count: Int)] = [
      (nodes, pool.states.count), (edges, edges.count),
      (gaps.all.flatMap { [UInt32(truncatingIfNeeded: $0.word), UInt32($0.word >> 32)] }, gaps.all.count),
      (callingCodes.flatMap { $0 }, callingCodes.count), (regions.flatMap { $0 }, regions.count), (kinds, kinds.count),
      (lengths.flatMap { $0 }, lengths.count), (records, prefixes.all.count), (layouts, finished.all.count),
      (texts.bytes.packed, texts.bytes.count),
    ]
    var words = [PhoneTables.Header.magic, PhoneTables.Header.version, 0, UInt32(root)] + source
    var place = PhoneTables.Header.length
    for section in sections {
      words += [UInt32(place), UInt32(section.count)]
      place += section.words.count
    }
    for section in sections { words += section.words }
    words[2] = UInt32(words.count)
    return words
  }
}

extension [UInt8] {
  /// Four bytes a word, the first lowest.
  fileprivate var packed: [UInt32] {
    stride(from: 0, to: count, by: 4).map { start in
      self[start..<Swift.min(start + 4, count)].enumerated().reduce(0) {
        $0 | UInt32($1.element) << UInt32(8 * $1.offset)
      }
    }
  }
}

extension NumberingPlan {
  /// The region's two letters, the first in the lower byte; 0 of a calling code that belongs to none.
  fileprivate func letters() throws(PlanError) -> UInt16 {
    if region == "001" { return 0 }
    let bytes = Array(region.utf8)
    guard bytes.count == 2, bytes.allSatisfy({ 65...90 ~= $0 }) else {
      throw PlanError(self, "region", "\(region) is neither two letters nor 001")
    }
    return UInt16(bytes[0]) | UInt16(bytes[1]) << 8
  }

  /// The international prefix, where there is only one.
  fileprivate var onlyInternationalPrefix: String? {
    internationalPrefix.flatMap { $0.allSatisfy { $0.asciiDigit != nil } ? $0 : nil }
  }
}
