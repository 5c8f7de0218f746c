import PhonePlanCompiler
import Testing

/// The tables among the fixtures: what they hold, and that they are written as the writer writes.
@Suite struct PlanTableTests {
  @Test(arguments: PlanTables.allCases) func roundTrip(_ table: PlanTables) throws {
    let text = try table.text()
    let plans = try NumberingPlans(text: text)
    #expect(try NumberingPlans(text: plans.text) == plans)
    let start = try #require(text.range(of: "\nsource ")).lowerBound
    #expect(text[start...].dropFirst() == plans.text[...])
  }

  @Test func world() throws {
    let table = try PlanTables.world.plans()
    #expect((table.source, table.version) == ("phonenumbers", "9.0.43"))
    let plans = table.plans
    #expect(plans.count == 254)
    let codes = plans.map(\.callingCode)
    #expect(codes == codes.sorted())
    #expect(Set(codes).count == 215)
    let codesOfNoRegion = plans.filter { $0.region == "001" }.map(\.callingCode)
    #expect(codesOfNoRegion == [800, 808, 870, 878, 881, 882, 883, 888, 979])
    func regions(of code: Int) -> [String] { plans.filter { $0.callingCode == code }.map(\.region) }
    #expect(regions(of: 1).prefix(4) == ["US", "AG", "AI", "AS"])
    #expect(regions(of: 44) == ["GB", "GG", "IM", "JE"])
    #expect(plans.count(where: \.isMain) == 215)
    #expect(plans.flatMap(\.formats).count == 758)
    #expect(plans.flatMap(\.internationalFormats).count == 206)
  }

  @Test func unitedKingdom() throws {
    let plan = try #require(try PlanTables.world.plans().plan("GB"))
    #expect(plan.callingCode == 44 && plan.isMain)
    #expect(plan.internationalPrefix == "00")
    #expect(plan.nationalPrefix == "0")
    #expect(plan.nationalPrefixForParsing == "0|180020")
    #expect(plan.extensionPrefix == " x")
    #expect(plan.leadingDigits == nil)
    #expect(plan.general.pattern == #"[1-357-9]\d{9}|[18]\d{8}|8\d{6}"#)
    #expect(plan.general.lengths == [7, 9, 10])
    #expect(plan.general.localLengths == [4, 5, 6, 8])
    #expect(plan.kinds[.fixedLine]?.lengths == [9, 10])
    #expect(plan.kinds[.fixedLine]?.localLengths == [4, 5, 6, 7, 8])
    #expect(plan.kinds[.tollFree]?.pattern == #"80[08]\d{7}|800\d{6}|8001111"#)
    // as those of all numbers
    #expect(plan.kinds[.tollFree]?.lengths == [])
    #expect(plan.kinds[.mobile]?.example == "7400123456")
    #expect(plan.kinds[.sharedCost] == nil)
    #expect(plan.formats.count == 8)
    var format = PlanFormat(pattern: #"(\d{2})(\d{4})(\d{4})"#, layout: "$1 $2 $3")
    format.leadingDigits = ["[25]|7(?:0|6[02-9])", "[25]|7(?:0|6(?:[03-9]|2[356]))"]
    format.nationalPrefixRule = "0$1"
    #expect(plan.formats[5] == format)
    #expect(plan.internationalFormats == [])
  }

  @Test func northAmerica() throws {
    let plans = try PlanTables.world.plans()
    let states = try #require(plans.plan("US"))
    #expect(states.formats.map(\.layout) == ["$1-$2", "$1-$2", "($1) $2-$3"])
    #expect(states.formats.map(\.isNationalPrefixOptional) == [true, false, true])
    #expect(states.internationalFormats.map(\.layout) == ["$1-$2", "$1-$2-$3"])
    #expect(states.general.localLengths == [7])
    let antigua = try #require(plans.plan("AG"))
    #expect(!antigua.isMain)
    #expect(antigua.leadingDigits == "268")
    #expect(antigua.nationalPrefixTransform == "268$1")
    #expect(antigua.formats == [])
  }

  @Test func argentina() throws {
    let plan = try #require(try PlanTables.world.plans().plan("AR"))
    #expect(plan.nationalPrefixTransform == "9$1")
    #expect(plan.nationalPrefixForParsing?.hasPrefix("0?(?:(11|2(?:2(?:02?|[13]|") == true)
    #expect(plan.formats.map(\.layout).contains("$2 15-$3-$4"))
    #expect(plan.kinds[.domesticOnly]?.pattern == #"810\d{7}"#)
    #expect(plan.kinds[.domesticOnly]?.example == nil)
    #expect(plan.formats[4].leadingDigits.count == 4)
  }

  @Test func otherFacts() throws {
    let plans = try PlanTables.world.plans()
    let free = try #require(plans.plan("001", callingCode: 800))
    #expect(free.isMain)
    #expect(free.internationalPrefix == nil)
    #expect(free.kinds.keys.map(\.self) == [.tollFree])
    #expect(free.formats.map(\.layout) == ["$1 $2"])
    #expect(plans.plan("BR")?.formats.compactMap(\.carrierRule).first == "0 $CC ($1)")
    #expect(plans.plan("AU")?.preferredInternationalPrefix == "0011")
    #expect(plans.plan("TW")?.extensionPrefix == "#")
  }

  @Test func published() throws {
    let table = try PlanTables.published.plans()
    #expect((table.source, table.version) == ("phonenumbers/tests/testdata", "9.0.43"))
    #expect(table.plans.count == 36)
    #expect(table.plan("US")?.extensionPrefix == " extn. ")
    #expect(table.plan("AO")?.nationalPrefix == "0~0")
    // an example without a pattern is not a kind
    #expect(table.plan("BB")?.kinds == [:])
    #expect(table.plan("AR")?.formats[3].carrierRule == "0$1 $CC")
    #expect(table.plan("001", callingCode: 979)?.kinds[.premiumRate]?.example == "123456789")
  }
}
