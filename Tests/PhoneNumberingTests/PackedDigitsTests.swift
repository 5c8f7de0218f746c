import Testing

@testable import PhoneNumbering

@Suite struct PackedDigitsTests {
  @Test(arguments: 0...PackedDigits.capacity) func digitsComeBack(_ count: Int) {
    let digits = (0..<count).map { UInt8(48 + ($0 * 7 + count) % 10) }
    let packed = PackedDigits(digits)
    #expect(Array(packed) == digits)
    #expect(packed.text == String(decoding: digits, as: UTF8.self))
    #expect(packed == PackedDigits(Array(packed)))
  }

  @Test func zerosInFrontCount() {
    #expect(PackedDigits("0".utf8) != PackedDigits("00".utf8))
    #expect(PackedDigits("01".utf8) != PackedDigits("1".utf8))
    #expect(PackedDigits("10".utf8) != PackedDigits("1".utf8))
  }

  @Test(arguments: [0, 7, 10, 49, 999]) func numbersAreDigits(_ number: Int) {
    #expect(PackedDigits(number).text == String(number))
  }

  @Test(arguments: 0...PackedDigits.capacity) func partsAreJoined(_ cut: Int) {
    let digits = (0..<PackedDigits.capacity).map { UInt8(49 + $0 % 9) }
    var joined = PackedDigits(digits).part(0..<cut)
    #expect(joined == PackedDigits(digits[..<cut]))
    let rest = PackedDigits(digits).part(cut..<PackedDigits.capacity)
    #expect(rest == PackedDigits(digits[cut...]))
    joined.append(rest)
    #expect(joined == PackedDigits(digits))
  }

  @Test func whatHasNoRoomIsLeftOut() {
    var packed = PackedDigits(repeatElement(49, count: PackedDigits.capacity))
    packed.append(PackedDigits(23))
    #expect(packed.text == String(repeating: "1", count: PackedDigits.capacity))
    packed = packed.part(2..<32)
    packed.append(PackedDigits(234))
    #expect(packed.text == String(repeating: "1", count: 30) + "23")
  }
}
