internal import PhoneNumbering

/// A format as it serves numbers that are being typed.
struct TypedFormat {
  /// The numbers that may be typed so far into a format.
  enum Mode: CaseIterable {
    /// As dialled at home, without a prefix.
    case local
    /// After a national prefix.
    case afterPrefix
    /// After a calling code.
    case international
  }
  let shape: FormatShape
  let pattern: String
  /// Whether the number begins as the format wants, for three digits, four and so on.
  let leadingDigits: [PatternAutomaton]
  /// Whether a space stands between the national prefix and the number.
  let hasSpaceAfterPrefix: Bool
  /// Where gaps stand in a number of so many digits that fills the format, by count.
  private let gaps: [Int: PhoneGaps]
  /// The same of a number begun; nil where the format has a longest number that no template is made for.
  let template: PhoneGaps?
  /// How many digits the template has.
  let templateCount: Int
  /// Templates are made of so many digits at most.
  private static let longestTemplate = 15

  /// Nil where the layout is not one that typing shows: it leaves digits out, or adds some.
  init?(_ format: PlanFormat, of plan: NumberingPlan, _ fact: String) throws(PlanError) {
    if !format.isTyped { return nil }
    shape = try FormatShape(format, of: plan, fact)
    pattern = format.pattern
    var automata: [PatternAutomaton] = []
    for (number, text) in format.leadingDigits.enumerated() {
      automata.append(
        PatternAutomaton(try plan.pattern(text, "\(fact), leading digits \(number + 1)"), isPrefix: true))
    }
    leadingDigits = automata
    hasSpaceAfterPrefix = format.nationalPrefixRule?.contains { $0 == " " || $0 == "-" } ?? false
    var gaps: [Int: PhoneGaps] = [:]
    func laidOut(_ count: Int, of shape: FormatShape) throws(PlanError) -> PhoneGaps {
      let template = try shape.template(format.layout, "layout", count: count)
      guard let gaps = PhoneGaps(template: template) else {
        throw PlanError(plan, "\(fact), layout", "\(format.layout) has a gap, or more digits, than typed layouts hold")
      }
      return gaps
    }
    for count in shape.least...shape.most { gaps[count] = try laidOut(count, of: shape) }
    self.gaps = gaps
    templateCount = min(shape.most, TypedFormat.longestTemplate)
    template = shape.least <= templateCount ? gaps[templateCount] : nil
  }

  /// The gaps of a number that is complete with so many digits.
  func complete(_ count: Int) -> PhoneGaps? { gaps[count] }

  /// Which pattern of leading digits decides once so many digits are typed.
  func leadingIndex(_ count: Int) -> Int { min(count - 3, leadingDigits.count - 1) }
}

extension PlanFormat {
  /// Whether the national prefix is written as part of the first group alone, or not at all.
  private var hasFirstGroupOnly: Bool {
    guard let rule = nationalPrefixRule, !rule.isEmpty else { return true }
    return rule == "$1" || rule == "($1)" || rule == "($1" || rule == "$1)"
  }

  /// Whether typing shows the layout: groups from the first on, with punctuation between, and nothing of its own.
  fileprivate var isTyped: Bool {
    let pieces = layout.split(separator: "$", omittingEmptySubsequences: false)
    let between = pieces.first.map { [$0] }.map { $0 + pieces.dropFirst().map { $0.dropFirst() } } ?? []
    return pieces.count > 1 && pieces[1].first == "1"
      && between.joined().allSatisfy { $0.isASCII ? "-x ()[]./~".contains($0) : !$0.isLetter && !$0.isNumber }
  }

  /// Whether numbers typed in a mode may have this format.
  func serves(_ mode: TypedFormat.Mode) -> Bool {
    switch mode {
    case .local: hasFirstGroupOnly || isNationalPrefixOptional
    case .afterPrefix: !hasFirstGroupOnly || isNationalPrefixOptional || carrierRule != nil
    case .international: true
    }
  }
}
