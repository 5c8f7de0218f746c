public import FieldForms

/// Takes steps on a form and checks the laws after each.
///
///     let checker = FormLawChecker(try FormPlan(description))
///     checker.violation(of: script)   // nil: all laws hold
public struct FormLawChecker: Sendable {
  private let plan: FormPlan

  /// A checker of a form.
  ///
  /// - Parameter plan: The form.
  public init(_ plan: FormPlan) { self.plan = plan }

  /// The first law that a script breaks.
  ///
  /// - Parameter script: The steps.
  /// - Returns: The law, what was found, and the steps up to there; `nil` where all laws hold.
  /// - Complexity: O(*n*) in the steps, each with the size of the form.
  public func violation(of script: FormScript) -> FormLawViolation? {
    if let detail = descriptionFault {
      return FormLawViolation(law: .descriptionIsKept, script: FormScript([]), detail: detail)
    }
    var form = FieldForm(plan)
    var mirror = FormMirror(form)
    var wasHeld = false
    for (count, step) in script.steps.enumerated() {
      let change = form.take(step)
      let said = form.takeAnnouncements()
      if case .layOut = step { mirror = FormMirror(form) }
      mirror.apply(change, form)
      var broken = fault(form, mirror) ?? secretFault(form, said)
      if wasHeld, step == .event(.next), change.focus?.isHeld == true {
        broken = (.focusIsNotTrapped, "the focus was held twice")
      }
      wasHeld = change.focus?.isHeld ?? false
      if let (law, detail) = broken {
        return FormLawViolation(law: law, script: FormScript(Array(script.steps[...count])), detail: detail)
      }
    }
    let isKept = (try? FormScript(parsing: script.description)) == script
    let broken = resetFault(&form) ?? (isKept ? nil : (.scriptIsKept, script.description))
    return broken.map { FormLawViolation(law: $0.0, script: script, detail: $0.1) }
  }

  /// The shortest script found that breaks the same law: steps are left out, many at a time, then one by one.
  ///
  /// - Parameter violation: What was found.
  /// - Returns: The same with as few steps as go.
  public func shortened(_ violation: FormLawViolation) -> FormLawViolation {
    var best = violation
    var size = max(1, best.script.steps.count / 2)
    while true {
      var start = 0
      while start < best.script.steps.count {
        var steps = best.script.steps
        steps.removeSubrange(start..<min(start + size, steps.count))
        if let found = self.violation(of: FormScript(steps)), found.law == best.law {
          best = found
        } else {
          start += size
        }
      }
      if size == 1 { return best }
      size /= 2
    }
  }

  private var descriptionFault: String? {
    let json = plan.description.json
    do throws(FormDescriptionError) {
      let read = try FormDescription(json: json)
      if read == plan.description { return nil }
      let changed = zip(plan.description.fields, read.fields).first { $0 != $1 }
      return changed.map { "\($0)\nis read as \($1)" } ?? "it is read as \(read.json)"
    } catch { return error.description }
  }

  private func fault(_ form: borrowing FieldForm, _ mirror: FormMirror) -> (FormLaw, String)? {
    let fresh = FormMirror(form)
    if mirror != fresh { return (.changesAreNamed, mirror.difference(fresh)) }
    var isGood = true
    for i in 0..<form.fieldCount {
      let id = FieldID(i)
      let (message, verdict, shown) = (form[id].message, form[id].verdict, form[id].shownVerdict)
      if form[id].isShown && !verdict.isFine { isGood = false }
      if let shown, shown != verdict { return (.messagesAreTrue, "\(form[id].name) shows \(shown), and is \(verdict)") }
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

  private func secretFault(_ form: borrowing FieldForm, _ said: [Announcement]) -> (FormLaw, String)? {
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
        if case .text(let text) = form[other].value() { shown.append(text) }
        texts.append(form[other].message ?? "")
        if j == i { texts.append(form[other].remark ?? "") }
      }
      // what was typed elsewhere, too, is no secret
      if shown.contains(where: { $0.contains(secret) }) { continue }
      if !form[id].isRevealed { texts.append(form[id].text) }
      if let text = texts.first(where: { $0.contains(secret) }) {
        return (.secretsStayInside, "\(form[id].name) is seen in \"\(text)\"")
      }
      if form[id].value() != .secret { return (.secretsStayInside, "\(form[id].name) is among the values") }
    }
    return nil
  }

  private func resetFault(_ form: inout FieldForm) -> (FormLaw, String)? {
    form.handle(.reset)
    // how wide rows are is the view's affair
    for i in 0..<form.fieldCount where form[FieldID(i)].kind == .box { form.layOut(FieldID(i), width: .max) }
    let (after, new) = (FormMirror(form), FormMirror(FieldForm(plan)))
    if !after.hasFields(of: new) { return (.resetIsNew, after.difference(new)) }
    return form.isDirty ? (.resetIsNew, "it counts as changed") : nil
  }
}
