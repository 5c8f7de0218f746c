import FieldFormats
import Testing

/// Weighted sums and whole numbers: each word of the rules, by numbers that authorities publish.
@Suite struct CheckSumTests {
  @Test(arguments: [
    // all characters are summed
    ("weights 3 7 1 3 7 1 3 7 1 mod 10", "021000021", "021000022"),
    ("weights 9 8 7 6 5 4 3 2 -1 mod 11", "111222333", "111222334"),
    // the table's entry stands after
    ("weights 10 9 8 7 6 5 4 3 2 mod 11 gives 0X987654321", "080442957X", "0804429570"),
    ("weights 10 9 8 7 6 5 4 3 2 mod 11 gives 0-987654321", "9434765919", "9434765918"),
    // what is after it is not looked at
    ("weights 10 9 8 7 6 5 4 3 2 mod 11 gives 00987654321", "52998224729", "52998224735"),
    // from the right, of any length
    ("weights 3 2 7 6 5 4 3 2 right mod 11 gives 0K987654321", "5126663-3", "5126663-4"),
    ("weights 3 2 7 6 5 4 3 2 right mod 11 gives 0K987654321", "12.531.909-2", "12.531.909-1"),
    ("weights 3 1 3 1 3 1 3 1 3 1 3 1 3 1 right mod 10", "73513537", "73513538"),
    // the digits of products, a constant
    ("weights 1 2 1 2 1 2 1 2 digits mod 10 gives 0987654321", "17275R102", "17275R103"),
    ("weights 1 2 1 2 1 2 1 1 digits plus 4 mod 10", "13585627", "13585626"),
    // letters by a table, in place nine
    (
      "weights 8 7 6 5 4 3 2 10 9 8 7 6 5 4 3 2 letters 12345678-12345-7-923456789 at 9 mod 11 gives 0123456789X",
      "1M8GDM9AXKP042788", "1M8GDM9A1KP042788"
    ),
    ("weights 5 4 3 2 9 8 7 6 5 4 3 2 letters ascii mod 11 gives 00987654321", "12ABC34501DE3", "12ABC34501DE4"),
    // odd places by a table
    (
      "weights 1 1 1 1 1 1 1 1 odd 10579DFHJL mod 26 gives ABCDEFGHIJKLMNOPQRSTUVWXYZ", "10259033P", "10259033Q"
    ),
    // second weights where the first have no answer
    (
      "weights 1 2 3 4 5 6 7 8 9 1 2 mod 11 gives 0123456789- else weights 3 4 5 6 7 8 9 1 2 3 4 mod 11 gives 01234567890",
      "100001919017", "100001919018"
    ),
    // whole numbers
    ("number mod 23 gives TRWAGMYFPDXBNJZSQVHLCKE", "12345678Z", "12345678S"),
    ("number letters -----------------------012 mod 23 gives TRWAGMYFPDXBNJZSQVHLCKE", "X1234567L", "Y1234567L"),
    ("number mod 97 gives 97..01", "0403019261", "0403019260"),
    ("number mod 89 gives 00..88", "15027442", "15027443"),
    ("number times 3 plus 12 mod 97 at 1 gives 00..96", "40303265045", "41303265045"),
    ("number mod 11", "2022749619", "2022749618"),
    // either of two
    ("weights 0 0 9 8 7 6 5 4 3 2 -1 mod 11 or iso7064 97-10", "NL004495445B01", "NL004495446B01"),
    ("weights 0 0 9 8 7 6 5 4 3 2 -1 mod 11 or iso7064 97-10", "NL002455799B11", "NL002455799B12"),
    ("not repeated", "111.111.111-12", "111.111.111-11"), ("not 000 666", "665", "666"),
    ("not 078-05-1120", "078051121", "078051120"),
    ("luhn letters", "US0378331005", "US0378331006"),
  ])
  func published(_ rule: String, _ right: String, _ wrong: String) throws {
    let check = try Check.reading(rule)
    #expect(check.failure(of: right) == nil)
    #expect(check.failure(of: wrong) != nil)
    #expect(check.failure(of: right.lowercased()) == nil)
  }

  @Test(arguments: [
    ("weights 10 9 8 7 6 5 4 3 2 mod 11 gives 0X987654321", "0306406152"),
    ("weights 8 7 6 5 4 3 2 mod 11 gives 0X987654321", "03178471"),
    ("weights 9 8 7 6 5 4 3 2 mod 11 gives 00987654321", "501964843"),
  ])
  func elevenFindsAllErrors(_ rule: String, _ number: String) throws {
    let check = try Check.reading(rule)
    // where two remainders give one digit, some errors hide
    let isExact = rule.contains("X")
    for wrong in CheckErrors.substitutions(of: number) where isExact { #expect(!check.holds(wrong)) }
    for wrong in CheckErrors.transpositions(of: number) where isExact { #expect(!check.holds(wrong.text)) }
    #expect(check.holds(number))
  }

  @Test func tenFindsAllWrongDigitsAndMostExchanges() throws {
    let check = try Check.reading("weights 1 3 1 3 1 3 1 3 1 3 1 3 1 mod 10")
    for number in ["4006381333931", "5901234123457", "9780306406157"] {
      #expect(check.holds(number))
      for wrong in CheckErrors.substitutions(of: number) { #expect(!check.holds(wrong)) }
      for wrong in CheckErrors.transpositions(of: number) {
        let digits = wrong.pair.compactMap { $0.wholeNumberValue }
        #expect(check.holds(wrong.text) == (abs(digits[0] - digits[1]) == 5))
      }
    }
  }

  /// Too few characters, too many for weights from the right, letters that have no value: wrong, and no crash.
  @Test(arguments: [
    ("weights 3 7 1 mod 10", "37"), ("weights 3 7 1 mod 10", ""), ("weights 1 mod 10 gives 0123456789", "1"),
    ("weights 2 1 right mod 10", "109"), ("number mod 97 gives 97..01", "1"), ("number mod 97 gives 97..01", "97"),
    ("weights 1 1 at 9 mod 10 gives 0123456789", "112"), ("weights 1 letters -------------------------- mod 2", "A"),
    ("number mod 97 gives 97..01", "40X9261XX"), ("iso7064 11-2", "A1"), ("iso7064 97-10 rotated 4", "123"),
    ("verhoeff", "AB"),
  ])
  func neitherShapeNorCrash(_ rule: String, _ text: String) throws {
    #expect(try Check.reading(rule).failure(of: text) != nil)
  }

  /// A remainder that is divided again: of 100, the largest that 101 leaves, 00.
  @Test func remaindersDividedAgain() throws {
    let check = try Check.reading("weights 9 8 7 6 5 4 3 2 1 mod 101 then 100 gives 00..99")
    #expect(check.holds("112-233-445 95"))
    #expect(check.holds("087-654-303 00"))
    #expect(!check.holds("087-654-303 01"))
    let weights = CheckSum.Weighting.fromStart([9, 8, 7, 6, 5, 4, 3, 2, 1])
    let sum = CheckSum(weights: weights, modulo: 101, then: 100, remainder: .numbers(first: 0, step: 1, width: 2))
    #expect(Check.checkSum(sum).holds("08765430300"))
  }

  @Test func byCode() {
    var vin = CheckSum(
      weights: .fromStart([8, 7, 6, 5, 4, 3, 2, 10, 9, 8, 7, 6, 5, 4, 3, 2]), modulo: 11,
      remainder: .characters("0123456789X"))
    vin.place = 9
    vin.values = CharacterValues(letters: "12345678-12345-7-923456789")!
    #expect(Check.checkSum(vin).holds("11111111111111111"))
    #expect(Check.checkSum(vin).failure(of: "11111111111111112") == .checkDigits(rule: "weights mod 11"))
    let first = CheckSum(
      weights: .fromStart([1, 2, 3, 4, 5, 6, 7, 8]), modulo: 11, remainder: .characters("0123456789-"))
    let second = CheckSum(
      weights: .fromStart([3, 4, 5, 6, 7, 8, 9, 10]), modulo: 11, remainder: .characters("01234567890"))
    #expect(Check.checkSum(first, or: second).holds("175074752"))
    #expect(Check.any(of: [.luhn, .verhoeff]).holds("2363"))
    #expect(Check.any(of: [.luhn, .verhoeff]).failure(of: "2364") == .checkDigits(rule: "luhn"))
    #expect(Check.any(of: [.luhn, .verhoeff]).rule == "luhn or verhoeff")
    #expect(Check.all(of: [.luhn, .only(["2364", "18"])]).holds("18"))
    #expect(Check.all(of: [.luhn, .only(["2364", "18"])]).failure(of: "2364") == .checkDigits(rule: "luhn"))
    #expect(Check.all(of: [.luhn, .verhoeff]).rule == "luhn and verhoeff")
    let hasGroup = Check("has-group") { $0["group"] == nil ? .other("has no group") : nil }
    #expect(Check.all(of: [.luhn, hasGroup]).failure(of: "18") == .other("has no group"))
  }

  /// Numbers of any size are added without a trap, and count as their remainders.
  @Test func hugeNumbers() {
    let huge = CheckSum(weights: .fromStart([.max, .max]), modulo: 11)
    let small = CheckSum(weights: .fromStart([.max % 11, .max % 11]), modulo: 11)
    for number in 0...99 {
      let text = number < 10 ? "0\(number)" : "\(number)"
      #expect(Check.checkSum(huge).holds(text) == Check.checkSum(small).holds(text))
    }
    var sum = CheckSum(weights: .fromEnd([.min, .min]), modulo: 10_000)
    (sum.factor, sum.constant, sum.addsDigits) = (.min, .max, true)
    #expect(!Check.checkSum(sum).holds("99"))
    for place in [Int.min, -1, 0, 4, .max] {
      sum.place = place
      #expect(!Check.checkSum(sum).holds("999"))
    }
    let number = CheckSum(weights: .number, modulo: 97, remainder: .numbers(first: .max, step: .max, width: 9))
    #expect(!Check.checkSum(number).holds("12345678901234567890"))
    #expect(!Check.checkSum(number).holds(String(repeating: "9", count: 10_000)))
  }

  #if !os(iOS) && !os(tvOS) && !os(watchOS)
    @Test func absurdConstantsAreRejected() async {
      await #expect(processExitsWith: .failure) { _ = Check.iso7064(.mod97, rotated: -1) }
      await #expect(processExitsWith: .failure) {
        _ = CheckSum(weights: .number, modulo: 97, remainder: .numbers(first: 0, step: 1, width: -3))
      }
      await #expect(processExitsWith: .failure) { _ = CheckSum(weights: .number, modulo: 1) }
    }
  #endif
}
