internal import FieldEditing
internal import MaskSyntax

/// Characters that a person would type, and that are rejected.
extension MaskExaminer {
  var rejectedKeys: [MaskFinding] {
    var (cases, zeros, fixed): ([MaskFinding], [MaskFinding], [MaskFinding]) = ([], [], [])
    var keys = KeyTrial(mask)
    for value in values {
      if cases.count < Self.most, let (rejected, taken) = keys.rejectedCase(after: value) {
        cases.append(MaskFinding(.rejectedCase(rejected, taken: taken), typed(value, rejected)))
      }
      if zeros.isEmpty, mask.tree.expression.hasNumberOfNaturalWidth, keys.rejectsOnlyZero(after: value) {
        zeros.append(MaskFinding(.rejectedZero, typed(value, "0")))
      }
      if fixed.count < Self.most, let sign = keys.rejectedFixedText(after: value) {
        fixed.append(MaskFinding(.rejectedFixedText(sign), typed(value, sign)))
      }
    }
    // the same letters at another place are not another finding
    var letters: Set<Unicode.Scalar> = []
    let other = cases.filter {
      if case .rejectedCase(let letter, _) = $0.kind { letters.insert(letter).inserted } else { true }
    }
    return other + zeros + fixed
  }
}

/// A field in which single keys are tried after values.
private struct KeyTrial: ~Copyable {
  private var field: Field

  init(_ mask: Mask) {
    // without its prompt: what is still to come shows where a literal stands then
    let tree = MaskTree(mask.tree.expression, direction: mask.tree.direction)
    let plain = mask.prompt.isEmpty ? mask : (try? Mask(tree, strictness: .permissive)) ?? mask
    field = Field(plain, options: FieldOptions(isEager: false))
  }

  private mutating func takes(_ character: Unicode.Scalar, after value: String) -> Bool {
    field.setValue(value)
    return !field.insert(character).effects.contains(.rejected)
  }

  /// A letter that is rejected, and the same in the other case that is not.
  mutating func rejectedCase(after value: String) -> (Unicode.Scalar, Unicode.Scalar)? {
    for letter in UInt8(ascii: "a")...UInt8(ascii: "z") {
      let (lower, upper) = (Unicode.Scalar(letter), Unicode.Scalar(letter - 32))
      let (takesLower, takesUpper) = (takes(lower, after: value), takes(upper, after: value))
      if takesLower != takesUpper { return takesLower ? (upper, lower) : (lower, upper) }
    }
    return nil
  }

  mutating func rejectsOnlyZero(after value: String) -> Bool {
    if takes("0", after: value) { return false }
    for digit in UInt8(ascii: "1")...UInt8(ascii: "9") where !takes(Unicode.Scalar(digit), after: value) {
      return false
    }
    return true
  }

  /// The sign of the literal that comes next, if it is rejected.
  mutating func rejectedFixedText(after value: String) -> Unicode.Scalar? {
    field.setValue(value)
    let rest = field.contentPlaceholder
    guard let next = rest.first, next != "_", next.unicodeScalars.count == 1, let sign = next.unicodeScalars.first
    else {
      return nil
    }
    return takes(sign, after: value) ? nil : sign
  }
}

extension MaskExpression {
  /// Whether it has a range as `<1..12>`, whose numbers have no zeros in front.
  fileprivate var hasNumberOfNaturalWidth: Bool {
    contains { if case .range(let range) = $0.kind { !range.isFixedWidth } else { false } }
  }
}
