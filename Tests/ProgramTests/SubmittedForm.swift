import Caretaker
import Testing

/// Checks a submitted form as a server does: no field on a screen, only texts by name.
struct CheckoutForm {
  static let formats = ["number": "card", "expiry": "expiry", "email": "email", "postcode": "us-zip"]
  let today: CalendarDate

  func errors(in form: [String: String]) throws -> [String: String] {
    var errors: [String: String] = [:]
    for (key, name) in Self.formats {
      var format = try FormatCatalog.standard.format(named: name)
      format.today = today
      var field = Field(format)
      guard field.fill(form[key] ?? "").isAccepted else {
        errors[key] = "not readable"
        continue
      }
      let state = field.state
      if state != .complete { errors[key] = state.message() }
      if key == "number", let status = format.cardStatus(of: field, isFinished: true) {
        var code = Field(CardFormat.securityCodeMask(for: status))
        code.paste(form["code"] ?? "")
        if !code.isComplete {
          errors["code"] = "\(status.network?.title ?? "this card") prints \(status.securityCode?.length ?? 3) digits"
        }
      }
    }
    return errors
  }
}

@Test func submittedForms() throws {
  let checkout = CheckoutForm(today: CalendarDate(year: 2026, month: 11, day: 24)!)
  let good = [
    "number": "3782 822463 10005", "code": "1234", "expiry": "11/2026", "email": "ada@example.org", "postcode": "02139",
  ]
  #expect(try checkout.errors(in: good).isEmpty)

  let bad = [
    "number": "3782 822463 10006", "code": "123", "expiry": "10/26", "email": "ada@example", "postcode": "2139",
  ]
  #expect(
    try checkout.errors(in: bad) == [
      "number": "the check digit is wrong",
      "code": "American Express prints 4 digits",
      "expiry": "it has expired",
      "email": "incomplete",
      "postcode": "incomplete",
    ])
  #expect(try checkout.errors(in: ["number": "hello"])["number"] == "not readable")
}
