import FieldFormats
import Testing

@testable import FieldForms

/// Forms as people fill them in.
@Suite struct FormTests {
  static func checkout() throws -> FieldForm {
    var country = FieldDescription("country", label: "Country", type: .country)
    country.defaultValue = .value("US")
    var phone = FieldDescription("phone", label: "Phone number", type: .phone, isOptional: true)
    phone.region = .field("country")
    var postcode = FieldDescription("postcode", label: "Postal code", type: .postalCode)
    postcode.region = .field("country")
    var code = FieldDescription("code", label: "Security code", type: .cardSecurityCode)
    code.card = "card"
    let gift = FieldDescription(
      "gift", label: "This is a gift", content: .choices(ChoiceList(.onAndOff)), isOptional: true)
    var note = FieldDescription("note", label: "Write a note", isOptional: true)
    note.shownWhen = FieldCondition("gift", .isOn(true))
    note.length = TextLength(maximum: 10)
    let environment = FormEnvironment(today: CalendarDate(iso: "2026-11-24"))
    return try FieldForm(
      FormDescription(
        name: "checkout", title: "Checkout",
        fields: [
          FieldDescription("email", label: "Email", type: .email), country, phone, postcode,
          FieldDescription("card", label: "Card number", type: .cardNumber),
          FieldDescription("expiry", label: "Expiry date", type: .cardExpiry), code, gift, note,
        ]), environment: environment)
  }

  private static func type(_ text: String, into form: inout FieldForm) {
    for key in text { form.handle(.edit(.insert(String(key)))) }
  }

  @Test func anEditIsOfTheFieldThatItBeginsWith() throws {
    var form = try Self.checkout()
    form.handle(.object(["card": "declined"]))
    form.handle(.focus(.none))
    let change = form.handle(.edit(.paste("ada@example.org")))
    #expect(change.field == FieldID(0) && change.edit?.selection == 15..<15, "and not of the card, which it loosens")
    #expect(form[FieldID(0)].text == "ada@example.org" && change.othersCount == 1)
  }

  @Test func itIsFilledInFromTheFirstToTheLast() throws {
    var form = try Self.checkout()
    #expect(form.notice == "All fields are required unless marked optional.")
    #expect(form.remaining() == "5 to go: Email, Postal code, Card number and 2 more")
    form.handle(.next)
    Self.type("ada@example.org", into: &form)
    for text in ["", "2015550123", "02139", "378282246310005", "1227", "1234"] {
      form.handle(.next)
      Self.type(text, into: &form)
    }
    #expect(form.canSubmit == true)
    form.handle(.next)
    let change = form.handle(.submit)
    #expect(change.action == .submit && form.isSubmitting)
    let values = form.values(.included)
    #expect(values.map(\.name) == ["email", "country", "phone", "postcode", "card", "expiry", "code", "gift"])
    #expect(values[2].value == .text("+12015550123"))
    #expect(values[5].value == .text("2027-12"))
    #expect(values[6].value == .text("1234"))
    #expect(form.values()[6].value == .secret)
    #expect(values[7].value == .isOn(false))
  }

  @Test func problemsAreShownAtTheirMoment() throws {
    var form = try Self.checkout()
    form.handle(.next)
    Self.type("ada", into: &form)
    #expect(form[FieldID(0)].message == nil)
    let change = form.handle(.next)
    #expect(form[FieldID(0)].message == "Enter the whole address, with an @ and a domain")
    #expect(change.facets.contains(.message) && change.focus?.isHeld == false)
    form.handle(.previous)
    Self.type("@x.org", into: &form)
    #expect(form[FieldID(0)].message == nil)
    let card = FieldID(4)
    form.handle(.focus(.field(card)))
    Self.type("378282246310006", into: &form)
    #expect(form[card].message == "Check card number: one of its digits is wrong")
    form.handle(.edit(.deleteBackward()))
    #expect(form[card].message == nil)
  }

  @Test func aRejectedKeyIsARemarkUntilTheNext() throws {
    var form = try Self.checkout()
    let card = FieldID(4)
    form.handle(.focus(.field(card)))
    let change = form.handle(.edit(.insert("x")))
    #expect(change.facets.contains(.remark))
    #expect(form[card].remark == "Rejected 'x': expected a digit")
    let next = form.handle(.edit(.insert("4")))
    #expect(next.facets.contains(.remark))
    #expect(form[card].remark == nil)
  }

  @Test func fieldsFollowOthers() throws {
    var form = try Self.checkout()
    let (country, phone, postcode) = (FieldID(1), FieldID(2), FieldID(3))
    form.handle(.focus(.field(postcode)))
    Self.type("02139", into: &form)
    form.handle(.focus(.field(country)))
    form.handle(.edit(.selectAll))
    Self.type("germ", into: &form)
    #expect(form[country].matchCount == 1 && form[country].option(0).label == "Germany")
    #expect(form[country].completion == "any")
    let change = form.handle(.enter)
    #expect(form[country].value() == .text("DE") && form[country].text == "Germany")
    #expect(change.othersCount > 0)
    #expect(form[postcode].text == "02139")
    form.handle(.focus(.field(phone)))
    Self.type("030123456", into: &form)
    #expect(form[phone].value() == .text("+4930123456"))
    let code = FieldID(6)
    form.handle(.submit)
    #expect(form[code].message == "Enter security code")
    form.handle(.focus(.field(FieldID(4))))
    Self.type("3782", into: &form)
    #expect(form[code].message == "Enter the 4 digits on the front of the card")
  }

  @Test func whatIsNotShownIsNeitherAskedNorHandedOut() throws {
    var form = try Self.checkout()
    let (gift, note) = (FieldID(7), FieldID(8))
    #expect(form[note].isShown == false)
    form.handle(.focus(.field(gift)))
    #expect(form.nextFocus == .submitButton)
    let change = form.handle(.toggle)
    #expect(form[note].isShown == true && form.changedField(0).field == note)
    #expect(change.othersCount == 1 && change.form.contains(.notice))
    form.handle(.next)
    Self.type("a note that is too long", into: &form)
    #expect(form[note].message == "Write a note must have 10 characters or fewer")
    form.handle(.focus(.field(gift)))
    form.handle(.edit(.insert(" ")))
    #expect(form.values().last?.name == "gift")
  }

  @Test func submittingTooEarlyExplains() throws {
    var form = try Self.checkout()
    let change = form.handle(.submit)
    #expect(change.action == nil && form.focus == .field(FieldID(0)))
    #expect(form.summaryTitle == "There is a problem with 5 fields")
    #expect(form.summary.first?.message == "Enter email")
    let said = form.takeAnnouncements()
    #expect(said == [Announcement(text: "There is a problem with 5 fields", isAssertive: true)])
  }

  @Test func theServerObjects() throws {
    var form = try Self.checkout()
    form.handle(.fill(["email": " ada@example.org "]))
    #expect(form[FieldID(0)].value() == .text("ada@example.org"))
    form.handle(.object(["email": "This address is unknown"]))
    #expect(form[FieldID(0)].message == "This address is unknown" && form.focus == .field(FieldID(0)))
    form.handle(.next)
    #expect(form[FieldID(0)].message == "This address is unknown")
    form.handle(.previous)
    form.handle(.edit(.deleteBackward()))
    #expect(form[FieldID(0)].message != "This address is unknown")
  }

  @Test func answersThatComeLaterAreAwaited() throws {
    var name = FieldDescription("name", label: "User name", type: .username)
    name.awaitsAnswer = true
    var form = try FieldForm(FormDescription(fields: [name, FieldDescription("x", label: "X")]))
    form.handle(.next)
    Self.type("ada", into: &form)
    let change = form.handle(.next)
    #expect(change.action == .ask(FieldID(0), ticket: 1) && form[FieldID(0)].verdict == .checking)
    form.handle(.previous)
    Self.type("2", into: &form)
    form.handle(.answer(FieldID(0), ticket: 1, objection: "ada is taken"))
    #expect(form[FieldID(0)].message == nil)
    let again = form.handle(.next)
    #expect(again.action == .ask(FieldID(0), ticket: 2))
    form.handle(.answer(FieldID(0), ticket: 2, objection: nil))
    #expect(form[FieldID(0)].verdict == .good)
  }

  @Test func secretsAreShownOnlyWhileTheyAreRevealed() throws {
    var password = FieldDescription("password", label: "Password", type: .newPassword)
    password.requirements = [.length(8), .digit]
    var form = try FieldForm(FormDescription(fields: [password, FieldDescription("x", label: "X")]))
    form.handle(.next)
    Self.type("secret", into: &form)
    let id = FieldID(0)
    #expect(form[id].text == "••••••" && form[id].canReveal)
    form.handle(.press(.reveal))
    #expect(form[id].text == "secret")
    let said = form.takeAnnouncements()
    #expect(said.map(\.text) == ["Password is shown"])
    let change = form.handle(.next)
    #expect(change.focus?.isHeld == true && form[id].message == "Password must have 8 characters or more")
    #expect(form[id].requirements.map(\.isMet) == [false, false])
    let second = form.handle(.next)
    #expect(second.focus?.isHeld == false)
    form.handle(.reset)
    #expect(form[id].isEmpty && form[id].message == nil && !form.isDirty)
  }

  @Test func circlesAndWrongReferencesAreErrors() throws {
    var a = FieldDescription("a", label: "A")
    a.shownWhen = FieldCondition("b", .isFilled(true))
    var b = FieldDescription("b", label: "B")
    b.requiredWhen = FieldCondition("a", .isFilled(true))
    func error(_ fields: [FieldDescription]) -> String? {
      do { _ = try FormPlan(FormDescription(fields: fields)) } catch { return "\(error)" }
      return nil
    }
    #expect(
      error([a, b]) == "a: fields depend on one another in a circle: a, b, a; take one of these references away")
    a.shownWhen = FieldCondition("bb", .isFilled(true))
    b.requiredWhen = nil
    #expect(error([a, b]) == "a.shownWhen: no field is named 'bb'")
    #expect(error([b, b]) == "b.name: two fields have this name; give one of them another")
    #expect(error([FieldDescription("m", label: "M", content: .mask("##["))])?.hasPrefix("m.mask: ") == true)
  }
}
