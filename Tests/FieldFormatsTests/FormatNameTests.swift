import FieldEditing
import PhoneNumbering
import Testing

@testable import FieldFormats

/// Names of formats with their arguments, and what answers them.
@Suite struct FormatNameTests {
  @Test(arguments: [
    ("card", "card", []), ("phone(GB)", "phone", ["GB"]), ("currency( EUR ,de_DE )", "currency", ["EUR", "de_DE"]),
    ("unit(\" kg, or (so)\", fr)", "unit", [" kg, or (so)", "fr"]), ("unit(№,fr)", "unit", ["№", "fr"]),
    ("decimal(ar-EG-u-nu-latn)", "decimal", ["ar-EG-u-nu-latn"]),
    ("a(ar_EG@numbers=latn)", "a", ["ar_EG@numbers=latn"]),
    ("unit(\"\", fr)", "unit", ["", "fr"]),
  ]) func namesAreRead(_ text: String, _ base: String, _ arguments: [String]) throws {
    let name = try FormatName(parsing: text)
    #expect(name == FormatName(base, arguments))
    #expect(try FormatName(parsing: name.description) == name)
  }

  @Test(arguments: [
    ("", "a name", 0), ("(###)", "a name", 0), ("a name", "'('", 1), ("phone()", "an argument", 6),
    ("phone(GB", "',' or ')'", 8),
    ("phone(GB,", "an argument", 9), ("phone(GB) x", "the end", 9), ("phone(###)", "an argument", 6),
    ("unit(\" kg", "'\"'", 9), ("é(a)", "a name", 0), ("unit(№ b)", "',' or ')'", 7),
  ]) func whatIsNotAName(_ text: String, _ expected: String, _ offset: Int) {
    let error = #expect(throws: FormatNameError.self) { try FormatName(parsing: text) }
    guard case .malformed(text, expected, offset)? = error?.kind else {
      Issue.record("\(text): \(error.map { "\($0)" } ?? "")")
      return
    }
  }

  @Test(arguments: [
    ("phone", nil, PhoneFormat.Style.national), ("phone(gb)", "GB", .national),
    ("phone(GB, national)", "GB", .national),
    ("phone(US, international)", "US", .international),
  ]) func phonesAreAnswered(_ name: String, _ region: String?, _ style: PhoneFormat.Style) throws {
    let phone = try #require(try FormatCatalog.standard.format(named: name).phoneFormat)
    #expect(phone.region?.code == region)
    #expect(phone.style == style)
  }

  /// A format of the catalogue is made by its name, and every name of a provider by its example.
  @Test func eachNameIsAnswered() throws {
    let catalog = FormatCatalog.standard
    #expect(catalog.names.count == catalog.formats.count + 1)
    #expect(try catalog.format(named: "expiry").namedFormat?.name == "expiry")
    for signature in catalog.providers.flatMap(\.signatures) {
      #expect(try catalog.format(named: signature.example).title == signature.example)
    }
  }

  @Test(arguments: [
    ("us-phon", "no format is called 'us-phon': did you mean us-phone?"),
    ("phon(GB)", "no format is called 'phon': did you mean phone(GB)?"),
    ("Card", "no format is called 'Card': did you mean card?"),
    ("expriy", "no format is called 'expriy': did you mean expiry?"),
    ("nothing-of-the-kind", "no format is called 'nothing-of-the-kind'"),
    ("card(visa)", "card takes no arguments: write card"),
    ("phone(GB, national, now)", "phone takes at most 2 of the 3 arguments: write it as phone(GB)"),
    ("phone(UK)", "no region 'UK' has phone numbers: did you mean phone(GB)?"),
    ("phone(+49)", "no region '+49' has phone numbers: did you mean phone(DE)?"),
    ("phone(de_AT)", "no region 'de_AT' has phone numbers: did you mean phone(AT)?"),
    ("phone(GB, internatonal)", "'internatonal' is not a style: did you mean phone(GB, international)?"),
    ("phone(GB, x)", "'x' is not a style: the styles are national and international"),
  ]) func wrongNamesAreReported(_ name: String, _ message: String) {
    let error = #expect(throws: FormatNameError.self) { _ = try FormatCatalog.standard.format(named: name) }
    #expect(error?.description == message)
  }

  /// What is added later is asked first, and a format of the catalogue before what answers its name.
  @Test func providersGiveWay() throws {
    let slots = { (name: String, count: String) in
      FormatProvider([FormatSignature(name, ["x"], example: "\(name)(1)")]) { _ throws(FormatNameError) in
        do throws(MaskError) { return FieldFormat(try Mask("#{\(count)}")) } catch {
          throw FormatNameError(.unlawfulMask(error, of: name))
        }
      }
    }
    var catalog = FormatCatalog.standard
    catalog.add(slots("phone", "7"))
    catalog.add(slots("card", "8"))
    #expect(try catalog.format(named: "phone").title == "#{7}")
    #expect(try catalog.format(named: "card").title == "card")
    #expect(try catalog.format(named: "card(1)").title == "#{8}")
    var other = FormatCatalog()
    other.add(catalog)
    #expect(try other.format(named: "phone(1)").title == "#{7}")
  }

  @Test func aMaskThatIsNotLawfulIsReported() throws {
    let text = "format odd\n summary s\n label l\n mask <1..12>/<1..31>\n example 1/1"
    let error = #expect(throws: FormatNameError.self) { try FormatCatalog(parsing: text).format(named: "odd") }
    #expect(error?.message.hasPrefix("the mask of odd cannot be compiled: ") == true)
    #expect(error?.suggestion.isEmpty == false)
  }

  @Test func slipsAreFound() {
    let names = ["card", "currency", "date", "phone"]
    #expect(names.nearest(to: "curency") == "currency")
    #expect(names.nearest(to: "currnecy") == "currency")
    #expect(names.nearest(to: "CARD") == "card")
    #expect(names.nearest(to: "dat") == "date")
    #expect(names.nearest(to: "tea") == nil)
    #expect(names.nearest(to: "") == nil)
  }

  /// What a name that does not exist is meant to be: in its own region, whatever it is called there.
  @Test(
    arguments: [
      ("us-ssn", "ssn"), ("us-postcode", "us-zip"), ("uk-postcode", "gb-postcode"), ("de-zip", "de-postcode"),
      ("us-iban", "iban"), ("uk-phone", "phone"), ("us-phnoe", "us-phone"), ("US-ZIP", "us-zip"), ("us-ssm", "ssn"),
      ("usphone", "us-phone"), ("ibna", "iban"), ("xx-postcode", nil), ("us-frob", nil), ("zz-top", nil),
      ("card-expiry", "expiry"), ("phone-number", "phone"), ("credit-card", "card"), ("card-", "card"), ("-", nil),
      ("cc-expiry", "expiry"), ("Card-Expiry", "expiry"),
    ] as [(String, String?)])
  func namesAreMeant(_ name: String, _ meant: String?) throws {
    let given = try FormatName(parsing: name)
    #expect(FormatCatalog.standard.meant(by: given)?.base == meant)
  }
}
