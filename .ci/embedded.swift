import FieldEditing
import FieldFormats
import NumberFormatting
import PhoneNumbering
import UnicodeFacts

/// The core in a program of Embedded Swift: it links, and formats.
@main struct EmbeddedProgram {
  static func main() {
    do {
      let phone = try Mask("+1 (###) ###-####")
      check(phone.format("5551234567"), "+1 (555) 123-4567")
      var field = Field(phone)
      for key in ["5", "5", "x", "5"] { _ = field.insert(key) }
      check(field.text, "+1 (555) ")
      guard let card = try Mask(named: "card") else { fatalError("no card") }
      check(card.format("378282246310005"), "3782 822463 10005")
    } catch {
      print(error.description)
      fatalError("no mask")
    }
    numbers()
    phones()
    cards()
    names()
  }

  static func numbers() {
    let euros = NumberFormat(
      NumberSymbols(
        positive: .init(suffix: " €"), negative: .init(prefix: "-", suffix: " €"), groupingSeparator: ".",
        decimalSeparator: ",", minimumFractionDigits: 2, maximumFractionDigits: 2, marks: ["€", "EUR"]))
    check(euros.format(minorUnits: -123_450), "-1.234,50 €")
    var field = Field(euros)
    for key in ["1", "2", "3", "4", ",", "5", "-"] { _ = field.insert(key) }
    check(field.text, "-1.234,5 €")
    _ = field.setText("EUR 1'234,8")
    _ = field.endEditing()
    check(field.text, "1.234,80 €")
  }

  static func phones() {
    do {
      var field = Field(PhoneFormat(try PhoneRegion("GB")))
      for key in ["0", "2", "0", "7", "9", "4", "6", "0", "9", "5", "8"] { _ = field.insert(key) }
      check(field.text, "020 7946 0958")
      check(try field.phoneNumber.rfc3966, "tel:+44-20-7946-0958")
      check(try PhoneNumber("+1 201-555-0123 ext. 12").national, "(201) 555-0123 ext. 12")
    } catch {
      print(error.description)
      fatalError("no number")
    }
  }

  static func cards() {
    let format = CardFormat.standard
    var card = Field(format.mask)
    for key in ["3", "7", "8", "2", "8"] { _ = card.insert(key) }
    check(card.text, "3782 8")
    check(format.status(of: card).network?.title ?? "none", "American Express")
    _ = card.setText("4111 1111 1111 1112")
    if case .invalid(let failure) = format.status(of: card).state {
      check(failure.description, "the check digit is wrong (luhn)")
    }
    guard let expiry = FormatCatalog.standard["expiry"] else { fatalError("no expiry") }
    check(expiry.metadata.label, "Expiry date")
    do {
      var field = Field(try expiry.mask())
      precondition(field.fill("2027-12").isAccepted, "not read")
      check(field.text, "12/27")
    } catch {
      fatalError("no mask")
    }
  }

  static func names() {
    do {
      let phone = try FormatCatalog.standard.format(named: "phone(GB)")
      var field = Field(phone)
      field.fill("020 7946 0958")
      check(field.text, "020 7946 0958")
      check(phone.title, "phone(GB)")
      _ = try FormatCatalog.standard.format(named: "phone(UK)")
      fatalError("a region")
    } catch {
      check(error.description, "no region 'UK' has phone numbers: did you mean phone(GB)?")
    }
  }

  static func check(_ text: String, _ expected: String) {
    print(text)
    // byte for byte: strings that are only canonically equal are not as they should be
    precondition(Array(text.utf8) == Array(expected.utf8), "not as it should be")
  }
}
