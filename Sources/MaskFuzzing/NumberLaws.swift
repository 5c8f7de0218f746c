internal import FieldEditing
internal import MaskOracle
internal import NumberFormatting

/// The laws of fields of numbers.
struct NumberLaws: FieldLaws {
  let setup: NumberSetup
  /// The setup's format, which takes its time to make.
  let format: NumberFormat
  let offsetUnit: FieldOptions.OffsetUnit
  let kind = Law.Kind.number

  init(_ setup: NumberSetup, _ format: NumberFormat? = nil, offsetUnit: FieldOptions.OffsetUnit) {
    self.setup = setup
    self.format = format ?? NumberFormat(setup.symbols)
    self.offsetUnit = offsetUnit
  }

  private var oracle: NumberOracle { NumberOracle(setup.symbols, options: setup.oracleOptions) }

  func field(in offsetUnit: FieldOptions.OffsetUnit) -> EngineTarget {
    EngineTarget(setup, format, offsetUnit: offsetUnit)
  }

  func session(of law: Law) -> String { "\"number\": \(setup)" }

  func fixture(_ broken: BrokenLaw) -> FixtureCase? { FixtureCase(broken, playedOn: oracle) }

  func fault<Target: EntryTarget & ~Copyable>(_ law: Law, _ replay: EntryReplay<Target>) -> Fault? {
    switch law {
    case .rejectionChangesNothing: return replay.wrongRejection()
    case .backspaceInverts: return replay.wrongBackspace(appends)
    case .leapIsReported: return unreportedLeap(replay)
    case .amountIsNotMultiplied: return multipliedAmount(replay)
    case .undoInverts:
      let minus = setup.symbols.negativeZero
      let hidesSign = minus == setup.symbols.zero || minus == NumberSymbols.Affixes()
      return replay.wrongUndo(hidesSteps: hidesSign || setup.shownFraction > 0)
    case .targetIsOracle: return replay.difference(from: oracle)
    default: return nil
    }
  }
}

/// Laws of one state.
extension NumberLaws {
  func stateFault<Target: EntryTarget & ~Copyable>(_ replay: EntryReplay<Target>, _ laws: Set<Law>) -> (Law, Fault)? {
    var last: FieldState?
    return replay.first { target, step -> (Law, Fault)? in
      if let wrong = step.unsoundness(of: target, laws) { return wrong }
      if step.hasMarkedText { return nil }
      let (text, value) = (target.text, target.value)
      guard let shown = ShownNumber(text, value: value, isAsTyped: target.isAsTyped, setup) else {
        return (.caretIsAmongDigits, step.fault("\(text) is not a number of the sign of \(value)"))
      }
      if laws.contains(.caretIsAmongDigits) {
        let (anchor, head) = target.selection
        let selected = min(anchor, head)..<max(anchor, head)
        if selected.clamped(to: shown.body) != selected && !shown.isAffix(selected) {
          return (.caretIsAmongDigits, step.fault("\(anchor) and \(head) in \(text)"))
        }
      }
      if laws.contains(.digitsAreTheValues), !target.isAsTyped,
        !shown.hasDigits(of: value, exponent: setup.symbols.valueExponent) || !hasItsZeros(shown, value)
      {
        return (.digitsAreTheValues, step.fault("\(text) holds \(value)"))
      }
      if step.key == .endEditing, laws.contains(.leavingShowsFinished), !target.isAsTyped,
        let detail = target.report(on: "").notices.contains(.clamped)
          ? beyondBounds(value)
          : notFinished(text, value, before: step.hadMarkedText ? value : String(scalars: step.before.value))
      {
        return (.leavingShowsFinished, step.fault(detail))
      }
      // a state that was tried
      if value.isEmpty || target.isAsTyped || !shown.fits(setup) || target.state == last { return nil }
      last = target.state
      if laws.contains(.valueGivesDisplay),
        let detail = otherWhenAssigned(replay.makeTarget(), shown, text, value)
      {
        return (.valueGivesDisplay, step.fault(detail))
      }
      if laws.contains(.typingGivesValue), let detail = otherWhenTyped(replay.makeTarget(), shown, value) {
        return (.typingGivesValue, step.fault(detail))
      }
      return nil
    }
  }

  /// What is wrong with a field whose editing has ended, whose value was another before.
  private func notFinished(_ text: String, _ value: String, before: String) -> String? {
    let symbols = setup.symbols
    if value.isEmpty { return text.isSame(as: setup.emptyText) ? nil : "\(text) is left without a number" }
    if setup.entry == .minorUnits && symbols.minimumFractionDigits < symbols.maximumFractionDigits { return nil }
    let isZero = !value.unicodeScalars.contains { $0 >= "1" && $0 <= "9" }
    guard let finished = try? format.format(isZero ? "0" : before), !finished.isSame(as: text) else { return nil }
    return "\(text) is left, \(finished) is finished"
  }

  /// What is wrong with a number that was clamped.
  private func beyondBounds(_ value: String) -> String? {
    guard let number = try? ExactDecimal(value) else { return "\(value) is left" }
    let isInside = setup.minimum.map { $0 <= number } ?? true && setup.maximum.map { number <= $0 } ?? true
    return isInside ? nil : "\(value) is clamped, and beyond a bound"
  }

  /// Whether all zeros are shown that are to be.
  private func hasItsZeros(_ shown: ShownNumber, _ value: String) -> Bool {
    value.isEmpty || shown.zeroCount == max(0, setup.shownFraction - shown.fraction.count)
  }

  private func otherWhenAssigned(
    _ target: consuming some EntryTarget & ~Copyable, _ shown: ShownNumber, _ text: String, _ value: String
  ) -> String? {
    var target = target
    let isAccepted = target.setValue(value)
    let isOpen = shown.hasSeparator && shown.fraction.isEmpty && shown.zeroCount == 0
    let isSame = target.value == value && (shown.hasZerosInFront || isOpen || target.text.isSame(as: text))
    return isAccepted && isSame ? nil : "\(text) | \(value), assigned \(target.state)"
  }

  private func otherWhenTyped(
    _ target: consuming some EntryTarget & ~Copyable, _ shown: ShownNumber, _ value: String
  ) -> String? {
    var target = target
    if shown.isNegative { _ = target.insert("-") }
    for digit in shown.integer { _ = target.insert(String(digit)) }
    if shown.hasSeparator && setup.entry == .decimal {
      let separator = setup.symbols.decimalSeparator
      _ = target.insert(separator.unicodeScalars.count == 1 ? separator : ".")
    }
    for digit in shown.fraction { _ = target.insert(String(digit)) }
    return target.value == value ? nil : "\(value), typed \(target.state)"
  }
}
