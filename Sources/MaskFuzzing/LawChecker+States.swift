import FieldEditing
import MaskOracle

/// Laws of one state, and of the step from one to the next.
extension LawChecker {
  func edits(_ script: Script, _ unit: FieldOptions.OffsetUnit) -> [LawViolation] {
    var target = EngineTarget(mask, options: options, offsetUnit: unit)
    var old = target.text
    for (i, key) in script.keys.enumerated() {
      let wasComposing = target.field.isComposing
      target.result = nil
      target.press(key)
      if target.field.isComposing { continue }
      let new = target.text
      if let result = target.result {
        // what commits first makes two edits, and tells of the last
        if !wasComposing || key.endsComposition {
          let applied = old.applying(result, of: new, unit)
          if !applied.isSame(as: new) {
            let detail = "\(unit): \(applied) for \(new), replaced \(result.replaced)"
            return [violation(.editIsWhatChanged, script.keys[...i], detail)]
          }
        }
      } else if !old.isSame(as: new) {
        return [violation(.editIsWhatChanged, script.keys[...i], "\(old) became \(new) and no edit told")]
      }
      old = new
    }
    return []
  }

  func states(_ script: Script) -> [LawViolation] {
    var target = EngineTarget(mask, options: options(lazy: false))
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
      wasLeft = wasLeft || key == .leave
      if wasLeft || target.field.isComposing { continue }
      if laws.contains(.valueGivesDisplay) {
        let display = display(of: value)
        if !text.unicodeScalars.starts(with: display.unicodeScalars) {
          return [violation(.valueGivesDisplay, script.keys[...i], "\(text) holds \(value), which is shown as \(display)")]
        }
      }
      if laws.contains(.formatKeepsValue) && !value.unicodeScalars.contains("\u{FFFC}") {
        var field = EngineTarget(mask, options: options(lazy: false))
        _ = field.set(value)
        if !field.field.value.isSame(as: value) {
          return [violation(.formatKeepsValue, script.keys[...i], "\(value) is formatted to \(field.field.value)")]
        }
      }
    }
    return []
  }

  func oracle(_ script: Script) -> [LawViolation] {
    let oracleOptions = OracleOptions(eager: options.isEager, overflow: options.overflow == .drop ? .drop : .reject)
    guard var oracle = try? Oracle(mask.tree, options: oracleOptions) else { return [] }
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
      } else if target.field.isComplete != oracle.isComplete {
        difference = "complete: \(target.field.isComplete), the oracle: \(oracle.isComplete)"
      } else if target.selection != oracle.selection {
        // the oracle may leave a caret inside a cluster, where a mark has merged with fixed text
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

extension Key {
  /// Whether it does no more to a composition than to commit it.
  fileprivate var endsComposition: Bool {
    switch self {
    case .commit, .left, .right, .home, .end, .shiftLeft, .shiftRight, .select: true
    default: false
    }
  }
}

extension String {
  /// The text with an edit made, the replacement taken from the new text.
  fileprivate func applying(_ edit: EditResult, of new: String, _ unit: FieldOptions.OffsetUnit) -> String {
    let range = new.index(at: edit.replacement.lowerBound, unit)..<new.index(at: edit.replacement.upperBound, unit)
    let before = self[..<index(at: edit.replaced.lowerBound, unit)]
    let after = self[index(at: edit.replaced.upperBound, unit)...]
    return String(before) + String(new[range]) + String(after)
  }

  /// Whether an offset in scalars is in the text and begins or ends a character.
  func hasBoundary(at offset: Int) -> Bool {
    guard offset >= 0, let index = unicodeScalars.index(startIndex, offsetBy: offset, limitedBy: endIndex) else { return false }
    return index == endIndex || indices.contains(index)
  }
}
