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
}
