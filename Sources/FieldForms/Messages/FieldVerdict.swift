import FieldFormats

/// What a field's value is worth now: known after every edit, whether or not anything is shown of it.
///
/// Of a value that is not good, the question is whether typing on may mend it. Only what nothing typed after it mends
/// is ``certain(_:)``, and may be shown while somebody types.
public enum FieldVerdict: Hashable, Sendable {
  /// Empty, and optional.
  case blank
  /// Empty, and required.
  case missing
  /// Of no complete shape yet, or shorter than it must be; what is typed next may mend it.
  case partial(FieldProblem)
  /// Of complete shape, and wrong; what is typed next may mend it, as the 5 of 50 where 10 is the minimum.
  case open(FieldProblem)
  /// Wrong, and nothing typed after it mends it: a card number with all digits and a wrong sum.
  case certain(FieldProblem)
  /// Good as far as the form can know; the answer of somebody else is awaited.
  case checking
  /// Good.
  case good

  /// Whether nothing is wrong: the field does not keep the form from being submitted.
  public var isFine: Bool { self == .good || self == .blank }

  /// What is wrong; `nil` where nothing is, or the answer is awaited.
  public var problem: FieldProblem? {
    switch self {
    case .blank, .good, .checking: nil
    case .missing: .missing
    case .partial(let problem), .open(let problem), .certain(let problem): problem
    }
  }

  /// Whether there is nothing to show.
  var isSilent: Bool { problem == nil }
  /// Whether nothing typed after the value mends it.
  var isCertain: Bool { if case .certain = self { true } else { false } }
  var isOpen: Bool { if case .open = self { true } else { false } }
}
