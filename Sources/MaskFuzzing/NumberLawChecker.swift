import FieldEditing
import MaskOracle
import NumberFormatting

/// Tries the laws on fields of numbers, whatever plays them.
///
///     let checker = NumberLawChecker(setup) { NumberOracle(setup.symbols, options: setup.oracleOptions) }
///     checker.violations(of: script)
public struct NumberLawChecker<Target: EntryTarget & ~Copyable>: Sendable {
  /// The setup that the scripts are played on.
  public let setup: NumberSetup
  /// The laws that are checked.
  public var laws: Set<NumberLaw>
  /// Makes an empty field of the setup.
  let makeTarget: @Sendable () -> Target
  /// The setup's format, which takes its time to make.
  let format: NumberFormat

  /// A checker of fields of numbers.
  ///
  /// - Parameters:
  ///   - setup: What the scripts are played on.
  ///   - laws: Which laws are checked.
  ///   - target: Makes an empty field of the setup; it is called several times for a script.
  public init(
    _ setup: NumberSetup, laws: Set<NumberLaw> = Set(NumberLaw.allCases), target: @escaping @Sendable () -> Target
  ) {
    self.init(setup, NumberFormat(setup.symbols), laws: laws, target: target)
  }

  /// The same where the setup's format is at hand.
  init(_ setup: NumberSetup, _ format: NumberFormat, laws: Set<NumberLaw>, target: @escaping @Sendable () -> Target) {
    self.setup = setup
    self.format = format
    self.laws = laws
    makeTarget = target
  }

  /// Returns the laws that a script breaks.
  ///
  /// - Parameter script: The keys, pressed in an empty field.
  /// - Returns: The violations found, with the keys that show each; empty where all laws hold.
  public func violations(of script: Script) -> [NumberLawViolation] {
    let replay = EntryReplay(keys: script.keys, makeTarget: makeTarget)
    var found = states(script)
    if laws.contains(.rejectionChangesNothing) {
      found += violations(.rejectionChangesNothing, replay.wrongRejection())
    }
    if laws.contains(.backspaceInverts) { found += violations(.backspaceInverts, replay.wrongBackspace(appends)) }
    if laws.contains(.movementChangesNothing) {
      found += violations(.movementChangesNothing, replay.changingMovement())
    }
    if laws.contains(.leapIsReported) { found += violations(.leapIsReported, unreportedLeap(script)) }
    if laws.contains(.amountIsNotMultiplied) {
      found += violations(.amountIsNotMultiplied, multipliedAmount(script))
    }
    if laws.contains(.rejectionIsReported) { found += violations(.rejectionIsReported, replay.completeRejection()) }
    if laws.contains(.undoInverts) { found += violations(.undoInverts, wrongUndo(script)) }
    if laws.contains(.targetIsOracle) {
      let oracle = NumberOracle(setup.symbols, options: setup.oracleOptions)
      found += violations(.targetIsOracle, replay.difference(from: oracle))
    }
    return found
  }

  private func violations(_ law: NumberLaw, _ fault: EntryReplay<Target>.Fault?) -> [NumberLawViolation] {
    fault.map { [violation(law, $0.keys, $0.detail)] } ?? []
  }

  func violation(_ law: NumberLaw, _ keys: some Sequence<EditCommand>, _ detail: String) -> NumberLawViolation {
    NumberLawViolation(law: law, setup: setup, keys: Script(Array(keys)).description, detail: detail)
  }
}

/// Laws of one state, and of the step from one to the next.
extension NumberLawChecker where Target: ~Copyable {
  private func states(_ script: Script) -> [NumberLawViolation] {
    var target = makeTarget()
    var hasMarkedText = false
    var last: FieldState?
    for (i, key) in script.keys.enumerated() {
      let (valueBefore, hadMarkedText) = (target.value, hasMarkedText)
      target.press(key)
      hasMarkedText = key.keepsMarkedText(hasMarkedText)
      if hasMarkedText { continue }
      let keys = script.keys[...i]
      let (text, value) = (target.text, target.value)
      guard let shown = ShownNumber(text, value: value, isAsTyped: target.isAsTyped, setup) else {
        return [violation(.caretIsAmongDigits, keys, "\(text) is not a number of the sign of \(value)")]
      }
      if laws.contains(.caretIsAmongDigits) {
        let (anchor, head) = target.selection
        let selected = min(anchor, head)..<max(anchor, head)
        let isInside = selected.clamped(to: shown.body) == selected
        if !isInside && !shown.isAffix(selected) || ![anchor, head].allSatisfy(text.hasBoundary) {
          return [violation(.caretIsAmongDigits, keys, "\(anchor) and \(head) in \(text)")]
        }
      }
      if laws.contains(.digitsAreTheValues), !target.isAsTyped,
        !shown.hasDigits(of: value, exponent: setup.symbols.valueExponent) || !hasItsZeros(shown, value)
      {
        return [violation(.digitsAreTheValues, keys, "\(text) holds \(value)")]
      }
      if key == .endEditing, laws.contains(.leavingShowsFinished), !target.isAsTyped,
        let detail = target.report(on: "").notices.contains(.clamped)
          ? beyondBounds(value) : notFinished(text, value, before: hadMarkedText ? value : valueBefore)
      {
        return [violation(.leavingShowsFinished, keys, detail)]
      }
      // a state that was tried
      let state = FieldState(text, value)
      if value.isEmpty || target.isAsTyped || !shown.fits(setup) || state == last { continue }
      last = state
      if laws.contains(.valueGivesDisplay), let detail = otherWhenAssigned(shown, text, value) {
        return [violation(.valueGivesDisplay, keys, detail)]
      }
      if laws.contains(.typingGivesValue), let detail = otherWhenTyped(shown, value) {
        return [violation(.typingGivesValue, keys, detail)]
      }
    }
    return []
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

  private func otherWhenAssigned(_ shown: ShownNumber, _ text: String, _ value: String) -> String? {
    var target = makeTarget()
    let isAccepted = target.setValue(value)
    let isOpen = shown.hasSeparator && shown.fraction.isEmpty && shown.zeroCount == 0
    let isSame = target.value == value && (shown.hasZerosInFront || isOpen || target.text.isSame(as: text))
    return isAccepted && isSame ? nil : "\(text) | \(value), assigned \(target.state)"
  }

  private func otherWhenTyped(_ shown: ShownNumber, _ value: String) -> String? {
    var target = makeTarget()
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
