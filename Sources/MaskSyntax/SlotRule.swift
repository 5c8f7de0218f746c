internal import UnicodeFacts

/// The rule by which a kind of slot takes characters, said once: for the slots of a tree, and for those of a program,
/// which stores it as a number. The numbers are part of the format of compiled masks: new rules come last.
package enum SlotRule: UInt32, CaseIterable, Sendable {
  case digit, letter, letterOrDigit, printable, set, negatedSet

  /// How a mask is written that is one slot of it; `nil` for sets.
  package var sign: Unicode.Scalar? {
    switch self {
    case .digit: "#"
    case .letter: "@"
    case .letterOrDigit: "*"
    case .printable: "&"
    case .set, .negatedSet: nil
    }
  }

  /// The rule of a sign; `nil` where it is none of a slot.
  package init?(sign: Unicode.Scalar) {
    // the parser asks it of each character: without the array that all cases are
    var number: UInt32 = 0
    while let rule = SlotRule(rawValue: number) {
      if rule.sign == sign {
        self = rule
        return
      }
      number += 1
    }
    return nil
  }

  /// All signs of slots, in their order.
  package static var signs: [Unicode.Scalar] { allCases.compactMap { $0.sign } }

  /// Whether it has characters of more than one case.
  var isCased: Bool { self != .digit }

  /// Whether a scalar may be, or begin, a character that stands in a slot.
  ///
  /// - Parameter isNamed: Whether the slot's set names a scalar, in whichever case the slot takes it.
  @inline(__always) package func takes(_ scalar: ScalarTraits, isNamed: (ScalarTraits) -> Bool) -> Bool {
    if !scalar.standsAlone { return false }
    switch self {
    case .digit: return scalar.isDigit
    case .letter: return scalar.isLetter
    case .letterOrDigit: return scalar.isLetter || scalar.isDigit
    case .printable: return scalar.isPrintable
    case .set: return (scalar.isPrintable || scalar.scalar == "\t") && isNamed(scalar)
    case .negatedSet:
      // what is left out is left out in full width, too
      let plain = scalar.scalar.plainForm
      return scalar.isPrintable && !isNamed(scalar) && (plain == scalar.scalar || !isNamed(ScalarTraits(plain)))
    }
  }

  /// Whether a mark may follow the first scalar of a character that stands in a slot.
  ///
  /// - Parameter isNamed: Whether the slot's set names the mark.
  package func takesMark(onDigit: Bool, isNamed: () -> Bool) -> Bool {
    switch self {
    case .printable: true
    case .digit: false
    case .letter, .letterOrDigit: !onDigit
    case .set: !onDigit && isNamed()
    case .negatedSet: !onDigit && !isNamed()
    }
  }

  /// What is kept of a scalar that is taken, before its case is changed: a decimal digit or a full-width form as the
  /// ASCII character, but in a slot for all that shows; a set keeps the forms that it names.
  package func form(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch self {
    case .printable: scalar
    case .set: scalar.asASCIIDigit
    case .digit, .letter, .letterOrDigit, .negatedSet: scalar.plainForm.asASCIIDigit
    }
  }
}

extension Slot.Kind {
  /// The kind that a sign stands for; `nil` where it is none of a slot.
  init?(sign: Unicode.Scalar) {
    switch SlotRule(sign: sign) {
    case .digit: self = .digit
    case .letter: self = .letter
    case .letterOrDigit: self = .letterOrDigit
    case .printable: self = .printable
    case .set, .negatedSet, nil: return nil
    }
  }

  /// The rule by which it takes characters.
  package var rule: SlotRule {
    switch self {
    case .digit: .digit
    case .letter: .letter
    case .letterOrDigit: .letterOrDigit
    case .printable: .printable
    case .set(_, negated: false): .set
    case .set(_, negated: true): .negatedSet
    }
  }

  /// The ranges of a set; none for other kinds.
  package var ranges: [SlotRange] { if case .set(let ranges, _) = self { ranges } else { [] } }
}

extension SlotRange {
  /// Whether it names a scalar, a digit of any script as its ASCII digit. A set that is written in one case names the
  /// other where the slot changes case.
  @inline(__always) package func names(_ scalar: ScalarTraits, inEitherCase: Bool) -> Bool {
    contains(scalar.digit) || inEitherCase && (contains(scalar.upper) || contains(scalar.lower))
  }
}

/// What slots ask of a scalar, looked up once for all of them.
package struct ScalarTraits {
  package let scalar: Unicode.Scalar
  /// The ASCII digit that it is one of, or itself, and the cases of that.
  let digit, upper: Unicode.Scalar
  package let lower: Unicode.Scalar
  /// Whether it needs no other before it.
  let standsAlone: Bool
  let isDigit, isLetter, isPrintable: Bool

  package init(_ scalar: Unicode.Scalar) {
    self.scalar = scalar
    digit = scalar.asASCIIDigit
    upper = digit.simpleUppercase
    lower = digit.simpleLowercase
    standsAlone = !scalar.continuesCluster && !scalar.isInvisible
    isDigit = scalar.decimalDigit != nil
    isLetter = scalar.isLetter
    isPrintable = scalar.isPrintable
  }

  /// Whether it has another case.
  package var isCased: Bool { lower != scalar || upper != scalar }
}
