public import FieldForms

/// Takes steps on a form and checks the laws after each.
///
///     let checker = FormLawChecker(try FormPlan(description))
///     checker.violation(of: script)   // nil: all laws hold
public struct FormLawChecker: Sendable {
  let plan: FormPlan
  private let laws: Set<FormLaw>

  /// A checker of a form.
  ///
  /// - Parameters:
  ///   - plan: The form.
  ///   - laws: The laws that are checked.
  public init(_ plan: FormPlan, laws: Set<FormLaw> = Set(FormLaw.allCases)) {
    self.plan = plan
    self.laws = laws
  }

  /// The first law that a script breaks.
  ///
  /// - Parameter script: The steps.
  /// - Returns: The law, what was found, and the steps up to there; `nil` where all laws hold.
  /// - Complexity: O(*n*) in the steps, each with the size of the form.
  public func violation(of script: FormScript) -> FormLawViolation? {
    if laws.contains(.descriptionIsKept), let detail = descriptionFault {
      return FormLawViolation(law: .descriptionIsKept, script: FormScript([]), detail: detail)
    }
    var form = FieldForm(plan)
    var mirror = FormMirror(form)
    var wasHeld = false
    var objections = ServerObjections()
    var (histories, saidByTime) = (BoxHistory.histories(form), SaidByTime())
    for (count, step) in script.steps.enumerated() {
      let (from, typed, chosen) = (form.focus, typedName(form), chosenOptions(form))
      let isAtCaret = isCaret(form)
      let change = form.take(step)
      let said = form.takeAnnouncements()
      if case .layOut = step { mirror = FormMirror(form) }
      mirror.apply(change, form)
      objections.follow(step, change, form)
      for i in histories.keys { histories[i]?.follow(step, isAtCaret: isAtCaret, form[FieldID(i)]) }
      var broken =
        fault(form, mirror) ?? secretFault(form, said) ?? focusFault(form, step, from, change)
        ?? choiceFault(form, step, typed, chosen) ?? objections.fault(form) ?? saidByTime.follow(step, said)
      if wasHeld, step == .event(.next), change.focus?.isHeld == true {
        broken = (.focusIsNotTrapped, "the focus was held twice")
      }
      wasHeld = change.focus?.isHeld ?? false
      if let (law, detail) = broken, laws.contains(law) {
        return FormLawViolation(law: law, script: FormScript(Array(script.steps[...count])), detail: detail)
      }
    }
    let isKept = (try? FormScript(parsing: script.description)) == script
    let scriptFault = isKept ? nil : (FormLaw.scriptIsKept, script.description)
    let timeFault = timeFault(&form, &saidByTime)
    for broken in [timeFault, undoFault(&form, histories), valueFault(&form), resetFault(&form), scriptFault] {
      if let (law, detail) = broken, laws.contains(law) {
        return FormLawViolation(law: law, script: script, detail: detail)
      }
    }
    return nil
  }

  /// Whether what has the focus has a caret, and no text that is marked.
  private func isCaret(_ form: borrowing FieldForm) -> Bool {
    guard case .field(let id) = form.focus else { return true }
    return form[id].selection.isEmpty && !form[id].hasMarkedText
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
}
