import Testing

@testable import PhoneNumbering

/// How numbers are written and what is known of them, by the plans and the results published with phonenumbers 9.0.43.
@Suite struct PublishedFactsTests {
  static let written: [(number: String, national: String, international: String)] = [
    ("1 6502530000", "650 253 0000", "+1 650 253 0000"), ("1 8002530000", "800 253 0000", "+1 800 253 0000"),
    ("1 2423651234", "242 365 1234", "+1 242 365 1234"), ("44 2070313000", "(020) 7031 3000", "+44 20 7031 3000"),
    ("44 7912345678", "(07912) 345 678", "+44 7912 345 678"), ("49 301234", "030/1234", "+49 30/1234"),
    ("49 291123", "0291 123", "+49 291 123"), ("49 29112345678", "0291 12345678", "+49 291 12345678"),
    ("49 912312345", "09123 12345", "+49 9123 12345"), ("49 80212345", "08021 2345", "+49 8021 2345"),
    ("49 1234", "1234", "+49 1234"), ("49 41341234", "04134 1234", "+49 4134 1234"),
    ("39 0236618300", "02 3661 8300", "+39 02 3661 8300"), ("39 345678901", "345 678 901", "+39 345 678 901"),
    ("61 236618300", "02 3661 8300", "+61 2 3661 8300"), ("61 1800123456", "1800 123 456", "+61 1800 123 456"),
    ("54 1187654321", "011 8765-4321", "+54 11 8765-4321"),
    ("54 91187654321", "011 15 8765-4321", "+54 9 11 8765 4321"),
    ("52 12345678900", "045 234 567 8900", "+52 1 234 567 8900"),
    ("52 15512345678", "045 55 1234 5678", "+52 1 55 1234 5678"),
    ("52 3312345678", "01 33 1234 5678", "+52 33 1234 5678"), ("52 8211234567", "01 821 123 4567", "+52 821 123 4567"),
    ("376 12345", "12345", "+376 12345"), ("54 92234654321", "02234 65-4321", "+54 9 2234 65 4321"),
  ]

  @Test(arguments: written) func numbersAreWritten(_ parts: String, _ national: String, _ international: String) throws
  {
    let number = try PublishedPlans.number(parts)
    #expect(number.national == national && number.national(carrier: "") == national)
    #expect(number.international == international)
    #expect(number.e164 == "+" + parts.filter { $0 != " " })
    #expect(PhoneNumberStyle.allCases.map(number.format).contains(number.description))
  }

  @Test func carriersExtensionsAndAddresses() throws {
    #expect(try PublishedPlans.number("54 92234654321").national(carrier: "14") == "02234 14 65-4321")
    #expect(try PublishedPlans.number("1 6502530000").national(carrier: "15") == "650 253 0000")
    #expect(try PublishedPlans.number("1 9002530000").rfc3966 == "tel:+1-900-253-0000")
    #expect(try PublishedPlans.number("49 301234").rfc3966 == "tel:+49-30-1234")
    let zealand = try PhoneNumber("+64 3 331 6005 ext 1234", region: nil, of: PublishedPlans.tables)
    #expect(zealand.national == "03-331 6005 ext. 1234")
    #expect(zealand.rfc3966 == "tel:+64-3-331-6005;ext=1234")
    #expect(zealand.e164 == "+6433316005")
    let states = try PhoneNumber("+1 650 253 0000 x4567", region: nil, of: PublishedPlans.tables)
    #expect(states.national == "650 253 0000 extn. 4567")
    #expect(states.national(carrier: "15") == "650 253 0000 extn. 4567")
    #expect(states.international == "+1 650 253 0000 extn. 4567")
  }

  static let types: [(type: PhoneNumberType?, numbers: [String])] = [
    (.premiumRate, ["1 9002530000", "39 892123", "44 9187654321", "49 9001654321", "49 90091234567", "979 123456789"]),
    (.tollFree, ["1 8881234567", "39 803123", "44 8012345678", "49 8001234567", "800 12345678"]),
    (.mobile, ["1 2423570000", "44 7912345678", "39 345678901", "54 91187654321", "49 15123456789"]),
    (.fixedLine, ["1 2423651234", "39 0236618300", "44 2070313000", "49 30123456"]),
    (.fixedLineOrMobile, ["1 6502530000", "54 1987654321"]), (.sharedCost, ["44 8431231234"]),
    (.voip, ["44 5631231234"]),
    (.personal, ["44 7031231234"]), (.uan, ["971 600123456"]),
    (
      nil,
      [
        "1 2530000", "1 2421232345", "39 023661830000", "44 791234567", "49 1234", "64 3316005", "800 123456789",
        "262 269123456",
        "376 12345",
      ]
    ),
  ]

  @Test(arguments: types) func numbersHaveTypes(_ type: PhoneNumberType?, _ numbers: [String]) throws {
    for parts in numbers {
      let number = try PublishedPlans.number(parts)
      #expect(number.type == type, "\(parts)")
      #expect(number.isValid == (type != nil), "\(parts)")
    }
  }

  /// Where a number belongs, and where it is valid.
  static let places: [(number: String, region: String, valid: [String])] = [
    ("1 2423651234", "BS", ["BS"]), ("1 6502530000", "US", ["US"]), ("44 7912345678", "GB", ["GB", "GG"]),
    ("262 262123456", "RE", ["RE"]), ("262 269601234", "YT", ["YT"]), ("262 269123456", "YT", []),
    ("262 800123456", "RE", ["RE", "YT"]), ("800 12345678", "001", ["001"]), ("979 123456789", "001", ["001"]),
    ("800 123456789", "001", []),
  ]

  @Test(arguments: places) func numbersBelong(_ parts: String, _ region: String, _ valid: [String]) throws {
    let number = try PublishedPlans.number(parts)
    #expect(number.region?.code == region)
    #expect(number.regions.filter { number.isValid(in: $0) }.map(\.code) == valid)
    #expect(try !number.isValid(in: PhoneRegion("DE", of: PublishedPlans.tables)))
  }

  /// Lengths: of any number, or of a type.
  static let lengths: [(number: String, type: PhoneNumberType?, possibility: PhonePossibility)] = [
    ("1 6502530000", nil, .possible), ("1 2530000", nil, .possibleLocally), ("1 65025300001", nil, .tooLong),
    ("1 253000", nil, .tooShort), ("65 1234567890", nil, .possible), ("800 123456789", nil, .tooLong),
    ("54 12345", nil, .tooShort), ("54 12345", .fixedLine, .tooShort), ("54 123456", nil, .possible),
    ("54 123456", .fixedLine, .possible), ("54 123456", .mobile, .tooShort), ("54 123456", .tollFree, .tooShort),
    ("54 123456789", .fixedLine, .possible), ("54 123456789", .mobile, .tooShort),
    ("54 1234567890", .mobile, .possible),
    ("54 1234567890", .tollFree, .possible), ("54 12345678901", nil, .possible),
    ("54 12345678901", .fixedLine, .tooLong),
    ("54 12345678901", .mobile, .possible), ("54 12345678901", .tollFree, .tooLong), ("49 12", nil, .possibleLocally),
    ("49 12", .fixedLine, .possibleLocally), ("49 12", .mobile, .tooShort), ("55 12345678", nil, .possibleLocally),
    ("55 12345678", .fixedLine, .possibleLocally), ("55 12345678", .mobile, .invalidLength),
    ("55 12345678", .fixedLineOrMobile, .possibleLocally), ("55 1234567890", .fixedLine, .possible),
    ("55 1234567", .fixedLineOrMobile, .tooShort), ("882 1234567", .mobile, .tooShort),
    ("882 1234567", .fixedLineOrMobile, .tooShort), ("882 1234567", .fixedLine, .invalidLength),
    ("979 123456789", .mobile, .invalidLength), ("979 123456789", .fixedLineOrMobile, .invalidLength),
    ("979 123456789", .premiumRate, .possible), ("290 1234", .fixedLine, .tooShort), ("290 1234", .mobile, .possible),
    ("290 1234", .fixedLineOrMobile, .possible), ("290 12345", .fixedLine, .tooShort), ("290 12345", .mobile, .tooLong),
    ("290 12345", .fixedLineOrMobile, .invalidLength), ("290 123456", .fixedLineOrMobile, .possible),
    ("290 1234567", .fixedLineOrMobile, .tooLong), ("290 12345678", .tollFree, .possible),
    ("290 12345678", .fixedLineOrMobile, .tooLong), ("374 12345", .fixedLineOrMobile, .possibleLocally),
    ("44 300", nil, .tooShort),
  ]

  @Test(arguments: lengths) func lengthsAreJudged(
    _ parts: String, _ type: PhoneNumberType?, _ possibility: PhonePossibility
  ) throws {
    let number = try PublishedPlans.number(parts)
    #expect(type.map { number.possibility(as: $0) } ?? number.possibility == possibility)
    if type == nil { #expect(number.isPossible == (possibility == .possible || possibility == .possibleLocally)) }
  }

  @Test func callsFromAbroad() throws {
    #expect(try !PublishedPlans.number("1 8002530000").canBeDialledFromAbroad)
    for parts in ["1 6502530000", "1 2530000", "64 33316005", "800 12345678"] {
      #expect(try PublishedPlans.number(parts).canBeDialledFromAbroad, "\(parts)")
    }
  }

  @Test func regions() throws {
    let states = try #require(try PublishedPlans.region("US"))
    #expect((states.callingCode, states.isMain, states.nationalPrefix) == (1, true, "1"))
    #expect(
      states.types.contains(.mobile) && states.types.contains(.fixedLine) && !states.types.contains(.fixedLineOrMobile))
    #expect(states.internationalPrefix == "011")
    let bahamas = try #require(try PublishedPlans.region("bs"))
    #expect((bahamas.code, bahamas.callingCode, bahamas.isMain, bahamas.nationalPrefix) == ("BS", 1, false, "1"))
    #expect(try PublishedPlans.region("AO")?.nationalPrefix == "0~0")
    #expect(try PublishedPlans.region("IT")?.nationalPrefix == nil)
    #expect(try PublishedPlans.region("BR")?.types.contains(.mobile) == false)
    let germany = try #require(try PublishedPlans.region("DE"))
    #expect(germany.example()?.e164 == "+4930123456")
    #expect(germany.example(of: .fixedLineOrMobile) == germany.example())
    #expect(states.example(of: .voicemail) == nil)
    let service = try #require(try PublishedPlans.number("979 123456789").region)
    #expect((service.code, service.isNonGeographic, service.types) == ("001", true, [.premiumRate]))
    #expect(service.example(of: .premiumRate)?.e164 == "+979123456789")
    #expect(service.example() == nil)
    let all = PhoneRegion.all(of: PublishedPlans.tables)
    #expect(all.contains(bahamas) && !all.contains(service))
    for code in ["ZZ", "CS", "001", "", "U", "USA", "ÜS"] {
      #expect(throws: PhoneError(.unknownRegion(code))) { try PhoneRegion(code, of: PublishedPlans.tables) }
    }
  }
}
