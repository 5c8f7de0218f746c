internal import FieldEditing
internal import MaskOracle

extension EntryReplay where Target: ~Copyable {
  /// Presses the keys, then undoes to the beginning and redoes to the end.
  ///
  /// - Parameter hidesSteps: Whether what undo takes back may be nothing that is shown: a sign, a region.
  ///
  /// - Returns: The keys and what they showed where undo came to a state that never was, passed one that an edit other
  ///   than typing made, or did not come back to the empty field; or redo not to the last.
  func wrongUndo(hidesSteps: Bool = false) -> Fault? {
    let keys = keys.filter { $0 != .undo && $0 != .redo }
    var target = makeTarget()
    var states: [(state: FieldState, isStep: Bool)] = [(target.state, true)]
    for key in keys {
      target.press(key)
      // marked text and what ends it would be two edits of one key
      if case .setMarkedText = key { _ = target.unmarkText() }
      let now = target.state
      if now == states[states.count - 1].state { continue }
      if !key.isTyping { states[states.count - 1].isStep = true }
      states.append((now, false))
    }
    let (last, selection) = (target.state, target.selection)
    // where undo may have come to: of states that are alike any
    var places = [states.count - 1]
    var undone: [EditCommand] = []
    while target.undo() {
      undone.append(.undo)
      let now = target.state
      if hidesSteps && now == states[places[0]].state { continue }
      // back to a state that was, over no edit that is a step of its own
      places = (0..<places[0]).reversed().filter { earlier in
        states[earlier].state == now
          && places.contains { place in earlier < place && !states[earlier + 1..<place].contains { $0.isStep } }
      }
      if places.isEmpty { return Fault(keys: keys + undone, detail: "\(now) was never there") }
    }
    if states[places[0]].state != states[0].state {
      return Fault(keys: keys + undone, detail: "it ends at \(target.state)")
    }
    while target.redo() {}
    if target.state == last && target.selection == selection { return nil }
    return Fault(
      keys: keys + [.undo, .redo], detail: "\(target.state) \(target.selection), before \(last) \(selection)")
  }
}

extension EditCommand {
  /// Whether it may go on with a step of undo: a pasted character is a typed one.
  fileprivate var isTyping: Bool {
    switch self {
    case .insert: typedScalar != nil
    // what shows nothing is not text that one types
    case .paste(let text): text.count { $0.unicodeScalars.first.map { !$0.showsNothing } ?? false } == 1
    default: false
    }
  }
}
