import TestDepth
import Testing

@testable import PhoneNumbering

/// What a field is given of a pasted text.
@Suite struct PhoneReaderTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String { text }
    let text: String
    /// With the plus.
    let digits: String
    let extensionDigits: String
    let strangers: [Int]
    init(_ text: String, _ digits: String, ext: String = "", strangers: [Int] = []) {
      (self.text, self.digits, extensionDigits, self.strangers) = (text, digits, ext, strangers)
    }
  }

  static let cases = [
    Case("+49 (0) 30 123456", "+49030123456"),
    Case("  (650) 253-0000\n", "6502530000"),
    Case("\u{202A}+1 650\u{2011}253\u{202F}0000\u{202C}", "+16502530000"),
    Case(" \n\t 650 253 \u{200F}\r\n \u{2003}", "650253"),
    Case("650\u{200E}253\u{FEFF}0000", "6502530000"),
    Case("＋４９ ３０", "+4930"),
    Case("\u{FE62}49", "+49"),
    Case("٠٣٠ ١٢٣", "030123"),
    Case("650–253—0000−1", "65025300001"),
    Case("030/1234 56.7", "0301234567"),
    Case("++49", "+49"),
    Case("4+9", "49", strangers: [1]),
    Case("x12", "", ext: "12"),
    Case(" ext. 12", "", ext: "12"),
    Case(";ext=7", "", ext: "7"),
    Case("030 1234 ext. 12", "0301234", ext: "12"),
    Case("030 1234x12", "0301234", ext: "12"),
    Case("030 1234;ext=12", "0301234", ext: "12"),
    Case("030 1234 ext.\u{202F}١٢#", "0301234", ext: "12"),
    Case("1 x2", "12"),
    Case("tel:+49-30-1234;ext=12", "+49301234", ext: "12"),
    Case("TEL:+49-30-1234;isub=77", "+49301234"),
    Case("tel:1234;phone-context=+49-30", "+49301234"),
    Case("tel:1234;phone-context=example.com", "1234"),
    Case("tel:12;phone-context=", "12", strangers: [0, 1, 2, 3, 6, 7, 8, 9, 10, 11, 13, 14, 15, 16, 17, 19, 20]),
    Case("Fon 030 1234", "0301234", strangers: [0, 1, 2]),
    Case("1-800-ABC", "1800", strangers: [6, 7, 8]),
    Case("030 1234\n030 5678", "03012340305678", strangers: [8]),
    Case("555 1234 x302/x2303", "5551234", ext: "302", strangers: [15, 16, 17, 18]),
    Case("*31#", "31", strangers: [0, 3]),
    Case("", ""),
    Case("+", "", strangers: [0]),
    Case("none", "", strangers: [0, 1, 2, 3]),
  ]

  @Test(arguments: cases) func textsAreRead(_ each: Case) throws {
    let reading = try PhoneReader().read(each.text)
    let plus = reading.plus == nil ? "" : "+"
    #expect(plus + String(decoding: reading.number.digits, as: UTF8.self) == each.digits)
    #expect(String(decoding: reading.extensionNumber.digits, as: UTF8.self) == each.extensionDigits)
    #expect(reading.strangers == each.strangers)
    let scalars = Array(each.text.unicodeScalars)
    for (digit, position) in zip(reading.number.digits, reading.number.positions) {
      #expect(scalars[position].decimalDigit == digit - 48)
    }
    for (digit, position) in zip(reading.extensionNumber.digits, reading.extensionNumber.positions) {
      #expect(scalars[position].decimalDigit == digit - 48)
    }
    if let plus = reading.plus { #expect(scalars[plus].plainPunctuation == "+") }
  }

  @Test func hostileTextsAreReadOnce() throws {
    let reader = PhoneReader(textLimit: 100_000)
    for piece in ["1", "1,", "/ x", "/ ", ";phone-context=", ";isub=", "tel:", "1ext", "-", "#", "1-", "1 ext:1"] {
      let text = String(repeating: piece, count: tries(30_000, full: 100_000) / piece.utf8.count)
      let clock = ContinuousClock()
      #expect(try clock.measure { _ = try reader.read(text) } < .seconds(20), "\(piece)")
    }
    #expect(throws: PhoneError(.textTooLong(limit: 10), at: 10)) { try PhoneReader(textLimit: 10).read("12345678901") }
  }

  static let plainTexts = [
    "(201) 555-0123", "+1 201.555/0123", " 030 1234-", "(+49) 30", "201", "+2 0", "2+01", "tel:+86-162-3323-2339",
    "TEL:(201) 555-0123", "tel:12", "tel:", "tel 2015550123", "xtel:2015550123", "tel:tel:2015550123",
    "tel\u{1A}2015550123",
  ]

  /// What is read quickly is read alike, by memory that held something else.
  @Test(arguments: cases.map(\.text) + plainTexts)
  func plainTextsAreReadAlike(_ text: String) throws {
    var reading = PhoneReading()
    let isPlain = reading.readPlainly("+49 30 123456 78") && reading.readPlainly(text)
    let digits = text.unicodeScalars.filter { $0.decimalDigit != nil }
    let dialled = text.prefix(4).lowercased() == "tel:" ? text.dropFirst(4) : text[...]
    let rest = dialled.unicodeScalars.filter { $0.decimalDigit == nil && !" -()./".unicodeScalars.contains($0) }
    let hasPlus = String(String.UnicodeScalarView(rest)) == "+" && !text.contains(/\d.*\+/)
    #expect(isPlain == (digits.count > 2 && digits.allSatisfy(\.isASCII) && (rest.isEmpty || hasPlus)))
    if !isPlain { return }
    let other = try PhoneReader().read(text)
    #expect(reading.number == other.number && reading.plus == other.plus)
    #expect(other.extensionNumber.count == 0 && other.strangers.isEmpty)
  }

  @Test func plainTextsMayBeTooLong() {
    var reading = PhoneReading()
    let plain = [250, 251].map { reading.readPlainly(String(repeating: "1", count: $0)) }
    #expect(plain == [true, false])
  }
}
