import MaskOracle
import PhonePlanCompiler
import Testing

/// What recorded keys cannot say: regions that do not exist, keys that are not digits, and where the oracle departs
/// from libphonenumber.
@Suite struct PhoneOracleTests {
  static let plans = NumberingPlans(source: "test", version: "1", plans: [america, colombia, worldwide])

  static let america = {
    var plan = NumberingPlan(region: "US", callingCode: 1)
    plan.isMain = true
    plan.internationalPrefix = "011"
    plan.nationalPrefixForParsing = "1"
    var local = PlanFormat(pattern: #"(\d{3})(\d{4})"#, layout: "$1-$2")
    local.leadingDigits = ["[2-9]"]
    var national = PlanFormat(pattern: #"(\d{3})(\d{3})(\d{4})"#, layout: "($1) $2-$3")
    national.leadingDigits = ["[2-9]"]
    national.nationalPrefixRule = "($1)"
    national.isNationalPrefixOptional = true
    plan.formats = [local, national]
    plan.internationalFormats = [PlanFormat(pattern: #"(\d{3})(\d{3})(\d{4})"#, layout: "$1-$2-$3")]
    return plan
  }()

  static let colombia = {
    var plan = NumberingPlan(region: "CO", callingCode: 57)
    plan.isMain = true
    plan.internationalPrefix = "00(?:4(?:[14]4|56)|[579])"
    plan.nationalPrefixForParsing = "0([3579]|4(?:[14]4|56))?"
    var format = PlanFormat(pattern: #"(\d{3})(\d{7})"#, layout: "$1 $2")
    format.leadingDigits = ["3[0-357]|91"]
    var short = PlanFormat(pattern: #"(\d)(\d{3})(\d{7})"#, layout: "$1-$2-$3")
    short.leadingDigits = ["1"]
    short.nationalPrefixRule = "0$1"
    plan.formats = [format, short]
    return plan
  }()

  static let worldwide = {
    var plan = NumberingPlan(region: "001", callingCode: 800)
    plan.formats = [PlanFormat(pattern: #"(\d{4})(\d{4})"#, layout: "$1 $2")]
    return plan
  }()

  static func oracle(region: String?) throws -> PhoneOracle { PhoneOracle(try TypingPlans(plans), region: region) }

  static func shown(_ keys: String, region: String?) throws -> [String] {
    var oracle = try oracle(region: region)
    return keys.map { oracle.type($0) }
  }

  @Test func america() throws {
    let steps = [
      "2", "20", "201", "201-5", "201-55", "201-555", "201-5555", "(201) 555-55", "(201) 555-555", "(201) 555-5555",
    ]
    #expect(try Self.shown("2015555555", region: "US") == steps)
    #expect(try Self.shown("20155555555", region: "US").last == "20155555555")
    #expect(try Self.shown("12015555555", region: "US").last == "1 (201) 555-5555")
    #expect(try Self.shown("1105", region: "US").last == "1105")
    #expect(try Self.shown("01157301", region: "US").suffix(4) == ["011 57 ", "011 57 3", "011 57 30", "011 57 301"])
    #expect(try Self.shown("+80012345", region: "US").last == "+800 1234 5")
    // letters of a region may be small
    #expect(try Self.shown("20155555", region: "us").last == "(201) 555-55")
  }

  /// Regions without a plan lay out numbers with a plus, and so does none.
  @Test(arguments: ["ZZ", "001", "", nil]) func noRegion(_ region: String?) throws {
    #expect(try Self.shown("2015555555", region: region).last == "2015555555")
    #expect(try Self.shown("0115712", region: region).last == "0115712")
    #expect(try Self.shown("+12015555555", region: region).last == "+1 201-555-5555")
    #expect(try Self.shown("+99", region: region).last == "+99")
  }

  /// After any other key all is as typed, until it is cleared.
  @Test(arguments: ["2015-55", "2015+55", "++2015555", "2015٣55", "+1201555 55", "2015555x"]) func otherKeys(
    _ keys: String
  )
    throws
  {
    var oracle = try Self.oracle(region: "US")
    #expect(keys.map { oracle.type($0) }.last == keys)
    oracle.clear()
    #expect("+1201".map { oracle.type($0) }.last == "+1 201")
    oracle.clear()
    #expect("2015555".map { oracle.type($0) }.last == "201-5555")
  }

  /// libphonenumber shows `05 660` here; digits are not to be lost.
  @Test func digitsAreNotLost() throws {
    #expect(
      try Self.shown("04565660", region: "CO") == [
        "0", "04", "045", "0456", "0456 5", "0456 56", "0456566", "04565660",
      ])
    #expect(try Self.shown("04565660300", region: "CO").last == "04565660300")
  }

  @Test func patternsAreChecked() throws {
    var plans = Self.plans
    plans.plans[1].formats[0].leadingDigits.append("3(")
    #expect(throws: DigitPatternError.self) { try TypingPlans(plans) }
  }
}
