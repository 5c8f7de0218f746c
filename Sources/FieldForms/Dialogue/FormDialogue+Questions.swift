internal import FieldFormats

/// What is asked, and what is said before it.
extension FormDialogue {
  var shownCount: Int { (0..<form.fieldCount).count { form[FieldID($0)].isShown } }

  /// The question that is next, after what is said before it and what stands before it.
  mutating func ask(_ before: [String] = []) -> Reply {
    var said = before.filter { !$0.isEmpty }
    guard case .field(let id) = form.focus else {
      said += surroundings.lines(before: form.fieldCount)
      return Reply(text: joined(said, say(.lineSend)), next: .ask)
    }
    said += surroundings.lines(before: id.index)
    for line in problem(of: id) where !said.contains(where: { $0.utf8.elementsEqual(line.utf8) }) { said.append(line) }
    let place = (0...id.index).count { form[FieldID($0)].isShown }
    let question = say(
      .lineQuestion, [.count("number", place), .count("count", shownCount), .text("text", self.question(id))])
    if form[id].kind.hasRows { lines = [] }
    return Reply(text: joined(said, question), next: form[id].isSecure ? .askSecretly : .ask)
  }

  /// What is wrong with a field, and what was typed there; nothing while no problem is shown.
  private func problem(of id: FieldID) -> [String] {
    guard let message = form[id].message else { return [] }
    let isSeen = !form[id].isSecure && !form[id].isEmpty && form[id].kind.holding != .state
    return [sentence(message)] + (isSeen ? [say(.lineYouTyped, [.text("text", form[id].text)])] : [])
  }

  private func joined(_ before: [String], _ last: String) -> String { (before + [last]).joined(separator: "\n") }

  /// What is asked: label, help, an example, what is there already, and how to answer. What is wrong cannot be kept.
  private func question(_ id: FieldID) -> String {
    var parts = [sentence(form[id].label)]
    if let helper = form[id].helper { parts.append(sentence(helper)) }
    if let prompt = form[id].prompt { parts.append(say(.lineExample, [.text("text", prompt)])) }
    let isKept = !form[id].isSecure && form[id].kind.holding != .state && form[id].message == nil
    let value = isKept ? form[id].text : ""
    switch form[id].kind.holding {
    case .state:
      parts.append(say(.lineYesNo))
      if form[id].isSwitchedOn { parts.append(say(.lineKeeps, [.text("text", say(.lineYes))])) }
    case .option:
      if form[id].choiceStyle == .combo {
        parts.append(value.isEmpty ? say(.lineSearchFirst) : say(.lineSearch, [.text("text", value)]))
      } else {
        let options = form.plan.fields[id.index].choices?.options ?? []
        let list = form.plan.language.fields.list(options.enumerated().map { "\($0 + 1) \($1.label)" })
        parts.append(sentence(list))
        if !value.isEmpty { parts.append(say(.lineKeeps, [.text("text", value)])) }
      }
    case .text where form[id].kind.hasRows: parts.append(say(.lineLines))
    case .text:
      if form[id].isSecure { parts.append(say(.lineSecret)) }
      // in which order day, month and year are written nobody guesses
      if form[id].prompt == nil, value.isEmpty, form.plan.fields[id.index].formatPlan.isDate {
        parts.append(example(id))
      }
      if !value.isEmpty { parts.append(say(.lineKeeps, [.text("text", value)])) }
    }
    return parts.joinedSentences
  }
}
