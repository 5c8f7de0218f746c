internal import FieldEditing

/// What holds between two events: in debug builds it is derived again, and compared, after each of them. Of the fields
/// that an event does not name one is looked at, each in its turn: all of them would make long forms slow.
extension FieldForm {
  mutating func check() {
    #if DEBUG
      if fields.count > 0 { check(FieldID(turn % fields.count)) }
      turn += 1
      if let id = change.field { check(id) }
      for i in others.indices { check(others[i].field) }
      precondition(
        unfinishedCount == (0..<fields.count).count { fields[$0].keepsFromSubmitting },
        "unfinished fields are miscounted")
      precondition(!isWaiting.contains(true), "a field still waits for those that it depends on")
      if case .field(let id) = focus {
        precondition(fields[id.index].isShown, "the focus is in a field that is not shown")
      }
    #endif
  }

  private mutating func check(_ id: FieldID) {
    let plan = plan.fields[id.index]
    fields[id.index].check()
    precondition(fields[id.index].verdict == verdict(of: id), "a value is worth something else than was noted")
    precondition(fields[id.index].isShown == plan.shownWhen.allSatisfy { holds($0) }, "a field is shown wrongly")
    if let condition = plan.requiredWhen {
      precondition(fields[id.index].isRequired == holds(condition), "a field is required wrongly")
    }
  }
}

extension FormField {
  fileprivate mutating func check() {
    #if DEBUG
      precondition(noteChanges().changed.isEmpty, "a state was not noted")
      precondition(kind.holding == .state || !isOn, "only a switch is on")
      precondition(kind.holding == .option || choice.selected == nil && !choice.isOpen, "nothing is chosen here")
      precondition(plan.isTyped || plan.choices?.takesOthers ?? false || entry.isEmpty, "nothing is typed here")
      precondition(choice.highlighted.map { choice.matches.indices.contains($0) } ?? true, "no such match")
      if kind.hasRows { frame.check(entry) }
    #endif
  }
}

extension TextFrame {
  fileprivate func check(_ field: borrowing Field) {
    #if DEBUG
      var again = self
      again.layOut(field)
      precondition(again.isLaidOut(as: self), "the text has other rows")
    #endif
  }
}
