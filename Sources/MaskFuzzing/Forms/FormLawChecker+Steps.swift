internal import FieldForms

/// Laws that hold after each step.
extension FormLawChecker {
  func fault(_ form: borrowing FieldForm, _ mirror: FormMirror) -> (FormLaw, String)? {
    let fresh = FormMirror(form)
    if mirror != fresh { return (.changesAreNamed, mirror.difference(fresh)) }
    var isGood = true
    for i in 0..<form.fieldCount {
      let id = FieldID(i)
      let (message, verdict, shown) = (form[id].message, form[id].verdict, form[id].shownVerdict)
      if form[id].isShown && !verdict.isFine { isGood = false }
      if let shown, shown != verdict { return (.messagesAreTrue, "\(form[id].name) shows \(shown), and is \(verdict)") }
      if verdict == .missing, shown != nil, !form[id].wasEdited, !form.wasSubmitted {
        return (.untouchedIsNotScolded, "\(form[id].name) shows \(message ?? "nothing")")
      }
      if (message == nil) != (shown == nil) || message?.contains("{") ?? false || message?.isEmpty ?? false {
        return (.messagesAreTrue, "\(form[id].name) shows \(message ?? "nothing")")
      }
    }
    if form.canSubmit != (isGood && !form.isSubmitting) {
      return (
        .submissionIsWhatRemains, "canSubmit is \(form.canSubmit), and what remains is \(form.remaining() ?? "nothing")"
      )
    }
    return nil
  }

  func secretFault(_ form: borrowing FieldForm, _ said: [Announcement]) -> (FormLaw, String)? {
    for i in 0..<form.fieldCount {
      let id = FieldID(i)
      guard form[id].isSecure, !form[id].hasMarkedText, case .text(let secret) = form[id].value(.included),
        secret.count > 3
      else { continue }
      var shown: [String] = []
      var texts = said.map(\.text) + form.summary.map(\.message) + [form.remaining() ?? ""]
      for j in 0..<form.fieldCount {
        let other = FieldID(j)
        // what another field rejects was typed there
        if !form[other].isSecure { shown += [form[other].text, form[other].remark ?? ""] }
        if j != i, case .text(let text) = form[other].value() { shown.append(text) }
        texts.append(form[other].message ?? "")
        if j == i { texts.append(form[other].remark ?? "") }
      }
      // what was typed elsewhere, too, is not a secret
      if shown.contains(where: { $0.contains(secret) }) { continue }
      if !form[id].isRevealed { texts.append(form[id].text) }
      if let text = texts.first(where: { $0.contains(secret) }) {
        return (.secretsStayInside, "\(form[id].name) is seen in \"\(text)\"")
      }
      if form[id].value() != .secret { return (.secretsStayInside, "\(form[id].name) is among the values") }
    }
    return nil
  }

  /// Whether the focus went where it may.
  func focusFault(
    _ form: borrowing FieldForm, _ step: FormStep, _ from: FormFocus, _ change: FormChange
  ) -> (FormLaw, String)? {
    if case .field(let id) = form.focus, !form[id].isShown {
      return (.focusIsInTabOrder, "the focus stands on \(form[id].name), which is not shown")
    }
    guard step == .event(.next) || step == .event(.previous), form.focus != from else { return nil }
    let (one, other) = (place(from, form), place(form.focus, form))
    let isForward = step == .event(.next)
    if isForward != (one < other) { return (.focusIsInTabOrder, "\(step) went the other way") }
    for i in 0..<form.fieldCount where min(one, other) < i && i < max(one, other) && form[FieldID(i)].isShown {
      return (.focusIsInTabOrder, "\(step) passed \(form[FieldID(i)].name)")
    }
    return nil
  }

  /// Where the focus stands: before all fields, on one of them, or on the button after them.
  private func place(_ focus: FormFocus, _ form: borrowing FieldForm) -> Int {
    switch focus {
    case .none: -1
    case .field(let id): id.index
    case .submitButton: form.fieldCount
    }
  }
}
