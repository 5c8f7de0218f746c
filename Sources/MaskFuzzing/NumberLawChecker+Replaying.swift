import FieldEditing
import MaskOracle
import NumberFormatting

/// Laws for which the keys are played in another way, or on two fields.
extension NumberLawChecker where Target: ~Copyable {
  func backspace(_ script: Script) -> [NumberLawViolation] {
    var target = makeTarget()
    var isComposing = false
    for (i, key) in script.keys.enumerated() {
      let (before, selection, wasComposing) = (target.state, target.selection, isComposing)
      let shownBefore = ShownNumber(target.text, value: target.value, setup.symbols)
      let isAccepted = target.press(key)
      isComposing = key.leavesComposing(isComposing)
      guard isAccepted, !wasComposing, case .type(let c) = key, isDigit(c), selection.anchor == selection.head, let shownBefore,
        selection.head == shownBefore.body.upperBound,
        let shown = ShownNumber(target.text, value: target.value, setup.symbols), adds(to: shownBefore, shown)
      else { continue }
      var again = makeTarget()
      for key in script.keys[...i] { again.press(key) }
      _ = again.backspace()
      if again.state != before {
        return [violation(.backspaceInverts, script.keys[...i] + [.backspace], "\(again.state), before the key \(before)")]
      }
    }
    return []
  }

  private func isDigit(_ c: Unicode.Scalar) -> Bool {
    setup.symbols.digit(c) != nil && !setup.decimalKeys.unicodeScalars.contains(c)
  }

  /// Whether a digit came along. In a cash register it is the last that may take the place of a zero.
  private func adds(to before: ShownNumber, _ after: ShownNumber) -> Bool {
    if setup.entry == .decimal { return after.digits.count == before.digits.count + 1 }
    return after.digits != before.digits && (before.digits.isEmpty || before.digits.contains { $0 != "0" })
  }

  func undo(_ script: Script) -> [NumberLawViolation] {
    let minus = setup.symbols.negativeZero
    let hidesSign = minus == setup.symbols.zero || minus == NumberSymbols.Affixes()
    var target = makeTarget()
    guard let wrong = target.wrongUndo(of: script.keys, hidesSign: hidesSign, state: { $0.state }) else { return [] }
    return [violation(.undoInverts, wrong.keys, wrong.detail)]
  }

  func oracle(_ script: Script) -> [NumberLawViolation] {
    var oracle = NumberOracle(setup.symbols, options: setup.oracleOptions)
    var target = makeTarget()
    var marked = ""
    for (i, key) in script.keys.enumerated() {
      let (isAccepted, isOraclesAccepted) = (target.press(key), oracle.press(key))
      // a commit that had nothing to commit is no edit, and tells nothing
      let text = key == .commit ? marked : key.text
      let isEdit = !key.isMove && (key != .commit || !marked.isEmpty)
      if case .compose(let text) = key { marked = text } else if !key.leavesComposing(true) { marked = "" }
      var difference: String?
      if target.state != oracle.state {
        difference = "shows \(target.state), the oracle \(oracle.state)"
      } else if target.isComplete != oracle.isComplete {
        difference = "complete: \(target.isComplete), the oracle: \(oracle.isComplete)"
      } else if target.selection != oracle.selection {
        difference = "selects \(target.selection) in \(target.text), the oracle \(oracle.selection)"
      } else if isAccepted != isOraclesAccepted {
        difference = "accepted: \(isAccepted), the oracle: \(isOraclesAccepted)"
      } else if isEdit, target.report(on: text) != oracle.report(on: text) {
        difference = "reports \(target.report(on: text)), the oracle \(oracle.report(on: text))"
      }
      if let difference { return [violation(.targetIsOracle, script.keys[...i], difference)] }
    }
    return []
  }
}

extension NumberLawChecker where Target == EngineTarget {
  /// Where an edit did not tell what changed, in any unit of offsets. Only the engine tells.
  public func wrongEdits(of script: Script) -> [NumberLawViolation] {
    [FieldOptions.OffsetUnit.utf8, .utf16, .scalars, .characters].compactMap { unit in
      var target = EngineTarget(setup, offsetUnit: unit)
      return target.wrongEdit(of: script.keys).map { violation(.editIsWhatChanged, $0.keys, $0.detail) }
    }
  }
}
