import Testing

@testable import PhoneNumbering

/// Extensions, in all the ways they are written. Expected results as published with phonenumbers 9.0.43, or by running
/// it.
@Suite struct ExtensionTests {
  static let written: [(text: String, number: String, digits: String)] = [
    ("03 331 6005 ext 3456", "03 331 6005", "3456"),
    ("03-3316005x3456", "03-3316005", "3456"),
    ("03-3316005 int.3456", "03-3316005", "3456"),
    ("03 3316005 #3456", "03 3316005", "3456"),
    ("0~0 1800 7493 5247 ~1234", "0~0 1800 7493 5247", "1234"),
    ("+44 2034567890x456", "+44 2034567890", "456"),
    ("+44 2034567890 X    456", "+44 2034567890", "456"),
    ("+44-2034567890;ext=456", "+44-2034567890", "456"),
    ("+44-2034567890;EXT=456", "+44-2034567890", "456"),
    ("+442034567890ｅｘｔｎ456", "+442034567890", "456"),
    ("+442034567890ｘｔｎ456", "+442034567890", "456"),
    ("+442034567890ＸＴ456", "+442034567890", "456"),
    ("800) 901-3355 , ext 7246433", "800) 901-3355", "7246433"),
    ("800) 901-3355 ; 7246433", "800) 901-3355", "7246433"),
    ("800) 901-3355 ,extension 7246433", "800) 901-3355", "7246433"),
    ("800) 901-3355 ,extensi\u{F3}n 7246433", "800) 901-3355", "7246433"),
    ("800) 901-3355 ,EXTENSI\u{D3}N 7246433", "800) 901-3355", "7246433"),
    ("800) 901-3355 ,extensio\u{301}n 7246433", "800) 901-3355", "7246433"),
    ("800) 901-3355 , 7246433", "800) 901-3355", "7246433"),
    ("800) 901-3355 ext: 7246433", "800) 901-3355", "7246433"),
    ("800) 901-3355 anexo:7246433", "800) 901-3355", "7246433"),
    ("8 (423) 202-25-11, доб. 100", "8 (423) 202-25-11", "100"),
    ("8 (423) 202-25-11ДОБ100", "8 (423) 202-25-11", "100"),
    ("+1 (645) 123 1234-910#", "+1 (645) 123 1234", "910"),
    ("+1 (645) 123 1234 ext. 910#", "+1 (645) 123 1234", "910"),
    ("+1 (645) 123 1234 ext. ٩١٠#", "+1 (645) 123 1234", "910"),
    ("03 3316005 xtensio:12345", "03 3316005", "12345"),
    ("+12679000000,,123456789012345#", "+12679000000", "123456789012345"),
    ("+12679000000;123456789012345#", "+12679000000", "123456789012345"),
    ("+12679000000 ,,,.- 123456789", "+12679000000", "123456789"),
    ("03 3316005 ~ 123456789", "03 3316005", "123456789"),
    ("+1123-456-7890 666666#", "+1123-456-7890", "666666"),
    // a number must be left: letters, too few digits, and what is not a label
    ("1800 six-flags", "1800 six-flags", ""),
    ("0x5", "0x5", ""),
    ("12#345", "12", "345"),
    ("03 3316005 extensi 5", "03 3316005 extensi 5", ""),
    ("03 3316005 text 5", "03 3316005 t", "5"),
    // too many digits for how vague the sign is
    ("03 3316005 ~ 1234567890", "03 3316005 ~ 1234567890", ""),
    ("03 3316005 x. 1234567890", "03 3316005 x. 1234567890", ""),
    ("03 3316005 ext 123456789012345678901", "03 3316005 ext 123456789012345678901", ""),
    ("03 3316005, 1234567890", "03 3316005, 1234567890", ""),
    // of several signs the last one counts, with all that belongs to it
    ("123 x5 x6", "123 x5", "6"),
    ("123 ext:5 ext:6", "123 ext:5", "6"),
    ("123 , ,-, 5", "123", "5"),
  ]

  @Test(arguments: written) func extensionsAreTaken(_ text: String, _ number: String, _ digits: String) throws {
    var rest = try PhoneText(text, limit: 250)
    let taken = rest.removeExtension()
    #expect(String(decoding: taken.digits, as: UTF8.self) == digits)
    #expect(rest.text.unicodeScalars.elementsEqual(number.unicodeScalars))
  }

  /// The most digits that are believed after a sign, at both sides of the limit.
  static let limits: [(sign: String, after: String, most: Int)] = [
    (";ext=", "", 20), (" ext. ", "", 20), (" xtn", "#", 20), (",,", "", 15), (" ; ", "#", 15), ("x", "", 9),
    (" int ", "", 9),
    ("#", "#", 9), (",", "", 9), (", ,", "#", 9), ("-", "#", 6), (" ", "#", 6),
  ]

  @Test(arguments: limits) func digitsAreLimited(_ sign: String, _ after: String, _ most: Int) throws {
    for count in [1, most, most + 1] {
      var text = try PhoneText("555 1234\(sign)\(String(repeating: "7", count: count))\(after)", limit: 250)
      #expect(text.removeExtension().count == (count > most ? 0 : count), "\(count) digits")
      if count <= most { #expect(text.text == "555 1234") }
    }
  }
}
