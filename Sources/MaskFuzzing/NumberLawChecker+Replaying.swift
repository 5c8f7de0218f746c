import FieldEditing
import NumberFormatting

/// Laws for which the keys are played in another way.
extension NumberLawChecker where Target: ~Copyable {
  /// Whether a digit was typed behind the others, and came along with them.
  func appendsDigit(_ step: EntryReplay<Target>.Step) -> Bool {
    guard case .type(let c) = step.key, isDigit(c), let before = shown(step.before), let after = shown(step.after) else {
      return false
    }
    return step.selection.head == before.body.upperBound && adds(to: before, after)
  }

  private func shown(_ state: FieldState) -> ShownNumber? {
    ShownNumber(String(scalars: state.text), value: String(scalars: state.value), setup.symbols)
  }

  private func isDigit(_ c: Unicode.Scalar) -> Bool {
    setup.symbols.digit(c) != nil && !setup.decimalKeys.unicodeScalars.contains(c)
  }

  /// Whether a digit came along. In a cash register it is the last that may take the place of a zero.
  private func adds(to before: ShownNumber, _ after: ShownNumber) -> Bool {
    if setup.entry == .decimal { return after.digits.count == before.digits.count + 1 }
    return after.digits != before.digits && (before.digits.isEmpty || before.digits.contains { $0 != "0" })
  }

  func wrongUndo(_ script: Script) -> EntryReplay<Target>.Fault? {
    let minus = setup.symbols.negativeZero
    let hidesSign = minus == setup.symbols.zero || minus == NumberSymbols.Affixes()
    var target = makeTarget()
    return target.wrongUndo(of: script.keys, hidesSteps: hidesSign) { $0.state }
  }
}

extension NumberLawChecker where Target == EngineTarget {
  /// Where an edit did not tell what changed, in one of the units of offsets, or a movement did not go where an arrow goes. Only the engine tells,
  /// and has movements.
  public func wrongEdits(
    of script: Script, in units: [FieldOptions.OffsetUnit] = FieldOptions.OffsetUnit.allCases
  ) -> [NumberLawViolation] {
    let replay = EntryReplay(keys: script.keys, makeTarget: makeTarget)
    let moved = replay.wrongMovement().map { violation(.movementIsArrow, $0.keys, $0.detail) }
    let cleared = replay.wrongClearing().map { violation(.clearedIsNew, $0.keys, $0.detail) }
    return units.compactMap { unit in
      var target = EngineTarget(format, entry: setup.fieldEntry, offsetUnit: unit)
      return target.wrongEdit(of: script.keys).map { violation(.editIsWhatChanged, $0.keys, $0.detail) }
    } + [moved, cleared].compactMap(\.self)
  }
}
