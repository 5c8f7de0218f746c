public import FieldEditing
internal import MaskOracle
internal import MaskSyntax

/// What broke a law: the keys that show it, and what was found and what should be.
struct Fault {
  let keys: [EditCommand]
  let detail: String
}

/// What stands in a field.
struct FieldState: Equatable {
  let text: [Unicode.Scalar]
  let value: [Unicode.Scalar]

  init(_ text: String, _ value: String) {
    self.text = Array(text.unicodeScalars)
    self.value = Array(value.unicodeScalars)
  }
}

extension FieldState: CustomStringConvertible {
  var description: String { "\(String(scalars: text)) | \(String(scalars: value))" }
}

/// A key that was pressed, and what stood there before it.
struct ReplayedStep {
  fileprivate let script: [EditCommand]
  /// Which key of the script it is.
  fileprivate let index: Int
  let before: FieldState
  /// The selection before.
  let selection: (anchor: Int, head: Int)
  let hadMarkedText: Bool
  let hasMarkedText: Bool
  let isAccepted: Bool

  var key: EditCommand { script[index] }
  /// The keys up to this one, and those before it.
  var keys: ArraySlice<EditCommand> { script[...index] }
  var earlierKeys: ArraySlice<EditCommand> { script[..<index] }
  var isLast: Bool { index == script.count - 1 }
  /// The character that was typed at a caret and accepted, where no marked text stood.
  var typedAtCaret: Unicode.Scalar? {
    isAccepted && !hadMarkedText && selection.anchor == selection.head ? key.typedScalar : nil
  }

  /// A fault that the keys up to this one show, and one more.
  func fault(_ detail: String, then next: EditCommand? = nil) -> Fault {
    Fault(keys: keys + (next.map { [$0] } ?? []), detail: detail)
  }

  /// A fault where what was found is not what the oracle has; texts are compared to the scalar.
  func difference<Part: Equatable>(
    _ does: String, _ found: Part, _ expected: Part, named oracle: String = "the oracle"
  ) -> Fault? {
    found == expected ? nil : fault("\(does) \(found), \(oracle) \(expected)")
  }
  func difference(_ does: String, _ found: String, _ expected: String, named oracle: String = "the oracle") -> Fault? {
    found.isSame(as: expected) ? nil : fault("\(does) \(found), \(oracle) \(expected)")
  }
}

/// Keys played on fields, for laws that hold whatever the fields are of.
struct EntryReplay<Target: EntryTarget & ~Copyable> {
  let keys: [EditCommand]
  /// Makes an empty field.
  let makeTarget: @Sendable () -> Target

  /// Presses the keys one after the other, and returns the first that is found after one of them.
  func first<Found>(_ find: (borrowing Target, ReplayedStep) -> Found?) -> Found? {
    var target = makeTarget()
    var (state, hasMarkedText) = (target.state, false)
    for (i, key) in keys.enumerated() {
      let (before, selection, hadMarkedText) = (state, target.selection, hasMarkedText)
      let isAccepted = target.press(key)
      state = target.state
      hasMarkedText = key.keepsMarkedText(hasMarkedText)
      let step = ReplayedStep(
        script: keys, index: i, before: before, selection: selection, hadMarkedText: hadMarkedText,
        hasMarkedText: hasMarkedText, isAccepted: isAccepted)
      if let found = find(target, step) { return found }
    }
    return nil
  }

  /// A field in which keys were pressed.
  func target(after keys: ArraySlice<EditCommand>) -> Target {
    var target = makeTarget()
    for key in keys { target.press(key) }
    return target
  }

  /// What backspace after a key does not leave as it was before it, or before its rejection.
  private func wrongBackspace(after step: ReplayedStep, _ before: FieldState, _ name: String) -> Fault? {
    var again = target(after: step.keys)
    _ = again.deleteBackward()
    if again.state == before { return nil }
    return step.fault("\(again.state), before the \(name) \(before)", then: .deleteBackward())
  }

  /// Where a character was typed at the end, plays the keys again and takes it back.
  ///
  /// - Parameter appends: whether an accepted step, to the state given, only put a character after the others.
  ///
  /// - Returns: The keys where that did not restore what stood there before.
  func wrongBackspace(_ appends: (ReplayedStep, FieldState) -> Bool) -> Fault? {
    first { target, step in
      step.typedAtCaret != nil && appends(step, target.state) ? wrongBackspace(after: step, step.before, "key") : nil
    }
  }

  /// - Returns: The keys up to a movement of the caret that changed text or value.
  func changingMovement() -> Fault? {
    first { target, step in
      step.key.isMove && !step.hadMarkedText && target.state != step.before
        ? step.fault("\(step.before) became \(target.state)") : nil
    }
  }

  /// - Returns: The keys up to a letter or digit that was rejected at a closed place, in a value that was said to be
  ///   complete, or whose rejection was not all that backspace took back.
  func completeRejection() -> Fault? {
    first { target, step in
      guard let c = step.key.typedScalar, c.isLetterOrNumber,
        target.report(on: step.key.text).rejections.contains(where: {
          ["afterRejection", "outOfRange"].contains($0.reason)
        })
      else { return nil }
      if target.isComplete { return step.fault("\(target.state) is complete") }
      // of a selection backspace deletes what is selected
      if target.selection.anchor != target.selection.head { return nil }
      return wrongBackspace(after: step, target.state, "rejection")
    }
  }

  /// - Parameter mayShorten: Whether another part of the value may go each time.
  /// - Returns: The keys up to an end of editing after which another changes something.
  func changingLeaving(mayShorten: Bool) -> Fault? {
    first { target, step in
      if step.key != .endEditing { return nil }
      var again = self.target(after: step.keys)
      _ = again.finish()
      if again.state == target.state || mayShorten && again.value.count < target.value.count { return nil }
      return step.fault("\(target.state), left again \(again.state)")
    }
  }

  /// - Returns: The keys up to a digit that was accepted after a separator that was rejected after a digit.
  func joining() -> Fault? {
    // whether the last keys were a digit that the value ends in, and then a separator that was rejected
    var (isAfterDigit, isAfterRejection) = (false, false)
    return first { target, step in
      guard let c = step.key.typedScalar, step.selection.anchor == step.selection.head else {
        (isAfterDigit, isAfterRejection) = (false, false)
        return nil
      }
      let isDigit = c.decimalDigit != nil
      if isAfterRejection && isDigit && step.isAccepted {
        return step.fault("\(target.state), \(step.before) before the digit")
      }
      let isSeparator = " -/.:,;–—".unicodeScalars.contains(c)
      isAfterRejection = !step.isAccepted && (isAfterRejection || isAfterDigit && isSeparator)
      let (after, digit) = (target.state, [c.asASCIIDigit])
      isAfterDigit =
        isDigit && step.isAccepted && after.text == step.before.text + digit && after.value == step.before.value + digit
      return nil
    }
  }

  /// - Returns: The keys up to one that was rejected and yet changed text, value or selection.
  ///
  /// - Parameter isExcused: whether it may have taken a part of its text.
  func wrongRejection(_ isExcused: (EditCommand) -> Bool = { _ in false }) -> Fault? {
    first { target, step in
      if step.isAccepted || step.hadMarkedText || step.hasMarkedText || isExcused(step.key)
        || target.report(on: step.key.text).droppedSomething
        || target.state == step.before && target.selection == step.selection
      {
        return nil
      }
      return step.fault("\(step.before) \(step.selection) became \(target.state) \(target.selection)")
    }
  }

  /// Plays the keys on the oracle, too.
  ///
  /// - Returns: The keys up to where the two differ.
  func difference<Oracle: EntryTarget & ~Copyable>(from oracle: consuming Oracle) -> Fault? {
    var oracle = oracle
    var marked = ""
    return first { target, step in
      let key = step.key
      let isOraclesAccepted = oracle.press(key)
      // a commit that had nothing to commit is not an edit, and reports nothing
      let text = key == .unmarkText ? marked : key.text
      let isEdit = !key.isMove && (key != .unmarkText || !marked.isEmpty)
      if case .setMarkedText(let text) = key { marked = text } else if !key.keepsMarkedText(true) { marked = "" }
      let (own, other) = (target.selection, oracle.selection)
      return step.difference("shows", target.state, oracle.state)
        ?? step.difference("complete:", target.isComplete, oracle.isComplete, named: "the oracle:")
        ?? (own == other ? nil : step.fault("selects \(own) in \(target.text), the oracle \(other)"))
        ?? step.difference("accepted:", step.isAccepted, isOraclesAccepted, named: "the oracle:")
        ?? (isEdit ? step.difference("reports", target.report(on: text), oracle.report(on: text)) : nil)
    }
  }
}

/// Laws of one state.
extension ReplayedStep {
  /// What is wrong with where the selection stands, or with what the value holds, whatever the field is of.
  func unsoundness(of target: borrowing some EntryTarget & ~Copyable, _ laws: Set<Law>) -> (Law, Fault)? {
    let (text, value, selection) = (target.text, target.value, target.selection)
    if laws.contains(.caretIsOnBoundary),
      !text.hasBoundary(at: selection.anchor) || !text.hasBoundary(at: selection.head)
    {
      return (.caretIsOnBoundary, fault("\(selection.anchor), \(selection.head) in \(text)"))
    }
    if laws.contains(.valueIsVisible), let character = value.first(where: \.hasUnseenPart) {
      return (.valueIsVisible, fault("\(value) holds \(Array(character.unicodeScalars))"))
    }
    return nil
  }
}

extension EditCommand {
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

extension Character {
  /// Whether something of it cannot be seen, though its script needs nothing of the kind.
  fileprivate var hasUnseenPart: Bool {
    let first = unicodeScalars[unicodeScalars.startIndex]
    // the place of an empty slot is not a character
    if first == Slot.emptySlot { return false }
    return first.showsNothing || !first.isWrittenWithJoiners && unicodeScalars.dropFirst().contains { $0.showsNothing }
  }
}

extension String {
  init(scalars: some Sequence<Unicode.Scalar>) {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    self.init(view)
  }

  /// Whether an offset in scalars is in the text and begins or ends a character.
  func hasBoundary(at offset: Int) -> Bool {
    // every place but that between CR and LF
    if offset >= 0 && offset <= utf8.count && utf8.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) { return true }
    guard offset >= 0, let index = unicodeScalars.index(startIndex, offsetBy: offset, limitedBy: endIndex) else {
      return false
    }
    return index == endIndex || indices.contains(index)
  }
}
