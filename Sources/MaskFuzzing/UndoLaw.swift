import FieldEditing
import MaskOracle

extension ScriptTarget where Self: ~Copyable {
  /// Presses keys, then undoes to the beginning and redoes to the end.
  ///
  /// - Returns: The keys and what they showed where undo came to a state that never was, passed one that an edit other
  ///   than typing made, or did not come back to the empty field; or redo not to the last.
  mutating func wrongUndo(of keys: [EditCommand], hidesSteps: Bool = false, state: (borrowing Self) -> FieldState) -> (
    keys: [EditCommand], detail: String
  )? {
    let keys = keys.filter { $0 != .undo && $0 != .redo }
    var states: [(state: FieldState, isStep: Bool)] = [(state(self), true)]
    for key in keys {
      press(key)
      // marked text and what ends it would be two edits of one key
      if case .setMarkedText = key { _ = unmarkText() }
      let now = state(self)
      if now == states[states.count - 1].state { continue }
      if !key.isTyping { states[states.count - 1].isStep = true }
      states.append((now, false))
    }
    let (last, selection) = (state(self), selection)
    // where undo may have come to: of states that are alike any
    var places = [states.count - 1]
    var undone = 0
    while undo() {
      undone += 1
      let now = state(self)
      // what is not shown was undone: a sign, a region
      if hidesSteps && now == states[places[0]].state { continue }
      // back to a state that was, over no edit that is a step of its own
      places = (0..<places[0]).reversed().filter { earlier in
        states[earlier].state == now
          && places.contains { place in earlier < place && !states[earlier + 1..<place].contains { $0.isStep } }
      }
      if places.isEmpty { return (keys + Array(repeating: .undo, count: undone), "\(now) was never there") }
    }
    if states[places[0]].state != states[0].state {
      return (keys + Array(repeating: .undo, count: undone), "it ends at \(state(self))")
    }
    while redo() {}
    if state(self) == last && self.selection == selection { return nil }
    return (keys + [.undo, .redo], "\(state(self)) \(self.selection), before \(last) \(selection)")
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
