internal import FieldFormats
internal import PhoneNumbering
internal import PhonePlanCompiler

/// Phone numbers of all regions and kinds.
struct PhoneSource: Sendable {
  private let plans: Shares<PhonePlan>

  /// Made of the linked numbering plans, in some tenths of a second.
  static let linked: PhoneSource = {
    do {
      return try PhoneSource(NumberingPlans.linked())
    } catch {
      // the tests make it
      preconditionFailure("\(error)")
    }
  }()

  private init(_ plans: NumberingPlans) throws {
    self.plans = Shares(
      try plans.plans.map { plan in
        let read = try PhonePlan(plan)
        let people = max(PhoneShares.leastPeople, PeopleOfRegions.count(plan.region))
        return (read.home == nil ? PhoneShares.withoutRegion : people, read)
      })
  }

  func entry(_ form: Entry.Form, using chance: inout Chance) -> Entry {
    let plan = plans.pick(using: &chance)
    let number = plan.number(using: &chance)
    let isInternational = plan.home == nil || chance.isTrue(PhoneShares.international)
    let isAnywhere = isInternational && (plan.home == nil || chance.isTrue(PhoneShares.unknownRegion))
    let region = isAnywhere ? nil : plan.home
    // after a calling code, zeros in front of what is too short are read as a prefix and left out
    let isFragile = isInternational && number.digits[0] == 48
    let isCut = !isFragile && chance.isTrue(PhoneShares.tooShort)
    var dialled = (isInternational ? plan.callingDigits : number.prefix) + number.digits
    // no one dials a prefix where that would be a call abroad, or a carrier's code
    let isDoubtful = plan.isMisleading(isInternational ? number.digits : dialled)
    if isDoubtful && !isInternational { dialled = number.digits }
    var text = ""
    if form == .formatted {
      text = plan.text(of: number.digits, isInternational: isInternational, using: &chance)
      if isCut { text.removeLast() }
      dialled = Array(text.dialled.utf8)
    } else if isCut {
      dialled.removeLast()
    }
    let value = String(decoding: dialled, as: UTF8.self)
    let isValid = !isCut && !isDoubtful || (try? PhoneNumber(value, region: region))?.isValid == true
    let code = isAnywhere ? nil : plan.code
    var entry = Entry(format: FormatName("phone", code.map { [$0] } ?? []), value: value, isValid: isValid)
    entry.isFragile = isFragile
    switch form {
    case .typed:
      entry.typed = dialled.map { Unicode.Scalar($0) }
      // what stands in front decides where the number is from
      entry.slips = min(4, dialled.count)..<dialled.count
      entry.run = min(5, dialled.count)..<dialled.count
      entry.gaps = .ofPhone(region)
    case .plain, .filledIn: entry.text = value
    case .formatted: entry.text = text
    }
    return entry
  }
}
