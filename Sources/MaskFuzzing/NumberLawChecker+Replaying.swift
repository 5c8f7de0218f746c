import FieldEditing
import NumberFormatting

/// Laws for which the keys are played in another way.
extension NumberLawChecker where Target: ~Copyable {
  /// Whether a digit or a separator was typed after the others, and was kept with them.
  func appends(_ step: EntryReplay<Target>.Step) -> Bool {
    guard let c = step.key.typedScalar, step.before != step.after, let before = shown(step.before),
      let after = shown(step.after)
    else { return false }
    if !before.isEnd(step.selection.head) || before.isNegative != after.isNegative { return false }
    if isDigit(c) { return adds(to: before, after) }
    return isSeparator(c) && after.body.upperBound > before.body.upperBound
      && after.integer + after.fraction == before.integer + before.fraction
  }

  /// What a state shows; in an open group, zeros may pass for those that stand for digits, and nothing is said then.
  private func shown(_ state: FieldState) -> ShownNumber? {
    ShownNumber(String(scalars: state.text), value: String(scalars: state.value), isAsTyped: false, setup)
  }

  func isDigit(_ c: Unicode.Scalar) -> Bool {
    setup.symbols.digit(c) != nil && !setup.decimalKeys.unicodeScalars.contains(c)
  }

  private func isSeparator(_ c: Unicode.Scalar) -> Bool {
    if setup.decimalKeys.unicodeScalars.contains(c) { return true }
    return switch setup.symbols.meaning(of: c) {
    case .decimalSeparator, .foreignSeparator, .groupingKey, .groupingSign, .customarySeparator: true
    default: false
    }
  }

  /// Whether a digit was added. In a cash register it is the last that may take the place of a zero.
  private func adds(to before: ShownNumber, _ after: ShownNumber) -> Bool {
    if setup.entry == .decimal { return after.digits.count == before.digits.count + 1 }
    return after.digits != before.digits && (before.digits.isEmpty || before.digits.contains { $0 != "0" })
  }

  /// - Returns: The keys up to one typed that moved the decimal separator, and said nothing: by a place or more by a
  ///   key that is not a digit, by two or more by a digit at the end.
  func unreportedLeap(_ script: Script) -> EntryReplay<Target>.Fault? {
    var target = makeTarget()
    var hasMarkedText = false
    for (i, key) in script.keys.enumerated() {
      let (before, selection, hadMarkedText) = (target.state, target.selection, hasMarkedText)
      let wasAsTyped = target.isAsTyped
      let isAccepted = target.press(key)
      hasMarkedText = key.keepsMarkedText(hasMarkedText)
      guard let c = key.typedScalar, isAccepted, !hadMarkedText, selection.anchor == selection.head,
        !wasAsTyped && !target.isAsTyped,
        target.report(on: key.text).notices.isEmpty, let shown = shown(before), !shown.hasZerosInFront,
        let old = String(scalars: before.value).magnitude, let new = target.value.magnitude
      else { continue }
      let isAllowed = isDigit(c) ? selection.head < shown.body.upperBound || abs(new - old) < 2 : new == old
      if !isAllowed { return (Array(script.keys[...i]), "\(String(scalars: before.value)) became \(target.value)") }
    }
    return nil
  }

  func wrongUndo(_ script: Script) -> EntryReplay<Target>.Fault? {
    let minus = setup.symbols.negativeZero
    let hidesSign = minus == setup.symbols.zero || minus == NumberSymbols.Affixes()
    let hidesSeparator = setup.shownFraction > 0
    var target = makeTarget()
    return target.wrongUndo(of: script.keys, hidesSteps: hidesSign || hidesSeparator) { $0.state }
  }
}

extension NumberLawChecker where Target == EngineTarget {
  /// Returns edits that did not say what changed, in one of the units of offsets, and movements that did not go where
  /// an arrow goes, and steps by several that are not as many of one. Only the engine reports, and has movements.
  ///
  /// - Parameters:
  ///   - script: The keys, pressed in an empty field.
  ///   - units: The units of offsets, each tried by itself.
  /// - Returns: The violations of `editIsWhatChanged`, `movementIsArrow`, `clearedIsNew` and `stepIsManySteps`, as far
  ///   as these are checked.
  public func wrongEdits(
    of script: Script, in units: [FieldOptions.OffsetUnit] = FieldOptions.OffsetUnit.allCases
  ) -> [NumberLawViolation] {
    let replay = EntryReplay(keys: script.keys, makeTarget: makeTarget)
    let moved = replay.wrongMovement().map { violation(.movementIsArrow, $0.keys, $0.detail) }
    let cleared = replay.wrongClearing().map { violation(.clearedIsNew, $0.keys, $0.detail) }
    let stepped = replay.unevenStep { _, _ in true }.map { violation(.stepIsManySteps, $0.keys, $0.detail) }
    return units.compactMap { unit in
      var target = EngineTarget(setup, format, offsetUnit: unit)
      return target.wrongEdit(of: script.keys).map { violation(.editIsWhatChanged, $0.keys, $0.detail) }
    } + [moved, cleared, stepped].compactMap(\.self)
  }
}

extension String {
  /// How many digits of a decimal stand before the point, without zeros in front; below zero, how many zeros stand
  /// after it. `nil` of zero.
  fileprivate var magnitude: Int? {
    let halves = drop { $0 == "-" }.split(separator: ".", omittingEmptySubsequences: false)
    guard let first = halves.first else { return nil }
    let integer = first.drop { $0 == "0" }
    if !integer.isEmpty { return integer.count }
    let fraction = halves.count > 1 ? halves[1] : ""
    return fraction.firstIndex { $0 != "0" }.map { -fraction.distance(from: fraction.startIndex, to: $0) }
  }
}
