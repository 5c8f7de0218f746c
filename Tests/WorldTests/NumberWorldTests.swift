import FieldEditing
import MaskFuzzing
import MaskOracle
import NumberFormatting
import TestDepth
import Testing

/// Fields of numbers over formats made at random, with random keys; and all short scripts over a few.
/// `CARETAKER_TESTS=full` tries far more.
@Suite struct NumberWorldTests {
  static let keys: [EditCommand] = [
    .insert("0"), .insert("1"), .insert("."), .insert(","), .insert("-"), .deleteBackward(), .deleteForward(),
    .move(.backward), .move(.backward, extending: true), .paste("10.5"),
    .endEditing,
  ]
  static let setups: [NumberSetup] = [
    NumberSetup(
      NumberSymbols(groupingSeparator: ",", decimalSeparator: ".", primaryGroupingSize: 1, maximumFractionDigits: 1)),
    NumberSetup(
      NumberSymbols(
        positive: .init(suffix: "€"), negative: .init(prefix: "-", suffix: "€"), groupingSeparator: ".",
        decimalSeparator: ",",
        minimumFractionDigits: 1, maximumFractionDigits: 1)),
    NumberSetup(
      NumberSymbols(groupingSeparator: ",", decimalSeparator: ".", primaryGroupingSize: 2, maximumFractionDigits: 2),
      entry: .minorUnits),
    NumberSetup(
      NumberSymbols(groupingSeparator: ",", decimalSeparator: ".", maximumFractionDigits: 0), entry: .minorUnits),
    {
      var setup = NumberSetup(
        NumberSymbols(
          positive: .init(suffix: "€"), negative: .init(prefix: "(", suffix: "€)"), groupingSeparator: ".",
          decimalSeparator: ",", minimumFractionDigits: 2, maximumFractionDigits: 2))
      setup.showsFractionZeros = true
      return setup
    }(),
  ]

  @Test(arguments: setups) func smallWorldObeysTheLaws(_ setup: NumberSetup) {
    let world = SmallWorld(maskSize: 0, keys: Self.keys, scriptLength: tries(3, full: 5))
    var checker = LawChecker(setup)
    checker.offsetUnits = [.scalars]
    let scripts = world.scripts.filter { $0.keys.count == world.scriptLength }.sample(oneIn: 7)
    report(scripts.lazy.flatMap { [checker] in checker.violations(of: $0) })
  }

  @Test(arguments: [UInt64(1), 2, 3, 4]) func randomWorldObeysTheLaws(seed: UInt64) {
    let setups = NumberSetupGenerator(seed: seed)
    let violations = (0..<tries(12, full: 5_000)).lazy.flatMap { i in
      let setup = setups.setup(i)
      let unit = FieldOptions.OffsetUnit.allCases[i % 4]
      let checker = LawChecker(setup, offsetUnit: unit)
      let scripts = ScriptGenerator(setup, seed: seed)
      return (0..<3).flatMap { k in
        let script = scripts.script(i * 16 + k)
        return checker.violations(of: script)
          + checker.violations(of: script) { NumberOracle(setup.symbols, options: setup.oracleOptions) }
      }
    }
    report(violations)
  }

  /// Stops a run at so many violations, each printed with the field and the keys.
  private func report(_ violations: some Sequence<LawViolation>) {
    for violation in violations.prefix(20) { Issue.record("\(violation)") }
  }
}
