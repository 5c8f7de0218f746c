import Foundation
import PhonePlanCompiler
import Testing

@testable import PhoneNumbering

/// The tables that are linked are those of the text in `fixtures/tables`.
@Suite struct LinkedTablesTests {
  static let plans = Result {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try NumberingPlans(
      text: String(contentsOf: root.appendingPathComponent("fixtures/tables/phone-plans.txt"), encoding: .utf8))
  }

  @Test func areMadeOfTheText() throws {
    let plans = try Self.plans.get()
    let words = try PhoneTablesCompiler(plans).words
    let linked = PhoneTables.linked.words
    let isSame = words.indices.allSatisfy { words[$0] == linked[$0] }
    #expect(
      isSame,
      """
      Sources/CTables/phone_tables.c is not made of fixtures/tables/phone-plans.txt, which has \(plans.source) \(plans.version): \
      caretaker-dev generate phone-tables --plans fixtures/tables/phone-plans.txt --output Sources/CTables
      """)
  }

  /// All plans add less than 300 KB to a program.
  @Test func areSmall() {
    #expect(Int(PhoneTables.linked.words[2]) * 4 < 300_000)
  }

  @Test func sayWhoseTheyAre() throws {
    let plans = try Self.plans.get()
    #expect(PhonePlans.source == plans.source)
    #expect(PhonePlans.version == plans.version)
  }
}
