import FieldEditing
public import MaskOracle

/// Tries the laws on fields of phone numbers, whatever plays them.
///
///     let checker = PhoneLawChecker(setup, plans) { EngineTarget(setup) }
///     checker.violations(of: script)
public struct PhoneLawChecker<Target: EntryTarget & ~Copyable>: Sendable {
  /// The setup that the scripts are played on.
  public let setup: PhoneSetup
  /// The laws that are checked.
  public var laws: Set<PhoneLaw>
  let plans: TypingPlans
  /// Makes an empty field of the setup.
  let makeTarget: @Sendable () -> Target

  /// A checker of fields of phone numbers.
  ///
  /// - Parameters:
  ///   - setup: What the scripts are played on.
  ///   - plans: The numbering plans, for the oracle and for what numbers there are.
  ///   - laws: Which laws are checked.
  ///   - target: Makes an empty field of the setup; it is called several times for a script.
  public init(
    _ setup: PhoneSetup, _ plans: TypingPlans, laws: Set<PhoneLaw> = Set(PhoneLaw.allCases),
    target: @escaping @Sendable () -> Target
  ) {
    self.setup = setup
    self.plans = plans
    self.laws = laws
    makeTarget = target
  }

  /// Returns the laws that a script breaks.
  ///
  /// - Parameter script: The keys, pressed in an empty field.
  /// - Returns: The violations found, with the keys that show each; empty where all laws hold.
  public func violations(of script: Script) -> [PhoneLawViolation] {
    let replay = EntryReplay(keys: script.keys, makeTarget: makeTarget)
    var found = states(script)
    func check(_ law: PhoneLaw, _ fault: @autoclosure () -> EntryReplay<Target>.Fault?) {
      if laws.contains(law), let fault = fault() { found.append(violation(law, fault.keys, fault.detail)) }
    }
    check(.rejectionChangesNothing, replay.wrongRejection(\.isReadInParts))
    check(.backspaceInverts, replay.wrongBackspace(appendsDigit))
    check(.undoInverts, wrongUndo(script))
    check(.targetIsOracle, replay.difference(from: setup.oracle(plans)))
    return found
  }

  func violation(_ law: PhoneLaw, _ keys: some Sequence<EditCommand>, _ detail: String) -> PhoneLawViolation {
    PhoneLawViolation(law: law, setup: setup, keys: Script(Array(keys)).description, detail: detail)
  }
}

extension PhoneSetup {
  /// The same for an oracle.
  ///
  /// - Parameter plans: The numbering plans that the oracle looks numbers up in.
  /// - Returns: An empty field of the setup.
  public func oracle(_ plans: TypingPlans) -> PhoneFieldOracle {
    var oracle = PhoneFieldOracle(plans, format, isEager: options.isEager, isSecure: options.isSecure)
    oracle.overwrites = options.isOverwriting
    return oracle
  }
}

/// Laws of one state.
extension PhoneLawChecker where Target: ~Copyable {
  private func states(_ script: Script) -> [PhoneLawViolation] {
    var target = makeTarget()
    var hasMarkedText = false
    var region = setup.format.region
    var hasChangedRegion = false
    var last: FieldState?
    for (i, key) in script.keys.enumerated() {
      target.press(key)
      hasMarkedText = key.keepsMarkedText(hasMarkedText)
      let (text, value, keys) = (target.text, target.value, script.keys[...i])
      if laws.contains(.caretIsOnBoundary) {
        let (anchor, head) = target.selection
        if !text.hasBoundary(at: anchor) || !text.hasBoundary(at: head) {
          return [violation(.caretIsOnBoundary, keys, "\(anchor), \(head) in \(text)")]
        }
      }
      if case .changeRegion(let changed) = key {
        region = changed
        hasChangedRegion = true
        last = nil
      }
      // which region undo comes back to is not reported
      if hasChangedRegion, key == .undo || key == .redo { return [] }
      if hasMarkedText { continue }
      if laws.contains(.digitsAreTheValues), !shows(text, value, in: region) {
        return [violation(.digitsAreTheValues, keys, "\(text) holds \(value)")]
      }
      if key == .endEditing, laws.contains(.leavingIsDone) {
        let before = target.state
        _ = target.finish()
        if target.state != before {
          let isShorter = target.value.count < value.count
          return isShorter ? [] : [violation(.leavingIsDone, keys, "\(before), left again \(target.state)")]
        }
      }
      // a state that was tried
      let state = target.state
      if state == last { continue }
      last = state
      if laws.contains(.valueGivesDisplay), let detail = otherWhenAssigned(state, value, in: region) {
        return [violation(.valueGivesDisplay, keys, detail)]
      }
      if laws.contains(.typingIsPasting), let detail = otherWhenPasted(value) {
        return [violation(.typingIsPasting, keys, detail)]
      }
    }
    return []
  }

  private func shows(_ text: String, _ value: String, in region: PhoneRegion?) -> Bool {
    let shown = text.filter { $0 == "+" || $0.isNumber || $0 == "•" }
    var held = value.filter { $0 != "x" }
    if value.isEmpty, setup.options.isEager, setup.format.style == .international,
      let region
    {
      held = "+\(region.callingCode)"
    }
    return shown == (setup.options.isSecure ? String(held.map { $0 == "+" ? $0 : "•" }) : held)
  }

  /// Whether the field has room for a value.
  private func fits(_ value: String) -> Bool {
    let halves = value.split(separator: "x", omittingEmptySubsequences: false)
    let count = halves[0].count { $0 != "+" }
    return count <= setup.format.digitLimit && halves.dropFirst().allSatisfy { $0.count <= PhoneFormat.extensionLimit }
  }

  private func otherWhenAssigned(_ state: FieldState, _ value: String, in region: PhoneRegion?) -> String? {
    if !fits(value) { return nil }
    var target = makeTarget()
    _ = target.changeRegion(to: region)
    let isAccepted = target.setValue(value)
    return isAccepted && target.state == state ? nil : "\(state), assigned \(target.state)"
  }

  /// The value's first digits, typed and pasted.
  private func otherWhenPasted(_ value: String) -> String? {
    let digits = value.prefix { $0.isNumber }
    if setup.format.style == .international || setup.format.region == nil || digits.count < 2 || !fits(value) {
      return nil
    }
    var typed = makeTarget()
    var pasted = makeTarget()
    for digit in digits { _ = typed.insert(String(digit)) }
    _ = pasted.insert(String(digits))
    return typed.state == pasted.state ? nil : "\(digits) is \(typed.state), pasted \(pasted.state)"
  }
}

/// Laws for which the keys are played in another way.
extension PhoneLawChecker where Target: ~Copyable {
  /// Whether a digit was typed after the others.
  private func appendsDigit(_ step: EntryReplay<Target>.Step) -> Bool {
    guard let c = step.key.typedScalar, c.properties.numericType == .decimal else { return false }
    return step.selection.head == step.before.text.count && step.before.value.count < step.after.value.count
  }

  private func wrongUndo(_ script: Script) -> EntryReplay<Target>.Fault? {
    var target = makeTarget()
    return target.wrongUndo(of: script.keys, hidesSteps: true) { $0.state }
  }
}

extension PhoneLawChecker where Target == EngineTarget {
  /// Returns edits that did not say what changed, in one of the units of offsets, and movements that did not go where
  /// an arrow goes. Only the engine reports, and has movements.
  ///
  /// - Parameters:
  ///   - script: The keys, pressed in an empty field.
  ///   - units: The units of offsets, each tried by itself.
  /// - Returns: The violations of `editIsWhatChanged` and `movementIsArrow`, as far as these are checked.
  public func wrongEdits(
    of script: Script, in units: [FieldOptions.OffsetUnit] = FieldOptions.OffsetUnit.allCases
  ) -> [PhoneLawViolation] {
    let replay = EntryReplay(keys: script.keys, makeTarget: makeTarget)
    let moved = replay.wrongMovement().map { violation(.movementIsArrow, $0.keys, $0.detail) }
    let cleared = replay.wrongClearing().map { violation(.clearedIsNew, $0.keys, $0.detail) }
    return units.compactMap { unit in
      var target = EngineTarget(setup, offsetUnit: unit)
      return target.wrongEdit(of: script.keys).map { violation(.editIsWhatChanged, $0.keys, $0.detail) }
    } + [moved, cleared].compactMap(\.self)
  }
}

extension EditCommand {
  /// Whether a part of its text may be taken where another is rejected.
  fileprivate var isReadInParts: Bool {
    switch self {
    case .setText: true
    case .paste(let text): text.unicodeScalars.count > 1
    default: false
    }
  }
}
