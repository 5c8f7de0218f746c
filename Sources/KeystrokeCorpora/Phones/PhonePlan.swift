import Caretaker
import PhonePlanCompiler

/// The numbers of a region, or of a calling code that belongs to none.
struct PhonePlan: Sendable {
  /// Numbers of a kind.
  private struct Numbers: Sendable {
    let sampler: DigitSampler
    let lengths: [Int]
    /// Where no number is found that is read as one of the plan.
    let example: PhoneNumber

    init?(_ description: NumberDescription, general: NumberDescription, callingCode: Int) throws {
      guard let pattern = description.pattern, let national = description.example else { return nil }
      sampler = DigitSampler(try DigitPattern(pattern))
      lengths = description.lengths.isEmpty ? general.lengths : description.lengths
      example = try PhoneNumber(callingCode: callingCode, nationalNumber: national)
    }
  }
  /// Nil for a calling code that belongs to no region.
  let home: PhoneRegion?
  private let callingCode: Int
  /// The kinds that there are, by their place among all; nil for what there is not.
  private let numbers: [Numbers?]
  private let known: [Int]

  init(_ plan: NumberingPlan) throws {
    home = plan.region == "001" ? nil : try PhoneRegion(plan.region)
    callingCode = plan.callingCode
    let numbers = try NumberKind.allCases.map { kind in
      try plan.kinds[kind].flatMap { try Numbers($0, general: plan.general, callingCode: plan.callingCode) }
    }
    self.numbers = numbers
    known = numbers.indices.filter { numbers[$0] != nil && NumberKind.allCases[$0] != .domesticOnly }
  }

  /// A number that there may be.
  func number(using chance: inout Chance) -> PhoneNumber {
    var kind = PhoneShares.kinds.pick(using: &chance)
    if numbers[kind] == nil {
      kind = numbers[PhoneShares.mobile] == nil || chance.isTrue(30) ? chance.pick(known) : PhoneShares.mobile
    }
    guard let numbers = numbers[kind] else { preconditionFailure("a plan without numbers") }
    var digits: [UInt8] = []
    for _ in 0..<4 {
      digits.removeAll(keepingCapacity: true)
      numbers.sampler.sample(into: &digits, using: &chance)
      guard numbers.lengths.isEmpty || numbers.lengths.contains(digits.count) else { continue }
      let national = String(decoding: digits, as: UTF8.self)
      if let number = try? PhoneNumber(callingCode: callingCode, nationalNumber: national), isOwn(number) { return number }
    }
    return numbers.example
  }

  /// Whether a number is one of the plan: another region of the same calling code may have what its pattern leaves open.
  private func isOwn(_ number: PhoneNumber) -> Bool { home.map { number.isValid(in: $0) } ?? number.isValid }
}
