internal import FieldEditing
public import MaskOracle
internal import PhoneNumbering

/// The laws of fields of phone numbers.
struct PhoneLaws: FieldLaws {
  let setup: PhoneSetup
  let plans: TypingPlans
  let offsetUnit: FieldOptions.OffsetUnit
  let kind = Law.Kind.phone

  func field(in offsetUnit: FieldOptions.OffsetUnit) -> EngineTarget { EngineTarget(setup, offsetUnit: offsetUnit) }

  func session(of law: Law) -> String { "\"phone\": \(setup)" }

  func fixture(_ broken: BrokenLaw) -> FixtureCase? { FixtureCase(broken, playedOn: setup.oracle(plans)) }

  func fault<Target: EntryTarget & ~Copyable>(_ law: Law, _ replay: EntryReplay<Target>) -> Fault? {
    switch law {
    case .rejectionChangesNothing: replay.wrongRejection(\.isReadInParts)
    case .backspaceInverts: replay.wrongBackspace(appendsDigit)
    case .undoInverts: replay.wrongUndo(hidesSteps: true)
    case .targetIsOracle: replay.difference(from: setup.oracle(plans))
    default: nil
    }
  }

  /// Whether a digit was typed after the others.
  private func appendsDigit(_ step: ReplayedStep, to state: FieldState) -> Bool {
    guard let c = step.key.typedScalar, c.properties.numericType == .decimal else { return false }
    return step.selection.head == step.before.text.count && step.before.value.count < state.value.count
  }
}

/// Laws of one state.
extension PhoneLaws {
  func stateFault<Target: EntryTarget & ~Copyable>(_ replay: EntryReplay<Target>, _ laws: Set<Law>) -> (Law, Fault)? {
    var region = setup.format.region
    var hasChangedRegion = false
    var last: FieldState?
    return replay.first { target, step -> (Law, Fault)?? in
      if let wrong = step.unsoundness(of: target, laws) { return wrong }
      if case .changeRegion(let changed) = step.key {
        region = changed
        hasChangedRegion = true
        last = nil
      }
      // which region undo comes back to is not reported
      if hasChangedRegion, step.key == .undo || step.key == .redo { return .some(nil) }
      if step.hasMarkedText { return nil }
      let (text, value) = (target.text, target.value)
      if laws.contains(.digitsAreTheValues), !shows(text, value, in: region) {
        return (.digitsAreTheValues, step.fault("\(text) holds \(value)"))
      }
      // a state that was tried
      if target.state == last { return nil }
      last = target.state
      if laws.contains(.valueGivesDisplay),
        let detail = otherWhenAssigned(replay.makeTarget(), target.state, value, in: region)
      {
        return (.valueGivesDisplay, step.fault(detail))
      }
      if laws.contains(.typingIsPasting), let detail = otherWhenPasted(value, replay.makeTarget) {
        return (.typingIsPasting, step.fault(detail))
      }
      return nil
    } ?? nil
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

  private func otherWhenAssigned(
    _ target: consuming some EntryTarget & ~Copyable, _ state: FieldState, _ value: String, in region: PhoneRegion?
  ) -> String? {
    if !fits(value) { return nil }
    var target = target
    _ = target.changeRegion(to: region)
    let isAccepted = target.setValue(value)
    return isAccepted && target.state == state ? nil : "\(state), assigned \(target.state)"
  }

  /// The value's first digits, typed and pasted.
  private func otherWhenPasted<Target: EntryTarget & ~Copyable>(
    _ value: String, _ makeTarget: () -> Target
  ) -> String? {
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
