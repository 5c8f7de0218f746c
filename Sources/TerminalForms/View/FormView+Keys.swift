package import FieldForms

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
      if let event = key.event(in: form), take(event, &form) { return .submitted }
    }
    return nil
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
}
