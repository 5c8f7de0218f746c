import FieldEditing
import MaskSyntax
import NumberFormatting

/// What an edit reports beside what it replaced: for screen readers, and for views that ask nothing else.
extension EngineTarget {
  /// What of an edit's result is not what the field reports after it; `nil` where all of it is.
  ///
  /// - Parameter value: what the field held before.
  func wrongTelling(of result: EditResult, _ key: Key, before value: String) -> String? {
    if result.selection != field.selection { return "reported \(result.selection), selected \(field.selection)" }
    if result.isComplete != field.isComplete { return "reported complete: \(result.isComplete)" }
    if result.rejectedCount != field.rejections.count {
      return "reported \(result.rejectedCount) of \(field.rejections)"
    }
    if !result.effects.contains(.valueChanged), !field.value.isSame(as: value) {
      return "\(value) became \(field.value), not reported"
    }
    if result.effects.contains(.rejected), !field.value.isSame(as: value) {
      return "rejected, \(value) became \(field.value)"
    }
    return wrongPlaces(of: result) ?? wrongRejections(key, before: value)
  }

  /// The place of what was auto-inserted must be shown, with what the value has at both ends; of what was padded that
  /// is zeros: where the whole is read in another way, literals may stand between them.
  private func wrongPlaces(of result: EditResult) -> String? {
    let text = text
    let length = text.count(offsetUnit, inScalars: text.unicodeScalars.count)
    for (effect, range) in [(EditResult.Effects.autoInserted, result.autoInserted), (.padded, result.padded)] {
      if result.effects.contains(effect) == range.isEmpty || range.upperBound > length {
        return "\(effect) reported at \(range) of \(text)"
      }
    }
    if field.options.isSecure { return nil }
    let (autoInserted, padded) = (text.part(result.autoInserted, offsetUnit), text.part(result.padded, offsetUnit))
    if let first = padded.first, let last = padded.last, plain(first) != "0" || plain(last) != "0" {
      return "\(result.padded) of \(text) reported for zeros"
    }
    let held = field.value.unicodeScalars
    // a mark that is literal may stand on value literals
    let clusters = String(String.UnicodeScalarView(autoInserted))
    let ends = [clusters.first, clusters.last].compactMap { $0?.unicodeScalars.first }
    for end in ends where !held.contains(end) && !held.contains(plain(end)) {
      return "\(result.autoInserted) of \(text) reported as auto-inserted in \(field.value)"
    }
    return nil
  }

  /// A digit as values have it, in whatever digits it is shown.
  private func plain(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard let symbols = field.numberFormat?.symbols, let digit = symbols.digit(scalar) else {
      return scalar.asASCIIDigit
    }
    return Unicode.Scalar(48 + UInt8(digit))
  }

  /// What was rejected stands in the text of the key. What was pushed out stood in the value, and is there no more: a
  /// character is not reported as lost that is still as often there. Literals and zeros may have been auto-inserted.
  private func wrongRejections(_ key: Key, before value: String) -> String? {
    let (typed, held) = (Array(key.text), Array(value))
    var lost: [Unicode.Scalar: Int] = [:]
    for rejection in field.rejections {
      let place = rejection.position
      if rejection.reason != .pushedOut {
        if place < 0 || place > typed.count { return "reported the character at \(place) of \(key.text)" }
        continue
      }
      // digits without room after a separator that came to be decimal were shown, and none of the value
      if field.numberFormat != nil { continue }
      if !held.indices.contains(place) { return "reported as pushed out what stands at \(place) of \(value)" }
      if let scalar = held[place].unicodeScalars.first { lost[scalar.folded, default: 0] += 1 }
    }
    if lost.isEmpty { return nil }
    let fixed = Set(field.mask?.tree.fixedText.map(\.folded) ?? [])
    let (before, after) = ((value + key.text).unicodeScalars.map(\.folded), field.value.unicodeScalars.map(\.folded))
    for (scalar, count) in lost where scalar != "0" && !fixed.contains(scalar) {
      if after.count(where: { $0 == scalar }) + count > before.count(where: { $0 == scalar }) {
        return "\(scalar) is reported as pushed out of \(value) and is in \(field.value)"
      }
    }
    return nil
  }
}

extension Unicode.Scalar {
  /// The same for whatever a slot may make of it.
  fileprivate var folded: Unicode.Scalar { asASCIIDigit.simpleUppercase.simpleLowercase }
}

extension String {
  /// What stands between two offsets.
  fileprivate func part(_ range: Range<Int>, _ unit: FieldOptions.OffsetUnit) -> [Unicode.Scalar] {
    Array(unicodeScalars[index(at: range.lowerBound, unit)..<index(at: range.upperBound, unit)])
  }
}
