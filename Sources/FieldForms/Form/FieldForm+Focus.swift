/// The focus: it moves in tab order over the fields that are shown, is held at most once, and never trapped.
extension FieldForm {
  /// The focus that follows: the next field that is shown, else the button.
  public var nextFocus: FormFocus {
    switch focus {
    case .none: field(after: -1).map { .field($0) } ?? .submitButton
    case .field(let id): field(after: id.index).map { .field($0) } ?? .submitButton
    case .submitButton: .submitButton
    }
  }

  /// The focus before: the previous field that is shown.
  public var previousFocus: FormFocus {
    switch focus {
    case .none: .none
    case .field(let id): field(before: id.index).map { .field($0) } ?? focus
    case .submitButton: field(before: fields.count).map { .field($0) } ?? focus
    }
  }

  private func field(after index: Int) -> FieldID? {
    var i = index + 1
    while i < fields.count, !fields[i].isShown { i += 1 }
    return i < fields.count ? FieldID(i) : nil
  }

  private func field(before index: Int) -> FieldID? {
    var i = index - 1
    while i >= 0, !fields[i].isShown { i -= 1 }
    return i >= 0 ? FieldID(i) : nil
  }

  /// Whether an event that names a field means one of the form.
  private func hasField(_ id: FieldID) -> Bool { 0 <= id.index && id.index < fields.count }

  /// Moves the focus to a field that is shown, the button, or away from the form.
  mutating func moveFocus(to target: FormFocus) {
    if case .field(let id) = target, !hasField(id) || !fields[id.index].isShown { return }
    if target != focus { leaveFocus(.elsewhere) { _ in target } }
  }

  /// Moves the focus on or back, in tab order.
  mutating func moveFocus(_ departure: MessageState.Departure) {
    func neighbour(_ form: borrowing FieldForm) -> FormFocus {
      departure == .forward ? form.nextFocus : form.previousFocus
    }
    if neighbour(self) != focus { leaveFocus(departure, neighbour) }
  }

  /// Leaves what has the focus, unless the focus is held. Where it goes is decided then: a value that is settled may
  /// show another field, or hide the one that was meant.
  private mutating func leaveFocus(
    _ departure: MessageState.Departure, _ target: (borrowing FieldForm) -> FormFocus
  ) {
    let from = focus
    if case .field(let id) = from, !leave(id, departure) {
      change.focus = FocusMove(from: from, to: from, isHeld: true)
      return announceProblem(of: id, isHeld: true)
    }
    focus = target(self)
    if case .field(let id) = focus, !fields[id.index].isShown { focus = nextFocus }
    change.focus = FocusMove(from: from, to: focus, isHeld: false)
    if case .field(let id) = from, !announcer.isProblemRead { announceProblem(of: id) }
    readProblem()
  }

  /// A field that has got the focus is read with its problem, which is not read again when it is left as it was.
  mutating func readProblem() {
    announcer.isProblemRead =
      if case .field(let id) = focus { fields[id.index].messageState.shown != nil } else { false }
  }

  /// Ends the entry in what has the focus, before the form moves it by itself: marked text is taken over, a value is
  /// settled.
  mutating func endEntry() {
    guard case .field(let id) = focus else { return }
    if fields[id.index].endEditing() { finishEdit(id, true) } else { note(id, [.text, .selection]) }
  }

  /// Ends the entry of a field: its text may be padded or tidied, its problem is shown or not.
  ///
  /// - Returns: Whether the focus goes.
  private mutating func leave(_ id: FieldID, _ departure: MessageState.Departure) -> Bool {
    let isEdited = fields[id.index].messageState.isEdited
    let valueChanged = fields[id.index].endEditing()
    if valueChanged || isEdited { fields[id.index].messageState.settle(verdict(of: id)) }
    if valueChanged {
      change.form.insert(.dirty)
      loosenObjections()
      followers(of: id)
    }
    let goes = fields[id.index].messageState.leave(departure, plan.fields[id.index].timing)
    note(id, valueChanged ? [.text, .selection, .verdict] : [.text, .selection])
    if goes { ask(id) }
    return goes
  }

  /// Asks the first question that is open before a submission.
  ///
  /// - Returns: Whether there is one.
  mutating func askNext() -> Bool {
    for i in 0..<fields.count where fields[i].isShown && ask(FieldID(i)) { return true }
    return false
  }

  /// Has somebody else answer whether a good value is good.
  ///
  /// - Returns: Whether there is a question.
  @discardableResult private mutating func ask(_ id: FieldID) -> Bool {
    let field = plan.fields[id.index]
    guard field.description.awaitsAnswer, fields[id.index].verdict == .good, !fields[id.index].isAnswered else {
      return false
    }
    fields[id.index].ticketCount += 1
    let ticket = fields[id.index].ticketCount
    fields[id.index].ticket = ticket
    fields[id.index].messageState.follow(.checking)
    note(id)
    change.action = .ask(id, ticket: ticket)
    return true
  }

  /// Takes an answer to the question that is open; answers to earlier ones are late.
  mutating func answer(_ id: FieldID, _ ticket: Int, _ objection: String?) {
    guard hasField(id), fields[id.index].ticket == ticket else { return }
    fields[id.index].ticket = nil
    fields[id.index].isAnswered = true
    if let objection {
      object(to: id, Objection(text: objection, source: .answer))
      announceProblem(of: id)
    } else {
      fields[id.index].messageState.follow(verdict(of: id))
    }
    note(id)
    followers(of: id)
    guard isSubmissionDue else { return }
    isSubmissionDue = false
    if objection == nil { submit() }
  }

  private mutating func object(to id: FieldID, _ objection: Objection) {
    fields[id.index].objection = objection
    fields[id.index].messageState.object(.certain(.objection))
  }

  /// Shows what the server objects to, and goes to the first of it.
  mutating func object(_ objections: [String: String]) {
    endEntry()
    var first: FieldID?
    for i in 0..<fields.count where fields[i].isShown {
      guard let objection = objections[fields[i].name] else { continue }
      object(to: FieldID(i), Objection(text: objection, source: .server))
      hasBindingObjections = true
      note(FieldID(i), .message)
      if first == nil { first = FieldID(i) }
    }
    if isSubmitting { change.form.insert(.submitting) }
    isSubmitting = false
    guard let first else { return }
    change.form.insert(.summary)
    let from = focus
    focus = .field(first)
    readProblem()
    if from != focus { change.focus = FocusMove(from: from, to: focus, isHeld: false) }
  }

  /// Turns what the server objects to into warnings: they stay in view, and keep nobody from sending once more.
  mutating func loosenObjections() {
    guard hasBindingObjections else { return }
    hasBindingObjections = false
    for i in 0..<fields.count where fields[i].objection?.source == .server {
      fields[i].objection?.isBinding = false
      fields[i].messageState.follow(verdict(of: FieldID(i)))
      note(FieldID(i))
    }
  }
}
