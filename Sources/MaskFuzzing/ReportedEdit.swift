internal import FieldEditing
internal import MaskSyntax
internal import NumberFormatting

/// What an edit reports beside what it replaced, for screen readers and for views that ask nothing else; and what the
/// field shows after it.
struct ReportedEdit {
  private let result: EditResult
  private let text, value: String
  private let selection: Range<Int>
  private let isComplete, isSecure: Bool
  private let rejections: [Rejection]
  private let mask: Mask?
  /// How numbers are written; `nil` where the field is not one of numbers.
  private let symbols: NumberSymbols?
  private let offsetUnit: FieldOptions.OffsetUnit

  init(_ result: EditResult, in field: borrowing Field) {
    self.result = result
    (text, value, selection) = (field.text, field.value, field.selection)
    (isComplete, isSecure) = (field.isComplete, field.options.isSecure)
    (rejections, mask) = (field.rejections, field.mask)
    symbols = field.numberFormat?.symbols
    offsetUnit = field.options.offsetUnit
  }

  /// What of the result is not what the field shows; `nil` where all of it is.
  ///
  /// - Parameter old: the value before the edit.
  func difference(after key: EditCommand, of old: String) -> String? {
    if result.selection != selection { return "reported \(result.selection), selected \(selection)" }
    if result.isComplete != isComplete { return "reported complete: \(result.isComplete)" }
    if result.rejectedCount != rejections.count { return "reported \(result.rejectedCount) of \(rejections)" }
    if !value.isSame(as: old) {
      if !result.effects.contains(.valueChanged) { return "\(old) became \(value), not reported" }
      if result.effects.contains(.rejected) { return "rejected, \(old) became \(value)" }
    }
    return wrongPlaces ?? wrongRejections(key, of: old)
  }

  /// The place of what was auto-inserted must be shown, with what the value has at both ends; of what was padded that
  /// is zeros: where the whole is read in another way, literals may stand between them.
  private var wrongPlaces: String? {
    let length = text.count(offsetUnit, inScalars: text.unicodeScalars.count)
    for (effect, range) in [(EditResult.Effects.autoInserted, result.autoInserted), (.padded, result.padded)] {
      if result.effects.contains(effect) == range.isEmpty || range.upperBound > length {
        return "\(effect) reported at \(range) of \(text)"
      }
    }
    if isSecure { return nil }
    let (autoInserted, padded) = (text.part(result.autoInserted, offsetUnit), text.part(result.padded, offsetUnit))
    if let first = padded.first, let last = padded.last, plain(first) != "0" || plain(last) != "0" {
      return "\(result.padded) of \(text) reported for zeros"
    }
    let held = value.unicodeScalars
    // a mark that is literal may stand on value literals
    let clusters = String(String.UnicodeScalarView(autoInserted))
    let ends = [clusters.first, clusters.last].compactMap { $0?.unicodeScalars.first }
    for end in ends where !held.contains(end) && !held.contains(plain(end)) {
      return "\(result.autoInserted) of \(text) reported as auto-inserted in \(value)"
    }
    return nil
  }

  /// A digit as values have it, in whatever digits it is shown.
  private func plain(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard let digit = symbols?.digit(scalar) else { return scalar.asASCIIDigit }
    return Unicode.Scalar(48 + UInt8(digit))
  }

  /// What was rejected stands in the text of the key. What was pushed out stood in the value, and is there no more: a
  /// character is not reported as lost that is still as often there. Literals and zeros may have been auto-inserted.
  private func wrongRejections(_ key: EditCommand, of old: String) -> String? {
    let (typed, held) = (Array(key.text), Array(old))
    var lost: [Unicode.Scalar: Int] = [:]
    for rejection in rejections {
      let place = rejection.position
      if rejection.reason != .pushedOut {
        if place < 0 || place > typed.count { return "reported the character at \(place) of \(key.text)" }
        continue
      }
      // digits without room after a separator that came to be decimal were shown, and none of the value
      if symbols != nil { continue }
      if !held.indices.contains(place) { return "reported as pushed out what stands at \(place) of \(old)" }
      if let scalar = held[place].unicodeScalars.first { lost[scalar.folded, default: 0] += 1 }
    }
    if lost.isEmpty { return nil }
    let fixed = Set(mask?.tree.expression.fixedText.map(\.folded) ?? [])
    let (before, after) = ((old + key.text).unicodeScalars.map(\.folded), value.unicodeScalars.map(\.folded))
    for (scalar, count) in lost where scalar != "0" && !fixed.contains(scalar) {
      if after.count(where: { $0 == scalar }) + count > before.count(where: { $0 == scalar }) {
        return "\(scalar) is reported as pushed out of \(old) and is in \(value)"
      }
    }
    return nil
  }
}

extension Unicode.Scalar {
  /// The same for whatever a slot may make of it.
  fileprivate var folded: Unicode.Scalar { plainForm.asASCIIDigit.simpleUppercase.simpleLowercase }
}

extension String {
  /// What stands between two offsets.
  fileprivate func part(_ range: Range<Int>, _ unit: FieldOptions.OffsetUnit) -> [Unicode.Scalar] {
    Array(unicodeScalars[index(at: range.lowerBound, unit)..<index(at: range.upperBound, unit)])
  }
}
