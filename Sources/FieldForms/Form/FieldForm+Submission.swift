import FieldFormats

/// What remains, and submitting.
extension FieldForm {
  /// Whether all fields that are shown are good: the button may be pressed. Pressed before, it explains what remains.
  public var canSubmit: Bool { unfinishedCount == 0 && !isSubmitting }

  /// The fields that are not good yet, in tab order.
  ///
  /// - Complexity: O(*n*) in the fields.
  public var remainingFields: [FieldID] {
    (0..<fields.count).filter { fields[$0].keepsFromSubmitting }.map { FieldID($0) }
  }

  /// What remains, in words: *2 to go: Card number, Security code*; `nil` where nothing does.
  ///
  /// - Parameter most: How many fields are named.
  /// - Returns: The words.
  /// - Complexity: O(*n*) in the fields.
  public func remaining(naming most: Int = 3) -> String? {
    let remaining = remainingFields
    if remaining.isEmpty { return nil }
    let (language, most) = (plan.language, max(0, most))
    var names = remaining.prefix(most).map { plan.fields[$0.index].description.label }.joined(separator: ", ")
    if remaining.count > most {
      names = language.text(.formAndMore, [.text("terms", names), .count("count", remaining.count - most)])
    }
    return language.text(.formRemaining, [.count("count", remaining.count), .text("terms", names)])
  }

  /// What stands at the top about required and optional fields, of those that are shown; `nil` for nothing.
  ///
  /// - Complexity: O(*n*) in the fields.
  public var notice: String? {
    if plan.description.notice == .none { return nil }
    for i in 0..<fields.count where fields[i].isShown && !fields[i].isRequired && fields[i].kind != .toggle {
      return plan.language.text(.noticeOptionalMarked)
    }
    return plan.language.text(.noticeAllRequired)
  }

  /// The problems that are shown after a submission, in tab order: each field with its message.
  ///
  /// - Complexity: O(*n*) in the fields.
  public var summary: [(field: FieldID, message: String)] {
    guard wasSubmitted else { return [] }
    return (0..<fields.count).compactMap { i in
      guard fields[i].isShown, let message = fields[i].message else { return nil }
      return (FieldID(i), message)
    }
  }

  /// What stands above the summary: *There is a problem with 2 fields*; `nil` where there is none.
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
    if !canSubmit, plan.description.submission.whenIncomplete == .unavailable { return }
    endEntry()
    wasSubmitted = true
    change.form.formUnion([.summary, .remaining])
    for i in 0..<fields.count {
      let before = FieldFacts(fields[i])
      fields[i].messageState.submit()
      fields[i].entry.isRevealed = false
      note(FieldID(i), before, before.isRevealed ? [.text, .selection, .buttons] : [])
    }
    if unfinishedCount == 0 {
      isSubmitting = true
      change.form.insert(.submitting)
      change.action = .submit
      return
    }
    guard let first = remainingFields.first else { return }
    let from = focus
    focus = .field(first)
    change.focus = FocusMove(from: from, to: focus, isHeld: false)
    announceSummary()
  }

  /// All fields are what they were at first, and nothing is known of what was typed.
  mutating func reset() {
    let before = (0..<fields.count).map { FieldFacts(fields[$0]) }
    for i in 0..<fields.count { fields[i].reset() }
    wasSubmitted = false
    isSubmitting = false
    announcer.removeAll()
    begin()
    for i in 0..<fields.count {
      note(
        FieldID(i), before[i], [.text, .selection, .message, .remark, .buttons, .options, .label, .visibility, .busy])
    }
    countUnfinished()
    change.form.formUnion([.remaining, .notice, .summary, .dirty, .submitting])
    let from = focus
    focus = .none
    if from != focus { change.focus = FocusMove(from: from, to: focus, isHeld: false) }
  }

  /// Sets what a field holds at first.
  mutating func setDefault(of id: FieldID) {
    switch plan.fields[id.index].description.defaultValue {
    case nil: break
    case .value(let value): fields[id.index].setDefault(value)
    case .isOn(let isOn): fields[id.index].isOn = isOn
    case .fromEnvironment:
      let environment = plan.environment
      switch plan.fields[id.index].description.type {
      case .country: if let region = environment.region { fields[id.index].setDefault(region) }
      case .date, .birthDate: if let today = environment.today { fields[id.index].setDefault(today.description) }
      case .language: fields[id.index].setDefault(plan.description.locale)
      default: break
      }
    }
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
    if kind == .line { entry.forgetHistory() }
    box.forgetHistory()
  }

  /// Forgets everything; what was typed is overwritten.
  mutating func reset() {
    entry.isRevealed = false
    entry.clear()
    box.clear()
    choice = ChoiceState()
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
    switch description.defaultValue {
    case nil: return !isEmpty
    case .isOn(let isOn): return isOn != self.isOn
    case .value, .fromEnvironment: return wasEdited && !isDefault
    }
  }

  private var isDefault: Bool {
    guard case .value(let value) = description.defaultValue else { return false }
    if kind == .choice { return valueText.utf8.elementsEqual(value.utf8) }
    if kind == .box { return text.utf8.elementsEqual(value.utf8) }
    var trial = Field(format)
    guard format.fill(&trial, with: value).isAccepted else { return false }
    trial.endEditing()
    return trial.valueBytes == entry.valueBytes
  }
}
