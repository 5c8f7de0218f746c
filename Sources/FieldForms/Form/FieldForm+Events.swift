internal import FieldEditing

/// What each event does.
extension FieldForm {
  mutating func perform(_ event: FormEvent) {
    switch event {
    case .edit(let command):
      // what is typed before anything has the focus begins the form
      if focus == .none, command.bringsText { moveFocus(.forward) }
      guard case .field(let id) = focus else { return }
      change.field = id
      take(command, id)
    case .copy, .cut:
      if case .field(let id) = focus { copy(id, isCut: event == .cut) }
    case .moveByRow, .scroll:
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

  /// Notes what changed of a field since it was noted last, and counts it among those that are unfinished.
  ///
  /// - Parameter facets: What changed beside.
  /// - Returns: Whether anything changed that other fields may depend on.
  @discardableResult mutating func note(_ id: FieldID, _ facets: FieldFacets = []) -> Bool {
    let (found, changed) = fields[id.index].noteChanges()
    let all = facets.union(found)
    if !all.isEmpty { add(all, to: id) }
    if changed.contains(.unfinished) {
      unfinishedCount += fields[id.index].noted.states.contains(.unfinished) ? 1 : -1
      change.form.insert(.remaining)
    }
    if !changed.isDisjoint(with: [.shown, .required]) { change.form.insert(.notice) }
    if wasSubmitted && all.contains(.message) { change.form.insert(.summary) }
    return !changed.isEmpty || found.contains(.verdict)
  }

  private mutating func add(_ facets: FieldFacets, to id: FieldID) {
    if change.field == nil { change.field = id }
    if change.field == id {
      change.facets.formUnion(facets)
    } else if let i = others.firstIndex(where: { $0.field == id }) {
      others[i].facets.formUnion(facets)
    } else {
      others.append((id, facets))
      change.othersCount += 1
    }
  }

  /// A command to the field that has the focus.
  @inline(__always) private mutating func take(_ command: EditCommand, _ id: FieldID) {
    switch command {
    case .move, .setSelection, .selectAll: moveCaret(id, .edit(command))
    case .reveal(let isRevealed): if fields[id.index].isRevealed != isRevealed { press(.reveal, id) }
    default: edit(id, command)
    }
  }

  private mutating func edit(_ id: FieldID, _ command: EditCommand) {
    // any edit commits marked text first, even one that is rejected
    let hadMarkedText = fields[id.index].hasMarkedText
    guard let result = fields[id.index].edit(command) else {
      note(id)
      return
    }
    change.edit = result
    finishEdit(id, hadMarkedText || result.effects.contains(.valueChanged))
  }

  /// After an edit: verdict, message, and what depends on the field.
  mutating func finishEdit(_ id: FieldID, _ valueChanged: Bool) {
    if valueChanged {
      fields[id.index].forgetAnswers()
      isSubmissionDue = false
      fields[id.index].messageState.edit(verdict(of: id), fields[id.index].plan.timing)
      change.form.insert(.dirty)
      loosenObjections()
    } else {
      // a key that is rejected may leave a value incomplete, until the rejection is taken back or the caret moves
      fields[id.index].messageState.follow(verdict(of: id))
    }
    note(id, valueChanged ? [.text, .selection, .verdict] : [.text, .selection])
    announceEdit(of: id)
    if valueChanged { followers(of: id) }
  }

  private mutating func copy(_ id: FieldID, isCut: Bool) {
    if fields[id.index].hidesSelection {
      fields[id.index].remarkState = .message(FormMessage(.remarkRevealToCopy))
      note(id)
    } else if isCut, !fields[id.index].selection.isEmpty {
      edit(id, .deleteBackward())
    }
  }

  private mutating func moveCaret(_ id: FieldID, _ event: FormEvent) {
    if fields[id.index].hasMarkedText { edit(id, .unmarkText) }
    // moving over the end of what completes a choice takes it
    let former = fields[id.index].choice.selected
    fields[id.index].moveCaret(event)
    if fields[id.index].choice.selected != former {
      change.edit = nil
      return finishEdit(id, true)
    }
    if var edit = change.edit {
      edit.selection = fields[id.index].selection
      change.edit = edit
    }
    fields[id.index].messageState.follow(verdict(of: id))
    note(id, .selection)
  }

  private mutating func choose(_ id: FieldID, _ event: FormEvent) {
    if fields[id.index].choose(event) { return finishEdit(id, true) }
    if case .choose = event { note(id, .text) }
    note(id, [.options, .selection])
  }

  private mutating func press(_ button: FieldButton, _ id: FieldID) {
    switch button {
    case .clear: if fields[id.index].canClear { edit(id, .deleteBackward(.all)) }
    case .reveal:
      guard fields[id.index].canReveal else { return }
      fields[id.index].entry.isRevealed.toggle()
      note(id, [.text, .selection, .buttons])
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
      let valueChanged = fields[id.index].fill(text)
      finishEdit(id, valueChanged)
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

extension EditCommand {
  /// Whether a person's text would be lost if no field took it.
  fileprivate var bringsText: Bool {
    switch self {
    case .insert, .paste, .setMarkedText: true
    default: false
    }
  }
}
