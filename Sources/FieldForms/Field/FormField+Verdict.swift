internal import FieldEditing
internal import FieldFormats
internal import PhoneNumbering
internal import UnicodeFacts

/// What the value is worth.
extension FormField {
  /// The verdict on the value now.
  public var verdict: FieldVerdict { messageState.verdict }

  /// What the value is worth by itself, without other fields, answers and objections. The getter changes nothing, as
  /// that of ``facts``.
  var ownVerdict: FieldVerdict {
    mutating get {
      switch kind.holding {
      case .state: return isOn ? .good : isRequired ? .missing : .blank
      case .option: return choiceVerdict
      case .text:
        if isEmpty { return isRequired ? .missing : .blank }
        if !plan.isFree { return formatVerdict }
        // a name that may be mistaken for another
        if formatPlan.kind == .named, case .invalid(let failure) = state { return .open(FieldProblem(failure)) }
        return textVerdict
      }
    }
  }

  private var choiceVerdict: FieldVerdict {
    if choice.selected != nil { return .good }
    if entry.isEmpty { return isRequired ? .missing : .blank }
    if plan.choices?.takesOthers ?? false { return .good }
    return choice.isNameOfAny ? .partial(.noChoice) : .certain(.noChoice)
  }

  /// The verdict of free text: its length, and what a new password must have.
  private var textVerdict: FieldVerdict {
    mutating get {
      if let length = plan.description.length {
        let count = self.count(length.unit)
        if let maximum = length.maximum, count > maximum { return .certain(.tooLong) }
        if count < length.minimum { return .partial(.tooShort) }
      }
      for (i, requirement) in plan.description.requirements.enumerated() where !isMet(requirement) {
        return .partial(.requirement(i))
      }
      return .good
    }
  }

  /// The verdict of a format.
  private var formatVerdict: FieldVerdict {
    mutating get {
      if !entry.isComplete { return incompleteVerdict }
      if formatPlan.kind == .mask { return textVerdict }
      switch state {
      case .incomplete: return incompleteVerdict
      case .complete: return formatPlan.kind == .phone ? phoneVerdict : textVerdict
      case .invalid(let failure):
        let problem = FieldProblem(failure)
        // of a card a wrong sum is reported at the length that its network usually has, though longer ones may exist
        return formatPlan.kind == .card || !formatPlan.isOpen(entry) ? .certain(problem) : .open(problem)
      }
    }
  }

  /// What the checks of the format say of the value, and then its first and its last day.
  var state: EntryState {
    let state = formatPlan.state(of: entry)
    guard let dateBounds, state == .complete, let date = CalendarDate(in: entry) else { return state }
    return dateBounds.failure(of: date, today: format.today).map { .invalid($0) } ?? .complete
  }

  private var incompleteVerdict: FieldVerdict {
    mutating get {
      if formatPlan.isOpen(entry) { return .partial(formatPlan.kind == .phone ? .phoneTooShort : .partial) }
      return switch formatPlan.kind {
      case .phone: .certain(PhoneStatus(of: entry).isTooLong ? .phoneTooLong : .phoneNotInUse)
      case .card: .certain(.unknownNetwork)
      case .mask, .named, .number: .certain(formatPlan.isDate ? .noSuchDate : .malformed)
      }
    }
  }

  private var phoneVerdict: FieldVerdict {
    let status = PhoneStatus(of: entry)
    if status.isTooLong { return .certain(.phoneTooLong) }
    return status.number?.isValid ?? true ? .good : .open(.phoneNotInUse)
  }

  /// How long the text is.
  func count(_ unit: TextLength.Unit) -> Int {
    switch unit {
    case .characters: entry.characterCount
    case .utf8: entry.valueLength(in: .utf8)
    case .utf16: entry.valueLength(in: .utf16)
    }
  }

  func isMet(_ requirement: TextRequirement) -> Bool {
    switch requirement {
    case .length(let least): entry.characterCount >= least
    case .letter: entry.contains { $0.isLetter }
    case .lowercase: entry.contains { $0.simpleUppercase != $0 }
    case .uppercase: entry.contains { $0.simpleLowercase != $0 }
    case .digit: entry.contains { $0.decimalDigit != nil }
    case .symbol: entry.contains { !$0.isLetterOrNumber && !$0.isWhitespace }
    }
  }
}
