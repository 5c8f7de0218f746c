public import PhonePlanCompiler

/// The numbering plans, their patterns read: once for all oracles.
///
///     let plans = try TypingPlans(NumberingPlans(text: text))
///     PhoneOracle(plans, region: "US")
public struct TypingPlans: Sendable {
  /// The plans that hold for all regions of a calling code.
  private var plans: [Int: TypingPlan] = [:]
  private var callingCodes: [String: Int] = [:]
  /// The kinds of numbers of all regions of a calling code.
  private var kinds: [Int: [TypingKind]] = [:]

  /// Reads the patterns of plans.
  ///
  /// - Parameter plans: The plans; of a calling code the main region first.
  /// - Throws: `DigitPatternError` for the first pattern that cannot be read.
  public init(_ plans: NumberingPlans) throws(DigitPatternError) {
    for plan in plans.plans {
      let read = try TypingPlan(plan)
      // of one calling code the main region comes first
      if self.plans[plan.callingCode] == nil { self.plans[plan.callingCode] = read }
      if plan.region != PhoneOracle.noRegion { callingCodes[plan.region] = plan.callingCode }
      for kind in plan.kinds.values {
        if let kind = try TypingKind(kind, of: plan) { kinds[plan.callingCode, default: []].append(kind) }
      }
    }
  }

  /// What holds in a region; nil where it has no plan.
  func plan(in region: String) -> TypingPlan? { callingCodes[region].flatMap { plans[$0] } }

  /// Whether a number of a calling code begins with digits, or is them.
  func goesOn(_ digits: String, callingCode: Int) -> Bool {
    kinds[callingCode, default: []].contains { $0.goesOn(digits) }
  }

  /// The plan that a calling code at the front of a number stands for, and how many digits that is.
  func called(by number: String) -> (plan: TypingPlan, count: Int)? {
    if number.hasPrefix("0") { return nil }
    for count in 1...3 where count <= number.count {
      if let found = Int(number.prefix(count)).flatMap({ plans[$0] }) { return (found, count) }
    }
    return nil
  }
}

/// What of a numbering plan matters while a number is typed, its patterns read.
struct TypingPlan: Sendable {
  /// The main region of the calling code; empty where nothing is known.
  var region = ""
  /// 0 where nothing is known.
  var callingCode = 0
  var internationalPrefix: DigitMatcher?
  var nationalPrefix: DigitMatcher?
  /// The national prefix as it stands in the plan, and what becomes of a number that has the last of its groups; nil
  /// where nothing does.
  private var transform: (pattern: String, rule: String)?
  var formats: [TypingFormat] = []
  var internationalFormats: [TypingFormat] = []
  /// How many digits a national number may have.
  var lengths: Set<Int> = []
  /// What is written before an extension.
  var extensionPrefix = " ext. "

  /// Of a region that does not exist: only numbers with a plus are laid out.
  static let unknown = TypingPlan()

  private init() {}

  init(_ plan: NumberingPlan) throws(DigitPatternError) {
    region = plan.region
    callingCode = plan.callingCode
    if let pattern = plan.internationalPrefix { internationalPrefix = try DigitMatcher(pattern) }
    if let pattern = plan.nationalPrefixForParsing { nationalPrefix = try DigitMatcher(pattern) }
    transform = plan.nationalPrefixForParsing.flatMap { pattern in plan.nationalPrefixTransform.map { (pattern, $0) } }
    for format in plan.formats { formats.append(try TypingFormat(format)) }
    for format in plan.internationalFormats { internationalFormats.append(try TypingFormat(format)) }
    lengths = Set(plan.general.lengths)
    extensionPrefix = plan.extensionPrefix ?? extensionPrefix
  }

  /// How many digits a number has once its national prefix has made another of it; nil where it makes none.
  func transformedCount(of digits: String) -> Int? {
    guard let (pattern, rule) = transform, let regex = try? Regex(pattern),
      let match = try? regex.prefixMatch(in: digits),
      let last = match.output.last, last.range != nil, let mark = rule.firstIndex(of: "$"),
      let group = Int(rule[rule.index(after: mark)...])
    else { return nil }
    return rule.distance(from: rule.startIndex, to: mark) + (match.output[group].substring?.count ?? 0) + digits.count
      - digits[match.range].count
  }

  /// How many characters a plus or an international prefix takes at the front of what was typed; nil where there is
  /// none. A calling code of no region has no such prefix, and then nothing is one.
  func internationalPrefixCount(in entered: String) -> Int? {
    if entered.hasPrefix("+") { return 1 }
    guard let internationalPrefix else { return callingCode == 0 ? nil : 0 }
    return internationalPrefix.prefix(of: entered)?.count
  }

  /// How many digits a national prefix takes at the front of a number; 0 where there is none.
  func nationalPrefixCount(in national: String) -> Int { nationalPrefix?.prefix(of: national)?.count ?? 0 }

  /// Whether the number begins with the 1 of North America: what begins with 10 or 11 is short and goes without.
  func hasNorthAmericanPrefix(_ national: String) -> Bool {
    let digits = [Character](national.prefix(2))
    return callingCode == 1 && digits.count == 2 && digits[0] == "1" && digits[1] != "0" && digits[1] != "1"
  }
}

/// A way to lay out numbers, its patterns read.
struct TypingFormat: Sendable {
  let pattern: String
  let layout: String
  let matcher: DigitMatcher
  /// Each for one digit more, from three digits on.
  private(set) var leadingDigits: [DigitMatcher] = []
  /// Whether nothing is known of a national prefix, or the number may be written without one: `$1`, `($1)`.
  let goesWithoutPrefix: Bool
  /// Whether a number with a national prefix may have this layout, even where that is not written.
  let takesPrefix: Bool
  let isPrefixOptional: Bool
  /// Whether the national prefix stands apart.
  let spacesPrefix: Bool

  init(_ format: PlanFormat) throws(DigitPatternError) {
    pattern = format.pattern
    layout = format.layout
    matcher = try DigitMatcher(format.pattern)
    let rule = format.nationalPrefixRule
    goesWithoutPrefix = rule.map { ["$1", "($1)", "($1", "$1)"].contains($0) } ?? true
    isPrefixOptional = format.isNationalPrefixOptional
    takesPrefix = !goesWithoutPrefix || isPrefixOptional || format.carrierRule != nil
    spacesPrefix = rule?.contains { $0 == "-" || $0 == " " } ?? false
    for pattern in format.leadingDigits { leadingDigits.append(try DigitMatcher(pattern)) }
  }

  /// Whether the layout keeps every digit in its place: `$1` and further groups, with nothing but punctuation between.
  var isForTyping: Bool {
    var rest = Substring(layout).drop(while: TypingFormat.isPunctuation)
    guard rest.starts(with: "$1") else { return false }
    while let character = rest.popFirst() {
      if character == "$", rest.first?.isDigit == true {
        rest.removeFirst()
      } else if !TypingFormat.isPunctuation(character) {
        return false
      }
    }
    return true
  }

  private static func isPunctuation(_ character: Character) -> Bool {
    switch character {
    case "-", "x", " ", "(", ")", "[", "]", ".", "/", "~": true
    case "\u{A0}", "\u{AD}", "\u{200B}", "\u{2060}", "\u{3000}", "\u{2010}"..."\u{2015}", "\u{2212}", "\u{30FC}",
      "\u{2053}",
      "\u{223C}":
      true
    case "\u{FF0D}"..."\u{FF0F}", "\u{FF08}", "\u{FF09}", "\u{FF3B}", "\u{FF3D}", "\u{FF5E}": true
    default: false
    }
  }

  /// Whether a number may begin like that. Where it is longer than the patterns report, the last one holds.
  func fits(_ national: String) -> Bool {
    guard let last = leadingDigits.last else { return true }
    let index = national.count - PhoneOracle.fewestDigits
    return (index < leadingDigits.count ? leadingDigits[index] : last).prefix(of: national) != nil
  }

  /// The layout of the longest number it takes, with `PhoneOracle.emptySlot` for each digit. Nil where such numbers are
  /// shorter than so many digits, or none is as short as fifteen.
  func template(for count: Int) -> String? {
    guard let longest = matcher.prefix(of: String(repeating: "9", count: 15)), longest.count >= count else {
      return nil
    }
    return longest.filling(layout).replacing("9", with: String(PhoneOracle.emptySlot))
  }
}
