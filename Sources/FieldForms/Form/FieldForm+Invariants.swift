/// What holds between two events: in debug builds it is derived again, and compared, after each of them.
extension FieldForm {
  mutating func check() {
    #if DEBUG
      for i in 0..<fields.count {
        let id = FieldID(i)
        fields[i].check()
        precondition(!isWaiting[i], "a field still waits for those that it depends on")
        precondition(fields[i].verdict == verdict(of: id), "a value is worth something else than was noted")
        precondition(fields[i].isShown == plan.fields[i].shownWhen.allSatisfy { holds($0) }, "a field is shown wrongly")
        if let condition = plan.fields[i].requiredWhen {
          precondition(fields[i].isRequired == holds(condition), "a field is required wrongly")
        }
      }
      precondition(
        unfinishedCount == (0..<fields.count).count { fields[$0].keepsFromSubmitting }, "unfinished fields are miscounted")
      if case .field(let id) = focus { precondition(fields[id.index].isShown, "the focus is where nobody sees it") }
    #endif
  }
}

extension FormField {
  mutating func check() {
    #if DEBUG
      precondition(noteChanges().changed.isEmpty, "a state was not noted")
      precondition(kind == .toggle || !isOn, "only a switch is on")
      precondition(kind == .choice || choice.selected == nil && !choice.isOpen, "nothing is chosen here")
      precondition(isTyped || entry.isEmpty, "nothing is typed here")
      precondition(choice.highlighted.map { choice.matches.indices.contains($0) } ?? true, "no such match")
      if kind == .box { frame.check(entry) }
    #endif
  }
}

extension TextFrame {
  func check(_ field: borrowing Field) {
    #if DEBUG
      var again = self
      again.layOut(field)
      precondition(again.rowCount == rowCount, "the text has other rows")
    #endif
  }
}
