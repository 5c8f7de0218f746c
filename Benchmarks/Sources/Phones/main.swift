import CLoop
import CPhoneLoop
import Caretaker
import Measuring

/// A number as it is typed somewhere.
struct TypedNumber {
  let region: PhoneRegion
  let keys: [Unicode.Scalar]

  init(_ region: PhoneRegion, _ keys: String) {
    self.region = region
    self.keys = Array(keys.unicodeScalars)
  }
}

/// An example of every region and kind: its national digits, and behind a plus.
func examples(isInternational: Bool) -> [TypedNumber] {
  PhoneRegion.all.flatMap { region in
    region.types.compactMap { type in
      region.example(of: type).map { TypedNumber(region, isInternational ? $0.e164 : $0.nationalNumber) }
    }
  }
}

/// Numbers that pass through prefixes found late: each key there is the rare one.
let searching = [
  ("BR", "015119123456789"), ("AU", "001144207946"), ("CN", "17911044207946"), ("AR", "0111512345678"),
  ("GB", "1800201234567890"),
  ("US", "0011442079460958"), ("KR", "0082123456789012"),
]

/// Numbers typed into a field a region, which are kept.
struct Typing: ~Copyable {
  private let fields: UnsafeMutablePointer<Field>
  private let numbers: [TypedNumber]
  private let places: [Int]
  private let count: Int
  let keyCount: Int

  init(_ numbers: [TypedNumber]) {
    var regions: [PhoneRegion: Int] = [:]
    for number in numbers where regions[number.region] == nil { regions[number.region] = regions.count }
    fields = .allocate(capacity: regions.count)
    for (region, place) in regions { (fields + place).initialize(to: Field(PhoneFormat(region))) }
    count = regions.count
    self.numbers = numbers
    places = numbers.map { regions[$0.region] ?? 0 }
    keyCount = numbers.reduce(0) { $0 + $1.keys.count }
  }

  deinit {
    fields.deinitialize(count: count)
    fields.deallocate()
  }

  func rounds(_ rounds: Int) -> UInt64 {
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

  /// The same by libphonenumber; nil where it is not installed.
  func libphonenumber(_ rounds: Int) -> Measurement? {
    guard let loop = phone_loop_open() else { return nil }
    defer { phone_loop_close(loop) }
    for number in numbers {
      var keys = String.UnicodeScalarView()
      keys.append(contentsOf: number.keys)
      phone_loop_add(loop, number.region.code, String(keys))
    }
    return Measurement.of(keys: keyCount, rounds: rounds) { phone_loop_rounds(loop, $0) }
  }
}

/// A digit put in at a caret in the middle and taken out again.
func middle(_ region: PhoneRegion, _ keys: String, caret: Int, rounds: Int) -> Measurement {
  var field = Field(PhoneFormat(region))
  field.insert(keys)
  field.moveCaret(to: caret)
  return Measurement.of(keys: 10, rounds: rounds) { rounds in
    var sum: UInt64 = 0
    for _ in 0..<rounds {
      for i in 0..<5 {
        let typed = field.insert(Unicode.Scalar(UInt8(49 + i)))
        let removed = field.backspace()
        sum &+= UInt64(typed.replacement.upperBound &+ removed.selection.lowerBound)
      }
    }
    return sum
  }
}

func run() throws -> Bool {
  let rounds = CommandLine.arguments.count > 1 ? Int(CommandLine.arguments[1]) ?? 40 : 40
  var holds = true
  var loop = loop_mask()
  var field = loop_field()
  loop_compile(&loop, "+1 (###) ###-####")
  let append = Measurement.of(keys: 10, rounds: rounds * 2_000) { loop_append_rounds(&loop, &field, $0) }
  print("a C loop over one mask \(rounded(append.nanoseconds)) ns a key")
  for (name, isInternational) in [("national", false), ("behind a plus", true)] {
    let typing = Typing(examples(isInternational: isInternational))
    let typed = Measurement.of(keys: typing.keyCount, rounds: rounds) { typing.rounds($0) }
    if typed.nanoseconds > 25 || typed.allocations > 0 { holds = false }
    print("examples of all regions, \(name), \(typing.keyCount) keys")
    print("  a key             \(rounded(typed.nanoseconds)) ns (at most 25), \(typed.allocations) allocations")
    if let other = typing.libphonenumber(max(1, rounds / 20)) {
      let ratio = other.nanoseconds / typed.nanoseconds
      if ratio < 50 { holds = false }
      print("  by libphonenumber \(rounded(other.nanoseconds)) ns, \(rounded(ratio)) times as much (at least 50)")
    }
  }
  let late = Typing(try searching.map { TypedNumber(try PhoneRegion($0.0), $0.1) })
  let searched = Measurement.of(keys: late.keyCount, rounds: rounds * 100) { late.rounds($0) }
  print("prefixes found late   \(rounded(searched.nanoseconds)) ns a key, \(searched.allocations) allocations")
  let edited = middle(try PhoneRegion("US"), "2015550123", caret: 3, rounds: rounds * 500)
  print("key in the middle     \(rounded(edited.nanoseconds)) ns, \(edited.allocations) allocations")
  if phone_loop_open() == nil {
    print("libphonenumber is not installed: nothing to compare with (apt-get install libphonenumber-dev)")
  }
  return holds && edited.allocations + searched.allocations == 0
}

if try !run() { print("a limit was passed") }
