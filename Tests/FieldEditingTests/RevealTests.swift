import FieldEditing
import NumberFormatting
import PhoneNumbering
import Testing

/// A secret shown and hidden again: another text is drawn, and nothing else changes.
@Suite struct RevealTests {
  static let units = FieldOptions.OffsetUnit.allCases

  private static func options(
    _ display: FieldOptions.SecureDisplay = .keepingLiterals, _ unit: FieldOptions.OffsetUnit = .characters
  ) -> FieldOptions {
    FieldOptions(isSecure: true, secureDisplay: display, offsetUnit: unit)
  }

  @Test func aMaskIsRevealed() throws {
    var field = Field(try Mask("##/##"), options: Self.options())
    field.insert("1234")
    field.moveCaret(to: 2)
    #expect(field.text == "••/••")
    field.isRevealed = true
    #expect(field.text == "12/34" && field.caret == 2 && field.value == "1234" && field.canUndo)
    field.deleteBackward()
    field.isRevealed = false
    #expect(field.text == "••/•" && field.value == "134")
    field.undo()
    #expect(field.value == "1234")
  }

  /// A view that conceals a text by itself is given it as it is; a secret it is all the same.
  @Test func aViewConceals() throws {
    var field = Field(try Mask("##/##"), options: Self.options(.byView))
    field.insert("1234")
    #expect(field.text == "12/34" && field.value == "1234" && !field.isRevealed)
    // words of a secret are one
    field.move(.wordBackward)
    #expect(field.caret == 0)
    field.isRevealed = true
    field.move(.end)
    field.move(.wordBackward)
    #expect(field.text == "12/34" && field.caret == 3)
    var amount = Field(Self.dollars, options: Self.options(.byView))
    amount.insert("1234.5")
    var phone = Field(PhoneFormat(try PhoneRegion("GB")), options: Self.options(.byView))
    phone.insert("02079460958")
    #expect(amount.text == "$1,234.5" && phone.text == "020 7946 0958")
    var code = Field(try Mask("<hidden:##>-##"), options: Self.options(.byView))
    code.insert("12")
    #expect(code.text == "12-" && code.insert("x").effects.contains(.rejected))
  }

  @Test func bulletsAloneShowNoShape() throws {
    var mail = Field(try Mask(#"[a-z]{1,}"@"[a-z]{1,}"."[a-z]{2,}"#), options: Self.options(.bulletsOnly))
    mail.insert("ada@x.org")
    #expect(mail.text == "•••••••••" && mail.value == "ada@x.org")
    var amount = Field(Self.dollars, options: Self.options(.bulletsOnly))
    amount.insert("1234.5")
    #expect(amount.text == "••••••" && amount.value == "1234.5")
    amount.isRevealed = true
    #expect(amount.text == "$1,234.5")
    amount.insert("6")
    #expect(amount.text == "$1,234.56")
    amount.isRevealed = false
    #expect(amount.text == "•••••••" && amount.caret == 7)
    var phone = Field(PhoneFormat(try PhoneRegion("GB")), options: Self.options(.bulletsOnly))
    phone.insert("02079460958")
    #expect(phone.text == "•••••••••••••")
    phone.isRevealed = true
    #expect(phone.text == "020 7946 0958")
  }

  /// The caret keeps its element, whatever the unit counts.
  @Test(arguments: units, FieldOptions.SecureDisplay.allCases)
  func theSelectionStays(_ unit: FieldOptions.OffsetUnit, _ display: FieldOptions.SecureDisplay) throws {
    func check(_ field: inout Field, typing text: String) {
      for character in text { field.insert(String(character)) }
      for _ in 0..<2 { field.move(.backward) }
      field.move(.backward, extending: true)
      let (text, value) = (field.text, field.value)
      let (anchor, head) = (field.selectionAnchor, field.caret)
      field.isRevealed = true
      let shown = field.text
      #expect(!shown.contains("•") && field.value == value)
      field.isRevealed = false
      #expect(field.text == text && field.selectionAnchor == anchor && field.caret == head)
      field.isRevealed = true
      field.deleteBackward()
      #expect(field.text != shown && field.value.count == value.count - 1)
      field.undo()
      #expect(field.text == shown)
    }
    var mask = Field(try Mask("##/####"), options: Self.options(display, unit))
    check(&mask, typing: "123456")
    var number = Field(Self.dollars, options: Self.options(display, unit))
    check(&number, typing: "9876543")
    var phone = Field(PhoneFormat(try PhoneRegion("GB")), options: Self.options(display, unit))
    check(&phone, typing: "02079460958")
  }

  @Test func wordsAreFoundOnlyWhileTheyAreShown() throws {
    var field = Field(try Mask("&{0,}"), options: Self.options())
    field.insert("open sesame")
    field.move(.wordBackward)
    #expect(field.caret == 0)
    field.move(.end)
    field.isRevealed = true
    field.move(.wordBackward)
    #expect(field.caret == 5)
  }

  @Test func whatIsNoSecretIsNotRevealed() throws {
    var field = Field(try Mask("##"))
    field.isRevealed = true
    #expect(field.isRevealed == false)
  }

  @Test func anotherMaskKeepsItRevealed() throws {
    var field = Field(try Mask("###"), options: Self.options())
    field.insert("123")
    field.isRevealed = true
    field.changeMask(to: try Mask("####"))
    #expect(field.text == "123" && field.isRevealed)
  }

  private static let dollars = NumberFormat(
    NumberSymbols(
      positive: .init(prefix: "$"), negative: .init(prefix: "-$"), groupingSeparator: ",", decimalSeparator: ".",
      minimumFractionDigits: 2, maximumFractionDigits: 2))
}
