internal import FieldEditing
internal import FieldFormats
internal import SecretMemory

/// What remains, and submitting.
extension FieldForm {
  /// Whether all shown fields are good, and no submission is under way. Submitting while it is `false` shows what is
  /// missing or wrong.
  public var canSubmit: Bool { unfinishedCount == 0 && !isSubmitting }

  /// The fields that are not good yet, in tab order.
  ///
  /// - Complexity: O(*n*) in the fields.
  public var remainingFields: [FieldID] {
    (0..<fields.count).filter { fields[$0].keepsFromSubmitting }.map { FieldID($0) }
  }

  /// Returns what remains to be filled in, in words: *2 to go: Card number, Security code*; `nil` if nothing does.
  ///
  /// - Parameter most: How many fields are named.
  /// - Returns: The words.
  /// - Complexity: O(*n*) in the fields.
  public func remaining(naming most: Int = 3) -> String? {
    let remaining = remainingFields
    if remaining.isEmpty { return nil }
    let (language, most) = (plan.language, max(0, most))
    var names = language.fields.list(remaining.prefix(most).map { plan.fields[$0.index].description.label })
    if remaining.count > most {
      names = language.text(.formAndMore, [.text("terms", names), .count("count", remaining.count - most)])
    }
    return language.text(.formRemaining, [.count("count", remaining.count), .text("terms", names)])
  }

  /// The notice at the top about required fields, counting those that are shown; `nil` for none.
  ///
  /// - Complexity: O(*n*) in the fields.
  public var notice: String? {
    if plan.description.notice == .none { return nil }
    for i in 0..<fields.count where fields[i].isShown && !fields[i].isRequired && fields[i].kind.holding != .state {
      return plan.language.text(.noticeOptionalMarked)
    }
    return plan.language.text(.noticeAllRequired)
  }

  /// The problems that are shown once a submission was tried, in tab order: each field with its message.
  ///
  /// - Complexity: O(*n*) in the fields.
  public var summary: [(field: FieldID, message: String)] {
    guard wasSubmitted else { return [] }
    return (0..<fields.count).compactMap { i in
      guard fields[i].isShown, let message = fields[i].message else { return nil }
      return (FieldID(i), message)
    }
  }

  /// The title of the summary: *There is a problem with 2 fields*; `nil` if there is none.
  ///
  /// - Complexity: O(*n*) in the fields.
  public var summaryTitle: String? {
    let count = summary.count
    return count == 0 ? nil : plan.language.text(.formProblem, [.count("count", count)])
  }

  /// Whether any field differs from what it was at first.
  ///
  /// - Complexity: O(*n*) in the values.
  public var isDirty: Bool { (0..<fields.count).contains { fields[$0].isDirty } }

  mutating func submit() {
    if isSubmitting { return }
    loosenObjections()
    if !canSubmit, plan.description.submission.whenIncomplete == .unavailable { return }
    endEntry()
    wasSubmitted = true
    change.form.formUnion([.summary, .remaining])
    for i in 0..<fields.count {
      let wasRevealed = fields[i].isRevealed
      fields[i].messageState.submit()
      fields[i].entry.isRevealed = false
      note(FieldID(i), wasRevealed ? [.text, .selection, .buttons] : [])
    }
    if unfinishedCount == 0 {
      isSubmissionDue = askNext()
      if isSubmissionDue { return }
      isSubmitting = true
      change.form.insert(.submitting)
      change.action = .submit
      return
    }
    // good values whose answers are still to come keep nobody
    isSubmissionDue = remainingFields.allSatisfy { fields[$0.index].verdict == .checking }
    guard !isSubmissionDue, let first = remainingFields.first else { return }
    let from = focus
    focus = .field(first)
    readProblem()
    change.focus = FocusMove(from: from, to: focus, isHeld: false)
    announce(.summary)
  }

  /// All fields are what they were at first, and nothing is known of what was typed.
  mutating func reset() {
    for i in 0..<fields.count { fields[i].reset() }
    wasSubmitted = false
    isSubmitting = false
    isSubmissionDue = false
    hasBindingObjections = false
    announcer = Announcer()
    let from = focus
    focus = .none
    begin()
    for i in 0..<fields.count {
      note(
        FieldID(i),
        [.text, .selection, .message, .remark, .buttons, .options, .lines, .label, .visibility, .busy, .verdict])
    }
    countUnfinished()
    change.form.formUnion([.remaining, .notice, .summary, .dirty, .submitting])
    if from != focus { change.focus = FocusMove(from: from, to: focus, isHeld: false) }
  }

  /// Sets what a field holds at first.
  mutating func setDefault(of id: FieldID) {
    if case .isOn(let isOn) = plan.fields[id.index].description.defaultValue { fields[id.index].isOn = isOn }
    if let text = plan.fields[id.index].defaultText { fields[id.index].setDefault(text) }
  }
}

extension FormField {
  /// Sets a value as the default. A password is not prefilled: a person types it, or a system fills it in.
  mutating func setDefault(_ value: String) {
    if description.type == .password || description.type == .newPassword {
      remarkState = .message(FormMessage(.remarkNotPrefilled))
      return
    }
    _ = fill(value)
    // what was there at first is not undone
    if kind.holding == .text { entry.forgetHistory() }
  }

  /// Forgets everything; what was typed is overwritten. The format is the first again: the default is read in it.
  mutating func reset() {
    (formatPlan, region, cardCode) = (plan.formatPlan, plan.firstRegion, nil)
    entry = Field(plan.formatPlan.format, options: plan.options)
    if kind.hasRows { frame.layOut(entry) }
    choice = ChoiceState(plan.choices)
    isOn = false
    remarkState = .none
    lastCharacterTime = 0
    objection = nil
    ticket = nil
    isAnswered = false
    messageState = MessageState(.blank)
    isRequired = !description.isOptional
  }

  /// Whether it differs from what it was at first.
  var isDirty: Bool {
    if case .isOn(let isOn) = description.defaultValue { return isOn != self.isOn }
    return plan.defaultText.map { wasEdited && !holds($0) } ?? !isEmpty
  }

  private func holds(_ value: String) -> Bool {
    if kind.holding == .option { return valueText.utf8.elementsEqual(value.utf8) }
    if kind.hasRows { return entry.valueBytes.elementsEqual(value.utf8) }
    var trial = Field(format)
    guard trial.fill(value).isAccepted else { return false }
    trial.endEditing()
    return trial.valueBytes == entry.valueBytes
  }
}
