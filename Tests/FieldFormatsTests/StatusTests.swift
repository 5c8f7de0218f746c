import FieldEditing
import FieldFormats
import PhoneNumbering
import Testing

/// What is known of a phone number or a card while it is typed.
@Suite struct StatusTests {
  @Test func aNumberIsKnownOnceThereIsOne() throws {
    var field = Field(PhoneFormat(try PhoneRegion("US")))
    field.insert("5")
    #expect(PhoneStatus(of: field).number == nil)
    #expect(PhoneStatus(of: field).regions.contains { $0.code == "US" })
    field.clear()
    field.insert("2025550123")
    let status = PhoneStatus(of: field)
    #expect(status.number?.e164 == "+12025550123")
    #expect(status.regions.map(\.code) == ["US"])
    #expect(!status.isTooLong)
  }

  @Test func aNumberMayBeTooLong() throws {
    let number = try PhoneNumber("+44207946095812345")
    #expect(PhoneStatus(number).isTooLong)
    #expect(number.validityText == "too long")
    #expect(number.lengthProblem == "too long")
  }

  @Test func validity() throws {
    let valid = try PhoneNumber("020 7946 0958 ext. 12", region: PhoneRegion("GB"))
    #expect(valid.validityText == "valid")
    #expect(valid.lengthProblem == nil)
    #expect(valid.value == "+442079460958x12")
    #expect(PhoneStatus(valid).regions.map(\.code) == ["GB"])
    #expect(try PhoneNumber("+44 20 7946").validityText == "too short, except inside a local area")
    #expect(try PhoneNumber("+1 555 555 5555").validityText == "not valid: no such numbers are given out")
  }

  @Test func cards() {
    var card = Field(CardFormat.standard.mask)
    let none = CardFormat.standard.status(of: card)
    #expect(none.networkText(limit: 1).hasSuffix(" and \(none.candidates.count - 1) more"))
    #expect(!none.networkText().contains("more"))
    card.insert("37")
    let status = CardFormat.standard.status(of: card)
    #expect(status.networkText(limit: 4) == "American Express")
    #expect(status.lengthText == "15")
  }

  @Test func rangesOfNumbers() {
    for (numbers, text) in [([], ""), ([7], "7"), ([7, 9, 10, 11], "7, 9-11"), ([1, 2, 4, 5], "1-2, 4-5")] {
      #expect(numbers.rangeText == text)
    }
  }
}
