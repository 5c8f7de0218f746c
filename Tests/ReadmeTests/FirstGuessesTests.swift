import Caretaker
import CaretakerFoundation
import FieldForms
import Foundation
import MaskFuzzing
import Testing

/// Names as an engineer guesses them who has read README alone: a name that is guessed needs no article.
@Suite struct FirstGuessesTests {
  @Test @MainActor func aModel() throws {
    let model = FieldModel(try Mask("###-###"))
    model.text = "123456"
    #expect(model.text == "123-456")
  }

  @Test func anEditOfADelegate() throws {
    var field = Field(try Mask("###-###"))
    field.insert("1345")
    field.replace(NSRange(location: 1, length: 0), with: "2")
    #expect(field.text == "123-45")
  }

  @Test func aColumn() throws {
    let iban = try FormatCatalog.standard.format(named: "iban")
    #expect(iban.format(["de89370400440532013000", "none"]) == ["DE89 3704 0044 0532 0130 00", "none"])
    let amounts = FieldFormat(try NumberFormat(locale: "de_DE", currency: "EUR"))
    #expect(amounts.format(["1234,5", "1\n2"]) == ["1.234,50\u{A0}€", "1\n2"])
    #expect(try Mask("##/##").format(lines: ["1228"]) == ["12/28"])
  }

  @Test func aValueAndAText() throws {
    let iban = try FormatCatalog.standard.format(named: "iban")
    #expect(iban.format("DE89370400440532013000") == "DE89 3704 0044 0532 0130 00")
    #expect(iban.parse("IBAN: de89 3704 0044 0532 0130 00") == "DE89370400440532013000")
    let amount = FieldFormat(try NumberFormat(locale: "de_DE", currency: "EUR"))
    #expect(amount.format("-1234.5") == "-1.234,50\u{A0}€")
    #expect(amount.parse("1.234,5 €") == "1234.5")
    // what is lost is not shown
    #expect(iban.format("DE8937040044053201300?") == nil && amount.format("1,2") == nil)
    #expect(iban.parse("none") == nil && amount.parse("none") == nil)
    #expect(try FieldFormat(Mask("##-##")).format("12345") == nil)
  }

  @Test func aLongColumnInItsOrder() throws {
    let texts = (0..<10_000).map { "\($0 % 90 + 10)\($0 % 10)" }
    let expected = texts.map { "\($0.prefix(2))-\($0.suffix(1))" }
    #expect(FieldFormat(try Mask("##-#")).format(texts) == expected)
  }

  @Test func anAmount() throws {
    var price = Field(try NumberFormat(locale: "de_DE", currency: "EUR"))
    price.insert("1234,5")
    #expect(price.text == "1.234,5\u{A0}€")
    #expect(try NumberFormat(locale: "de_DE").format("1234.5") == "1.234,5")
  }

  @Test func whetherAValueIsGood() throws {
    let iban = try FormatCatalog.standard.format(named: "iban")
    #expect(iban.isValid("DE89 3704 0044 0532 0130 00"))
    #expect(!iban.isValid("DE89 3704 0044 0532 0130 01"))
    #expect(!iban.isValid(""))
  }

  @Test func aCardAndItsNetwork() {
    var card = Field(CardFormat())
    #expect(card.network == nil)
    card.insert("3782822463")
    #expect(card.network?.title == "American Express")
    #expect(card.text == "3782 822463 ")
  }

  @Test func captures() throws {
    var month = Field(try Mask("<year:####>-<month:##>"))
    month.insert("202612")
    #expect(month.captures["year"] == "2026")
    // with braces, as one may guess, the error leads there
    let guesses = [("{year:####}-{month:##}", "year"), ("####-{month:##}", "month"), ("{line_1:##}", "line_1")]
    for (text, name) in guesses {
      let error = #expect(throws: MaskError.self) { try Mask(text) }
      #expect(error?.suggestion == "write <\(name):…> for a part with a name")
    }
    for text in ["{größe:##}", #"{prompt:"DD/MM"}##/##"#] {
      let error = #expect(throws: MaskError.self) { try Mask(text) }
      #expect(error?.suggestion.contains("a part with a name") == false)
    }
  }

  @Test func aNameThatIsGuessed() {
    let error = #expect(throws: FormatNameError.self) { try FormatCatalog.standard.format(named: "card-expiry") }
    #expect(error?.description == "no format is called 'card-expiry': did you mean expiry?")
  }

  @Test func aFormatOfOnesOwn() throws {
    var catalog = FormatCatalog.standard
    try catalog.add(name: "member-card", mask: "####-####-#", check: .luhn)
    let format = try catalog.format(named: "member-card")
    #expect(format.isValid("1234-5678-2"))
    #expect(!format.isValid("1234-5678-3"))
    #expect(format.metadata.label == "Member card")
    #expect(format.isValid(format.example))
    try catalog.add(name: "member-card", mask: "@@")
    #expect(try catalog.format(named: "member-card").isValid("ab"))
    #expect(throws: MaskError.self) { try catalog.add(name: "wrong", mask: "##>") }
  }

  @Test func aFormOfJSON() throws {
    let form = try FieldForm(json: #"{ "caretakerForm": 1, "fields": [{ "name": "iban", "label": "IBAN" }] }"#)
    #expect(form.fieldCount == 1)
    #expect(throws: FormDescriptionError.self) { _ = try FieldForm(json: "{").fieldCount }
  }

  @Test func aFormInSwift() throws {
    let phone = FieldDescription("phone", label: "Phone", type: .phone)
    let form = try FieldForm(title: "How do we reach you?", fields: [phone])
    #expect(form[FieldID(0)].label == "Phone")
  }

  @Test func aMaskThatIsCoded() throws {
    struct Parcel: Codable { var mask: Mask }
    let parcel = Parcel(mask: try Mask("^@{2}-####"))
    let coded = try JSONEncoder().encode(parcel)
    #expect(String(decoding: coded, as: UTF8.self) == #"{"mask":{"mask":"^@{2}-####"}}"#)
    #expect(try JSONDecoder().decode(Parcel.self, from: coded).mask.format("ab12") == "AB-12")
    // no text says the mask of cards whole
    let card = try JSONEncoder().encode(CardFormat().mask)
    #expect(try JSONDecoder().decode(Mask.self, from: card).format("378282246310005") == "3782 822463 10005")
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Mask.self, from: Data(###"{"mask":"##>"}"###.utf8))
    }
  }

  @Test func aWrongMask() {
    #expect { try Mask("##>") } throws: { ($0 as? MaskError)?.diagnostic.contains("^") ?? false }
  }

  @Test func undo() throws {
    var field = Field(try Mask("##"))
    field.insert("1")
    field.undo()
    #expect(field.text.isEmpty && field.canRedo)
  }

  @Test func aMaskInATest() throws {
    try fuzz(Mask("(###) ###-####"), runs: 20)
  }

  @Test func aPhoneNumber() throws {
    var phone = Field(try PhoneFormat(region: "DE"))
    #expect(phone.e164 == nil)
    phone.insert("030123456")
    #expect(phone.e164 == "+4930123456")
    #expect(Field(CardFormat()).e164 == nil)
    #expect(throws: PhoneError.self) { try PhoneFormat(region: "XX") }
  }

  @Test func oneValue() throws {
    let mask = try Mask("(###) ###-####")
    #expect(mask.format("5551234567") == "(555) 123-4567")
    #expect(try mask.parse("555-123-4567") == "5551234567")
    #expect(throws: FieldParseError.incomplete) { try mask.parse("555") }
  }
}
