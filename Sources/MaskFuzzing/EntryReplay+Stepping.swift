internal import FieldEditing

/// Arrows, and stepping by several.
extension EntryReplay where Target == EngineTarget {
  /// - Parameter isTried: Whether those that extend a selection are tried, too. Where a gap is not an element, a script
  ///   goes on over it.
  ///
  /// - Returns: The keys up to an arrow that moves the caret elsewhere than the field's own movement.
  func wrongMovement(extending isTried: Bool) -> Fault? {
    first { target, step in
      // marked text may stand in place of a selection, which is there again where it is rejected
      guard case .move(let movement, let extending) = step.key, extending ? isTried : !step.hadMarkedText else {
        return nil
      }
      var mover = self.target(after: step.earlierKeys)
      mover.field.move(movement, extending: extending)
      if mover.selection == target.selection { return nil }
      return step.fault("goes to \(target.selection) in \(target.text), the movement to \(mover.selection)")
    }
  }

  /// - Parameter isHeld: Whether the law holds of a step, by what stood before it and after it.
  /// - Returns: The keys up to a step by several that as many steps of one do not make.
  func unevenStep(where isHeld: (_ before: FieldState, _ after: FieldState) -> Bool) -> Fault? {
    first { target, step in
      guard step.isAccepted, !step.hadMarkedText, case .step(let count, let size) = step.key, 2...20 ~= count.magnitude,
        !(target.result?.effects.contains(.clamped) ?? false), isHeld(step.before, target.state)
      else { return nil }
      var single = self.target(after: step.earlierKeys)
      // a part that is only begun becomes the first that begins so, whatever the count
      single.press(.step(by: count.signum(), size))
      single.press(.step(by: -count.signum(), size))
      if single.state != step.before { return nil }
      for _ in 0..<count.magnitude { single.press(.step(by: count.signum(), size)) }
      return single.state == target.state ? nil : step.fault("\(target.state), one by one \(single.state)")
    }
  }
}
