import FieldEditing
import MaskOracle
import MaskSyntax

/// Keys played on fields of numbers or phone numbers, for laws that hold for both.
struct EntryReplay<Target: EntryTarget & ~Copyable> {
  let keys: [EditCommand]
  /// Makes an empty field.
  let makeTarget: @Sendable () -> Target

  /// What a key did.
  struct Step {
    let key: EditCommand
    let before: FieldState
    let after: FieldState
    /// The selection before.
    let selection: (anchor: Int, head: Int)
  }
  /// Keys, and what was found after them.
  typealias Fault = (keys: [EditCommand], detail: String)

  /// Where a character was typed at the end, plays the keys again and takes it back.
  ///
  /// - Parameter appends: whether an accepted step only put a character after the others.
  ///
  /// - Returns: The keys where that did not restore what stood there before.
  func wrongBackspace(_ appends: (Step) -> Bool) -> Fault? {
    var target = makeTarget()
    var hasMarkedText = false
    for (i, key) in keys.enumerated() {
      let (before, selection, hadMarkedText) = (target.state, target.selection, hasMarkedText)
      let isAccepted = target.press(key)
      hasMarkedText = key.keepsMarkedText(hasMarkedText)
      guard isAccepted, !hadMarkedText, key.typedScalar != nil, selection.anchor == selection.head,
        appends(Step(key: key, before: before, after: target.state, selection: selection))
      else { continue }
      var again = makeTarget()
      for key in keys[...i] { again.press(key) }
      _ = again.deleteBackward()
      if again.state != before { return (keys[...i] + [.deleteBackward()], "\(again.state), before the key \(before)") }
    }
    return nil
  }

  /// - Returns: The keys up to a movement of the caret that changed text or value.
  func changingMovement() -> Fault? {
    var target = makeTarget()
    var hasMarkedText = false
    for (i, key) in keys.enumerated() {
      let (before, hadMarkedText) = (target.state, hasMarkedText)
      target.press(key)
      hasMarkedText = key.keepsMarkedText(hasMarkedText)
      if key.isMove && !hadMarkedText && target.state != before {
        return (Array(keys[...i]), "\(before) became \(target.state)")
      }
    }
    return nil
  }

  /// - Returns: The keys up to a letter or digit that was rejected at a closed place, in a value that was said to be
  ///   complete, or whose rejection was not all that backspace took back.
  func completeRejection() -> Fault? {
    var target = makeTarget()
    for (i, key) in keys.enumerated() {
      target.press(key)
      guard let c = key.typedScalar, c.isLetterOrNumber else { continue }
      let isRejected = target.report(on: key.text).rejections.contains {
        ["afterRejection", "outOfRange"].contains($0.reason)
      }
      if !isRejected { continue }
      if target.isComplete { return (Array(keys[...i]), "\(target.state) is complete") }
      // of a selection backspace deletes what is selected
      if target.selection.anchor != target.selection.head { continue }
      var again = makeTarget()
      for key in keys[...i] { again.press(key) }
      _ = again.deleteBackward()
      if again.state != target.state {
        return (keys[...i] + [.deleteBackward()], "\(again.state), before the rejection \(target.state)")
      }
    }
    return nil
  }

  /// - Returns: The keys up to a digit that was accepted after a separator that was rejected after a digit.
  func joining() -> Fault? {
    var target = makeTarget()
    // whether the last keys were a digit that the value ends in, and then a separator that was rejected
    var (isAfterDigit, isAfterRejection) = (false, false)
    for (i, key) in keys.enumerated() {
      let (before, selection) = (target.state, target.selection)
      let isAccepted = target.press(key)
      guard let c = key.typedScalar, selection.anchor == selection.head else {
        (isAfterDigit, isAfterRejection) = (false, false)
        continue
      }
      let isDigit = c.decimalDigit != nil
      if isAfterRejection && isDigit && isAccepted {
        return (Array(keys[...i]), "\(target.state), \(before) before the digit")
      }
      let isSeparator = " -/.:,;–—".unicodeScalars.contains(c)
      isAfterRejection = !isAccepted && (isAfterRejection || isAfterDigit && isSeparator)
      let (after, digit) = (target.state, [c.asASCIIDigit])
      isAfterDigit = isDigit && isAccepted && after.text == before.text + digit && after.value == before.value + digit
    }
    return nil
  }

  /// - Returns: The keys up to one that was rejected and yet changed text, value or selection.
  ///
  /// - Parameter isExcused: whether it may have taken a part of its text.
  func wrongRejection(_ isExcused: (EditCommand) -> Bool = { _ in false }) -> Fault? {
    var target = makeTarget()
    var hasMarkedText = false
    for (i, key) in keys.enumerated() {
      let (before, selection, hadMarkedText) = (target.state, target.selection, hasMarkedText)
      let isAccepted = target.press(key)
      hasMarkedText = key.keepsMarkedText(hasMarkedText)
      if isAccepted || hadMarkedText || hasMarkedText || isExcused(key) || target.report(on: key.text).droppedSomething
      {
        continue
      }
      if target.state != before || target.selection != selection {
        return (Array(keys[...i]), "\(before) \(selection) became \(target.state) \(target.selection)")
      }
    }
    return nil
  }

  /// Plays the keys on the oracle, too.
  ///
  /// - Returns: The keys up to where the two differ.
  func difference<Oracle: EntryTarget & ~Copyable>(from oracle: consuming Oracle) -> Fault? {
    var oracle = oracle
    var target = makeTarget()
    var marked = ""
    for (i, key) in keys.enumerated() {
      let (isAccepted, isOraclesAccepted) = (target.press(key), oracle.press(key))
      // a commit that had nothing to commit is not an edit, and reports nothing
      let text = key == .unmarkText ? marked : key.text
      let isEdit = !key.isMove && (key != .unmarkText || !marked.isEmpty)
      if case .setMarkedText(let text) = key { marked = text } else if !key.keepsMarkedText(true) { marked = "" }
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
      if let difference { return (Array(keys[...i]), difference) }
    }
    return nil
  }
}

extension EntryReplay where Target == EngineTarget {
  /// - Returns: The keys up to an arrow that moves the caret elsewhere than the field's own movement.
  ///
  /// - Parameter isTried: Whether those that extend a selection are tried, too. Where a gap is not an element, a script
  ///   goes on over it.
  func wrongMovement(extending isTried: Bool = false) -> Fault? {
    var target = makeTarget()
    for (i, key) in keys.enumerated() {
      // marked text may stand in place of a selection, which is there again where it is rejected
      let hasMarkedText = target.field.hasMarkedText
      target.press(key)
      guard let (movement, extending) = key.movement, extending ? isTried : !hasMarkedText else { continue }
      var mover = makeTarget()
      for key in keys[..<i] { mover.press(key) }
      mover.field.move(movement, extending: extending)
      if mover.selection != target.selection {
        return (Array(keys[...i]), "goes to \(target.selection) in \(target.text), the movement to \(mover.selection)")
      }
    }
    return nil
  }
}

extension EditCommand {
  fileprivate var movement: (Field.Movement, extending: Bool)? {
    if case .move(let movement, let extending) = self { (movement, extending) } else { nil }
  }

  /// Whether marked text stands in the field after the key.
  func keepsMarkedText(_ hadMarkedText: Bool) -> Bool {
    switch self {
    case .setMarkedText(let text): !text.isEmpty
    case .overwrite: hadMarkedText
    default: false
    }
  }

  /// Whether it is an edit, which reports something.
  public var isEdit: Bool {
    if case .setMarkedText = self { return false }
    return !isMove
  }

  /// Whether the key only moves the caret, or turns overwriting on or off.
  var isMove: Bool {
    switch self {
    case .move, .setSelection, .selectAll, .overwrite: true
    default: false
    }
  }
}
