internal import FieldForms

/// The keys of what has the focus, as F1 shows them.
extension FormView {
  func helpText(for form: borrowing FieldForm) -> String {
    let language = form.plan.language
    var keys: [FormMessageKey] = []
    if problem != nil {
      keys = [.screenHelpSummary]
    } else if case .field(let id) = form.focus {
      switch form[id].kind.holding {
      case .text: keys = form[id].kind.hasRows ? [.screenHelpText, .screenHelpBox] : [.screenHelpText]
      case .option: keys = [.screenHelpChoices]
      case .state: keys = [.screenHelpSwitch]
      }
      if form[id].canReveal { keys.append(.screenHelpSecret) }
      if form[id].kind.holding != .state { keys.append(.screenHelpWhole) }
    }
    let submit = FormMessage.Parameter.text("text", form.plan.description.submission.label)
    return ([.screenHelpFields] + keys).map { language.text($0, [submit]) }.joined(separator: "\n")
  }
}
