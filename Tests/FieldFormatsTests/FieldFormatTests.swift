import FieldEditing
import FieldFormats
import NumberFormatting
import PhoneNumbering
import TestDepth
import Testing

/// One type for whatever a field is made over.
@Suite struct FieldFormatTests {
  /// A card has sixteen places until it is known to have others.
  @Test func placeholdersComeFromTheExample() throws {
    let card = try FormatCatalog.standard.format(named: "card")
    var field = Field(card)
    #expect(field.placeholder == "____ ____ ____ ____")
    field.insert("4111")
    #expect(field.placeholder == "____ ____ ____")
    field.clear()
    field.insert("3782")
    #expect(field.placeholder == "______ _____")
    let date = try FormatCatalog.standard.format(named: "date")
    var day = Field(date)
    day.insert("2026")
    #expect(day.placeholder == "__-__")
  }

  /// A format of a catalogue shows the prompt of its mask, at as many places as its example has.
  @Test func placeholdersHaveThePromptOfTheMask() throws {
    let catalog = try FormatCatalog(
      parsing: """
        format code
          summary three to five digits
          label Code
          mask {prompt "abcde"}#{3,5}
          example 12345
        format expires
          summary month and year
          label Expires
          mask {prompt "MM/YY"}<01..12>/##
          example 12/27
        """)
    let code = try catalog.format(named: "code")
    var field = Field(code)
    #expect(field.placeholder == "abcde" && field.contentPlaceholder == "abc")
    field.insert("1")
    #expect(field.placeholder == "bcde" && field.contentPlaceholder == "bc")
    let expires = try catalog.format(named: "expires")
    var date = Field(expires)
    #expect(date.placeholder == "MM/YY")
    date.insert("5")
    #expect(date.placeholder == "YY")
  }

  @Test func whatIsSecretIsMarked() throws {
    for name in ["security-code", "pin", "one-time-code", "ssn", "br-cpf", "es-dni", "kr-rrn"] {
      #expect(try FormatCatalog.standard.format(named: name).metadata.isSecure)
    }
    for name in ["card", "iban", "date", "us-ein"] {
      #expect(try !FormatCatalog.standard.format(named: name).metadata.isSecure)
    }
    #expect(throws: CatalogError.self) {
      try FormatCatalog(parsing: "format x\n summary a\n label b\n secure no\n mask ##\n example 12")
    }
  }

  private static let dollars = NumberFormat(
    NumberSymbols(
      positive: .init(prefix: "$"), negative: .init(prefix: "-$"), groupingSeparator: ",", decimalSeparator: ".",
      minimumFractionDigits: 2, maximumFractionDigits: 2, marks: ["$"]))

  /// A format of each kind, and a text that fills its field.
  static func formats() throws -> [(format: FieldFormat, text: String, shown: String)] {
    [
      (FieldFormat(try Mask("(###) ###-####")), "5551234567", "(555) 123-4567"),
      (try FieldFormat(try #require(FormatCatalog.standard["expiry"])), "2027-12", "12/27"),
      (FieldFormat(.standard), "4111-1111-1111-1111", "4111 1111 1111 1111"),
      (FieldFormat(dollars), "1234.5", "$1,234.5"),
      (FieldFormat(PhoneFormat(try PhoneRegion("GB"))), "020 7946 0958", "020 7946 0958"),
    ]
  }

  @Test func aFieldOfEachKindIsFilled() throws {
    for (format, text, shown) in try Self.formats() {
      var field = Field(format)
      #expect(field.state == .incomplete, "\(format.title)")
      #expect(field.fill(text).isAccepted, "\(format.title)")
      #expect(field.text == shown)
      #expect(field.state == .complete, "\(format.title)")
    }
  }

  @Test func eachKindHasOneAnswer() throws {
    for (format, _, _) in try Self.formats() {
      let answers = [format.mask != nil, format.numberFormat != nil, format.phoneFormat != nil]
      #expect(answers.count { $0 } == 1, "\(format.title)")
      #expect((format.namedFormat == nil) == (format.metadata.label.isEmpty || format.mask == nil), "\(format.title)")
    }
  }

  /// What a format gives as an example fills its field.
  @Test func examplesAreComplete() throws {
    for (format, _, _) in try Self.formats() {
      var field = Field(format)
      field.fill(format.example)
      #expect(field.rejections == [], "\(format.title): \(format.example)")
      #expect(field.state == .complete, "\(format.title): \(format.example)")
      #expect(format.metadata.example == format.example)
    }
  }

  @Test func titlesAndNames() throws {
    let titles = try Self.formats().map { $0.format.title }
    #expect(titles == ["(###) ###-####", "expiry", "card", "number", "phone(GB)"])
    #expect(try Self.formats().map { $0.format.name?.description } == [nil, "expiry", nil, nil, "phone(GB)"])
    let france = PhoneFormat(try PhoneRegion("fr"), .international)
    #expect(FieldFormat(france).title == "phone(FR, international)")
    #expect(FieldFormat(PhoneFormat(nil)).title == "phone")
  }

  @Test func keyboards() throws {
    #expect(try Self.formats().map { $0.format.metadata.keyboard } == [.digits, .digits, .digits, .decimal, .phone])
    #expect(FieldFormat(try Mask("##@@")).metadata.keyboard == .text)
  }

  @Test func expiryDatesAreCheckedAgainstADate() throws {
    var format = try FieldFormat(try #require(FormatCatalog.standard["expiry"]))
    var field = Field(format)
    field.fill("10/26")
    #expect(field.state == .complete)
    format.today = CalendarDate(year: 2026, month: 11, day: 21)
    field.changeFormat(to: format)
    #expect(field.state == .invalid(.expired) && field.format.today == format.today)
  }

  /// Whatever it is made over, and whatever it is changed to.
  @Test func fieldsKnowTheirFormat() throws {
    var card = Field(try #require(try Mask(named: "card")))
    card.fill("4111 1111 1111 1112")
    if case .invalid(.checkDigits) = card.state {} else { Issue.record("the last digit is wrong") }
    #expect(card.format.title == "card")
    let network = card.cardStatus()?.network?.name
    #expect(network == "visa")
    for name in ["expiry", "currency(EUR, de_DE)", "phone(GB)", "date"] {
      guard let format = try? FormatCatalog.standard.format(named: name) else { continue }
      let field = Field(format)
      #expect(field.format.title == format.title)
    }
    card.changeMask(to: try Mask("####"))
    #expect(card.format.namedFormat == nil && card.format.title == "####")
    var phone = Field(PhoneFormat(try PhoneRegion("GB")))
    phone.apply(.changeRegion(try PhoneRegion("FR")))
    #expect(phone.format.title == "phone(FR)")
    #expect(!phone.changeFormat(to: FieldFormat(try Mask("#"))).isAccepted)
    #expect(!card.changeFormat(to: FieldFormat(TextFormat())).isAccepted)
  }

  @Test func boundsOfNumbersAreChecked() throws {
    var entry = NumberEntry()
    (entry.minimum, entry.maximum) = (5, 10)
    let format = FieldFormat(Self.dollars, entry: entry)
    var field = Field(format)
    for (text, state) in [
      ("4", EntryState.invalid(.below(5, shown: "$5.00"))), ("5", .complete),
      ("10.01", .invalid(.above(10, shown: "$10.00"))),
    ] {
      field.fill(text)
      #expect(field.state == state, "\(text)")
    }
    #expect("\(CheckFailure.above(10, shown: "$10.00"))" == "it is more than $10.00")
  }

  @Test func aLocalesNameIsFoundElsewhere() {
    let error = #expect(throws: FormatNameError.self) {
      _ = try FormatCatalog.standard.format(named: "currency(EUR, de_DE)")
    }
    #expect(error?.suggestion == "FormatCatalog.localized of the module Caretaker has it")
  }

  /// Only a format of cards knows of networks: the name alone makes none.
  @Test func cardsAreKnown() throws {
    let dankort = FieldFormat(try CardFormat(preferring: ["visa"]))
    var field = Field(dankort)
    field.insert("4571")
    #expect(dankort.cardStatus(of: field)?.network?.name == "visa")
    let card = try FormatCatalog.standard.format(named: "card")
    field = Field(card)
    field.insert("4571")
    #expect(card.cardStatus(of: field)?.network?.name == "dankort")
    let text = """
      format card
        summary A library's card
        label   Card
        mask    ##-##
        example 12-34
      """
    let other = try FormatCatalog(parsing: text).format(named: "card")
    #expect(other.cards == nil && other.cardStatus(of: Field(other)) == nil)
  }

  /// Examples are values, and not only shapes of some.
  @Test func examplesAreValid() throws {
    for named in FormatCatalog.standard.formats.sample(oneIn: 3) {
      let format = try FieldFormat(named)
      let examples = format.examples(2)
      #expect(!examples.isEmpty && examples.first == format.example(at: 0), "\(named.name)")
      var field = Field(format)
      for example in examples {
        field.setValue(example)
        // what a value literal adds at the end is of the value then
        field.endEditing()
        let (value, state) = (field.value, field.state)
        #expect(value == example && state == .complete, "\(named.name): \(example)")
      }
    }
    let numbers = try FormatCatalog.standard.format(named: "iban").examples(40)
    #expect(Set(numbers).count == 40)
    #expect(FieldFormat(PhoneFormat(nil)).examples(3) == [])
    let mask = try Mask("##")
    #expect(FieldFormat(mask).examples(3) == mask.examples(3))
  }
}
