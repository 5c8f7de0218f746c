import FieldForms

/// What keys do.
extension FormView {
  /// What is left to do after a key.
  package enum Outcome: Hashable, Sendable {
    /// The values are good, and can be taken.
    case submitted
    /// The person has given up.
    case givenUp
    /// A text goes to the clipboard.
    case copied(String)
  }

  /// Presses a key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - form: The form.
  /// - Returns: What is left to do; `nil` for nothing.
  package mutating func press(_ key: TerminalKey, _ form: inout FieldForm) -> Outcome? {
    if case .pointer(let pointer) = key { return point(pointer, &form) }
    let wasAsked = asksToGiveUp
    (asksToGiveUp, dragStart, restlessness) = (false, nil, 1_500)
    if note != nil {
      note = nil
      // whatever lies over a form goes with any key; only Esc and those that opened it do no more
      if key == .named(.escape) || key == .named(.help) || key == .control("t") { return nil }
    }
    let outcome = problem == nil ? pressInForm(key, &form, wasAsked) : pressInSummary(key, &form)
    if outcome == nil { follow(&form) }
    return outcome
  }

  private mutating func pressInForm(
    _ key: TerminalKey, _ form: inout FieldForm, _ wasAsked: Bool
  ) -> Outcome? {
    switch key {
    case .named(.escape, _): return escape(&form, wasAsked)
    case .named(.help, _): note = .keys
    case .control("t"): if case .field(let id) = form.focus, wholeText(of: id, form) != nil { note = .text(id) }
    case .control("g"): return copied(form)
    case .control("c"): return .givenUp
    default:
      takeMatch(before: key, &form)
      if let event = event(for: key, form), take(event, &form) { return .submitted }
    }
    return nil
  }

  /// Tab takes what typing has found, and goes on: not where other texts than the choices are taken.
  private mutating func takeMatch(before key: TerminalKey, _ form: inout FieldForm) {
    guard key == .named(.tab), case .field(let id) = form.focus, form[id].choiceStyle == .combo, form[id].isOpen,
      form[id].selectedOption == nil, !form[id].text.isEmpty, let match = form[id].highlightedMatch
    else { return }
    if case .choices(let list) = form[id].description.content, list.takesOthers { return }
    take(.choose(match), &form)
  }

  /// Up and Down walk the problems, Enter goes to one; Esc, and any other key, to the field with the focus.
  private mutating func pressInSummary(_ key: TerminalKey, _ form: inout FieldForm) -> Outcome? {
    let problems = form.summary.map { $0.field }
    let highlighted = min(problem ?? 0, problems.count - 1)
    switch key {
    case _ where problems.isEmpty: problem = nil
    case .named(.up, _): problem = max(0, highlighted - 1)
    case .named(.down, _): problem = min(problems.count - 1, highlighted + 1)
    case .named(.help, _): note = .keys
    case .named(.enter, []):
      problem = nil
      take(.focus(.field(problems[highlighted])), &form)
    case .named(.escape, _), .named(.tab, []): problem = nil
    default:
      problem = nil
      return pressInForm(key, &form, false)
    }
    return nil
  }

  /// Esc closes what is open; then, if anything was typed, it asks first.
  private mutating func escape(_ form: inout FieldForm, _ wasAsked: Bool) -> Outcome? {
    if case .field(let id) = form.focus, form[id].isOpen, form[id].choiceStyle != .list {
      take(.closeChoices, &form)
      return nil
    }
    if wasAsked || !form.isDirty { return .givenUp }
    asksToGiveUp = true
    return nil
  }

  /// What is selected; else the message of the field with the focus.
  private func copied(_ form: borrowing FieldForm) -> Outcome? {
    guard case .field(let id) = form.focus else { return nil }
    return (form[id].selectedText ?? form[id].message).map { .copied($0) }
  }

  // MARK: keys as events

  private func event(for key: TerminalKey, _ form: borrowing FieldForm) -> FormEvent? {
    switch key {
    case .text(" ") where kind(form) == .toggle: .toggle
    case .text(" ") where kind(form) == .choice && !isTyping(form): space(form)
    case .text(let text): .insert(text)
    case .paste(let text): .paste(text)
    case .named(.enter, let modifiers): modifiers.isEmpty ? .enter : .submit
    case .named(.f10, _): .submit
    case .named(.tab, let modifiers): modifiers.contains(.shift) ? .previous : .next
    case .named(let name, let modifiers): event(for: name, modifiers, form)
    case .control(let letter): event(forControl: letter)
    case .alternate(let letter): event(forAlternate: letter)
    case .pointer, .position, .other: nil
    }
  }

  private func kind(_ form: borrowing FieldForm) -> FieldKind? {
    if case .field(let id) = form.focus { form[id].kind } else { nil }
  }

  /// Whether letters filter choices.
  private func isTyping(_ form: borrowing FieldForm) -> Bool {
    if case .field(let id) = form.focus { form[id].choiceStyle == .combo } else { false }
  }

  /// A blank in a picker opens it, or chooses.
  private func space(_ form: borrowing FieldForm) -> FormEvent? {
    guard case .field(let id) = form.focus else { return nil }
    if form[id].isOpen, let highlighted = form[id].highlightedMatch { return .choose(highlighted) }
    return .openChoices
  }

  private func event(
    for name: TerminalKey.Name, _ modifiers: TerminalKey.Modifiers, _ form: borrowing FieldForm
  ) -> FormEvent? {
    let (extending, byWord) = (modifiers.contains(.shift), !modifiers.isDisjoint(with: [.control, .alternate]))
    switch name {
    case .left: return .move(byWord ? .wordBackward : .backward, extending: extending)
    case .right: return .move(byWord ? .wordForward : .forward, extending: extending)
    case .home: return move(.rowStart, or: .start, byWord, extending, form)
    case .end: return move(.rowEnd, or: .end, byWord, extending, form)
    case .backspace: return .deleteBackward(byWord ? .word : .character)
    case .delete: return .deleteForward(byWord ? .word : .character)
    case .up, .down, .pageUp, .pageDown: return vertical(name, extending, form)
    case .insert, .enter, .tab, .escape, .help, .f10: return nil
    }
  }

  private func move(
    _ row: TextBox.RowMovement, or whole: Field.Movement, _ byWord: Bool, _ extending: Bool,
    _ form: borrowing FieldForm
  ) -> FormEvent {
    kind(form) == .box && !byWord ? .moveByRow(row, extending: extending) : .move(whole, extending: extending)
  }

  /// Rows of a text, choices, else the field above and below.
  private func vertical(
    _ name: TerminalKey.Name, _ extending: Bool, _ form: borrowing FieldForm
  ) -> FormEvent? {
    let isUp = name == .up || name == .pageUp
    switch kind(form) {
    case .box:
      return .moveByRow(
        name == .up ? .up : name == .down ? .down : name == .pageUp ? .pageUp : .pageDown, extending: extending)
    case .choice:
      let step = name == .pageUp || name == .pageDown ? 7 : 1
      return .highlight(by: isUp ? -step : step)
    case .line, .code, .toggle, nil: return isUp ? .previous : .next
    }
  }

  private func event(forControl letter: Character) -> FormEvent? {
    switch letter {
    case "a": .move(.start, extending: false)
    case "e": .move(.end, extending: false)
    case "d": .deleteForward(.character)
    case "k": .deleteForward(.line)
    case "u": .press(.clear)
    case "r": .press(.reveal)
    case "w": .deleteBackward(.word)
    case "y": .redo
    case "z": .undo
    default: nil
    }
  }

  private func event(forAlternate letter: Character) -> FormEvent? {
    switch letter {
    case "a": .selectAll
    case "b": .move(.wordBackward, extending: false)
    case "f": .move(.wordForward, extending: false)
    case "d": .deleteForward(.word)
    default: nil
    }
  }
}
