import FieldEditing
import MaskOracle

/// Stepping by several.
extension EntryReplay where Target == EngineTarget {
  /// - Parameter isHeld: Whether the law holds of a step, by what stood before it and after it.
  /// - Returns: The keys up to a step by several that as many steps of one do not make.
  func unevenStep(where isHeld: (_ before: FieldState, _ after: FieldState) -> Bool) -> Fault? {
    var target = makeTarget()
    for (i, key) in keys.enumerated() {
      let (before, hadMarkedText) = (target.state, target.field.hasMarkedText)
      guard target.press(key), !hadMarkedText, case .step(let count, let size) = key, 2...20 ~= count.magnitude,
        !(target.result?.effects.contains(.clamped) ?? false), isHeld(before, target.state)
      else { continue }
      var single = makeTarget()
      for key in keys[..<i] { single.press(key) }
      // a part that is only begun becomes the first that begins so, whatever the count
      single.press(.step(by: count.signum(), size))
      single.press(.step(by: -count.signum(), size))
      if single.state != before { continue }
      for _ in 0..<count.magnitude { single.press(.step(by: count.signum(), size)) }
      if single.state != target.state { return (Array(keys[...i]), "\(target.state), one by one \(single.state)") }
    }
    return nil
  }
}

extension FieldState {
  /// The digits that are shown.
  var digits: [Unicode.Scalar] { text.filter { ("0"..."9").contains($0) } }
}
