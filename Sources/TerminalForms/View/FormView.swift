package import FieldForms

/// A form in a window: what is scrolled, opened and asked, which is not the form's but the window's.
///
/// Drawing is a function of the form and of this value. Keys go in as ``press(_:_:)``, which has the form handle the
/// events that they mean and says what else is to be done.
package struct FormView {
  package private(set) var look: FormLook
  package private(set) var window: FormWindow
  var page: FormPage
  /// The page's first row that is in sight.
  var scroll = 0
  /// What lies over the form and is read only.
  var note: Note?
  /// The problem of the summary that is highlighted while the summary has the focus; `nil` while it has not.
  var problem: Int?
  /// Whether Esc gives up.
  var asksToGiveUp = false
  /// Where a drag began, in characters.
  var dragStart: Int?
  /// Milliseconds for which something may still be waited for, as the last character of a secret.
  var restlessness = 0
  /// Whether the page has to be laid out again.
  private var isStale = false
  private let answers: FormAnswers

  /// What lies over a form.
  enum Note: Hashable {
    /// The keys of what has the focus.
    case keys
    /// The whole text of a field.
    case text(FieldID)
  }

  /// A view of a form.
  ///
  /// - Parameters:
  ///   - form: The form, which gets the focus if nothing of it has it.
  ///   - look: How it looks.
  ///   - window: The size of the window.
  ///   - answers: The functions that answer what the form asks.
  package init(
    of form: inout FieldForm, _ look: FormLook, _ window: FormWindow, answers: FormAnswers = FormAnswers()
  ) {
    self.look = look
    self.window = window
    self.answers = answers
    page = FormPage(form, look, window)
    if form.focus == .none { take(.next, &form) }
    arrange(&form)
  }

  /// The window has another size.
  package mutating func resize(to window: FormWindow, _ form: inout FieldForm) {
    self.window = window
    arrange(&form)
  }

  /// Draws the form.
  package func draw(_ form: borrowing FieldForm) -> FormDrawing {
    let bar = BottomBar(window, isButtonFocused: form.focus == .submitButton)
    var canvas = Canvas(look, window, top: scroll, rows: bar.page, focus: problem == nil ? form.focus : .none)
    canvas.draw(page, of: form, problem: problem)
    canvas.draw(bar, page, of: form, asksToGiveUp: asksToGiveUp)
    drawOverlay(of: form, on: &canvas)
    return canvas.drawing
  }

  private func drawOverlay(of form: borrowing FieldForm, on canvas: inout Canvas) {
    let frame = page.rows(of: form.focus)?.frame ?? scroll..<scroll
    switch note {
    case .keys: canvas.drawNote(helpText(for: form), at: frame, column: window.margin, width: window.width)
    case .text(let id):
      guard let text = wholeText(of: id, form), let rows = page.rows(of: .field(id)) else { break }
      canvas.drawNote(text, at: rows.frame, column: window.margin, width: window.width)
    case nil:
      guard case .field(let id) = form.focus, problem == nil, form[id].isOpen, form[id].choiceStyle != .list,
        let place = page.place(of: id)
      else { break }
      let width = max(12, min(place.width - 4, 44))
      canvas.drawChoices(of: form[id], form.plan.language, at: frame, column: place.column + 2, width: width)
    }
  }

  /// The whole text of a field, if its frame hides a part of it, or its whole message, if the message line does.
  func wholeText(of id: FieldID, _ form: borrowing FieldForm) -> String? {
    guard let place = page.place(of: id) else { return nil }
    let parts = FrameParts(form[id], form.plan.language, look, column: place.column, width: place.width)
    return form[id].expansion(width: parts.text.count, ruler: look.ruler)
  }

  // MARK: what follows from events

  /// Has the form take an event, and answers what it asks.
  ///
  /// - Returns: Whether the form is to be submitted.
  @discardableResult mutating func take(_ event: FormEvent, _ form: inout FieldForm) -> Bool {
    let submits = event == .submit || event == .enter && enterSubmits(form)
    var change = form.handle(event)
    var isSubmitted = note(change, form)
    while let next = answers.event(for: change.action, form) {
      change = form.handle(next)
      isSubmitted = note(change, form) || isSubmitted
    }
    // a submission that explains what is wrong leads to the summary
    if submits, !isSubmitted, change.focus != nil, !form.summary.isEmpty { problem = 0 }
    if case .field(let id) = form.focus, let move = change.focus, !move.isHeld {
      // a list has its options in sight; what stands in a combo box gives way to what is typed
      if form[id].choiceStyle == .list { _ = note(form.handle(.openChoices), form) }
      if form[id].choiceStyle == .combo { _ = note(form.handle(.edit(.selectAll)), form) }
    }
    return isSubmitted
  }

  /// Whether Enter submits here, rather than to go on or to make a line.
  private func enterSubmits(_ form: borrowing FieldForm) -> Bool {
    guard case .field(let id) = form.focus else { return form.focus == .submitButton }
    return form.nextFocus == .submitButton && !form[id].kind.hasRows
  }

  private mutating func note(_ change: FormChange, _ form: borrowing FieldForm) -> Bool {
    let moving: FieldFacets = [.lines, .label, .visibility]
    if !change.facets.isDisjoint(with: moving) || !change.form.isDisjoint(with: [.notice, .summary]) { isStale = true }
    // the text of another field changes with its format, and so may its width
    let movingOthers = moving.union(.text)
    for i in 0..<change.othersCount where !form.changedField(i).facets.isDisjoint(with: movingOthers) { isStale = true }
    return change.action == .submit
  }

  /// Lays out what changed its height, and scrolls to what has the focus.
  mutating func follow(_ form: inout FieldForm) {
    if isStale { arrange(&form) } else { reveal(form) }
  }

  private mutating func arrange(_ form: inout FieldForm) {
    page = FormPage(form, look, window)
    var isHigher = false
    for id in page.fieldIDs where form[id].kind.hasRows {
      guard let place = page.place(of: id) else { continue }
      let parts = FrameParts(form[id], form.plan.language, look, column: place.column, width: place.width)
      let before = form[id].frame.height
      form.layOut(id, width: max(1, parts.text.count), ruler: look.ruler)
      isHigher = isHigher || form[id].frame.height != before
    }
    if isHigher { page = FormPage(form, look, window) }
    isStale = false
    reveal(form)
  }

  /// Scrolls so that what has the focus is whole, its label first. In low windows its frame is in sight, and as much as
  /// there is room for: of its message while there is one, else of its label.
  private mutating func reveal(_ form: borrowing FieldForm) {
    let room = BottomBar(window, isButtonFocused: form.focus == .submitButton).page
    defer { scroll = max(0, min(scroll, page.height - room)) }
    if let problem, let start = page.summaryRow {
      return scroll = keep(start..<start + problem + 2, in: room, from: scroll)
    }
    guard let (all, frame) = page.rows(of: form.focus) else { return }
    scroll = keep(all, in: room, from: scroll)
    guard case .field(let id) = form.focus, all.count > room else { return }
    let hasMessage = form[id].message != nil || form[id].remark != nil
    scroll = hasMessage ? min(frame.lowerBound, all.upperBound - room) : max(all.lowerBound, frame.upperBound - room)
    let row = frame.lowerBound + caretRow(of: form[id])
    scroll = keep(row..<row + 1, in: room, from: scroll)
  }

  private func caretRow(of field: borrowing FormField) -> Int {
    if !field.kind.hasRows { return 0 }
    return field.frame.row(at: field.caret, of: field.entry) - field.frame.visibleRows.lowerBound
  }

  /// The first row in sight, moved as little as shows a range, its start if it is longer.
  private func keep(_ range: Range<Int>, in room: Int, from scroll: Int) -> Int {
    min(range.lowerBound, max(scroll, range.upperBound - room))
  }
}
