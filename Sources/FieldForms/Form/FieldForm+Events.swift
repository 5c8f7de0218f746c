import FieldFormats

/// What each event does.
extension FieldForm {
  mutating func perform(_ event: FormEvent) {
    switch event {
    case .insert, .paste, .replace, .setMarkedText, .unmarkText, .deleteBackward, .deleteForward, .undo, .redo:
      if case .field(let id) = focus { edit(id, event) }
    case .copy, .cut:
      if case .field(let id) = focus { copy(id, isCut: event == .cut) }
    case .move, .moveByRow, .scroll, .setSelection, .selectAll:
      if case .field(let id) = focus { moveCaret(id, event) }
    case .choose, .openChoices, .closeChoices, .highlight, .toggle:
      if case .field(let id) = focus { choose(id, event) }
    case .press(let button):
      if case .field(let id) = focus { press(button, id) }
    case .fill(let texts): fill(texts)
    case .focus(let target): moveFocus(to: target)
    case .next: moveFocus(.forward)
    case .previous: moveFocus(.backward)
    case .enter: enter()
    case .submit: submit()
    case .submissionEnded:
      if isSubmitting { change.form.insert(.submitting) }
      isSubmitting = false
    case .reset: reset()
    case .answer(let id, let ticket, let objection): answer(id, ticket, objection)
    case .object(let objections): object(objections)
    // a day at once at most, and never back
    case .tick(let milliseconds): tick(min(max(0, milliseconds), 86_400_000))
    }
  }

  /// Lets a field be changed, and notes what follows from that: facets, counts, and the fields that depend on it.
  @inline(__always) mutating func update(_ id: FieldID, _ body: (inout FormField) -> Void) {
    let before = fields[id.index].facts
    body(&fields[id.index])
    note(id, before)
  }

  /// Notes what changed of a field.
  mutating func note(_ id: FieldID, _ before: FieldFacts, _ facets: FieldFacets = []) {
    let after = fields[id.index].facts
    let all = facets.union(after.facets(since: before))
    if !all.isEmpty { add(all, to: id) }
    if before.isUnfinished != after.isUnfinished {
      unfinishedCount += after.isUnfinished ? 1 : -1
      change.form.insert(.remaining)
    }
    if before.isShown != after.isShown || before.isRequired != after.isRequired { change.form.insert(.notice) }
    if wasSubmitted && all.contains(.message) { change.form.insert(.summary) }
  }

  private mutating func add(_ facets: FieldFacets, to id: FieldID) {
    if change.field == nil { change.field = id }
    if change.field == id {
      change.facets.formUnion(facets)
    } else if let i = others.firstIndex(where: { $0.field == id }) {
      others[i].facets.formUnion(facets)
    } else {
      others.append((id, facets))
    }
  }

  /// A key or another edit of the field that has the focus.
  private mutating func edit(_ id: FieldID, _ event: FormEvent) {
    let before = fields[id.index].facts
    // any edit commits marked text first, even one that is rejected
    let (hadMarkedText, wasComplete) = (fields[id.index].hasMarkedText, fields[id.index].entry.isComplete)
    guard let result = fields[id.index].edit(event) else { return note(id, before) }
    change.edit = result
    let valueChanged = hadMarkedText || result.effects.contains(.valueChanged)
    if !valueChanged { followCompleteness(of: id, wasComplete) }
    finishEdit(id, before, valueChanged)
  }

  /// A key that is rejected may leave a value incomplete, until the rejection is taken back or the caret moves.
  private mutating func followCompleteness(of id: FieldID, _ wasComplete: Bool) {
    if fields[id.index].entry.isComplete != wasComplete { fields[id.index].messageState.follow(verdict(of: id)) }
  }

  /// After an edit: verdict, message, and what depends on the field.
  mutating func finishEdit(_ id: FieldID, _ before: FieldFacts, _ valueChanged: Bool) {
    if valueChanged {
      fields[id.index].objection = nil
      fields[id.index].ticket = nil
      fields[id.index].isAnswered = false
      isSubmissionDue = false
      fields[id.index].messageState.edit(verdict(of: id), plan.fields[id.index].timing)
      change.form.insert(.dirty)
    }
    note(id, before, valueChanged ? [.text, .selection, .verdict] : [.text, .selection])
    announceEdit(of: id)
    if valueChanged { followers(of: id) }
  }

  private mutating func copy(_ id: FieldID, isCut: Bool) {
    if fields[id.index].hidesSelection {
      update(id) { $0.remarkState = .message(FormMessage(.remarkRevealToCopy)) }
    } else if isCut, !fields[id.index].selection.isEmpty {
      edit(id, .deleteBackward(.character))
    }
  }

  private mutating func moveCaret(_ id: FieldID, _ event: FormEvent) {
    if fields[id.index].hasMarkedText { edit(id, .unmarkText) }
    let (before, wasComplete) = (fields[id.index].facts, fields[id.index].entry.isComplete)
    // moving over the end of what completes a choice takes it
    let former = fields[id.index].choice.selected
    fields[id.index].moveCaret(event)
    if fields[id.index].choice.selected != former { return finishEdit(id, before, true) }
    followCompleteness(of: id, wasComplete)
    note(id, before, .selection)
  }

  private mutating func choose(_ id: FieldID, _ event: FormEvent) {
    let before = fields[id.index].facts
    let valueChanged = fields[id.index].choose(event)
    if valueChanged { return finishEdit(id, before, true) }
    note(id, before, [.options, .text, .selection])
  }

  private mutating func press(_ button: FieldButton, _ id: FieldID) {
    switch button {
    case .clear:
      let before = fields[id.index].facts
      guard fields[id.index].canClear else { return }
      let result = fields[id.index].clearByButton()
      change.edit = result
      finishEdit(id, before, result.effects.contains(.valueChanged))
    case .reveal:
      guard fields[id.index].canReveal else { return }
      update(id) { $0.entry.isRevealed.toggle() }
      note(id, fields[id.index].facts, [.text, .selection, .buttons])
      announce(.visibility(id))
    case .leadingAccessory, .trailingAccessory:
      if plan.fields[id.index].description.accessory(of: button)?.action != nil {
        change.action = .accessory(id, button)
      }
    }
  }

  /// Fills in fields, each after those that it follows: a country first, then its postal code.
  private mutating func fill(_ texts: [String: String]) {
    for id in plan.order.fields {
      guard let text = texts[fields[id.index].name] else { continue }
      let before = fields[id.index].facts
      let valueChanged = fields[id.index].fill(text)
      finishEdit(id, before, valueChanged)
    }
  }

  /// Return: it takes what is highlighted, makes a line where that is meant, and else goes on; at the end it submits.
  private mutating func enter() {
    switch focus {
    case .none: break
    case .submitButton: submit()
    case .field(let id):
      if fields[id.index].isOpen, fields[id.index].highlightedMatch != nil {
        return choose(id, .choose(fields[id.index].highlightedMatch ?? 0))
      }
      if plan.fields[id.index].lines?.returnMakesLine ?? false { return edit(id, .insert("\n")) }
      if nextFocus == .submitButton { submit() } else { moveFocus(.forward) }
    }
  }
}

/// What of a field is compared before and after an event. Plain data: a key makes two of them.
struct FieldFacts: Equatable {
  let verdict: FieldVerdict
  let shown: FieldVerdict?
  let isShown, isRequired, canClear, isRevealed, hasRemark, isBusy, isOpen: Bool
  let highlighted: Int?
  let rowCount, firstRow: Int
  let showsLastCharacter: Bool

  /// Whether it keeps the form from being submitted.
  var isUnfinished: Bool { isShown && !verdict.isFine }

  /// What changed. A problem that is shown may name the value's length or a bound: it is drawn again.
  func facets(since before: FieldFacts) -> FieldFacets {
    var facets: FieldFacets = []
    if shown != nil || before.shown != nil { facets.insert(.message) }
    if hasRemark || before.hasRemark { facets.insert(.remark) }
    if canClear != before.canClear || isRevealed != before.isRevealed { facets.insert(.buttons) }
    if isOpen || before.isOpen || highlighted != before.highlighted { facets.insert(.options) }
    if isRequired != before.isRequired { facets.insert(.label) }
    if isShown != before.isShown { facets.insert(.visibility) }
    if isBusy != before.isBusy { facets.insert(.busy) }
    if verdict != before.verdict { facets.insert(.verdict) }
    if showsLastCharacter || before.showsLastCharacter { facets.insert(.text) }
    if rowCount != before.rowCount || firstRow != before.firstRow { facets.insert(.lines) }
    return facets
  }
}

extension FormField {
  /// Whether it keeps the form from being submitted.
  var keepsFromSubmitting: Bool { isShown && !verdict.isFine }
}

extension FormField {
  /// What is compared. The getter is mutating, though it changes nothing, and what it asks is inlined: the compiler
  /// copies a field that is borrowed onto the stack, and a key would pay for that.
  var facts: FieldFacts {
    mutating get {
      let isBox = kind == .box
      return FieldFacts(
        verdict: messageState.verdict, shown: messageState.shown, isShown: isShown, isRequired: isRequired,
        canClear: canClear, isRevealed: entry.isRevealed, hasRemark: !remarkState.isNone, isBusy: ticket != nil,
        isOpen: choice.isOpen, highlighted: choice.highlighted, rowCount: isBox ? box.rowCount : 0,
        firstRow: isBox ? box.firstRow : 0, showsLastCharacter: lastCharacterTime > 0)
    }
  }
}
