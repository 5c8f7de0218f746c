internal import PhoneNumbering
internal import PhonePlanCompiler

/// The numbers of a region, or of a calling code that belongs to none.
struct PhonePlan: Sendable {
  /// Numbers of a kind.
  struct Numbers: Sendable {
    private let sampler: DigitSampler
    private let lengths: [Int]
    /// Where no number is found that is one of the plan.
    let example: [UInt8]
    /// What is dialled before them at home.
    let prefix: [UInt8]

    fileprivate init?(_ description: NumberDescription, of plan: NumberingPlan) throws {
      guard let pattern = description.pattern, let national = description.example else { return nil }
      sampler = DigitSampler(try DigitPattern(pattern))
      lengths = description.lengths.isEmpty ? plan.general.lengths : description.lengths
      example = Array(national.utf8)
      let dialled = try PhoneNumber(callingCode: plan.callingCode, nationalNumber: national).national.dialled
      prefix = dialled.hasSuffix(national) ? Array(dialled.dropLast(national.count).utf8) : []
    }

    /// Digits that may be a number; `nil` where these happen to be none.
    fileprivate func sample(using chance: inout Chance) -> [UInt8]? {
      var digits: [UInt8] = []
      digits.reserveCapacity(24)
      sampler.sample(into: &digits, using: &chance)
      return lengths.isEmpty || lengths.contains(digits.count) ? digits : nil
    }
  }
  /// `nil` for a calling code that belongs to no region.
  let home: PhoneRegion?
  private let callingCode: Int
  /// A plus and the calling code.
  let callingDigits: [UInt8]
  /// The region as texts have it.
  let code: String?
  /// What digits begin with that are read at home as something else than a number with its prefix: as a call abroad, or
  /// as a carrier's code.
  private let misleading: [[UInt8]]
  /// The kinds that there are, by their place among all; `nil` for what there is not.
  private let numbers: [Numbers?]
  private let known: [Int]

  init(_ plan: NumberingPlan) throws {
    home = plan.region == "001" ? nil : try PhoneRegion(plan.region)
    code = home?.code
    callingCode = plan.callingCode
    callingDigits = Array("+\(callingCode)".utf8)
    let usual = plan.nationalPrefix?.utf8.count ?? 0
    misleading =
      try PhonePlan.beginnings(plan.internationalPrefix)
      + PhonePlan.beginnings(plan.nationalPrefixForParsing).filter { $0.count > usual }
    let numbers = try NumberKind.allCases.map { kind in try plan.kinds[kind].flatMap { try Numbers($0, of: plan) } }
    self.numbers = numbers
    known = numbers.indices.filter { numbers[$0] != nil && NumberKind.allCases[$0] != .domesticOnly }
  }

  /// Digits that match a pattern: all, where there are few of them.
  private static func beginnings(_ pattern: String?) throws -> [[UInt8]] {
    guard let pattern else { return [] }
    let sampler = DigitSampler(try DigitPattern(pattern))
    var chance = Chance(seed: 0, index: 0)
    var found: [[UInt8]] = []
    for _ in 0..<200 {
      var digits: [UInt8] = []
      sampler.sample(into: &digits, using: &chance)
      if 1...5 ~= digits.count && !found.contains(digits) { found.append(digits) }
    }
    return found
  }

  /// Whether digits may be read as something else than a number with its prefix.
  func isMisleading(_ digits: [UInt8]) -> Bool { misleading.contains { digits.starts(with: $0) } }

  /// A national number that there may be, and what is dialled before it at home.
  func number(using chance: inout Chance) -> (digits: [UInt8], prefix: [UInt8]) {
    var kind = PhoneShares.kinds.pick(using: &chance)
    if numbers[kind] == nil {
      kind = numbers[PhoneShares.mobile] == nil || chance.isTrue(30) ? chance.pick(known) : PhoneShares.mobile
    }
    guard let numbers = numbers[kind] else { preconditionFailure("a plan without numbers") }
    for _ in 0..<6 {
      if let digits = numbers.sample(using: &chance), isOwn(digits) { return (digits, numbers.prefix) }
    }
    return (numbers.example, numbers.prefix)
  }

  /// A number as it stands elsewhere.
  func text(of digits: [UInt8], isInternational: Bool, using chance: inout Chance) -> String {
    guard let number = read(digits) else { return "" }
    if !isInternational { return number.national }
    return chance.isTrue(PhoneShares.address) ? number.rfc3966 : number.international
  }

  /// Whether a number is one of the plan: a pattern of a kind may leave open what others rule out.
  private func isOwn(_ digits: [UInt8]) -> Bool {
    guard let number = read(digits) else { return false }
    return home.map { number.isValid(in: $0) } ?? number.isValid
  }

  private func read(_ digits: [UInt8]) -> PhoneNumber? {
    try? PhoneNumber(callingCode: callingCode, nationalNumber: String(decoding: digits, as: UTF8.self))
  }
}

extension String {
  /// The digits, and a plus in front.
  var dialled: String {
    var text = UnicodeScalarView()
    for scalar in unicodeScalars where 48...57 ~= scalar.value || scalar == "+" { text.append(scalar) }
    return String(text)
  }
}
