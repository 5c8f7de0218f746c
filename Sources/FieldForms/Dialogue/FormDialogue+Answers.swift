internal import FieldEditing
internal import FieldFormats

/// What answers do.
extension FormDialogue {
  /// Takes an answer to the field that is asked for.
  mutating func take(_ answer: String) -> Reply {
    guard case .field(let id) = form.focus else { return answer.isEmpty ? submit() : jump(to: answer) }
    switch form[id].kind.holding {
    case .state: return takeSwitch(answer, id)
    case .option: return takeChoice(answer, id)
    case .text where form[id].kind.hasRows:
      if !answer.isEmpty { handle(.fill([form[id].name: answer])) }
      return goOn(from: id)
    case .text: return takeLine(answer, id)
    }
  }

  private mutating func takeLine(_ answer: String, _ id: FieldID) -> Reply {
    if answer.isEmpty { return goOn(from: id) }
    handle(.edit(.selectAll))
    let change = handle(.edit(.paste(answer)))
    if change.edit?.effects.contains(.rejected) ?? false {
      return ask([form[id].remark.map { sentence($0) } ?? "", example(id)])
    }
    let remark = form[id].remark.map { sentence($0) }
    return goOn(from: id, saying: remark, typed: answer)
  }

  private mutating func takeSwitch(_ answer: String, _ id: FieldID) -> Reply {
    let typed = FoldedText(answer)
    let (yes, no) = (FoldedText(say(.lineYes)), FoldedText(say(.lineNo)))
    let isYes = !typed.isEmpty && yes.match(typed) == .start
    let isNo = !typed.isEmpty && no.match(typed) == .start
    if !isYes && !isNo && !typed.isEmpty { return ask([say(.lineYesNo)]) }
    if isYes != form[id].isSwitchedOn && !typed.isEmpty { handle(.toggle) }
    return goOn(from: id)
  }

  private mutating func takeChoice(_ answer: String, _ id: FieldID) -> Reply {
    if answer.isEmpty { return goOn(from: id) }
    let isCombo = form[id].choiceStyle == .combo
    if let number = Int(answer), number > 0, isListing || !isCombo {
      if !isListing { handle(.openChoices) }
      if number <= form[id].matchCount {
        isListing = false
        handle(.choose(number - 1))
        return goOn(from: id, typed: answer)
      }
    }
    isListing = false
    guard isCombo else {
      handle(.fill([form[id].name: answer]))
      return form[id].selectedOption == nil ? ask([say(.lineNone)]) : goOn(from: id, typed: answer)
    }
    handle(.edit(.selectAll))
    handle(.edit(.insert(answer)))
    let choices = form.plan.fields[id.index].choices
    // what is only a part of a name is not taken for it: the one that has it is offered
    if choices?.index(named: FoldedText(answer)) != nil { return goOn(from: id, typed: answer) }
    if form[id].matchCount == 0 {
      let takesOthers = choices?.takesOthers ?? false
      // the field says so itself where it shows that nothing was found
      return takesOthers ? goOn(from: id, typed: answer) : ask(form[id].message == nil ? [say(.lineNone)] : [])
    }
    isListing = true
    let count = min(9, form[id].matchCount)
    let list = form.plan.language.fields.list((0..<count).map { "\($0 + 1) \(form[id].option($0).label)" })
    return Reply(text: say(.lineWhich, [.text("text", list)]), next: .ask)
  }

  /// Leaves a field, and asks the next; or the same again, where something is wrong with it.
  private mutating func goOn(from id: FieldID, saying remark: String? = nil, typed: String? = nil) -> Reply {
    // here Return is an answer: that something is required is said at once
    if form[id].verdict == .missing, let message = form[id].message(for: .missing) {
      return ask([sentence(message.text(in: form.plan.language))])
    }
    handle(.next)
    if form[id].message != nil {
      handle(.focus(.field(id)))
      return ask([remark ?? ""])
    }
    // what was typed is read back as it will be used, where that looks different
    var readBack = ""
    if let typed, !form[id].isSecure, !form[id].text.utf8.elementsEqual(typed.utf8) {
      readBack = sentence(form[id].text)
    }
    return askNext([remark ?? "", readBack])
  }

  /// The next question; after the last of them, where something is not good yet, what that is.
  private mutating func askNext(_ before: [String] = []) -> Reply {
    form.focus == .submitButton && !form.canSubmit ? submit() : ask(before)
  }

  /// An example of what is asked for, where that has a shape.
  func example(_ id: FieldID) -> String {
    if form.plan.fields[id.index].isFree || form[id].kind.hasCells || form[id].isSecure { return "" }
    let example = form[id].format.example
    return example.isEmpty ? "" : say(.lineExample, [.text("text", example)])
  }

  /// Sends, or goes to the first field that is not good.
  mutating func submit() -> Reply {
    let change = handle(.submit)
    if change.action == .submit { return Reply(text: say(.lineSent), next: .submit) }
    let problems = form.summary.map { sentence($0.message) }
    return ask([form.summaryTitle.map { sentence($0) } ?? ""] + problems)
  }

  /// Goes to a field by its number.
  private mutating func jump(to answer: String) -> Reply {
    let shown = (0..<form.fieldCount).filter { form[FieldID($0)].isShown }
    guard let number = Int(answer), shown.indices.contains(number - 1) else { return ask() }
    handle(.focus(.field(FieldID(shown[number - 1]))))
    return ask()
  }

  mutating func command(_ text: String) -> Reply {
    isListing = false
    switch text {
    case "help": return ask([say(.lineHelp)])
    case "repeat": return Reply(text: said, next: ask().next)
    case "where":
      let group = if case .field(let id) = form.focus { surroundings.title(of: id.index) } else { "" }
      return ask([form.plan.description.title, group].map { sentence($0) })
    case "back":
      handle(.previous)
      return ask()
    case "next":
      // a focus that is held goes the second time
      if handle(.next).focus?.isHeld ?? false { handle(.next) }
      return askNext()
    case "list": return ask(list)
    case "clear":
      handle(.press(.clear))
      return ask()
    case "undo":
      handle(.edit(.undo))
      return ask()
    case "quit": return Reply(text: say(.lineStopped), next: .stop)
    default:
      if Int(text) != nil { return jump(to: text) }
      // it may be a secret that begins with a colon
      return ask([say(.lineUnknown, [.text("text", ":" + (asksForSecret ? "…" : text))])])
    }
  }

  private var asksForSecret: Bool { if case .field(let id) = form.focus { form[id].isSecure } else { false } }

  /// Every field that is shown, with its value. Secrets are named, not shown.
  private var list: [String] {
    var number = 0
    return (0..<form.fieldCount).compactMap { i in
      let id = FieldID(i)
      guard form[id].isShown else { return nil }
      number += 1
      return "\(number) \(form[id].label): \(valueInWords(id))"
    }
  }

  private func valueInWords(_ id: FieldID) -> String {
    if form[id].kind.holding == .state { return say(form[id].isSwitchedOn ? .valueOn : .valueOff) }
    if form[id].isEmpty { return say(.valueEmpty) }
    return form[id].isSecure ? say(.valueHiddenLength) : form[id].text
  }
}
