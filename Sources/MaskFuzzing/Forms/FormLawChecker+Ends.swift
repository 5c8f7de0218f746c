internal import FieldForms

/// Laws that are tried where a script has ended.
extension FormLawChecker {
  /// Lets time pass.
  func timeFault(_ form: inout FieldForm, _ said: inout SaidByTime) -> (FormLaw, String)? {
    for _ in 0..<3 {
      let step = FormStep.event(.tick(milliseconds: 2_000))
      form.take(step)
      if let fault = said.follow(step, form.takeAnnouncements()) { return fault }
    }
    return nil
  }

  /// Takes back all steps of each field, and does them again.
  func undoFault(_ form: inout FieldForm, _ histories: [Int: BoxHistory]) -> (FormLaw, String)? {
    for i in 0..<form.fieldCount where form[FieldID(i)].isShown {
      let id = FieldID(i)
      form.moveFocus(to: id)
      guard form.focus == .field(id) else { continue }
      var states = [state(form[id])]
      while form[id].canUndo, states.count < 500 {
        form.handle(.edit(.undo))
        states.append(state(form[id]))
      }
      if let detail = histories[i]?.fault(undoing: states.map { $0[0] }) {
        return (.undoInverts, "\(form[id].name): \(detail)")
      }
      let count = states.count - 1
      while let expected = states.popLast() {
        let found = state(form[id])
        if found != expected {
          let steps = "\(count) steps of undo and \(count - states.count) of redo"
          return (.redoInvertsUndo, "\(form[id].name) has \(found) after \(steps), and had \(expected)")
        }
        if !states.isEmpty { form.handle(.edit(.redo)) }
      }
    }
    return nil
  }

  /// What a field holds, as far as undo brings it back: of choices what is typed. Which of several is meant by that is
  /// settled when the focus leaves.
  private func state(_ field: borrowing FormField) -> [String] {
    guard field.kind.holding != .option, case .text(let value) = field.value(.included) else { return [field.text] }
    return [field.isSecure ? "" : field.text, value]
  }

  /// Fills the good values of a form into a new one, from which they are read again.
  func valueFault(_ form: inout FieldForm) -> (FormLaw, String)? {
    form.leaveFocus()
    let isGood = (0..<form.fieldCount).allSatisfy { !form[FieldID($0)].isShown || form[FieldID($0)].verdict.isFine }
    if !isGood { return nil }
    let values = form.values(.included)
    var texts: [String: String] = [:]
    // what is empty here may be filled in there
    for name in plan.description.fields.map(\.name) { texts[name] = "" }
    for (name, value) in values {
      switch value {
      case .text(let text): texts[name] = text
      case .isOn(let isOn): texts[name] = isOn ? "true" : ""
      case .none, .secret: break
      }
    }
    var new = FieldForm(plan)
    new.handle(.fill(texts))
    for (one, two) in zip(values, new.values(.included)) where one != two && !hasBlankEnd(one.value) {
      return (.valuesAreTakenAgain, "\(one) is taken as \(two)")
    }
    return values.count == new.values().count ? nil : (.valuesAreTakenAgain, "other fields are shown")
  }

  /// Whether a text ends in a blank, as a mask may keep it: of a text that arrives it is left out.
  private func hasBlankEnd(_ value: FormValue) -> Bool {
    if case .text(let text) = value { text.last?.isWhitespace ?? false } else { false }
  }

  /// Resets the form, and compares it with a new one.
  func resetFault(_ form: inout FieldForm) -> (FormLaw, String)? {
    form.handle(.reset)
    // how wide rows are is the view's affair
    for i in 0..<form.fieldCount where form[FieldID(i)].kind.hasRows { form.layOut(FieldID(i), width: .max) }
    let (after, new) = (FormMirror(form), FormMirror(FieldForm(plan)))
    if !after.hasFields(of: new) { return (.resetIsNew, after.difference(new)) }
    return form.isDirty ? (.resetIsNew, "it counts as changed") : nil
  }
}

extension FieldForm {
  /// Moves the focus to a field that is shown.
  fileprivate mutating func moveFocus(to id: FieldID) {
    leaveFocus()
    handle(.focus(.field(id)))
  }

  /// Leaves the form, so that what was typed is settled, marked text too.
  fileprivate mutating func leaveFocus() { handle(.focus(.none)) }
}
