import PhoneNumbering
import Testing

@Suite struct PhoneTablesTests {
  @Test func sectionsAreCounted() {
    #expect(PhoneSection(rawValue: PhoneSection.count) == nil)
    #expect(PhoneSection(rawValue: PhoneSection.count - 1) == .texts)
  }
}
