import Caretaker
import PhonePlanCompiler

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
        return (read.home == nil ? PhoneShares.withoutRegion / 9 : people, read)
      })
  }

  func entry(_ form: Entry.Form, using chance: inout Chance) -> Entry {
    let plan = plans.pick(using: &chance)
    let number = plan.number(using: &chance)
    let isInternational = plan.home == nil || chance.isTrue(PhoneShares.international)
    let isAnywhere = isInternational && (plan.home == nil || chance.isTrue(PhoneShares.unknownRegion))
    let region = isAnywhere ? nil : plan.home
    var shown = isInternational ? number.international : number.national
    // behind a calling code, zeros in front of what is too short are read as a prefix and left out
    let isFragile = isInternational && number.nationalNumber.utf8.first == 48
    let isCut = chance.isTrue(PhoneShares.tooShort) && !isFragile
    if isCut, shown.unicodeScalars.last?.isSlippery == true { shown.unicodeScalars.removeLast() }
    let value = shown.dialled
    let isValid = (try? PhoneNumber(value, region: region))?.isValid == true
    var entry = Entry(subject: .phone(region: region?.code), value: value, isValid: isValid)
    entry.isFragile = isFragile
    switch form {
    case .typed:
      entry.typed = Array(value.unicodeScalars)
      // what stands in front decides where the number is from
      entry.slips = min(4, entry.typed.count)..<entry.typed.count
      entry.run = min(5, entry.typed.count)..<entry.typed.count
      entry.gaps = .ofPhone(region)
    case .plain, .filledIn: entry.text = value
    case .formatted:
      let isAddress = isInternational && !isCut && chance.isTrue(PhoneShares.address)
      entry.text = isAddress ? number.rfc3966 : shown
    }
    return entry
  }
}

extension String {
  /// The digits, and a plus in front.
  fileprivate var dialled: String {
    var text = UnicodeScalarView()
    for scalar in unicodeScalars where 48...57 ~= scalar.value || scalar == "+" { text.append(scalar) }
    return String(text)
  }
}
