import CLoop
import Caretaker
import Measuring

struct Benchmark {
  let rounds: Int
  var failed = false

  /// Ten digits, one after another, through the public API.
  func append(_ mask: Mask, _ keys: [Unicode.Scalar], eager: Bool = true) -> Measurement {
    var field = Field(mask, options: FieldOptions(isEager: eager))
    return Measurement.of(keys: keys.count, rounds: rounds) { rounds in
      var sum: UInt64 = 0
      for _ in 0..<rounds {
        field.clear()
        for key in keys {
          let result = field.insert(key)
          sum &+= UInt64(result.replacement.upperBound &+ result.selection.lowerBound)
        }
      }
      return sum
    }
  }

  /// A digit put in at a caret in the middle and taken out again.
  func middle(_ mask: Mask, _ text: String, caret: Int) -> Measurement {
    var field = Field(mask)
    field.insert(text)
    return Measurement.of(keys: 10, rounds: rounds) { rounds in
      var sum: UInt64 = 0
      for _ in 0..<rounds {
        for i in 0..<5 {
          field.moveCaret(to: caret)
          let typed = field.insert(Unicode.Scalar(UInt8(48 + i)))
          let removed = field.backspace()
          sum &+= UInt64(typed.replacement.upperBound &+ removed.selection.lowerBound)
        }
      }
      return sum
    }
  }

  mutating func report(
    _ name: String, _ measured: Measurement, limit: Double, times most: Double, of what: String = "the C loop"
  ) {
    let ratio = measured.nanoseconds / limit
    let holds = ratio <= most && measured.allocations == 0
    if !holds { failed = true }
    print(
      "\(name): \(rounded(measured.nanoseconds)) ns a key, \(rounded(ratio)) times \(what) (at most \(most)), "
        + "\(measured.allocations) allocations")
  }
  func show(_ name: String, _ measured: Measurement) {
    print("\(name): \(rounded(measured.nanoseconds)) ns a key, \(measured.allocations) allocations")
  }
}

func run() throws -> Bool {
  var benchmark = Benchmark(rounds: CommandLine.arguments.count > 1 ? Int(CommandLine.arguments[1]) ?? 200_000 : 200_000)
  var loop = loop_mask()
  var field = loop_field()
  loop_compile(&loop, "+1 (###) ###-####")
  let append = Measurement.of(keys: 10, rounds: benchmark.rounds) { loop_append_rounds(&loop, &field, $0) }
  let middle = Measurement.of(keys: 10, rounds: benchmark.rounds) { loop_middle_rounds(&loop, &field, 5, $0) }
  benchmark.show("C loop, append", append)
  benchmark.show("C loop, middle", middle)

  let phone = try Mask("+1 (###) ###-####")
  let digits = Array("0123456789".unicodeScalars)
  if CommandLine.arguments.contains("--one") {
    benchmark.show("phone, append", benchmark.append(phone, digits))
    return true
  }
  benchmark.report("phone, append", benchmark.append(phone, digits), limit: append.nanoseconds, times: 3)
  benchmark.report("phone, append, lazy", benchmark.append(phone, digits, eager: false), limit: append.nanoseconds, times: 3)
  benchmark.report("phone, middle", benchmark.middle(phone, "012345678", caret: 5), limit: middle.nanoseconds, times: 4)

  if let at = CommandLine.arguments.firstIndex(of: "--format"), let mask = try Mask(named: CommandLine.arguments[at + 1]) {
    // what each further key costs
    let keys = Array(CommandLine.arguments[at + 2].unicodeScalars)
    for n in 1...keys.count { benchmark.show("first \(n)", benchmark.append(mask, Array(keys[..<n]))) }
    return true
  }
  // one mask of all networks beside one of four groups
  let cards = CardFormat.standard.mask
  print("cards: \(cards.program.stateCount) states, \(cards.program.size) bytes")
  let groups = benchmark.append(try Mask("#### #### #### ####"), Array("4111111111111111".unicodeScalars))
  benchmark.show("four groups", groups)
  for number in [
    "4111111111111111", "5555555555554444", "378282246310005", "36227206271667", "6205500000000000004", "6362970000457013",
  ] {
    benchmark.report(
      "card \(number)", benchmark.append(cards, Array(number.unicodeScalars)), limit: groups.nanoseconds, times: 2,
      of: "four groups")
  }
  let groupsMiddle = benchmark.middle(try Mask("#### #### #### ####"), "41111111111111", caret: 7)
  benchmark.show("four groups, middle", groupsMiddle)
  benchmark.report(
    "card, middle", benchmark.middle(cards, "41111111111111", caret: 7), limit: groupsMiddle.nanoseconds, times: 2,
    of: "four groups, middle")

  for (name, keys) in [
    ("expiry", "1227"), ("date", "20261231"), ("ipv4", "192.168.1.25"),
    ("ipv4", "1921681255"), ("iban", "DE89370400440532013000"), ("uuid", "f81d4fae7dec11d0a76500a0c91e6bf6"),
    ("email", "ada@example.org"),
  ] {
    guard let mask = try Mask(named: name) else { continue }
    benchmark.show("\(name) \(keys)", benchmark.append(mask, Array(keys.unicodeScalars)))
  }
  // a display of more than forty bytes, so that small strings hide nothing
  let long = try Mask("#### #### #### #### #### #### #### #### #### #### ####")
  benchmark.show("long", benchmark.append(long, Array(repeating: "7", count: 44)))
  return !benchmark.failed
}

if try !run() {
  print("a limit was passed")
}
