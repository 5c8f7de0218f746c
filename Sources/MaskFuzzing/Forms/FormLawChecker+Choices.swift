internal import FieldForms

/// What is chosen, and by which text: told apart here from how the form finds it.
extension FormLawChecker {
  /// What was typed in the combo box with the focus, where nothing was chosen yet; `nil` elsewhere.
  func typedName(_ form: borrowing FieldForm) -> (field: FieldID, text: String)? {
    guard case .field(let id) = form.focus, form[id].choiceStyle == .combo, form[id].selectedOption == nil else {
      return nil
    }
    return (id, form[id].text)
  }

  /// Whether a step that only leaves a field, or fills one in, chose by a part of a name, or lost what was chosen.
  func choiceFault(
    _ form: borrowing FieldForm, _ step: FormStep, _ typed: (field: FieldID, text: String)?, _ chosen: [ChoiceOption?]
  ) -> (FormLaw, String)? {
    if let (id, text) = typed, step.leaves, let option = form[id].selectedOption, !option.isNamed(text) {
      return (.choicesAreNamedWhole, "\(option.label) was chosen by \"\(text)\"")
    }
    guard case .event(.fill(let texts)) = step else { return nil }
    for i in 0..<form.fieldCount {
      let id = FieldID(i)
      guard form[id].kind.holding == .option, let text = texts[form[id].name], !text.isEmpty else { continue }
      let option = form[id].selectedOption
      if let option, option != chosen[i], !option.isNamed(text) {
        return (.choicesAreNamedWhole, "\(option.label) was filled in by \"\(text)\"")
      }
      if case .choices(let list) = form[id].description.content, list.takesOthers { continue }
      if let former = chosen[i], option == nil {
        return (.fillsAreTakenOrRemarked, "\(former.label) was lost when \"\(text)\" was filled in")
      }
      if form[id].remark == nil, option.map({ !$0.isNamed(text) }) ?? true {
        return (.fillsAreTakenOrRemarked, "nothing is said of \"\(text)\"")
      }
    }
    return nil
  }

  /// The options that are chosen, by field.
  func chosenOptions(_ form: borrowing FieldForm) -> [ChoiceOption?] {
    var options: [ChoiceOption?] = []
    for i in 0..<form.fieldCount { options.append(form[FieldID(i)].selectedOption) }
    return options
  }
}

extension FormStep {
  /// Whether it does nothing in the field with the focus but leave it.
  fileprivate var leaves: Bool {
    switch self {
    case .focus, .event(.focus), .event(.next), .event(.previous), .event(.submit): true
    default: false
    }
  }
}

extension ChoiceOption {
  /// Whether a text is all of its label, its value or another name, whatever marks and blanks stand in it.
  fileprivate func isNamed(_ text: String) -> Bool {
    text == value || ([label] + words).contains { $0.letters.agree(with: text.letters) }
  }
}

extension String {
  /// Its letters and digits, without case and without an article.
  fileprivate var letters: [Character] {
    let text = replacing("&", with: "and").lowercased()
    return text.trimmingPrefix("the ").filter { $0.isLetter || $0.isNumber }
  }
}

extension [Character] {
  /// Whether they are the same; a letter with an accent may be any.
  fileprivate func agree(with others: [Character]) -> Bool {
    count == others.count && zip(self, others).allSatisfy { !$0.isASCII || !$1.isASCII || $0 == $1 }
  }
}
