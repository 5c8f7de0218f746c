import FieldEditing
import Foundation
import MaskFuzzing
import MaskOracle
import PhoneNumbering
import PhonePlanCompiler
import TestDepth
import Testing

/// Fields of phone numbers in all regions, with random keys; and all short scripts over a few. `CARETAKER_TESTS=full`
/// tries far more.
@Suite struct PhoneWorldTests {
  static let plans = Result {
    let file = URL(fileURLWithPath: #filePath).appending(path: "../../../fixtures/tables/phone-plans.txt").standardized
    return try NumberingPlans(text: String(contentsOf: file, encoding: .utf8))
  }
  static let typingPlans = Result { try TypingPlans(plans.get()) }
  static let keys: [EditCommand] = [
    .insert("0"), .insert("4"), .insert("+"), .insert(" "), .insert("x"), .deleteBackward(), .deleteForward(),
    .move(.backward), .move(.backward, extending: true), .paste("44 20"),
    .endEditing,
  ]
  static let formats = ["US", "GB", nil].flatMap { region in
    [PhoneFormat.Style.national, .international].map { style in
      PhoneFormat(region.flatMap { try? PhoneRegion($0) }, style)
    }
  }

  @Test(arguments: formats, [true, false]) func smallWorldObeysTheLaws(_ format: PhoneFormat, isEager: Bool) throws {
    let world = SmallWorld(maskSize: 0, keys: Self.keys, scriptLength: tries(2, full: 4))
    let setup = PhoneSetup(format, options: FieldOptions(isEager: isEager))
    var checker = LawChecker(setup, try Self.typingPlans.get())
    checker.offsetUnits = [.scalars]
    let scripts = world.scripts.filter { $0.keys.count == world.scriptLength }
    report(scripts.lazy.flatMap { [checker] in checker.violations(of: $0) })
  }

  @Test(arguments: [UInt64(1), 2, 3, 4]) func randomWorldObeysTheLaws(seed: UInt64) throws {
    let (numbering, plans) = (try Self.plans.get(), try Self.typingPlans.get())
    let setups = PhoneSetupGenerator(seed: seed)
    let violations = (0..<tries(8, full: 5_000)).lazy.flatMap { i in
      let setup = setups.setup(i)
      let unit = FieldOptions.OffsetUnit.allCases[i % 4]
      let checker = LawChecker(setup, plans, offsetUnit: unit)
      // the oracle is its own judge in what is none of the engine's
      let judge = LawChecker(setup, plans, laws: Set(Law.allCases).subtracting([.targetIsOracle]))
      let scripts = ScriptGenerator(setup, numbering, seed: seed)
      return (0..<3).flatMap { k in
        let script = scripts.script(i * 16 + k)
        return checker.violations(of: script) + judge.violations(of: script) { setup.oracle(plans) }
      }
    }
    report(violations)
  }

  /// Stops a run at so many violations, each printed with the field and the keys.
  private func report(_ violations: some Sequence<LawViolation>) {
    for violation in violations.prefix(20) { Issue.record("\(violation)") }
  }
}
