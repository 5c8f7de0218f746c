import FieldEditing
import Foundation
import MaskFuzzing
import PhoneNumbering
import Testing

/// What makes fields of phone numbers and scripts at random, and what writes them down.
@Suite struct PhoneGeneratorTests {
  @Test func aSeedMakesTheSameAgain() throws {
    let setups = (0..<50).map { PhoneSetupGenerator(seed: 7).setup($0) }
    #expect(setups == (0..<50).map { PhoneSetupGenerator(seed: 7).setup($0) })
    #expect(Set(setups).count > 45)
    let generator = ScriptGenerator(setups[0], try PhoneWorldTests.plans.get(), seed: 7)
    let scripts = (0..<50).map(generator.script)
    #expect(scripts == (0..<50).map(generator.script))
    #expect(Set(scripts).count > 40)
  }

  @Test func allRegionsHaveTheirTurn() {
    let regions = Set((0..<600).compactMap { PhoneSetupGenerator(seed: 3).setup($0).format.region })
    #expect(regions == Set(PhoneRegion.all))
  }

  @Test func aScriptIsReadBack() throws {
    for i in 0..<200 {
      let script = try ScriptGenerator(PhoneSetupGenerator(seed: 1).setup(i), PhoneWorldTests.plans.get(), seed: 1)
        .script(i)
      #expect(try Script(parsing: script.description) == script)
    }
  }

  @Test func aSetupIsReadBack() throws {
    for i in 0..<200 {
      let setup = PhoneSetupGenerator(seed: 2).setup(i)
      #expect(try JSONDecoder().decode(PhoneSetup.self, from: Data(setup.description.utf8)) == setup)
    }
  }

  /// Scripts do what people do: numbers become complete, extensions are written, other regions are gone on in.
  @Test func scriptsMeetEveryRule() throws {
    var seen: Set<String> = []
    for i in 0..<400 {
      let setup = PhoneSetupGenerator(seed: 5).setup(i)
      var target = EngineTarget(setup)
      for key in try ScriptGenerator(setup, PhoneWorldTests.plans.get(), seed: 5).script(i).keys {
        let before = target.field.text
        target.result = nil
        target.press(key)
        if target.isComplete { seen.insert("complete") }
        if target.value.contains("x") { seen.insert("extension") }
        if target.field.phoneFormat?.region != setup.format.region { seen.insert("region") }
        for rejection in target.field.rejections { seen.insert("\(rejection.reason)") }
        guard let result = target.result else { continue }
        if result.effects.contains(.replacedContents) { seen.insert("replacedContents") }
        if result.effects.contains(.reformatted) { seen.insert("reformatted") }
        if result.effects.contains(.autoInserted) { seen.insert("autoInserted") }
        if key == .endEditing && target.field.text != before { seen.insert("left") }
      }
    }
    let rules: Set<String> = [
      "complete", "extension", "region", "notAllowedHere", "afterRejection", "invisible", "tooLong",
      "replacedContents", "reformatted", "autoInserted", "left",
    ]
    #expect(seen == rules)
  }

  /// A field of another region breaks laws, and says where.
  @Test func aFaultIsFound() throws {
    let setup = PhoneSetup(PhoneFormat(try PhoneRegion("US"), .international))
    let checker = LawChecker(setup, try PhoneWorldTests.typingPlans.get())
    let scripts = ScriptGenerator(setup, try PhoneWorldTests.plans.get(), seed: 1)
    let found = (0..<100).flatMap { run in
      checker.violations(of: scripts.script(run)) { EngineTarget(PhoneSetup(PhoneFormat(try? PhoneRegion("GB")))) }
    }
    let laws = Set(found.map(\.law))
    #expect(laws.isSuperset(of: [.digitsAreTheValues, .targetIsOracle]))
  }
}
