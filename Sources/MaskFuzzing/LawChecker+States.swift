import FieldEditing
import MaskOracle
import MaskSyntax

/// Laws of one state, and of the step from one to the next.
extension LawChecker {
  func edits(_ script: Script, _ unit: FieldOptions.OffsetUnit) -> [LawViolation] {
    var target = EngineTarget(mask, options: options, offsetUnit: unit)
    guard let wrong = target.wrongEdit(of: script.keys) else { return [] }
    return [violation(.editIsWhatChanged, wrong.keys, wrong.detail)]
  }

  func states(_ script: Script) -> [LawViolation] {
    var target = EngineTarget(mask, options: options(lazy: false))
    // cleared for each state: a field is made slowly beside all that is done with it here
    var shown = EngineTarget(mask, options: options(lazy: true))
    var formatted = EngineTarget(mask, options: options(lazy: false))
    var last: (text: String, value: String)?
    var wasLeft = false
    for (i, key) in script.keys.enumerated() {
      target.press(key)
      let (text, value) = (target.text, target.field.value)
      if laws.contains(.caretIsOnBoundary) {
        let (anchor, head) = target.selection
        if !text.hasBoundary(at: anchor) || !text.hasBoundary(at: head) {
          return [violation(.caretIsOnBoundary, script.keys[...i], "\(anchor), \(head) in \(text)")]
        }
      }
      if laws.contains(.valueIsVisible), let character = value.first(where: \.hasUnseenPart) {
        return [violation(.valueIsVisible, script.keys[...i], "\(value) holds \(Array(character.unicodeScalars))")]
      }
      if laws.contains(.luhnSumIsTheValues), target.field.luhnRemainder != value.luhnRemainder {
        return [violation(.luhnSumIsTheValues, script.keys[...i], "\(target.field.luhnRemainder) for \(value)")]
      }
      wasLeft = wasLeft || key == .endEditing
      if wasLeft || target.field.hasMarkedText || target.valueMerges { continue }
      // a state that was tried
      if let last, text.isSame(as: last.text), value.isSame(as: last.value) { continue }
      last = (text, value)
      if laws.contains(.valueGivesDisplay) {
        let display = shown.display(of: value)
        if !text.unicodeScalars.starts(with: display.unicodeScalars) {
          return [
            violation(.valueGivesDisplay, script.keys[...i], "\(text) holds \(value), which is shown as \(display)")
          ]
        }
      }
      if laws.contains(.formatKeepsValue) && !value.unicodeScalars.contains("\u{FFFC}") {
        formatted.field.clear()
        _ = formatted.set(value)
        if !formatted.value.isSame(as: value) {
          return [violation(.formatKeepsValue, script.keys[...i], "\(value) is formatted to \(formatted.value)")]
        }
      }
    }
    return []
  }

  func oracle(_ script: Script) -> [LawViolation] {
    guard var oracle = try? Oracle(mask.tree, options: OracleOptions(options)) else { return [] }
    var target = EngineTarget(mask, options: options(lazy: false))
    for (i, key) in script.keys.enumerated() {
      target.press(key)
      oracle.press(key)
      let (text, other) = (target.text, oracle.text)
      var difference: String?
      if !text.isSame(as: other) {
        difference = "shows \(text), the oracle \(other)"
      } else if !target.field.value.isSame(as: oracle.value) {
        difference = "holds \(target.field.value), the oracle \(oracle.value)"
      } else if target.field.valueCount != oracle.valueCount {
        difference = "holds \(target.field.valueCount) characters, the oracle \(oracle.valueCount)"
      } else if target.field.isComplete != oracle.isComplete {
        difference = "complete: \(target.field.isComplete), the oracle: \(oracle.isComplete)"
      } else if target.field.candidates != oracle.candidates {
        difference = "may be \(target.field.candidates), the oracle: \(oracle.candidates)"
      } else if !target.field.contentPlaceholder.isSame(as: oracle.placeholder) {
        difference = "has still to come \(target.field.contentPlaceholder), the oracle: \(oracle.placeholder)"
      } else if target.selection != oracle.selection {
        // the oracle may leave a caret inside a cluster, where a mark has merged with literals
        if !text.hasBoundary(at: oracle.selection.head) || !text.hasBoundary(at: oracle.selection.anchor) { return [] }
        difference = "selects \(target.selection), the oracle \(oracle.selection) of \(text)"
      } else if i == script.keys.count - 1 && target.field.captures != oracle.captures {
        difference = "captures \(target.field.captures), the oracle \(oracle.captures)"
      }
      if let difference { return [violation(.engineIsOracle, script.keys[...i], difference)] }
    }
    return []
  }
}

extension OracleOptions {
  /// How the oracle plays a field of options.
  package init(_ options: FieldOptions) {
    self.init(eager: options.isEager, overflow: options.overflow == .drop ? .drop : .reject)
    flags = Set(FieldOptions.Flag.independent.filter { options[$0] }.map(\.rawValue))
    steps = options.steps
  }
}

extension Character {
  /// Whether something of it cannot be seen, though its script needs nothing of the kind.
  fileprivate var hasUnseenPart: Bool {
    let first = unicodeScalars[unicodeScalars.startIndex]
    // the place of an empty slot is not a character
    if first == Slot.emptySlot { return false }
    return first.showsNothing || !first.isWrittenWithJoiners && unicodeScalars.dropFirst().contains { $0.showsNothing }
  }
}

extension String {
  /// Whether an offset in scalars is in the text and begins or ends a character.
  func hasBoundary(at offset: Int) -> Bool {
    // every place but that between CR and LF
    if offset >= 0 && offset <= utf8.count && utf8.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) { return true }
    guard offset >= 0, let index = unicodeScalars.index(startIndex, offsetBy: offset, limitedBy: endIndex) else {
      return false
    }
    return index == endIndex || indices.contains(index)
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
