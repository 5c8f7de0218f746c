internal import FieldEditing
internal import FieldFormats
internal import SecretMemory
internal import UnicodeFacts

/// Edits. Each returns what it changed in the text; nothing where the field takes no such edit.
extension FormField {
  // inlined, so that a result stays in registers until the change has it
  @inline(__always) mutating func edit(_ command: EditCommand) -> EditResult? {
    if kind.holding == .state {
      guard case .insert(let text) = command, text.utf8.elementsEqual(" ".utf8) else { return nil }
      isOn.toggle()
      return entry.changed
    }
    if kind.holding == .option, !plan.isTyped { return editChoice(command) }
    let former = isSecure || entry.isComposing ? (length: shownLength, isOther: showsOther) : nil
    let result = type(command)
    if kind.holding == .option { followTyping() }
    if kind.hasRows { frame.follow(result, of: entry) }
    // where something else is shown than what is typed, before or after, all of that is replaced
    guard let former, former.isOther || showsOther else { return result }
    return allReplaced(former.length, effects: result.effects, rejectedCount: result.rejectedCount)
  }

  /// Whether marked text is shown beside the text, or something in place of the bullets of a secret.
  private var showsOther: Bool { entry.isComposing || shownInstead != nil }

  private mutating func type(_ command: EditCommand) -> EditResult {
    switch command {
    case .insert(let text):
      let result = remarked(entry.insert(text), text)
      let isShown = showsBullets && plan.secureEntry?.showsLastCharacterBriefly ?? false
      lastCharacterTime = isShown && result.rejectedCount == 0 && isCaretAtEnd ? FormField.lastCharacterDuration : 0
      return result
    case .paste(let text): return paste(text)
    case .replace(let range, let text): return remarked(entry.replace(range, with: text), text)
    // free text has no parts
    case .step where plan.isFree: return entry.hasMarkedText ? entry.unmarkText() : entry.unchanged
    default: return remarked(entry.apply(command), "")
    }
  }

  /// How long the last character of a secret is shown where it is, in milliseconds.
  private static let lastCharacterDuration = 1_000

  /// A text that arrives whole. Free text of one line has blanks for line breaks, and none at its ends unless it is a
  /// secret.
  private mutating func paste(_ text: String) -> EditResult {
    if let code = wholeCode(in: text) {
      entry.selectAll()
      return remarked(code.withText { entry.paste($0) }, "")
    }
    guard plan.isFree, !kind.hasRows else { return remarked(entry.paste(text), text) }
    if isSecure { return pasteSecret(OneLine(text, ends)) }
    let line = OneLine(text, entry.isEmpty ? ends : .kept)
    let result = remarked(line.bytes.withText { entry.paste($0) }, line.bytes.text)
    guard result.rejectedCount == 0 else { return result }
    if line.hadLineBreaks {
      remarkState = .message(FormMessage(.remarkLineBreak))
    } else if line.wasTrimmed {
      remarkState = .message(FormMessage(.remarkTrimmed))
    }
    return result
  }

  /// A secret that arrives whole: nothing stands around it that is not part of it, and it is taken whole or not at all.
  private mutating func pasteSecret(_ line: OneLine) -> EditResult {
    var trial = Field(format, options: plan.options)
    guard line.bytes.withText({ trial.setValue($0) }).rejectedCount == 0 else {
      remarkLoss(of: "")
      return entry.rejected
    }
    let result = remarked(line.bytes.withText { entry.insert($0) }, "")
    if line.hadLineBreaks { remarkState = .message(FormMessage(.remarkLineBreak)) }
    return result
  }

  /// The digits of a text that has as many as a code has cells, whatever stands between them: pasted, they take the
  /// place of those that are there.
  private func wholeCode(in text: String) -> SecretList<UInt8>? {
    guard kind.hasCells else { return nil }
    var (digits, count): (SecretList<UInt8>, Int) = ([], 0)
    for scalar in text.unicodeScalars where scalar.decimalDigit != nil {
      digits.append(scalar)
      count += 1
    }
    return count == format.maximumDisplayLength ? digits : nil
  }

  /// Notes what is to be remarked of an edit. Of a secret nothing is kept but whether something was typed.
  private mutating func remarked(_ result: EditResult, _ text: String) -> EditResult {
    if result.rejectedCount > 0, formatPlan === FormatPlan.userName {
      remarkState = .message(FormMessage(.remarkNoSpaces, [.text("term", plan.term)]))
      return result
    }
    let isSilent = result.rejectedCount == 0 && result.effects.isSubset(of: FormField.silentEffects)
    if !isSilent {
      remarkState = .edit(result, typed: isSecure && !text.isEmpty ? "•" : text)
    } else if !remarkState.isNone {
      remarkState = .none
    }
    lastCharacterTime = 0
    return result
  }

  /// What an edit does that needs no remark.
  private static let silentEffects: EditResult.Effects = [
    .valueChanged, .leftEmptySlots, .filledEmptySlots, .belowMinimum, .aboveMaximum, .autoInserted,
  ]

  /// In a list or picker letters find options.
  private mutating func editChoice(_ command: EditCommand) -> EditResult? {
    let (before, former) = (choice.selected, shownLength)
    switch command {
    case .insert(let text): jump(to: text)
    case .deleteBackward, .deleteForward: if !isRequired { choose(nil) }
    default: return nil
    }
    return before == choice.selected ? nil : allReplaced(former, effects: .valueChanged)
  }

  mutating func moveCaret(_ event: FormEvent) {
    remarkState = .none
    lastCharacterTime = 0
    switch event {
    case .edit(.move(let movement, let extending)):
      if kind.holding == .option, plan.isTyped, movement == .forward || movement == .end, !completion.isEmpty {
        takeCompletion()
      } else {
        entry.move(movement, extending: extending)
      }
    case .moveByRow(let movement, let extending) where kind.hasRows:
      return frame.move(movement, extending: extending, &entry)
    case .moveByRow(let movement, let extending): entry.move(movement.inOneLine, extending: extending)
    case .edit(.setSelection(let anchor, let head)): entry.setSelection(anchor: anchor, head: head)
    case .scroll(let rows): return frame.scroll(by: rows)
    default: entry.selectAll()
    }
    if kind.hasRows { frame.followCaret(of: entry) }
  }

  private mutating func takeCompletion() {
    if let first = choice.matches.first { choose(first) }
  }

  /// - Returns: Whether the value changed.
  mutating func choose(_ event: FormEvent) -> Bool {
    remarkState = .none
    let (former, wasOn) = (choice.selected, isOn)
    switch event {
    case .choose(let match):
      if kind.holding == .option, choice.matches.indices.contains(match) || !choice.isOpen {
        if !choice.isOpen { open() }
        if choice.matches.indices.contains(match) { choose(choice.matches[match]) }
      }
    case .openChoices: open()
    case .closeChoices:
      choice.isOpen = false
      choice.highlighted = nil
    case .highlight(let step): highlight(by: step)
    default: if kind.holding == .state { isOn.toggle() }
    }
    return former != choice.selected || wasOn != isOn
  }

  /// Forgets what somebody else has said of the value that was. Most keys find nothing to release.
  mutating func forgetAnswers() {
    if objection != nil { objection = nil }
    ticket = nil
    isAnswered = false
  }

  /// The result of an edit by which all that is shown took the place of a text of some length.
  private func allReplaced(_ former: Int, effects: EditResult.Effects, rejectedCount: Int = 0) -> EditResult {
    EditResult(
      replaced: 0..<former, newEnd: shownLength, selection: selection, effects: effects, isComplete: entry.isComplete,
      rejectedCount: rejectedCount, autoInserted: 0..<0, padded: 0..<0)
  }
}

extension Field {
  /// The result of an edit that changes nothing.
  fileprivate var unchanged: EditResult { result(effects: []) }
  /// The result of an edit of what is not typed.
  fileprivate var changed: EditResult { result(effects: .valueChanged) }
  /// The result of an edit that is not taken.
  fileprivate var rejected: EditResult { result(effects: .rejected) }

  private func result(effects: EditResult.Effects) -> EditResult {
    EditResult(
      replaced: 0..<0, newEnd: 0, selection: selection, effects: effects, isComplete: isComplete, rejectedCount: 0,
      autoInserted: 0..<0, padded: 0..<0)
  }
}

extension TextFrame.Movement {
  /// What it comes to where there is one row.
  fileprivate var inOneLine: Field.Movement {
    switch self {
    case .up, .pageUp, .rowStart, .textStart: .start
    case .down, .pageDown, .rowEnd, .textEnd: .end
    }
  }
}
