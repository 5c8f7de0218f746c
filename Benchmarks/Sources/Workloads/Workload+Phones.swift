import CPhoneLoop
import Caretaker

/// A number as it is typed somewhere.
struct TypedNumber {
  let region: PhoneRegion
  let keys: [Unicode.Scalar]

  init(_ region: PhoneRegion, _ keys: String) {
    self.region = region
    self.keys = Array(keys.unicodeScalars)
  }

  /// An example of every region and kind: its national digits, or after a plus.
  static func examples(isInternational: Bool) -> [TypedNumber] {
    PhoneRegion.all.flatMap { region in
      region.types.compactMap { type in
        region.example(of: type).map { TypedNumber(region, isInternational ? $0.e164 : $0.nationalNumber) }
      }
    }
  }

  /// Numbers that pass through prefixes found late: each key there is the rare one.
  static func searching() throws -> [TypedNumber] {
    try [
      ("BR", "015119123456789"), ("AU", "001144207946"), ("CN", "17911044207946"), ("AR", "0111512345678"),
      ("GB", "1800201234567890"), ("US", "0011442079460958"), ("KR", "0082123456789012"),
    ].map { TypedNumber(try PhoneRegion($0.0), $0.1) }
  }
}

/// Phone numbers of every region, beside libphonenumber where it is installed.
extension Workload {
  static func phones() throws -> [Workload] {
    var workloads: [Workload] = []
    for (name, isInternational) in [("national", false), ("after a plus", true)] {
      let typing = PhoneTyping(TypedNumber.examples(isInternational: isInternational))
      workloads.append(typing.workload(name))
      if let other = typing.libphonenumber(name) { workloads.append(other) }
    }
    workloads.append(PhoneTyping(try TypedNumber.searching()).workload("prefixes found late"))
    let unitedStates = PhoneFormat(try PhoneRegion("US"))
    workloads += CLoopField.typing("one mask", phoneMask, "2015550123")
    workloads.append(Workload.takingBack("US and back", Field(unitedStates), "2015550123"))
    workloads.append(Workload.middle("US, middle", Field(unitedStates), "2015550123", caret: 3))
    workloads += pasted(unitedStates)
    return workloads
  }

  /// Whole numbers as they are copied, into fields as they may be.
  private static func pasted(_ format: PhoneFormat) -> [Workload] {
    let abroad = PhoneFormat(format.region, .international)
    return [
      Workload.pasting("US, pasted digits", Field(format), "2015550123"),
      Workload.pasting("US, pasted as shown", Field(format), "(201) 555-0123"),
      Workload.pasting("US, pasted after a plus", Field(format), "+1 201-555-0123"),
      Workload.pasting("US, pasted after its code", Field(abroad), "(201) 555-0123"),
    ]
  }
}

/// Numbers typed into a field a region, which are kept.
private final class PhoneTyping {
  private let fields: UnsafeMutablePointer<Field>
  private let numbers: [TypedNumber]
  private let places: [Int]
  private let fieldCount: Int
  private var keyCount: Int { numbers.reduce(0) { $0 + $1.keys.count } }

  init(_ numbers: [TypedNumber]) {
    var regions: [PhoneRegion: Int] = [:]
    for number in numbers where regions[number.region] == nil { regions[number.region] = regions.count }
    fields = .allocate(capacity: regions.count)
    for (region, place) in regions { (fields + place).initialize(to: Field(PhoneFormat(region))) }
    fieldCount = regions.count
    self.numbers = numbers
    places = numbers.map { regions[$0.region] ?? 0 }
  }

  deinit {
    fields.deinitialize(count: fieldCount)
    fields.deallocate()
  }

  func workload(_ name: String) -> Workload {
    Workload(name, .key, count: keyCount, batch: 1_000_000) { [self] in type(rounds: $0) }
  }

  private func type(rounds: Int) -> UInt64 {
    var sum: UInt64 = 0
    for _ in 0..<rounds {
      for (number, place) in zip(numbers, places) {
        fields[place].clear()
        for key in number.keys {
          let result = fields[place].insert(key)
          sum &+= UInt64(result.replacement.upperBound &+ result.selection.lowerBound)
        }
      }
    }
    return sum
  }

  /// The same by libphonenumber's formatter; nil where it is not installed.
  func libphonenumber(_ name: String) -> Workload? {
    guard let loop = phone_loop_open() else { return nil }
    for number in numbers {
      var keys = String.UnicodeScalarView()
      keys.append(contentsOf: number.keys)
      phone_loop_add(loop, number.region.code, String(keys))
    }
    return Workload("\(name), libphonenumber", .rival, count: keyCount, batch: 1_000_000) {
      phone_loop_rounds(loop, $0)
    }
  }
}
