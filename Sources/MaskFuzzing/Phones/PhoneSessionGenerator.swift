internal import MaskOracle
public import PhonePlanCompiler

/// Random phone numbers as they are typed, made again by seed and index: digits of 0 to 9, some after a plus.
///
/// They begin as the numbers of a plan do, after prefixes that the plan knows, some of them twice; they are cut short,
/// or go on for too long. A share is random digits, or in a region that is none.
///
///     PhoneSessionGenerator(plans, seed: 7).session(0)
public struct PhoneSessionGenerator: Sendable {
  /// The plans of the numbers that are typed.
  public let plans: NumberingPlans
  /// The seed of all sessions.
  public let seed: UInt64

  /// The sessions of a seed.
  ///
  /// - Parameters:
  ///   - plans: plans whose patterns `TypingPlans` can read; one that it cannot is left out.
  ///   - seed: decides all that is made; the same seed makes the same.
  public init(_ plans: NumberingPlans, seed: UInt64) {
    self.plans = plans
    self.seed = seed
  }

  /// Session number `index`: 1 to 30 keys.
  ///
  /// - Parameter index: The number of the case, 0 or more; any order will do.
  /// - Returns: The session, the same for the same seed and index.
  public func session(_ index: Int) -> PhoneSession {
    var writer = PhoneKeyWriter(plans: plans, random: SeededGenerator(seed: seed, index: index))
    return writer.session()
  }
}

/// Writes numbers at random.
struct PhoneKeyWriter {
  let plans: NumberingPlans
  var random: SeededGenerator
  /// Whose numbers are most of those written; `nil` where all regions have the same share.
  var home: NumberingPlan?

  /// Regions whose prefixes have carrier codes, other prefixes or zeros in them.
  private static let special: Set<String> = [
    "AR", "AU", "BR", "BY", "CL", "CN", "CO", "CR", "FI", "GA", "GB", "HU", "IT", "JP", "KR", "LU", "MX", "SC", "SI",
    "UY", "US",
  ]

  mutating func session() -> PhoneSession {
    let plan = pickPlan()
    if random.chance(8) {
      return PhoneSession(start() + digits(1...18), region: random.pick([plan.region, "ZZ", nil]))
    }
    let keys = random.chance(35) ? prefixes(plan) : ways(plan)
    return PhoneSession(
      keys.isEmpty ? digits(1...3) : String(keys.prefix(30)), region: plan.isOfRegion ? plan.region : "US")
  }

  mutating func pickPlan() -> NumberingPlan {
    if let home, random.chance(65) { return home }
    if random.chance(30) {
      let special = plans.plans.indices.filter { PhoneKeyWriter.special.contains(plans.plans[$0].region) }
      if !special.isEmpty { return plans.plans[random.pick(special)] }
    }
    return random.pick(plans.plans)
  }

  mutating func digits(_ count: ClosedRange<Int>) -> String {
    String((0..<random.number(count)).map { _ in random.pick([Character]("0123456789")) })
  }

  private mutating func start() -> String { random.pick(["", "", "+", "00", "011", "0", "1"]) }

  mutating func sample(_ pattern: String?) -> String {
    guard let pattern, let matcher = try? DigitMatcher(pattern) else { return "" }
    return matcher.sample(using: &random)
  }

  /// The number at home, with and without prefix, or from elsewhere.
  private mutating func ways(_ plan: NumberingPlan) -> String {
    let number = national(plan)
    switch random.number(0...9) {
    case 0...2: return number
    case 3...4: return nationalPrefix(plan) + number
    case 5: return number + digits(3...12)
    case 6...7: return "+\(plan.callingCode)" + (random.chance(15) ? nationalPrefix(plan) : "") + number
    default:
      let destination = pickPlan()
      return sample(plan.internationalPrefix) + "\(destination.callingCode)" + national(destination)
    }
  }

  /// Prefixes and pieces of numbers one after the other, as no one types them.
  private mutating func prefixes(_ plan: NumberingPlan) -> String {
    var keys = random.chance(10) ? "+\(pickPlan().callingCode)" : ""
    for _ in 0..<random.number(1...5) {
      switch random.number(0...9) {
      case 0...3: keys += nationalPrefix(plan)
      case 4: keys += sample(plan.internationalPrefix) + (random.chance(70) ? "\(pickPlan().callingCode)" : "")
      case 5: keys += String(repeating: "0", count: random.number(1...4))
      case 6...7: keys += national(plan).prefix(random.number(1...12))
      default: keys += digits(1...6)
      }
    }
    return keys
  }

  private mutating func nationalPrefix(_ plan: NumberingPlan) -> String {
    if random.chance(30) { return (plan.nationalPrefix ?? "0").filter(\.isNumber) }
    return sample(plan.nationalPrefixForParsing)
  }

  /// What a national number may begin with, and digits after it; or an example, whole or in part.
  mutating func national(_ plan: NumberingPlan) -> String {
    let formats = (plan.formats + plan.internationalFormats).filter { !$0.leadingDigits.isEmpty }
    if !formats.isEmpty && random.chance(50) {
      return sample(random.pick(random.pick(formats).leadingDigits)) + digits(0...9)
    }
    let kinds = plan.kinds.values.compactMap(\.pattern).sorted()
    if !kinds.isEmpty && random.chance(60) { return sample(random.pick(kinds)) }
    let examples = plan.examples
    return examples.isEmpty ? digits(3...10) : random.pick(examples).prefix(random.number(2...12)) + digits(0...2)
  }
}
