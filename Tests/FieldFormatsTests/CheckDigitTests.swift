import FieldFormats
import Testing

/// Luhn, Verhoeff and ISO/IEC 7064: published numbers, and what each promises to find.
@Suite struct CheckDigitTests {
  @Test(arguments: ["4111111111111111", "79927398713", "378282246310005", "4111 1111-1111.1111"])
  func luhn(_ number: String) {
    #expect(Check.luhn.holds(number))
    for wrong in CheckErrors.substitutions(of: number) where wrong.allSatisfy({ $0.isNumber }) {
      #expect(!Check.luhn.holds(wrong))
    }
    // 09 and 90 have one sum
    for wrong in CheckErrors.transpositions(of: number) where wrong.pair.allSatisfy({ $0.isNumber }) {
      #expect(Check.luhn.holds(wrong.text) == (wrong.pair == ["0", "9"]))
    }
  }

  @Test(arguments: ["US0378331005", "AU0000XVGZA3", "gb0002634946"])
  func luhnWithLetters(_ number: String) {
    #expect(Check.luhnWithLetters.holds(number))
    for wrong in CheckErrors.substitutions(of: String(number.dropFirst(2))) {
      #expect(!Check.luhnWithLetters.holds(number.prefix(2) + wrong) || !wrong.allSatisfy { $0.isNumber })
    }
  }

  @Test(arguments: ["", "ABC", "-"]) func nothingToCheckFails(_ text: String) {
    for check in [Check.luhn, .verhoeff] { #expect(!check.holds(text)) }
    #expect(!Check.iso7064(.mod97).holds(""))
  }

  @Test(arguments: ["2363", "758722", "123451", "1428570", "1234567890120", "84736430954837284567892"])
  func verhoeff(_ number: String) {
    #expect(Check.verhoeff.holds(number))
    for wrong in CheckErrors.substitutions(of: number) { #expect(!Check.verhoeff.holds(wrong)) }
    for wrong in CheckErrors.transpositions(of: number) { #expect(!Check.verhoeff.holds(wrong.text)) }
  }

  @Test(arguments: [
    ("97-10", "79444"), ("97-10", "5493001KJTIIGC8Y1R12"), ("11-2", "07940"), ("11-2", "079X"),
    ("11-2", "000000021694233X"),
    ("37-2", "G123489654321Y"), ("661-26", "BAISDLAFKBM"), ("1271-36", "ISO793W"), ("11,10", "07945"),
    ("11,10", "33392005961"),
    ("37,36", "A12425GABC1234002M"), ("27,26", "CARETAKERE"),
  ])
  func iso7064(_ system: String, _ number: String) throws {
    let check = try Check.reading("iso7064 \(system)")
    #expect(check.holds(number))
    #expect(check.failure(of: number + "0") == .checkDigits(rule: "iso7064 \(system)"))
    for wrong in CheckErrors.substitutions(of: number) { #expect(!check.holds(wrong), "\(wrong)") }
    if system.contains("-") {
      // the hybrid systems leave a few out
      for wrong in CheckErrors.transpositions(of: number) { #expect(!check.holds(wrong.text), "\(wrong.text)") }
    }
  }

  /// Every text has its check characters, and no other: each system, each text of a few.
  @Test(arguments: [
    ("97-10", "0123456789", 2), ("11-2", "0123456789X", 1), ("37-2", "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ*", 1),
    ("661-26", "ABCDEFGHIJKLMNOPQRSTUVWXYZ", 2), ("1271-36", "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ", 2),
    ("11,10", "0123456789", 1), ("27,26", "ABCDEFGHIJKLMNOPQRSTUVWXYZ", 1),
    ("37,36", "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ", 1),
  ])
  func oneCheckCharacterEach(_ system: String, _ alphabet: String, _ width: Int) throws {
    let check = try Check.reading("iso7064 \(system)")
    let all = width == 1 ? alphabet.map { String($0) } : alphabet.flatMap { a in alphabet.map { String([a, $0]) } }
    for text in system.hasSuffix("26") ? ["A", "QZ", "SWIFT"] : ["1", "99", "80355"] {
      let fitting = all.filter { check.holds(text + $0) }
      // two characters say more than the modulus: 98 is 1 again, where 97 is what counts
      #expect(fitting.count == 1 || width == 2 && fitting.count == 2, "\(text) \(fitting)")
    }
  }

  @Test func ibanIsTurned() {
    let check = Check.iso7064(.mod97, rotated: 4)
    #expect(check.holds("GB82 WEST 1234 5698 7654 32"))
    #expect(!check.holds("GB82 WEST 1234 5698 7654 23"))
    #expect(!Check.iso7064(.mod97).holds("GB82WEST12345698765432"))
    #expect(!check.holds("GB"))
    for wrong in CheckErrors.substitutions(of: "GB82WEST12345698765432") { #expect(!check.holds(wrong)) }
    for wrong in CheckErrors.transpositions(of: "GB82WEST12345698765432") { #expect(!check.holds(wrong.text)) }
  }

  @Test(arguments: ["27AAPFU0939F1ZV", "37AADCB2230M2ZR"]) func luhnInBase36(_ text: String) {
    #expect(Check.luhnBase36.holds(text))
    for wrong in CheckErrors.substitutions(of: text) { #expect(!Check.luhnBase36.holds(wrong)) }
  }

  /// Among ten characters one is there two or three times, and all others once.
  @Test(arguments: [
    ("8609574271", true), ("1121345678", true), ("1213145678", true), ("1234567890", false), ("3655426680", false),
    ("1112345678", false), ("1213141567", false), ("112134567", false), ("", false),
  ])
  func oneIsRepeated(_ text: String, _ holds: Bool) {
    #expect(Check.oneRepeated(among: 10).holds(text) == holds)
    #expect(Check.oneRepeated(among: 10).holds(text + "9") == (holds || text == "112134567"))
  }

  /// The specimens of ICAO 9303: parts of a line, and of several parts.
  @Test(arguments: [
    ("L898902C36", "mrz"), ("7408122", "mrz"), ("ZE184226B<<<<<1", "mrz"), ("<<<<<<<<<<<<<<0", "mrz"),
    ("<<<<<<<<<<<<<<<", "mrz"),
    ("L898902C36UTO7408122F1204159ZE184226B<<<<<10", "mrz 1-10 14-20 22-44"),
    ("D231458907UTO7408122F1204159<<<<<<<6", "mrz 1-10 14-20 22-36"),
  ])
  func machineReadableLines(_ text: String, _ rule: String) throws {
    let check = try Check.reading(rule)
    #expect(check.holds(text))
    // of several parts, those of the nationality and the sex are not looked at
    let checked = rule == "mrz" ? Set(1...text.count) : Set(Array(1...10) + Array(14...20) + Array(22...text.count))
    for (place, character) in zip(1..., text) {
      guard let digit = character.wholeNumberValue else { continue }
      let wrong = text.prefix(place - 1) + "\((digit + 1) % 10)" + text.dropFirst(place)
      #expect(check.holds(String(wrong)) == !checked.contains(place), "\(wrong)")
    }
    #expect(check.holds(text.lowercased()))
    #expect(!check.holds(""))
    #expect(!check.holds(String(text.dropLast()) + "X"))
  }
}
