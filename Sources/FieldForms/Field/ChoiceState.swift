internal import FieldEditing

/// What was chosen, and what is offered.
struct ChoiceState {
  /// The option that is chosen; `nil` for none.
  var selected: Int?
  /// Whether the choices are in view.
  var isOpen = false
  /// Which of the matches is highlighted.
  var highlighted: Int?
  /// The options that are offered: those that what is typed may mean, the likeliest first; all while nothing is typed,
  /// and where they were opened.
  var matches: [Int] = []
  /// Whether what is typed may mean any option.
  var isNameOfAny = true
  /// How well each option fits what is typed.
  var ranks: [ChoicePlan.Rank?] = []
  /// What is typed, folded.
  var typed = FoldedText("")

  /// Nothing is chosen, and all is offered.
  init(_ choices: ChoicePlan?) { matches = choices.map { Array($0.options.indices) } ?? [] }
}

/// What can be chosen.
extension FormField {
  /// The style in which choices are offered; `nil` where there are none.
  public var choiceStyle: ChoiceList.Style? { kind.holding == .state ? .toggle : plan.choices?.style }
  /// The option that is chosen; `nil` for none.
  public var selectedOption: ChoiceOption? { choice.selected.flatMap { plan.choices?.options[$0] } }
  /// Whether the choices are in view.
  public var isOpen: Bool { choice.isOpen }
  /// The number of options that match what is typed.
  public var matchCount: Int { choice.matches.count }
  /// The index of the match that is highlighted; `nil` for none.
  public var highlightedMatch: Int? { choice.highlighted }

  /// One of the options that match what is typed.
  ///
  /// - Parameter match: Its place among the matches, the likeliest first.
  /// - Returns: The option.
  /// - Complexity: O(1)
  public func option(_ match: Int) -> ChoiceOption {
    guard let choices = plan.choices else { preconditionFailure("a field without choices has no options") }
    return choices.options[choice.matches[match]]
  }

  /// The rest of the first match's label, which completes the text, to be drawn dim after the caret; empty if nothing
  /// does.
  public var completion: String {
    guard choice.isOpen, let choices = plan.choices, let first = choice.matches.first, !entry.isEmpty,
      isCaretAtEnd
    else { return "" }
    let label = choices.options[first].label
    guard FoldedText(label).match(choice.typed) == .start else { return "" }
    return String(label.dropFirst(text.count))
  }
}

extension FormField {
  /// Chooses an option, and shows it.
  mutating func choose(_ option: Int?) {
    choice.selected = option
    choice.isOpen = false
    choice.highlighted = nil
    guard let choices = plan.choices, choices.style == .combo else { return }
    entry.setText(option.map { choices.options[$0].label } ?? "")
    filter()
  }

  /// Finds what the typed text may mean.
  mutating func filter() {
    guard let choices = plan.choices else { return }
    choice.typed.replace(with: entry.text)
    choices.matches(choice.typed, into: &choice.matches, &choice.ranks)
    choice.isNameOfAny = !choice.matches.isEmpty
    choice.highlighted = choice.typed.isEmpty || choice.matches.isEmpty ? nil : 0
  }

  /// After the text of a combo box was edited: what was chosen is chosen no more, unless the text says all of a label
  /// that no other begins with. *Niger* may be on its way to *Nigeria*, and fields that follow a country would lose
  /// what it does not take.
  mutating func followTyping() {
    guard let choices = plan.choices else { return }
    filter()
    choice.isOpen = true
    // what an input method shows is not read yet
    if entry.hasMarkedText { return }
    choice.selected = choices.onlyOption(labelled: choice.typed, among: choice.matches)
  }

  /// When the focus leaves a combo box: what is named whole is chosen, and nothing by a part of its name.
  mutating func settleChoice() {
    guard let choices = plan.choices, choice.selected == nil else { return }
    if let option = choices.index(named: choice.typed) { choose(option) }
  }

  /// Fills in an option by its value or one of its names. What names none leaves the field as it was, and is remarked;
  /// where others are taken, it is one of them.
  ///
  /// - Returns: Whether the value changed.
  mutating func fillChoice(_ text: String) -> Bool {
    guard let choices = plan.choices else { return false }
    let former = choice.selected
    if let option = choices.index(ofValue: text) ?? choices.index(named: FoldedText(text)) {
      choose(option)
      return choice.selected != former
    }
    if !text.isEmpty && !choices.takesOthers {
      remarkLoss(of: text)
      return false
    }
    choose(nil)
    entry.setText(text)
    filter()
    return true
  }

  /// Opens the choices: all of them are offered, the chosen one highlighted.
  mutating func open() {
    guard let choices = plan.choices, !choice.isOpen else { return }
    choice.isOpen = true
    choice.matches.removeAll(keepingCapacity: true)
    choice.matches.append(contentsOf: choices.options.indices)
    choice.highlighted = choice.selected ?? (choices.options.isEmpty ? nil : 0)
  }

  /// Moves the highlight, from the last to the first and back.
  mutating func highlight(by step: Int) {
    if !choice.isOpen { return open() }
    let count = choice.matches.count
    if count == 0 { return }
    let from = choice.highlighted ?? (step > 0 ? -1 : count)
    choice.highlighted = ((from + step % count) % count + count) % count
  }

  /// A letter typed where one does not type: the next option that begins so.
  mutating func jump(to letter: String) {
    guard let choices = plan.choices else { return }
    let typed = FoldedText(letter)
    if typed.isEmpty { return }
    let (count, start) = (choices.options.count, choice.selected.map { $0 + 1 } ?? 0)
    for k in 0..<count {
      let option = (start + k) % count
      if FoldedText(choices.options[option].label).match(typed) == .start { return choose(option) }
    }
  }
}
