internal import FieldEditing

/// Keys on a field of a mask, of numbers or of phone numbers.
public struct FieldTrial: FuzzTrial {
  private var checker: LawChecker
  public var script: Script

  init(_ fields: some FieldLaws, _ offsetUnit: FieldOptions.OffsetUnit, _ script: Script) {
    checker = LawChecker(fields)
    checker.offsetUnits = [offsetUnit]
    self.script = script
  }

  public func brokenLaws(comparing: Bool) -> [BrokenLaw] {
    var checker = checker
    if !comparing { checker.laws.subtract(Law.ofOracles) }
    return checker.violations(of: script).map(BrokenLaw.init)
  }

  public func visit(_ coverage: inout FuzzCoverage) {
    coverage.beginRun()
    var target = checker.fields.visitedField()
    let hasStates = target.field.mask != nil
    var isComplete = false
    for key in script.keys {
      target.result = nil
      target.press(key)
      coverage.note(key, target.result)
      if target.result?.rejectedCount ?? 0 > 0 { coverage.note(target.field.rejections) }
      isComplete = isComplete || target.field.isComplete
      if hasStates {
        // no step ends at the start
        coverage.note(state: 0)
        target.field.forEachStep { coverage.note(edge: $0, state: $1, taker: $2) }
      } else {
        coverage.note(shape: target.text)
      }
    }
    if isComplete { coverage.noteComplete() }
  }

  public func fixture(_ broken: BrokenLaw) -> String? { checker.fields.fixture(broken)?.line }
}
