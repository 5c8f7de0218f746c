import FieldEditing
import MaskOracle
import MaskSyntax

/// Keys played on fields of numbers or phone numbers, for laws that are told of both.
struct EntryReplay<Target: EntryTarget & ~Copyable> {
  let keys: [Key]
  /// Makes an empty field.
  let makeTarget: @Sendable () -> Target

  /// What a key did.
  struct Step {
    let key: Key
    let before: FieldState
    let after: FieldState
    /// The selection before.
    let selection: (anchor: Int, head: Int)
  }
  /// Keys, and what was found behind them.
  typealias Fault = (keys: [Key], detail: String)

  /// Where a character was typed at the end, plays the keys again and takes it back.
  ///
  /// - Parameter appends: whether an accepted step only put a character after the others.
  /// → the keys where that did not restore what stood there before
  func wrongBackspace(_ appends: (Step) -> Bool) -> Fault? {
    var target = makeTarget()
    var isComposing = false
    for (i, key) in keys.enumerated() {
      let (before, selection, wasComposing) = (target.state, target.selection, isComposing)
      let isAccepted = target.press(key)
      isComposing = key.leavesComposing(isComposing)
      guard isAccepted, !wasComposing, case .type = key, selection.anchor == selection.head,
        appends(Step(key: key, before: before, after: target.state, selection: selection))
      else { continue }
      var again = makeTarget()
      for key in keys[...i] { again.press(key) }
      _ = again.backspace()
      if again.state != before { return (keys[...i] + [.backspace], "\(again.state), before the key \(before)") }
    }
    return nil
  }

  /// → the keys up to a movement of the caret that changed text or value
  func changingMovement() -> Fault? {
    var target = makeTarget()
    var isComposing = false
    for (i, key) in keys.enumerated() {
      let (before, wasComposing) = (target.state, isComposing)
      target.press(key)
      isComposing = key.leavesComposing(isComposing)
      if key.isMove && !wasComposing && target.state != before {
        return (Array(keys[...i]), "\(before) became \(target.state)")
      }
    }
    return nil
  }

  /// → the keys up to a letter or digit that was refused at a closed place, in a value that was said to be complete, or whose refusal was not all
  /// that backspace took back
  func completeRefusal() -> Fault? {
    var target = makeTarget()
    for (i, key) in keys.enumerated() {
      target.press(key)
      guard case .type(let c) = key, c.isLetterOrNumber else { continue }
      let isRefused = target.report(on: key.text).rejections.contains { ["afterRefusal", "outOfRange"].contains($0.reason) }
      if !isRefused { continue }
      if target.isComplete { return (Array(keys[...i]), "\(target.state) is complete") }
      // of a selection backspace deletes what is selected
      if target.selection.anchor != target.selection.head { continue }
      var again = makeTarget()
      for key in keys[...i] { again.press(key) }
      _ = again.backspace()
      if again.state != target.state {
        return (keys[...i] + [.backspace], "\(again.state), before the refusal \(target.state)")
      }
    }
    return nil
  }

  /// → the keys up to a digit that was accepted after a separator that was refused after a digit
  func joining() -> Fault? {
    var target = makeTarget()
    // whether the last keys were a digit that the value ends in, and then a separator that was refused
    var (isAfterDigit, isAfterRefusal) = (false, false)
    for (i, key) in keys.enumerated() {
      let (before, selection) = (target.state, target.selection)
      let isAccepted = target.press(key)
      guard case .type(let c) = key, selection.anchor == selection.head else {
        (isAfterDigit, isAfterRefusal) = (false, false)
        continue
      }
      let isDigit = c.decimalDigit != nil
      if isAfterRefusal && isDigit && isAccepted {
        return (Array(keys[...i]), "\(target.state), \(before) before the digit")
      }
      let isSeparator = " -/.:,;–—".unicodeScalars.contains(c)
      isAfterRefusal = !isAccepted && (isAfterRefusal || isAfterDigit && isSeparator)
      let (after, digit) = (target.state, [c.asASCIIDigit])
      isAfterDigit = isDigit && isAccepted && after.text == before.text + digit && after.value == before.value + digit
    }
    return nil
  }

  /// → the keys up to one that was refused and yet changed text, value or selection
  ///
  /// - Parameter isExcused: whether it may have taken a part of its text.
  func wrongRefusal(_ isExcused: (Key) -> Bool = { _ in false }) -> Fault? {
    var target = makeTarget()
    var isComposing = false
    for (i, key) in keys.enumerated() {
      let (before, selection, wasComposing) = (target.state, target.selection, isComposing)
      let isAccepted = target.press(key)
      isComposing = key.leavesComposing(isComposing)
      if isAccepted || wasComposing || isComposing || isExcused(key) || target.report(on: key.text).droppedSomething { continue }
      if target.state != before || target.selection != selection {
        return (Array(keys[...i]), "\(before) \(selection) became \(target.state) \(target.selection)")
      }
    }
    return nil
  }

  /// Plays the keys on the oracle, too. → the keys up to where the two differ
  func difference<Oracle: EntryTarget & ~Copyable>(from oracle: consuming Oracle) -> Fault? {
    var oracle = oracle
    var target = makeTarget()
    var marked = ""
    for (i, key) in keys.enumerated() {
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
      if let difference { return (Array(keys[...i]), difference) }
    }
    return nil
  }
}

extension EntryReplay where Target == EngineTarget {
  /// → the keys up to an arrow that moves the caret elsewhere than the field's own movement
  ///
  /// - Parameter extending: whether those that extend a selection are tried, too. Where a gap is no element, a script goes on over it.
  func wrongMovement(extending isTried: Bool = false) -> Fault? {
    var target = makeTarget()
    for (i, key) in keys.enumerated() {
      // marked text may stand in place of a selection, which is there again where it is refused
      let isComposing = target.field.isComposing
      target.press(key)
      guard let (movement, extending) = key.movement, extending ? isTried : !isComposing else { continue }
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

extension Key {
  fileprivate var movement: (Field.Movement, extending: Bool)? {
    switch self {
    case .left: (.left, false)
    case .right: (.right, false)
    case .home: (.toStart, false)
    case .end: (.toEnd, false)
    case .shiftLeft: (.left, true)
    case .shiftRight: (.right, true)
    default: nil
    }
  }

  /// Whether marked text stands in the field after the key.
  func leavesComposing(_ wasComposing: Bool) -> Bool {
    switch self {
    case .compose(let text): !text.isEmpty
    case .overwrite: wasComposing
    default: false
    }
  }

  /// Whether it is an edit, which reports something.
  public var isEdit: Bool {
    if case .compose = self { return false }
    return !isMove
  }

  /// Whether the key only moves the caret, or turns overwriting on or off.
  var isMove: Bool {
    switch self {
    case .left, .right, .home, .end, .shiftLeft, .shiftRight, .select, .overwrite: true
    default: false
    }
  }
}
