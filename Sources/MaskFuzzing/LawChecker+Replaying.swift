import FieldEditing

/// Laws for which the keys are played in another way.
extension LawChecker {
  /// All that is typed and pasted, typed a character at a time and pasted at once.
  func typing(_ script: Script) -> [LawViolation] {
    let text = script.keys.reduce(into: "") { text, key in
      switch key {
      case .type(let c): text.unicodeScalars.append(c)
      case .paste(let pasted): text += pasted
      default: break
      }
    }
    var typed = EngineTarget(mask, options: options(lazy: true))
    for c in text {
      let before = typed.state
      // typed over what stands before the caret, a character is neither refused nor read
      if !typed.insert(String(c)) || typed.state == before { return [] }
    }
    var pasted = EngineTarget(mask, options: options(lazy: true))
    _ = pasted.insert(text)
    if typed.state == pasted.state && typed.selection == pasted.selection { return [] }
    return [violation(.typingIsPasting, [.paste(text)], "\(pasted.state), typed \(typed.state)", lazy: true)]
  }

  func backspace(_ script: Script) -> [LawViolation] {
    var target = EngineTarget(mask, options: options(lazy: false))
    for (i, key) in script.keys.enumerated() {
      // what leaving added is certain to come, and typed again it is not what backspace takes
      if key == .leave { return [] }
      let before = target.field.value
      let (anchor, head) = target.selection
      let isAtEnd = anchor == head && head == target.text.unicodeScalars.count && !target.field.isComposing
      target.press(key)
      let after = target.field.value
      guard case .type = key, isAtEnd, after.addsOneCharacter(to: before), let result = target.result,
        result.effects.isDisjoint(with: [.supplied, .padded, .rejected])
      else { continue }
      var again = EngineTarget(mask, options: options(lazy: false))
      for key in script.keys[...i] { again.press(key) }
      _ = again.backspace()
      let restored = again.field.value.isSame(as: before)
      if !restored || !again.text.unicodeScalars.starts(with: display(of: before).unicodeScalars) {
        return [
          violation(.backspaceInverts, script.keys[...i] + [.backspace], "\(again.state), before the key \(before)")
        ]
      }
    }
    return []
  }

  /// Undoes to the beginning and redoes to the end.
  func undo(_ script: Script) -> [LawViolation] {
    let keys = script.keys.filter { $0 != .undo && $0 != .redo }
    if keys.count > options.undoSteps { return [] }
    var target = EngineTarget(mask, options: options(lazy: false))
    var states: [(state: FieldState, isStep: Bool)] = [(target.state, true)]
    for key in keys {
      // a composition and what then ends it are two edits of one key
      if target.field.isComposing { return [] }
      target.press(key)
      if case .compose = key { _ = target.commit() }
      let state = target.state
      if state == states[states.count - 1].state { continue }
      if !key.isTyping { states[states.count - 1].isStep = true }
      states.append((state, false))
    }
    let (last, selection) = (target.state, target.selection)
    var place = states.count - 1
    var undone = 0
    while target.undo() {
      undone += 1
      let state = target.state
      // back to a state that was, over no edit that is a step of its own
      repeat { place -= 1 } while place >= 0 && states[place].state != state && !states[place].isStep
      if place < 0 || states[place].state != state {
        return [violation(.undoInverts, keys + Array(repeating: .undo, count: undone), "\(state) was never there")]
      }
    }
    if place != 0 {
      return [violation(.undoInverts, keys + Array(repeating: .undo, count: undone), "it ends at \(target.state)")]
    }
    while target.redo() {}
    if target.state != last || target.selection != selection {
      return [violation(.undoInverts, keys + [.undo, .redo], "\(target.state) \(target.selection), before \(last) \(selection)")]
    }
    return []
  }
}

extension Key {
  /// Whether it may go on with a step of undo: a pasted character is a typed one.
  fileprivate var isTyping: Bool {
    switch self {
    case .type: true
    case .paste(let text): text.count == 1
    default: false
    }
  }
}

extension String {
  /// Whether it is `text` and one character more.
  fileprivate func addsOneCharacter(to text: String) -> Bool {
    count == text.count + 1 && unicodeScalars.starts(with: text.unicodeScalars)
  }
}
