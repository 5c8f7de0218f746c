internal import PhonePlanCompiler

/// The numbers of a region that are for one purpose.
struct TypingKind: Sendable {
  /// The pattern of all numbers of the region, and that of these.
  private let patterns: [DigitMatcher]
  private let lengths: Set<Int>

  /// - Returns: `nil` where there are no such numbers.
  init?(_ kind: NumberDescription, of plan: NumberingPlan) throws(DigitPatternError) {
    guard let general = plan.general.pattern, let pattern = kind.pattern else { return nil }
    patterns = [try DigitMatcher(general), try DigitMatcher(pattern)]
    let all = Set(plan.general.lengths)
    lengths = kind.lengths.isEmpty ? all : all.intersection(kind.lengths)
  }

  /// Whether a number begins with digits, or is them: found by trying every digit after them.
  func goesOn(_ digits: String) -> Bool {
    guard lengths.contains(where: { $0 >= digits.count }), patterns.allSatisfy({ $0.goesOn(digits) }) else {
      return false
    }
    if lengths.contains(digits.count) && patterns.allSatisfy({ $0.whole(digits) != nil }) { return true }
    return "0123456789".contains { goesOn(digits + String($0)) }
  }
}
