public import PhonePlanCompiler

/// Random texts that are phone numbers, or nearly, made again by seed and index: numbers of all plans with slips,
/// prefixes, punctuation, extensions and digits of other scripts.
///
///     PhoneTextGenerator(plans, seed: 7).text(0)
public struct PhoneTextGenerator: Sendable {
  /// The plans of the numbers that are written.
  public let plans: NumberingPlans
  /// The seed of all texts.
  public let seed: UInt64

  /// The texts of a seed.
  ///
  /// - Parameters:
  ///   - plans: plans whose patterns `TypingPlans` can read; one that it cannot is left out.
  ///   - seed: decides all that is made; the same seed makes the same.
  public init(_ plans: NumberingPlans, seed: UInt64) {
    self.plans = plans
    self.seed = seed
  }

  /// Text number `index`, and the region it is dialled in.
  ///
  /// - Parameter index: The number of the case, 0 or more; any order will do.
  /// - Returns: The text, and the two letters of the region; `nil` where it is dialled nowhere.
  public func text(_ index: Int) -> (text: String, region: String?) {
    var writer = PhoneTextWriter(keys: PhoneKeyWriter(plans: plans, random: SeededGenerator(seed: seed, index: index)))
    return writer.text()
  }
}

/// Writes texts at random.
struct PhoneTextWriter {
  var keys: PhoneKeyWriter

  private static let punctuation: [Character] = [
    " ", " ", "-", "-", ".", "/", "(", ")", "\u{A0}", "\u{2011}", "\u{FF0D}", "~", "[", "]", ",",
  ]
  private static let zeros: [UInt32] = [0xFF10, 0x0660, 0x06F0, 0x0966, 0x1D7CE]
  private static let extensions = [
    " x", "x", " ext. ", "ext", " extn ", " extension ", ";ext=", " #", " доб. ", ",", ",,", " int ", " anexo ", " ~ ",
    " - ",
  ]

  mutating func text() -> (text: String, region: String?) {
    let plan = keys.pickPlan()
    if keys.random.chance(10) {
      let session = keys.session()
      return (punctuated(session.keys), session.region)
    }
    let written = written(slipped(number(plan)), in: plan)
    let text = keys.random.chance(30) ? punctuated(written) : written
    return (dressed(text), region(plan))
  }

  private mutating func region(_ plan: NumberingPlan) -> String? {
    if keys.random.chance(4) { return keys.random.pick(["ZZ", nil, "001"]) }
    return keys.random.chance(10) || !plan.isOfRegion ? keys.pickPlan().region : plan.region
  }

  /// A national number that there may be.
  private mutating func number(_ plan: NumberingPlan) -> String {
    let examples = plan.examples
    return examples.isEmpty || keys.random.chance(50) ? keys.national(plan) : keys.random.pick(examples)
  }

  /// The number with a digit changed, added or missing, more often not.
  private mutating func slipped(_ number: String) -> String {
    var digits = [Character](number)
    guard !digits.isEmpty, keys.random.chance(40) else { return number }
    let at = keys.random.number(0...digits.count - 1)
    let digit = [Character](keys.digits(1...1))
    switch keys.random.number(0...3) {
    case 0...1: digits[at] = digit[0]
    case 2: digits.insert(contentsOf: digit, at: at)
    default: digits.remove(at: at)
    }
    return String(digits)
  }

  private mutating func written(_ number: String, in plan: NumberingPlan) -> String {
    switch keys.random.number(0...11) {
    case 0...2: number
    case 3...4: (plan.nationalPrefix ?? "") + number
    case 5: keys.sample(plan.nationalPrefixForParsing) + number
    case 6...7: "+\(plan.callingCode) \(number)"
    case 8: "\(plan.callingCode)\(number)"
    case 9: "+\(plan.callingCode) (0) \(number)"
    case 10: "tel:+\(plan.callingCode)-\(number)"
    default: keys.sample(keys.pickPlan().internationalPrefix) + " \(plan.callingCode) \(number)"
    }
  }

  private mutating func punctuated(_ text: String) -> String {
    text.reduce(into: "") { text, character in
      text.append(character)
      if keys.random.chance(20) { text.append(keys.random.pick(PhoneTextWriter.punctuation)) }
    }
  }

  /// With an extension, in digits of another script, or with something around it; more often not.
  private mutating func dressed(_ text: String) -> String {
    switch keys.random.number(0...19) {
    case 0...1: return text + keys.random.pick(PhoneTextWriter.extensions) + keys.digits(1...7)
    case 2: return native(text)
    case 3:
      return keys.random.pick([
        " \(text) ", "(\(text))", "\(text) or so", "no. \(text)", "\(text);isub=1", "\(text);phone-context=+1",
      ])
    default: return text
    }
  }

  private mutating func native(_ text: String) -> String {
    let zero = keys.random.pick(PhoneTextWriter.zeros)
    return text.reduce(into: "") { text, character in
      let scalar = character.isASCII ? character.wholeNumberValue.flatMap { Unicode.Scalar(zero + UInt32($0)) } : nil
      text.append(scalar.map(Character.init) ?? character)
    }
  }
}
