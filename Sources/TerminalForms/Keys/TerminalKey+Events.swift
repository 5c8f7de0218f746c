internal import FieldEditing
package import FieldForms
internal import NumberFormatting

/// What keys mean to what has the focus of a form.
extension TerminalKey {
  /// The event; `nil` where the key does nothing to a form.
  package func event(in form: borrowing FieldForm) -> FormEvent? {
    switch self {
    case .text(" ") where kind(form)?.holding == .state: .toggle
    case .text(" ") where kind(form)?.holding == .option && !isTyping(form): space(form)
    case .text(let text): .edit(.insert(text))
    case .paste(let text): .edit(.paste(text))
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

  private func isStepped(_ form: borrowing FieldForm) -> Bool {
    if case .field(let id) = form.focus { form[id].isStepped } else { false }
  }

  private func hasRows(_ form: borrowing FieldForm) -> Bool { kind(form)?.hasRows ?? false }

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
    for name: Name, _ modifiers: Modifiers, _ form: borrowing FieldForm
  ) -> FormEvent? {
    let (extending, byWord) = (modifiers.contains(.shift), !modifiers.isDisjoint(with: [.control, .alternate]))
    switch name {
    case .left: return .edit(.move(byWord ? .wordBackward : .backward, extending: extending))
    case .right: return .edit(.move(byWord ? .wordForward : .forward, extending: extending))
    case .home: return move(.rowStart, or: .start, byWord, extending, form)
    case .end: return move(.rowEnd, or: .end, byWord, extending, form)
    case .backspace: return .edit(.deleteBackward(byWord ? .word : .character))
    case .delete: return .edit(.deleteForward(byWord ? .word : .character))
    case .up, .down, .pageUp, .pageDown: return vertical(name, modifiers, form)
    case .insert, .enter, .tab, .escape, .help, .f10: return nil
    }
  }

  private func move(
    _ row: TextFrame.Movement, or whole: Field.Movement, _ byWord: Bool, _ extending: Bool,
    _ form: borrowing FieldForm
  ) -> FormEvent {
    hasRows(form) && !byWord ? .moveByRow(row, extending: extending) : .edit(.move(whole, extending: extending))
  }

  /// Rows of a text, choices, steps of a number or date, else the field above and below.
  private func vertical(
    _ name: Name, _ modifiers: Modifiers, _ form: borrowing FieldForm
  ) -> FormEvent? {
    let (isUp, isPage, extending) = (
      name == .up || name == .pageUp, name == .pageUp || name == .pageDown, modifiers.contains(.shift)
    )
    switch kind(form)?.holding {
    case .text where hasRows(form):
      return .moveByRow(
        name == .up ? .up : name == .down ? .down : name == .pageUp ? .pageUp : .pageDown, extending: extending)
    case .option:
      let step = isPage ? 7 : 1
      return .highlight(by: isUp ? -step : step)
    case .text where isStepped(form):
      let size: StepSize = isPage || extending ? .large : modifiers.contains(.alternate) ? .small : .usual
      return .edit(.step(by: isUp ? 1 : -1, size))
    case .text, .state, nil: return isUp ? .previous : .next
    }
  }

  private func event(forControl letter: Character) -> FormEvent? {
    switch letter {
    case "a": .edit(.move(.start))
    case "e": .edit(.move(.end))
    case "d": .edit(.deleteForward())
    case "k": .edit(.deleteForward(.line))
    case "u": .press(.clear)
    case "r": .press(.reveal)
    case "w": .edit(.deleteBackward(.word))
    case "y": .edit(.redo)
    case "z": .edit(.undo)
    default: nil
    }
  }

  private func event(forAlternate letter: Character) -> FormEvent? {
    switch letter {
    case "a": .edit(.selectAll)
    case "b": .edit(.move(.wordBackward))
    case "f": .edit(.move(.wordForward))
    case "d": .edit(.deleteForward(.word))
    default: nil
    }
  }
}
