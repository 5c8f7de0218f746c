package import FieldForms

/// What a pointer does: it focuses, sets the caret, selects, scrolls and presses.
extension FormView {
  mutating func point(_ pointer: TerminalPointer, _ form: inout FieldForm) -> Outcome? {
    let target = draw(form).target(row: pointer.row, column: pointer.column)
    switch pointer.action {
    case .wheelUp, .wheelDown:
      turnWheel(pointer.action == .wheelUp ? -1 : 1, over: target, &form)
      return nil
    case .drag: return drag(to: target, pointer, &form)
    case .release:
      dragStart = nil
      return nil
    case .rest:
      if case .text = note, case .text = target { return nil }
      if case .text = note { note = nil }
      return nil
    case .press, .doublePress: return press(target, pointer, &form)
    }
  }

  /// The pointer has rested for half a second: the whole text is shown of a field that hides a part of it.
  package mutating func rest(row: Int, column: Int, _ form: borrowing FieldForm) {
    guard case .text(let id, _) = draw(form).target(row: row, column: column), note == nil else { return }
    if wholeText(of: id, form) != nil { note = .text(id) }
  }

  /// Presses a key of a script, where no time passes: a pointer that rests has rested.
  package mutating func play(_ key: TerminalKey, _ form: inout FieldForm) -> Outcome? {
    let outcome = press(key, &form)
    if case .pointer(let pointer) = key, pointer.action == .rest {
      rest(row: pointer.row, column: pointer.column, form)
    }
    return outcome
  }

  private mutating func press(
    _ target: PointerTarget?, _ pointer: TerminalPointer, _ form: inout FieldForm
  ) -> Outcome? {
    (asksToGiveUp, restlessness) = (false, 1_500)
    let wasNoted = note != nil
    note = nil
    guard let target, !wasNoted else { return nil }
    problem = nil
    let isSubmitted = act(on: target, pointer, &form)
    follow(&form)
    return isSubmitted ? .submitted : nil
  }

  /// - Returns: Whether the form is to be submitted.
  private mutating func act(on target: PointerTarget, _ pointer: TerminalPointer, _ form: inout FieldForm) -> Bool {
    switch target {
    case .field(let id): take(.focus(.field(id)), &form)
    case .text(let id, _), .row(let id, _, _):
      take(.focus(.field(id)), &form)
      if form.focus == .field(id) { pressText(of: id, target, pointer, &form) }
    case .button(let id, let button):
      take(.focus(.field(id)), &form)
      return form.focus == .field(id) && take(.press(button), &form)
    case .choices(let id):
      let isOpen = form[id].isOpen
      take(.focus(.field(id)), &form)
      take(isOpen ? .closeChoices : .openChoices, &form)
    case .option(let id, let match):
      take(.focus(.field(id)), &form)
      if !form[id].isOpen { take(.openChoices, &form) }
      take(.choose(match), &form)
    case .problem(let i):
      let problems = form.summary
      if problems.indices.contains(i) { take(.focus(.field(problems[i].field)), &form) }
    case .submit: return take(.submit, &form)
    case .note: break
    }
    return false
  }

  private mutating func pressText(
    of id: FieldID, _ target: PointerTarget, _ pointer: TerminalPointer, _ form: inout FieldForm
  ) {
    switch form[id].kind.holding {
    case .state: take(.toggle, &form)
    case .option where form[id].choiceStyle == .picker: take(form[id].isOpen ? .closeChoices : .openChoices, &form)
    default:
      guard let offset = offset(at: pointer.column, of: target, form) else { return }
      take(.edit(.setSelection(anchor: offset, head: offset)), &form)
      dragStart = offset
      if pointer.action == .doublePress {
        take(.edit(.move(.wordBackward)), &form)
        take(.edit(.move(.wordForward, extending: true)), &form)
      }
    }
  }

  private mutating func drag(
    to target: PointerTarget?, _ pointer: TerminalPointer, _ form: inout FieldForm
  ) -> Outcome? {
    guard let start = dragStart, let target, let offset = offset(at: pointer.column, of: target, form) else {
      return nil
    }
    take(.edit(.setSelection(anchor: start, head: offset)), &form)
    follow(&form)
    return nil
  }

  private mutating func turnWheel(_ step: Int, over target: PointerTarget?, _ form: inout FieldForm) {
    if case .option(let id, _) = target, form.focus == .field(id), form[id].isOpen {
      take(.highlight(by: step), &form)
    } else if case .row(let id, _, _) = target, form.focus == .field(id),
      form[id].frame.rowCount > form[id].frame.height
    {
      take(.scroll(step), &form)
    } else {
      let room = BottomBar(window, isButtonFocused: form.focus == .submitButton).page
      scroll = max(0, min(scroll + 3 * step, page.height - room))
    }
  }

  /// Which character stands at a column, of the field that has the focus.
  private func offset(at column: Int, of target: PointerTarget, _ form: borrowing FieldForm) -> Int? {
    switch target {
    case .text(let id, let start) where form.focus == .field(id):
      var (offset, end) = (0, start)
      for glyph in look.glyphs(of: form[id].text) {
        end += glyph.columns
        if end > column { break }
        offset += 1
      }
      return offset
    case .row(let id, let row, let start) where form.focus == .field(id):
      return form[id].frame.offset(atColumn: max(0, column - start), ofRow: row, of: form[id].entry)
    default: return nil
    }
  }
}
