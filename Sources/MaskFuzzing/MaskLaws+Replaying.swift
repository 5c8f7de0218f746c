internal import FieldEditing
internal import FieldFormats
internal import MaskOracle

/// How fields over a mask are held to laws of their own.
extension MaskLaws {
  func stateFault<Target: EntryTarget & ~Copyable>(_ replay: EntryReplay<Target>, _ laws: Set<Law>) -> (Law, Fault)? {
    // cleared for each state: a field is made slowly beside all that is done with it here
    var shown = readable(lazy: true)
    var formatted = readable()
    var last: FieldState?
    var wasLeft = false
    return EntryReplay(keys: replay.keys) { readable() }.first { target, step -> (Law, Fault)? in
      if let wrong = step.unsoundness(of: target, laws) { return wrong }
      let (text, value) = (target.text, target.value)
      if laws.contains(.luhnSumIsTheValues), target.field.luhnRemainder != value.luhnRemainder {
        return (.luhnSumIsTheValues, step.fault("\(target.field.luhnRemainder) for \(value)"))
      }
      wasLeft = wasLeft || step.key == .endEditing
      // a state that was tried
      if wasLeft || step.hasMarkedText || target.valueMerges || target.state == last { return nil }
      last = target.state
      if laws.contains(.valueGivesDisplay) {
        let display = shown.display(of: value)
        if !text.unicodeScalars.starts(with: display.unicodeScalars) {
          return (.valueGivesDisplay, step.fault("\(text) holds \(value), which is shown as \(display)"))
        }
      }
      if laws.contains(.formatKeepsValue) && !value.unicodeScalars.contains("\u{FFFC}") {
        formatted.field.clear()
        _ = formatted.set(value)
        if !formatted.value.isSame(as: value) {
          return (.formatKeepsValue, step.fault("\(value) is formatted to \(formatted.value)"))
        }
      }
      return nil
    }
  }

  func differenceFromOracle(_ replay: EntryReplay<EngineTarget>) -> Fault? {
    guard var oracle = try? Oracle(mask.tree, options: OracleOptions(options)) else { return nil }
    return replay.first { target, step -> Fault?? in
      oracle.press(step.key)
      let (text, count) = (target.text, target.field.valueCount)
      let fault =
        step.difference("shows", text, oracle.text) ?? step.difference("holds", target.value, oracle.value)
        ?? (count == oracle.valueCount ? nil : step.fault("holds \(count) characters, the oracle \(oracle.valueCount)"))
        ?? step.difference("complete:", target.isComplete, oracle.isComplete, named: "the oracle:")
        ?? step.difference("may be", target.field.candidates, oracle.candidates, named: "the oracle:")
        ?? step.difference(
          "has still to come", target.field.contentPlaceholder, oracle.placeholder, named: "the oracle:")
      if let fault { return fault }
      if target.selection != oracle.selection {
        // the oracle may leave a caret inside a cluster, where a mark has merged with literals
        if !text.hasBoundary(at: oracle.selection.head) || !text.hasBoundary(at: oracle.selection.anchor) {
          return .some(nil)
        }
        return step.fault("selects \(target.selection), the oracle \(oracle.selection) of \(text)")
      }
      if step.isLast, let fault = step.difference("captures", target.field.captures, oracle.captures) { return fault }
      return nil
    } ?? nil
  }

  func wrongBackspace(_ replay: EntryReplay<EngineTarget>) -> Fault? {
    var again = readable()
    var shown = readable(lazy: true)
    return replay.first { target, step -> Fault?? in
      // what ending editing added is certain to come, and typed again it is not what backspace takes
      if step.key == .endEditing { return .some(nil) }
      let before = String(scalars: step.before.value)
      let end = step.before.text.count
      guard step.key.typedScalar != nil, !step.hadMarkedText, step.selection == (end, end), !target.valueMerges,
        target.value.addsOneCharacter(to: before), let result = target.result,
        result.effects.isDisjoint(with: [.autoInserted, .padded, .rejected])
      else { return nil }
      again.field.clear()
      again.overwrites = options.isOverwriting
      for key in step.keys { again.press(key) }
      _ = again.deleteBackward()
      if again.value.isSame(as: before),
        again.text.unicodeScalars.starts(with: shown.display(of: before).unicodeScalars)
      {
        return nil
      }
      return step.fault("\(again.state), before the key \(before)", then: .deleteBackward())
    } ?? nil
  }

  /// All that is typed and pasted, typed a character at a time and pasted at once.
  func differenceOfPaste(_ text: String) -> Fault? {
    // a full-width sign is the key for its ASCII form; in a pasted text it may be itself
    if text.unicodeScalars.contains(where: { !$0.isLetterOrNumber && $0.plainForm != $0 }) { return nil }
    var typed = readable(lazy: true)
    var pasted = readable(lazy: true)
    for c in text {
      let before = typed.state
      // typed over what stands before the caret, a character is neither rejected nor read
      if !typed.insert(String(c)) || typed.state == before { return nil }
    }
    _ = pasted.insert(text)
    if typed.state == pasted.state && typed.selection == pasted.selection { return nil }
    return Fault(keys: [.paste(text)], detail: "\(pasted.state), typed \(typed.state)")
  }

  /// The same text as one that arrives whole.
  func lostOfWholeText(_ text: String) -> Fault? {
    if format.isReadInOtherForms { return nil }
    var options = readableOptions.reading(.lossless)
    // literals that a text ends with shows there
    options.isEager = true
    var field = Field(mask, options: options)
    let reading = format.read(text, options: options)
    _ = field.take(reading)
    func fault(_ detail: String) -> Fault { Fault(keys: [.paste(text)], detail: detail) }
    let composed = text.composed
    if !composed.isSame(as: text), format.read(composed, options: options).isAccepted != reading.isAccepted {
      return fault("\(reading.isAccepted ? "accepted" : "rejected"), and not so with its marks composed")
    }
    if !reading.isAccepted {
      return field.isEmpty && !field.canUndo ? nil : fault("\(field.text), though the text is rejected")
    }
    let leftOut = Set(field.rejections.map(\.position))
    let kept = text.enumerated().filter { !leftOut.contains($0.offset) }.map(\.element)
    guard let missing = String(kept).firstLetterOrDigit(missingIn: field.text) else { return nil }
    return fault("\(field.text) without a \(missing) of the text")
  }
}

extension EngineTarget {
  /// What the field, cleared, shows of a value: in a lazy one that is the display without trailing literals.
  fileprivate mutating func display(of value: String) -> String {
    field.clear()
    _ = setValue(value)
    return text
  }

  /// Whether characters of the value make one where they stand side by side, as the halves of a flag do: as text it is
  /// another value.
  fileprivate var valueMerges: Bool {
    let value = field.value
    if value.utf8.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) { return false }
    return !value.lazy.map(String.init).elementsEqual(field.valueCharacters)
  }
}

extension String {
  /// Whether it is `text` and one character more.
  fileprivate func addsOneCharacter(to text: String) -> Bool {
    count == text.count + 1 && unicodeScalars.starts(with: text.unicodeScalars)
  }

  /// What the Luhn sum of its digits leaves when it is divided by ten; a digit with a mark is none.
  fileprivate var luhnRemainder: Int {
    let digits = filter { $0.unicodeScalars.count == 1 }.compactMap { $0.unicodeScalars.first?.asASCIIDigit.value }
      .filter { 48...57 ~= $0 }.map { Int($0) - 48 }
    var sum = 0
    for (i, digit) in digits.reversed().enumerated() {
      let twice = digit * 2
      sum += i % 2 == 0 ? digit : twice / 10 + twice % 10
    }
    return sum % 10
  }
}
