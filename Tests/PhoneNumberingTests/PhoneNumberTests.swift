import PhonePlanCompiler
import Testing

@testable import PhoneNumbering

/// Numbers by the plans of the world: what holds for all of them, whatever the plans say.
@Suite struct PhoneNumberTests {
  static let regions = PhoneRegion.all

  @Test func regionsAreSorted() throws {
    #expect(Self.regions.count > 200)
    #expect(Self.regions.map(\.code) == Self.regions.map(\.code).sorted())
    #expect(Set(Self.regions).count == Self.regions.count)
    for region in Self.regions {
      #expect(try PhoneRegion(region.code.lowercased()) == region)
      #expect(region.possibleLengths == region.possibleLengths.sorted() && !region.possibleLengths.isEmpty)
    }
  }

  /// Every example is a valid number of its type, and is read again from all its texts.
  @Test func examplesComeBack() throws {
    var count = 0
    for region in Self.regions {
      for type in region.types {
        let number = try #require(region.example(of: type), "\(region) \(type.name)")
        count += 1
        #expect(number.isValid(in: region) && number.isPossible, "\(region) \(type.name)")
        #expect(number.type == type || number.type == .fixedLineOrMobile, "\(region) \(type.name)")
        #expect(number.regions.contains(region))
        #expect(region.possibleLengths(of: type).contains(number.nationalNumber.utf8.count))
        for style in PhoneNumberStyle.allCases where style != .national {
          #expect(try PhoneNumber(number.format(style)) == number, "\(number.format(style))")
        }
        #expect(try PhoneNumber(number.national, region: region) == number, "\(region) \(number.national)")
        let parts = try PhoneNumber(callingCode: number.callingCode, nationalNumber: number.nationalNumber)
        #expect(parts == number)
        let extended = try PhoneNumber("\(number.international) ext. 123456")
        #expect(extended != number && extended.e164 == number.e164)
        for style in PhoneNumberStyle.allCases where style != .e164 && style != .national {
          #expect(try PhoneNumber(extended.format(style)) == extended, "\(extended.format(style))")
        }
      }
    }
    #expect(count > 1_000)
  }

  @Test func carriersDoNotCount() throws {
    let brazil = try PhoneRegion("BR")
    let plain = try PhoneNumber("(11) 96123-4567", region: brazil)
    let dialled = try PhoneNumber("0 15 11 96123-4567", region: brazil)
    #expect(plain.carrierCode == "" && dialled.carrierCode == "15")
    #expect(plain == dialled && Set([plain, dialled]).count == 1)
    #expect(dialled.national(carrier: dialled.carrierCode) == "0 15 (11) 96123-4567")
  }

  @Test func nativeDigitsAreASCII() throws {
    let number = try PhoneNumber("＋４９ ３０ １２３４５６ ext. ٤٥")
    #expect(number.e164 == "+4930123456" && number.extensionDigits == "45")
    #expect(try number == PhoneNumber("+4930123456;ext=45"))
  }

  @Test func partsAreChecked() throws {
    #expect(try PhoneNumber(callingCode: 39, nationalNumber: "0236618300").international == "+39 02 3661 8300")
    let failures: [(Int, String, PhoneError)] = [
      (999, "1234567", PhoneError(.invalidCallingCode)), (0, "1234567", PhoneError(.invalidCallingCode)),
      (-1, "1234567", PhoneError(.invalidCallingCode)), (49, "", PhoneError(.tooShort(limit: 2), at: 0)),
      (49, "1", PhoneError(.tooShort(limit: 2), at: 1)), (49, "12 3", PhoneError(.notANumber, at: 2)),
      (49, "１２３", PhoneError(.notANumber, at: 0)), (49, "123456789012345678", PhoneError(.tooLong(limit: 17), at: 17)),
    ]
    for (code, digits, error) in failures {
      #expect(throws: error, "\(code) \(digits)") { try PhoneNumber(callingCode: code, nationalNumber: digits) }
    }
  }

  @Test func servicesAreNoRegions() throws {
    let number = try PhoneNumber("+80012345678")
    let service = try #require(number.region)
    #expect(service.code == "001" && service.isNonGeographic && !Self.regions.contains(service))
    #expect(throws: PhoneError(.noRegion, at: 0)) { try PhoneNumber("12345678", region: service) }
    #expect(try PhoneNumber("+49 30 123456", region: service).region?.code == "DE")
  }

  @Test func typesAreNamedAsInPlans() {
    let types = PhoneNumberType.allCases.filter { $0 != .fixedLineOrMobile }
    #expect(types.map(\.name) == NumberKind.allCases.filter { $0 != .domesticOnly }.map(\.rawValue))
  }

  @Test func errorsAreTexts() {
    #expect("\(PhoneError(.noRegion, at: 3))".hasPrefix("no + in front and no region whose number it could be at 3: "))
    #expect("\(PhoneError(.unknownRegion("XX")))".hasPrefix("no region 'XX' has phone numbers: "))
    #expect("\(PhoneError(.tooLong(limit: 17), at: 20))".hasPrefix("more than 17 digits at 20: "))
  }
}
