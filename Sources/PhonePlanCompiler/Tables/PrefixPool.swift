/// What national prefixes take away and what stays, each once.
struct PrefixPool {
  struct Prefix: Hashable {
    var count = 0
    var kept = 0..<0
    var isTransform = false
    var inserted = ""
    var carrier = 0..<0
  }
  /// The first takes nothing away.
  private(set) var all = [Prefix()]
  private var known = [Prefix(): 0]

  mutating func index(of prefix: Prefix) -> Int {
    if let index = known[prefix] { return index }
    known[prefix] = all.count
    all.append(prefix)
    return all.count - 1
  }
}

/// What a transform makes of a number: a text and a group of the prefix, such as `9$1`.
private struct PrefixTransform {
  let inserted: String
  let group: Int

  init(_ rule: String, groups: Int, of plan: NumberingPlan) throws(PlanError) {
    let parts = rule.split(separator: "$", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].count == 1, let group = parts[1].first?.asciiDigit, 1...groups ~= group,
      parts[0].allSatisfy({ $0.asciiDigit != nil })
    else { throw PlanError(plan, "national prefix transform", "\(rule) is not digits and one group of the prefix") }
    inserted = String(parts[0])
    self.group = group
  }
}

extension NumberingPlan {
  /// The automaton of the region's national prefix; 0 where it has none.
  func nationalPrefixAutomaton(_ pool: inout AutomatonPool, _ prefixes: inout PrefixPool) throws(PlanError) -> UInt16 {
    guard let text = nationalPrefixForParsing else { return 0 }
    let pattern = try pattern(text, "national prefix for parsing")
    var transform: PrefixTransform?
    if let rule = nationalPrefixTransform {
      if pattern.groupCount == 0 {
        throw PlanError(self, "national prefix transform", "\(rule) has no group of the prefix to keep")
      }
      transform = try PrefixTransform(rule, groups: pattern.groupCount, of: self)
    }
    var found = prefixes
    func prefix(_ match: PrefixMatcher.Match?) -> PrefixPool.Prefix {
      var prefix = PrefixPool.Prefix()
      guard let match else { return prefix }
      prefix.count = match.length
      if let transform, match.group(pattern.groupCount) != nil {
        prefix.isTransform = true
        prefix.inserted = transform.inserted
        prefix.kept = match.group(transform.group) ?? 0..<0
        if pattern.groupCount > 1 { prefix.carrier = match.group(1) ?? 0..<0 }
      } else if pattern.groupCount > 0 {
        prefix.carrier = match.group(1) ?? 0..<0
      }
      return prefix
    }
    var compiler = PrefixCompiler(pattern) { found.index(of: prefix($0)) + 1 }
    let root = compiler.automaton(into: &pool)
    prefixes = found
    return root
  }

  /// The automaton of what is dialled before a calling code. Where nothing is known of it, nothing counts as it.
  func internationalPrefixAutomaton(_ pool: inout AutomatonPool) throws(PlanError) -> UInt16 {
    guard let text = internationalPrefix else { return pool.state(1) }
    var compiler = PrefixCompiler(try pattern(text, "international prefix")) { $0.map { $0.length + 1 } ?? 0 }
    return compiler.automaton(into: &pool)
  }

  /// The automaton of digits that are this region's alone; 0 where there are none.
  func leadingDigitsAutomaton(_ pool: inout AutomatonPool) throws(PlanError) -> UInt16 {
    guard let text = leadingDigits else { return 0 }
    var compiler = PrefixCompiler(try pattern(text, "leading digits")) { $0 == nil ? 0 : 1 }
    return compiler.automaton(into: &pool)
  }
}
