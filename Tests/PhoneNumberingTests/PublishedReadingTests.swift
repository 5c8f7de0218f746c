import Testing

@testable import PhoneNumbering

/// What texts are read as, by the plans and the results published with phonenumbers 9.0.43.
@Suite struct PublishedReadingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let region: String
    let text: String
    /// Calling code, national number, then perhaps `x` and an extension or `c` and a carrier code.
    let number: String
    init(_ region: String, _ text: String, _ number: String) {
      (self.region, self.text, self.number) = (region, text, number)
    }
    var testDescription: String { "\(region) \(text)" }
  }

  private static func cases(_ number: String, _ texts: [(String, String)]) -> [Case] {
    texts.map { Case($0.0, $0.1, number) }
  }

  static let national: [Case] =
    cases(
      "64 33316005",
      [
        ("NZ", "033316005"), ("nz", "33316005"), ("NZ", "03-331 6005"), ("NZ", "03 331 6005"),
        ("NZ", "0064 3 331 6005"),
        ("US", "01164 3 331 6005"), ("US", "+64 3 331 6005"), ("US", "+01164 3 331 6005"), ("NZ", "+0064 3 331 6005"),
        ("NZ", "+ 00 64 3 331 6005"), ("-", "+64 3 331 6005"), ("-", "＋64 3 331 6005"), ("-", "Tel: +64 3 331 6005"),
      ])
    + cases(
      "1 6502530000",
      [
        ("NZ", "+1 (650) 253-0000"), ("US", "1-650-253-0000"), ("SG", "0011-650-253-0000"), ("SG", "0081-650-253-0000"),
        ("SG", "0191-650-253-0000"), ("PL", "0~01-650-253-0000"), ("PL", "++1 (650) 253-0000"),
        ("SG", "＋1 (650) 253-0000"),
        ("US", "1 (650) 253\u{AD}0000"), ("SG", "＋１　（６５０）　２５３－００００"), ("SG", "＋１　（６５０）　２５３ー００００"),
        ("US", "᠑ ᠖᠕᠐ ᠒᠕᠓ ᠐᠐᠐᠐"),
      ])
    + cases(
      "54 1187654321",
      [
        ("AR", "+54 11 8765 4321"), ("AR", "011 8765 4321"), ("AR", "01187654321"), ("AR", "(0) 1187654321"),
        ("AR", "0 1187654321"),
        ("AR", "(0xx) 1187654321"),
      ])
    + [
      Case("NZ", "64(0)64123456", "64 64123456"),
      // no calling code where the number is possible with it
      Case("US", "123-456-7890", "1 1234567890"),
      Case("US", "(1 610) 619 4466", "1 6106194466"),
      Case("US", "(1 610) 619 446", "1 1610619446"),
      Case("US", "(1 610) 619", "1 1610619"),
      Case("DE", "301/23456", "49 30123456"),
      Case("JP", "+81 *2345", "81 2345"),
      Case("NZ", "12", "64 12"),
      Case("US", "011 800 1234 5678", "800 12345678"),
      Case("-", "+800 1234 5678", "800 12345678"),
      Case("-", "+979 123 456 789", "979 123456789"),
      Case("US", "011xx5481429712", "54 81429712"),
      Case("US", "011112-3456789", "1 123456789"),
      // Argentina's mobiles: 15 after the area code is 9 before it
      Case("AR", "+54 9 343 555 1212", "54 93435551212"),
      Case("AR", "0343 15 555 1212", "54 93435551212"),
      Case("AR", "+54 9 3715 65 4320", "54 93715654320"),
      Case("AR", "03715 15 65 4320", "54 93715654320"),
      Case("AR", "03715 15 65", "54 9371565"),
      Case("AR", "911 876 54321", "54 91187654321"),
      Case("AR", "03715 65 4321", "54 3715654321"),
      Case("AR", "023 1234 0000", "54 2312340000"),
      Case("MX", "01 (449)978-0001", "52 4499780001"),
      Case("MX", "(449)978-0001", "52 4499780001"),
      Case("MX", "044 (33) 1234-5678", "52 13312345678"),
      Case("MX", "045 33 1234-5678", "52 13312345678"),
      Case("KR", "08122123456", "82 22123456 c81"),
      // zeros in front
      Case("NZ", "+39 02-36618 300", "39 0236618300"),
      Case("IT", "02-36618 300", "39 0236618300"),
      Case("IT", "345 678 901", "39 345678901"),
      Case("AU", "011", "61 011"),
      Case("AU", "001", "61 001"),
      Case("AU", "000", "61 000"),
      Case("AU", "0000", "61 0000"),
      // a prefix that stays: the rest would be too short, or local
      Case("GB", "0123456", "44 0123456"),
      Case("BY", "8123", "375 8123"),
      Case("BY", "81234", "375 81234"),
      Case("BY", "812345", "375 812345"),
      Case("BY", "8123456", "375 123456"),
      // letters
      Case("NZ", "0800 DDA 005", "64 800332005"),
      Case("NZ", "0900 DDA 6005", "64 9003326005"),
      Case("NZ", "0900 332 6005a", "64 9003326005"),
      Case("NZ", "0900 332 600A5", "64 9003326005"),
      Case("NZ", "0900 a332 600A5", "64 9003326005"),
      Case("US", "1800 six-flags", "1 80074935247"),
      Case("US", "1800 six-flag", "1 8007493524"),
      Case("NZ", "001800 six-flag", "1 8007493524"),
    ]

  static let addresses: [Case] =
    cases(
      "64 33316005",
      [
        ("NZ", "tel:03-331-6005;phone-context=+64"), ("NZ", "tel:331-6005;phone-context=+64-3"),
        ("US", "tel:331-6005;phone-context=+64-3"), ("NZ", "My number is tel:03-331-6005;phone-context=+64"),
        ("NZ", "tel:03-331-6005;phone-context=+64;a=%A1"), ("NZ", "tel:03-331-6005;isub=12345;phone-context=+64"),
        ("-", "  tel:03-331-6005;phone-context=+64"), ("NZ", "tel:+64-3-331-6005;isub=12345"),
        ("NZ", "03-331-6005;phone-context=+64"), ("NZ", "tel:033316005;phone-context=abc.nz"),
        ("NZ", "tel:033316005;phone-context=3phone.J."),
      ])
    + [
      Case("US", "tel:253-0000;phone-context=www.google.com", "1 2530000"),
      Case("US", "tel:2530000;isub=12345;phone-context=1234.com", "1 2530000"),
      Case("-", "tel:033316005;phone-context=+64-3", "64 3033316005"),
      Case("-", "tel:033316005;phone-context=+(555)", "55 5033316005"),
      Case("-", "tel:033316005;phone-context=+-1-2.3()", "1 23033316005"),
      Case("-", "tel:2034567890;ext=456;phone-context=+44", "44 2034567890 x456"),
      Case("NZ", "tel:+6433316005;ext=01234567890123456789", "64 33316005 x01234567890123456789"),
      Case("NZ", "03 331 6005 ext 3456", "64 33316005 x3456"),
      Case("RU", "8 (423) 202-25-11, доб. 100", "7 4232022511 x100"),
      Case("US", "(212)123-1234 x508/x1234", "1 2121231234 x508"),
      Case("US", "+1 (645) 123 1234-910#", "1 6451231234 x910"),
      Case("PL", "0~0 1800 7493 5247 ~1234", "1 80074935247 x1234"),
      Case("US", "+12679000000,,123456789012345#", "1 2679000000 x123456789012345"),
    ]

  @Test(arguments: national + addresses) func textsAreRead(_ each: Case) throws {
    let number = try PhoneNumber(each.text, region: PublishedPlans.region(each.region), of: PublishedPlans.tables)
    var parts = "\(number.callingCode) \(number.nationalNumber)"
    if !number.extensionDigits.isEmpty { parts += " x\(number.extensionDigits)" }
    if !number.carrierCode.isEmpty { parts += " c\(number.carrierCode)" }
    #expect(parts == each.number)
  }

  static let failures: [(region: String, text: String, error: PhoneError)] = [
    ("NZ", "This is not a phone number", PhoneError(.notANumber, at: 0)),
    ("NZ", "1 Still not a number", PhoneError(.notANumber, at: 2)),
    ("NZ", "1 MICROSOFT", PhoneError(.notANumber, at: 2)),
    ("NZ", "12 MICROSOFT", PhoneError(.notANumber, at: 3)),
    ("GB", "01495 72553301873 810104", PhoneError(.tooLong(limit: 17), at: 20)),
    ("DE", "+---", PhoneError(.notANumber, at: 0)),
    ("DE", "+***", PhoneError(.notANumber, at: 0)),
    ("DE", "+*******91", PhoneError(.notANumber, at: 10)),
    ("DE", "+49 0", PhoneError(.tooShort(limit: 2), at: 5)),
    ("NZ", "+210 3456 56789", PhoneError(.invalidCallingCode, at: 1)),
    ("NZ", "+ 00 210 3 331 6005", PhoneError(.invalidCallingCode, at: 5)),
    ("US", "0119991123456789", PhoneError(.invalidCallingCode, at: 3)),
    ("-", "Tel: 123 456 7890", PhoneError(.noRegion, at: 5)),
    ("GB", "0044------", PhoneError(.tooShortAfterPrefix, at: 4)),
    ("GB", "0044", PhoneError(.tooShortAfterPrefix, at: 4)),
    ("US", "011", PhoneError(.tooShortAfterPrefix, at: 3)),
    ("US", "0119", PhoneError(.tooShortAfterPrefix, at: 4)),
    ("-", "", PhoneError(.notANumber, at: 0)),
    ("-", "tel:555-1234;phone-context=www.google.com", PhoneError(.noRegion, at: 4)),
    ("-", "tel:555-1234;phone-context=1-331", PhoneError(.notANumber, at: 27)),
    ("-", ";phone-context=", PhoneError(.notANumber, at: 15)),
    ("NZ", "tel:+6433316005;ext=012345678901234567890", PhoneError(.notANumber, at: 15)),
    ("NZ", "03 3316005 ~ 1234567890", PhoneError(.tooLong(limit: 17), at: 22)),
    ("US", "+1123-456-7890 7777777#", PhoneError(.notANumber, at: 22)),
    ("US", String(repeating: "+", count: 300), PhoneError(.textTooLong(limit: 250), at: 250)),
  ]

  @Test(arguments: failures) func failuresAreTold(_ region: String, _ text: String, _ error: PhoneError) throws {
    let region = try PublishedPlans.region(region)
    #expect(throws: error) { try PhoneNumber(text, region: region, of: PublishedPlans.tables) }
  }
}
