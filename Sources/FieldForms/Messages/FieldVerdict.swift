/// The verdict on a field's value: known after every edit, whether or not anything is shown.
///
/// A value that is not good may be on its way to one that is. If nothing that is typed after it can correct it, the
/// verdict is ``certain(_:)``, and the problem may be shown while somebody types.
public enum FieldVerdict: Hashable, Sendable {
  /// Empty, and optional.
  case blank
  /// Empty, and required.
  case missing
  /// Not complete yet, or shorter than it must be; what is typed next may correct it.
  case partial(FieldProblem)
  /// Complete and wrong; what is typed next may correct it, as the 5 of 50 where 10 is the minimum. With
  /// ``FieldProblem/objection`` it is a warning: the server objected, and something was edited since, or it is sent
  /// once more.
  case open(FieldProblem)
  /// Wrong, and nothing typed after it corrects it: a card number with all digits and a wrong sum.
  case certain(FieldProblem)
  /// Good as far as the form knows; an answer is awaited.
  case checking
  /// Good.
  case good

  /// Whether nothing is wrong, or only warned of: the field does not keep the form from being submitted.
  public var isFine: Bool {
    switch self {
    case .good, .blank, .open(.objection): true
    default: false
    }
  }

  /// The problem of the value; `nil` where there is none, or the answer is awaited.
  public var problem: FieldProblem? {
    switch self {
    case .blank, .good, .checking: nil
    case .missing: .missing
    case .partial(let problem), .open(let problem), .certain(let problem): problem
    }
  }

  /// Whether there is nothing to show.
  var isSilent: Bool { problem == nil }
  /// Whether nothing typed after the value corrects it.
  var isCertain: Bool { if case .certain = self { true } else { false } }
  var isOpen: Bool { if case .open = self { true } else { false } }
}
