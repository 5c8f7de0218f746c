import Testing

@testable import PhoneNumbering

/// Finding numbers in texts, and their digits. Expected results as published with phonenumbers 9.0.43.
@Suite struct PhoneTextTests {
  static let parts: [(text: String, part: String)] = [
    ("Tel:0800-345-600", "0800-345-600"),
    ("Tel:0800 FOR PIZZA", "0800 FOR PIZZA"),
    ("Tel:+800-345-600", "+800-345-600"),
    ("０２３", "０２３"),
    ("Num-１２３", "１２３"),
    ("Num-....", ""),
    ("++ --", ""),
    ("(650) 253-0000", "650) 253-0000"),
    ("(650) 253-0000..- ..", "650) 253-0000"),
    ("(650) 253-0000\u{200F}", "650) 253-0000"),
    ("(650) 253-0000 #\n", "650) 253-0000 #"),
    ("(530) 583-6985 x302/x2303", "530) 583-6985 x302"),
    ("(530) 583-6985 x302\\  x2303", "530) 583-6985 x302"),
    ("12/34/ 56", "12/34/ 56"),
    ("12/34/ X56", "12/34/ X56"),
    ("12_", "12"),
    ("12Ⅷ²漢\u{301}", "12Ⅷ²漢"),
    // addresses
    ("tel:+1-201-555-0123", "+1-201-555-0123"),
    ("TEL:201-555-0123;isub=12345", "201-555-0123"),
    (";isub=201-555-0123", "201-555-0123"),
    ("tel:7042;phone-context=example.com", "7042"),
    ("tel:7042;ext=1;phone-context=+49-30;x=1", "+49-307042;ext=1"),
    ("7042;phone-context=+49", "+497042"),
  ]

  @Test(arguments: parts) func numberIsFound(_ text: String, _ part: String) throws {
    #expect(try PhoneText(text, limit: 250).numberPart().text == part)
  }

  static let contexts: [(context: String, isTaken: Bool)] = [
    ("+64", true), ("+64-3", true), ("+(555)", true), ("+-1-2.3()", true), ("+٦٤", true), ("abc.nz", true),
    ("www.PHONE-numb3r.com", true), ("a", true), ("3phone.J.", true), ("a--z", true),
    ("+64;{not the context any more!}", true),
    ("", false), ("+", false), ("64", false), ("++64", false), ("+abc", false), (".", false), ("3phone", false),
    ("a-.nz", false),
    ("a{b}c", false), ("a..nz", false), ("-a.nz", false), ("a.nz..", false), ("+-.", false),
  ]

  @Test(arguments: contexts) func contextsAreJudged(_ context: String, _ isTaken: Bool) throws {
    let text = try PhoneText("tel:033316005;phone-context=\(context)", limit: 250)
    if isTaken {
      let digits = context.first == "+" ? String(context.prefix { $0 != ";" }) : ""
      #expect(try text.numberPart().text == digits + "033316005")
    } else {
      #expect(throws: PhoneError(.notANumber, at: 28)) { try text.numberPart() }
    }
  }

  /// A number, and where it stops being one.
  static let viable: [(text: String, stranger: Int?)] = [
    ("", 0), ("1", 1), ("00", nil), ("111", nil), ("+12", 3), ("1 2", 3), ("1+1+1", 1), ("80+0", 2),
    ("0800-4-pizza", nil), ("0800-4-PIZZA", nil), ("08-PIZZA", 3), ("8-PIZZA", 2), ("12. March", 4), ("1xx2X3", nil),
    ("1　34", nil), ("1　3+4", 3), ("（1）　3456789", nil), ("+1）　3456789", nil), ("＋+１２３", nil), ("*1*2*3*", nil),
    ("123\u{2060}\u{AD}\u{200B}~4", nil), ("123\u{200E}4", 3), ("123 é", 4), ("123 \u{17F}\u{131}\u{130}\u{212A}", nil),
    ("²23", 0), ("1234;5", nil), ("1234;a", 4),
    ("12;345", 2), ("1234;ext=5#", 4), ("123 ext:5 ext:6", 7), ("123, ext. 5", nil),
  ]

  @Test(arguments: viable) func strangersAreFound(_ text: String, _ stranger: Int?) throws {
    #expect(try PhoneText(text, limit: 250).firstStranger == stranger)
  }

  static let normal: [(text: String, digits: String)] = [
    ("034-56&+#2\u{AD}34", "03456234"), ("034-I-am-HUNGRY", "034426486479"), ("２5٥", "255"), ("۵2۰", "520"),
    ("034-56&+a#234", "03456234"), ("034-ab-234", "034234"), ("034-ab c-234", "034222234"),
    ("abcdefghijklmnopqrstuvwxyz", "22233344455566677778889999"), ("１800 \u{17F}\u{131}\u{212A} ABC", "80074222"),
    ("𝟘𝟙9", "019"),
  ]

  @Test(arguments: normal) func digitsAreNormalised(_ text: String, _ digits: String) throws {
    let dialled = try PhoneText(text, limit: 250).dialledDigits
    #expect(String(decoding: dialled.digits, as: UTF8.self) == digits)
    #expect(dialled.positions == dialled.positions.sorted() && dialled.positions.count == dialled.count)
  }

  @Test func textsAreBounded() throws {
    #expect(try PhoneText(String(repeating: "1", count: 250), limit: 250).count == 250)
    #expect(throws: PhoneError(.textTooLong(limit: 250), at: 250)) {
      try PhoneText(String(repeating: "1", count: 251), limit: 250)
    }
  }
}

extension PhoneText {
  var text: String {
    var scalars = String.UnicodeScalarView()
    for character in characters { scalars.append(character.scalar) }
    return String(scalars)
  }
}
