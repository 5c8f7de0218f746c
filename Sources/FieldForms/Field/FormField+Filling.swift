internal import FieldEditing
internal import FieldFormats
internal import SecretMemory

/// Texts that are filled in, and what becomes of a text when its entry ends.
extension FormField {
  /// Fills in what a browser or system knows.
  ///
  /// - Returns: Whether the value changed.
  mutating func fill(_ text: String) -> Bool {
    remarkState = .none
    switch kind.holding {
    case .state:
      let former = isOn
      let isOneOf = { (words: [String]) in words.contains { $0.utf8.elementsEqual(text.utf8) } }
      if isOneOf(["true", "on"]) {
        isOn = true
      } else if isOneOf(["false", "off", ""]) {
        isOn = false
      } else {
        remarkLoss(of: text)
      }
      return former != isOn
    case .option:
      return fillChoice(text)
    case .text where kind.hasRows:
      let result = entry.setText(text)
      frame.follow(result, of: entry)
      return result.effects.contains(.valueChanged)
    case .text:
      let former = entry.valueBytes
      let isAccepted =
        plan.isFree
        ? OneLine(text, ends).bytes.withText { fillFreeText($0) }
        : entry.fill(text).isAccepted
      // what is filled in is whole: nobody goes there to end its entry
      if isAccepted { entry.endEditing() } else { remarkLoss(of: text) }
      return former != entry.valueBytes
    }
  }

  /// Free text is read as a person has it at hand, a secret as it is.
  ///
  /// - Returns: Whether it is taken.
  private mutating func fillFreeText(_ line: String) -> Bool {
    isSecure ? entry.setValue(line).rejectedCount == 0 : entry.fill(line).isAccepted
  }

  /// When the focus leaves: marked text is taken over, padding may correct a value, a name typed in full is a choice,
  /// blanks at the ends go, but for those of a secret.
  ///
  /// - Returns: Whether the value changed.
  mutating func endEditing() -> Bool {
    let hadMarkedText = hasMarkedText
    lastCharacterTime = 0
    return settleEntry() || hadMarkedText
  }

  private mutating func settleEntry() -> Bool {
    remarkState = .none
    switch kind.holding {
    case .state: return false
    case .option:
      let former = choice.selected
      if entry.hasMarkedText {
        entry.unmarkText()
        followTyping()
      }
      settleChoice()
      if let selected = choice.selected, plan.isTyped { choose(selected) }
      choice.isOpen = false
      choice.highlighted = nil
      return former != choice.selected
    case .text where kind.hasRows:
      entry.unmarkText()
      return false
    case .text:
      var result = entry.endEditing()
      if plan.isFree, !isSecure, let trimmed = OneLine.trimmed(entry) {
        result = trimmed.bytes.withText { entry.setText($0) }
      }
      endOfEntry = result
      return result.effects.contains(.valueChanged)
    }
  }

  /// Remarks that a text was not taken over.
  mutating func remarkLoss(of text: String) {
    remarkState = .message(FormMessage(.remarkLost, [.text("text", isSecure ? "•" : text)]))
  }

  /// What goes at the ends of free text that arrives whole.
  var ends: OneLine.Ends { isSecure ? .withoutLineBreaks : .withoutBlanks }
}
