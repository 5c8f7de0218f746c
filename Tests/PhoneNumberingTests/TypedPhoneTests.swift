import TestDepth
import Testing

@testable import PhoneNumbering

/// A digit at the end is a step of the tables; the same number taken over as a whole goes by the rules. Both show the
/// same.
@Suite struct TypedPhoneTests {
  private func shown(_ phone: borrowing TypedPhone) -> String { String(decoding: phone.bytes, as: UTF8.self) }

  /// Types digits, takes them over as a whole after each, and takes them back.
  private func compare(_ region: PhoneRegion, _ digits: String, from first: Int = 0, isTrimmed: Bool) {
    let machine = PhoneMachine(.linked, region: region.index)
    let typed = TypedPhone(machine, isTrimmed: isTrimmed)
    let whole = TypedPhone(machine, isTrimmed: isTrimmed)
    var draft = PhoneBuffer()
    var displays = [""]
    for (place, digit) in digits.utf8.enumerated() {
      draft.append(digit)
      if digit == PhoneBuffer.plus {
        _ = typed.appendPlus()
      } else if !typed.append(digit, at: place).isTaken {
        _ = typed.appendGeneral(digit, at: place)
      }
      displays.append(shown(typed))
      if place < first { continue }
      _ = whole.take(draft)
      #expect(shown(typed) == shown(whole), "\(region.code) \(digits.prefix(place + 1))")
      #expect(typed.isPossible == whole.isPossible, "\(region.code) \(digits.prefix(place + 1))")
      #expect(typed.state == whole.state, "\(region.code) \(digits.prefix(place + 1))")
    }
    while typed.elementCount > first {
      _ = typed.removeLast()
      #expect(shown(typed) == displays[typed.elementCount], "\(region.code) \(digits) back to \(typed.elementCount)")
    }
  }

  @Test(arguments: PhoneRegion.all.filter { $0.tables.callingCode($0.facts.callingCode).firstRegion == $0.index })
  func openings(_ region: PhoneRegion) {
    for number in (0..<1000).sample(oneIn: 7, after: region.index) {
      let digits = String(String(1000 + number).dropFirst())
      compare(region, digits + "2", from: 2, isTrimmed: number % 2 == 0)
    }
  }

  @Test(arguments: ["US", "GB", "AR", "GG"]) func callingCodes(_ code: String) throws {
    let region = try PhoneRegion(code)
    for number in 0..<1000 {
      let digits = String(String(1000 + number).dropFirst())
      compare(region, "+\(digits)2345", isTrimmed: number % 2 == 0)
    }
  }

  @Test(arguments: PhoneRegion.all) func examples(_ region: PhoneRegion) {
    for type in region.types {
      guard let example = region.example(of: type) else { continue }
      let national = example.nationalNumber
      for digits in [national, example.national.filter(\.isNumber), national + "99999", example.e164] {
        compare(region, digits, isTrimmed: false)
        compare(region, digits, isTrimmed: true)
      }
    }
  }
}
