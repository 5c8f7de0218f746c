internal import FieldEditing

extension EngineTarget {
  /// Presses keys.
  ///
  /// - Returns: The keys up to an edit that, applied to the display before, does not give the display after; and what
  ///   it gives.
  mutating func wrongEdit(of keys: [EditCommand]) -> Fault? {
    var old = text
    for (i, key) in keys.enumerated() {
      func fault(_ detail: String) -> Fault { Fault(keys: Array(keys[...i]), detail: detail) }
      let (hadMarkedText, shown, value) = (field.hasMarkedText, text, field.value)
      result = nil
      press(key)
      if field.hasMarkedText { continue }
      let new = text
      if let result {
        // what commits marked text first says what it did to the display with that
        let before = hadMarkedText && !key.endsComposition ? shown : old
        let applied = before.applying(result, of: new, offsetUnit)
        if !applied.isSame(as: new) {
          return fault("\(offsetUnit): \(applied) for \(new), replaced \(result.replaced)")
        }
        let edit = ReportedEdit(result, in: field)
        if !hadMarkedText, let detail = edit.difference(after: key, of: value) {
          return fault(detail)
        }
      } else if !old.isSame(as: new) {
        return fault("\(old) became \(new) and no edit reported it")
      }
      old = new
    }
    return nil
  }
}

extension EditCommand {
  /// Whether it does no more to a composition than to commit it.
  fileprivate var endsComposition: Bool {
    switch self {
    case .unmarkText, .move, .setSelection, .selectAll: true
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
}
