import FieldEditing
import PhoneNumbering
import Testing

/// What a summary shows of a value.
@Suite struct RedactingTests {
  static let masks: [(mask: String, text: String, first: Int, last: Int, shown: String)] = [
    ("#### #### ####", "123456789012", 4, 2, "1234 •••• ••12"), ("#### ####", "12345678", 0, 0, "•••• ••••"),
    // value literals are shown, and count nothing
    ("\"AB\"####", "1234", 1, 2, "AB1•34"), ("##\"-\"##\"-\"##", "123456", 0, 3, "••-•4-56"),
    ("####", "1234", 3, 3, "1234"), ("####", "1234", -1, -1, "••••"), ("####", "1234", 0, .max, "1234"),
  ]

  @Test(arguments: masks.indices) func slotsAreHidden(_ number: Int) throws {
    let test = Self.masks[number]
    for isSecure in [false, true] {
      var field = Field(try Mask(test.mask), options: FieldOptions(isSecure: isSecure))
      field.insert(test.text)
      let shown = field.redactedText(revealingFirst: test.first, last: test.last)
      #expect(shown == test.shown)
    }
  }

  @Test func digitsOfPhoneNumbersAreHidden() throws {
    var phone = Field(PhoneFormat(try PhoneRegion("US")))
    phone.insert("2015550123")
    let (last, none) = (phone.redactedText(revealingLast: 4), phone.redactedText(revealingLast: 0))
    #expect(last == "(•••) •••-0123" && none == "(•••) •••-••••")
  }

  @Test func charactersOfFreeTextAreHidden() {
    var text = Field(TextFormat())
    text.insert("Ada 👨‍👩‍👧 Lovelace")
    let (ends, all) = (text.redactedText(revealingFirst: 3, last: 1), text.redactedText(revealingFirst: 9, last: 9))
    #expect(ends == "Ada••••••••••e" && all == "Ada 👨‍👩‍👧 Lovelace")
  }
}
