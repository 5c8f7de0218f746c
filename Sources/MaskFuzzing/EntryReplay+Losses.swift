internal import FieldEditing
internal import MaskOracle

/// What is typed or pasted is shown, or reported, and a rejection leaves everything as it was.
extension EntryReplay where Target == EngineTarget {
  /// - Returns: The keys up to one of whose letters and digits some are neither shown before the caret, in their order,
  ///   nor reported.
  func silentLoss() -> Fault? {
    firstOfInsertion { target, step in
      guard let result = target.result, !result.effects.contains(.rejected) else { return nil }
      let reported = Set(target.field.rejections.lazy.filter { $0.reason != .pushedOut }.map(\.position))
      // with its marks a letter may become another one
      let kept = String(
        step.key.text.enumerated().lazy.filter { !reported.contains($0.offset) && $0.element.unicodeScalars.count == 1 }
          .map(\.element))
      let shown = String(scalars: target.text.unicodeScalars.prefix(target.selection.head))
      // one of a literal may have been typed over it
      let excused = String(scalars: target.field.mask?.tree.expression.fixedText ?? [])
      return kept.firstLetterOrDigit(missingIn: shown, excusing: excused).map {
        step.fault("\(shown) before the caret, without a \($0) of the text")
      }
    }
  }

  /// - Returns: The keys up to one that was rejected and yet changed text, value, selection, or what undo brings back;
  ///   or to a value that was read in part.
  func changingRejection() -> Fault? {
    firstOfInsertion { target, step in
      guard let result = target.result else { return nil }
      if !result.effects.contains(.rejected) {
        if case .setValue = step.key, result.rejectedCount > 0 {
          return step.fault("\(target.state), what is left of a value")
        }
        return nil
      }
      var before = self.target(after: step.earlierKeys)
      if before.state != target.state || before.selection != target.selection {
        return step.fault("\(before.state) \(before.selection) became \(target.state) \(target.selection)")
      }
      var after = self.target(after: step.keys)
      _ = (before.undo(), after.undo())
      if before.state == after.state { return nil }
      return step.fault("undone it is \(after.state), without the key \(before.state)")
    }
  }

  /// The first fault of a key that types, pastes or sets a value where no marked text stands.
  private func firstOfInsertion(_ fault: (borrowing EngineTarget, ReplayedStep) -> Fault?) -> Fault? {
    first { target, step in
      switch step.key {
      case .insert, .paste, .setValue: step.hadMarkedText ? nil : fault(target, step)
      default: nil
      }
    }
  }
}

extension String {
  /// The first letter or digit that does not stand in another text after those before it, whatever their case or
  /// script, and is none of those excused; `nil` if all do.
  func firstLetterOrDigit(missingIn text: String, excusing excused: String = "") -> Character? {
    let excused = excused.plainLettersAndDigits
    var rest = text.plainLettersAndDigits[...]
    // one that is excused may stand anywhere, or nowhere
    for character in plainLettersAndDigits where !excused.contains(character) {
      guard let place = rest.firstIndex(of: character) else { return character }
      rest = rest[(place + 1)...]
    }
    return nil
  }

  /// The letters of ASCII, small, and the digits of any script, as those of ASCII. A letter that is one with its mark
  /// is none of those.
  private var plainLettersAndDigits: [Character] {
    composed.unicodeScalars.compactMap { scalar in
      let plain = 0xFF01...0xFF5E ~= scalar.value ? Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar : scalar
      if let digit = Character(plain).wholeNumberValue, plain.properties.numericType == .decimal {
        return Character("\(digit)")
      }
      return plain.isASCII && plain.properties.isAlphabetic ? Character(Unicode.Scalar(UInt8(plain.value) | 32)) : nil
    }
  }
}
