/// A format as the tables hold it: groups of digits by their lengths alone, and a layout that keeps their order.
///
/// So a number's length decides whether the format is its own and where each group ends, and no pattern is looked at
/// when a number is formatted.
struct FormatShape {
  /// What each group has at least and at most.
  private let groups: [(least: Int, most: Int)]
  let least: Int
  let most: Int
  private let plan: NumberingPlan
  private let fact: String

  init(_ format: PlanFormat, of plan: NumberingPlan, _ fact: String) throws(PlanError) {
    self.plan = plan
    self.fact = fact
    guard let groups = try plan.pattern(format.pattern, "\(fact), pattern").digitGroups else {
      throw PlanError(
        plan, "\(fact), pattern", "\(format.pattern) is not a sequence of groups of any digits, as (\\d{3})(\\d{3,4})")
    }
    self.groups = groups
    least = groups.reduce(0) { $0 + $1.least }
    most = groups.reduce(0) { $0 + $1.most }
  }

  func takes(_ count: Int) -> Bool { least <= count && count <= most }

  /// How many of so many digits each group has: the first ones take what they can.
  private func split(_ count: Int) -> [Int] {
    var rest = count - least
    return groups.map { group in
      let more = min(rest, group.most - group.least)
      rest -= more
      return group.least + more
    }
  }

  /// The layout of a number of so many digits: `#` a digit, `~` one that is left out, and what stands between.
  func template(_ layout: String, _ fact: String, count: Int) throws(PlanError) -> String {
    let counts = split(count)
    var (template, group) = ("", 0)
    var rest = layout[...]
    while let c = rest.popFirst() {
      if c != "$" {
        if "#~".contains(c) || !c.isASCII { throw PlanError(plan, "\(self.fact), \(fact)", "'\(c)' in \(layout)") }
        template.append(c)
        continue
      }
      guard let number = rest.popFirst()?.asciiDigit, number > 0, number <= groups.count else {
        throw PlanError(plan, "\(self.fact), \(fact)", "\(layout) names a group that the pattern has not")
      }
      if number <= group { throw PlanError(plan, "\(self.fact), \(fact)", "\(layout) changes the order of groups") }
      for left in group..<number - 1 { template += String(repeating: "~", count: counts[left]) }
      template += String(repeating: "#", count: counts[number - 1])
      group = number
    }
    for left in group..<groups.count { template += String(repeating: "~", count: counts[left]) }
    return template
  }
}

extension DigitPattern {
  /// The bounds of each group, where the pattern is groups of any digits and no more.
  fileprivate var digitGroups: [(least: Int, most: Int)]? {
    let terms = if case .sequence(let terms) = term { terms } else { [term] }
    var groups: [(least: Int, most: Int)] = []
    for term in terms {
      guard case .group(let inside, _) = term else { return nil }
      switch inside {
      case .digit(DigitPattern.anyDigit): groups.append((1, 1))
      case .times(.digit(DigitPattern.anyDigit), let least, let most): groups.append((least, most))
      default: return nil
      }
    }
    return groups
  }
}
