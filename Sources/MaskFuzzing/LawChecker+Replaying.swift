import FieldEditing
import FieldFormats
import MaskOracle
import MaskSyntax

/// Laws for which the keys are played in another way.
extension LawChecker {
  /// All that is typed and pasted, typed a character at a time and pasted at once.
  func typing(_ script: Script) -> [LawViolation] {
    let text = script.insertedText
    // a full-width sign is the key for its ASCII form; in a pasted text it may be itself
    if text.unicodeScalars.contains(where: { !$0.isLetterOrNumber && $0.plainForm != $0 }) { return [] }
    var typed = EngineTarget(mask, options: options(lazy: true))
    for c in text {
      let before = typed.state
      // typed over what stands before the caret, a character is neither rejected nor read
      if !typed.insert(String(c)) || typed.state == before { return [] }
    }
    var pasted = EngineTarget(mask, options: options(lazy: true))
    _ = pasted.insert(text)
    if typed.state == pasted.state && typed.selection == pasted.selection { return [] }
    return [violation(.typingIsPasting, [.paste(text)], "\(pasted.state), typed \(typed.state)", lazy: true)]
  }

  /// The same text as one that arrives whole.
  func wholeText(_ script: Script) -> [LawViolation] {
    let text = script.insertedText
    if format.isReadInOtherForms { return [] }
    var options = options(lazy: false)
    options.pastes = .lossless
    // literals that a text ends with shows there
    options.isEager = true
    var field = Field(mask, options: options)
    let reading = format.read(text, options: options)
    _ = field.take(reading)
    func violation(_ detail: String) -> [LawViolation] {
      [self.violation(.wholeTextIsKept, [.paste(text)], detail)]
    }
    let composed = text.composed
    if !composed.isSame(as: text), format.read(composed, options: options).isAccepted != reading.isAccepted {
      return violation("\(reading.isAccepted ? "accepted" : "rejected"), and not so with its marks composed")
    }
    if !reading.isAccepted {
      return field.isEmpty && !field.canUndo ? [] : violation("\(field.text), though the text is rejected")
    }
    let leftOut = Set(field.rejections.map(\.position))
    let kept = text.enumerated().filter { !leftOut.contains($0.offset) }.map(\.element)
    guard let missing = String(kept).firstLetterOrDigit(missingIn: field.text) else { return [] }
    return violation("\(field.text) without a \(missing) of the text")
  }

  func backspace(_ script: Script) -> [LawViolation] {
    var target = EngineTarget(mask, options: options(lazy: false))
    var again = EngineTarget(mask, options: options(lazy: false))
    var shown = EngineTarget(mask, options: options(lazy: true))
    for (i, key) in script.keys.enumerated() {
      // what ending editing added is certain to come, and typed again it is not what backspace takes
      if key == .endEditing { return [] }
      let before = target.field.value
      let (anchor, head) = target.selection
      let isAtEnd = anchor == head && head == target.text.unicodeScalars.count && !target.field.hasMarkedText
      target.press(key)
      let after = target.field.value
      guard key.typedScalar != nil, isAtEnd, !target.valueMerges, after.addsOneCharacter(to: before),
        let result = target.result,
        result.effects.isDisjoint(with: [.autoInserted, .padded, .rejected])
      else { continue }
      again.field.clear()
      again.overwrites = options.isOverwriting
      for key in script.keys[...i] { again.press(key) }
      _ = again.deleteBackward()
      let restored = again.field.value.isSame(as: before)
      if !restored || !again.text.unicodeScalars.starts(with: shown.display(of: before).unicodeScalars) {
        return [
          violation(
            .backspaceInverts, script.keys[...i] + [.deleteBackward()], "\(again.state), before the key \(before)")
        ]
      }
    }
    return []
  }

  func undo(_ script: Script) -> [LawViolation] {
    if script.keys.count > options.undoSteps { return [] }
    var target = EngineTarget(mask, options: options(lazy: false))
    guard let wrong = target.wrongUndo(of: script.keys, state: { $0.state }) else { return [] }
    return [violation(.undoInverts, wrong.keys, wrong.detail)]
  }

  func movements(_ script: Script) -> [LawViolation] {
    let (mask, options) = (mask, options)
    let replay = EntryReplay(keys: script.keys) { EngineTarget(mask, options: options) }
    return replay.wrongMovement(extending: true).map { [violation(.movementIsArrow, $0.keys, $0.detail)] } ?? []
  }

  /// Laws of keys that are rejected, and of those that follow them.
  func rejectionViolations(_ script: Script) -> [LawViolation] {
    let (mask, options) = (mask, options(lazy: false))
    let replay = EntryReplay(keys: script.keys) { EngineTarget(mask, options: options) }
    var found: [LawViolation] = []
    func check(_ law: Law, _ fault: @autoclosure () -> EntryReplay<EngineTarget>.Fault?) {
      if laws.contains(law), let fault = fault() { found.append(violation(law, fault.keys, fault.detail)) }
    }
    // of a text that arrives whole a part may be taken
    check(.rejectionChangesNothing, replay.wrongRejection { $0.typedScalar == nil })
    var lossless = options
    lossless.pastes = .lossless
    let whole = EntryReplay(keys: script.keys) { [given, lossless] in EngineTarget(given, options: lossless) }
    check(.rejectionChangesNothing, replay.changingRejection() ?? whole.changingRejection())
    // in another form a value has its parts in another order
    let isReadOtherwise = given.namedFormat != nil || format.isReadInOtherForms
    check(.lossIsReported, replay.silentLoss() ?? (isReadOtherwise ? nil : whole.silentLoss()))
    check(.movementChangesNothing, replay.changingMovement())
    if mask.tree.expression.hasOpenNumbers { check(.nothingIsJoined, replay.joining()) }
    check(.rejectionIsReported, replay.completeRejection())
    return found
  }

  func steps(_ script: Script) -> [LawViolation] {
    let (mask, options) = (mask, options)
    let replay = EntryReplay(keys: script.keys) { EngineTarget(mask, options: options) }
    let wrong = replay.unevenStep { before, after in before != after && before.digits == after.digits }
    return wrong.map { [violation(.stepIsManySteps, $0.keys, $0.detail)] } ?? []
  }

  func clearing(_ script: Script) -> [LawViolation] {
    let (mask, options) = (mask, options)
    let replay = EntryReplay(keys: script.keys) { EngineTarget(mask, options: options) }
    return replay.wrongClearing().map { [violation(.clearedIsNew, $0.keys, $0.detail)] } ?? []
  }
}

extension Script {
  /// All that is typed and pasted.
  fileprivate var insertedText: String {
    keys.reduce(into: "") { text, key in
      switch key {
      case .insert(let typed): text += typed
      case .paste(let pasted): text += pasted
      default: break
      }
    }
  }
}

extension String {
  /// Whether it is `text` and one character more.
  fileprivate func addsOneCharacter(to text: String) -> Bool {
    count == text.count + 1 && unicodeScalars.starts(with: text.unicodeScalars)
  }
}
