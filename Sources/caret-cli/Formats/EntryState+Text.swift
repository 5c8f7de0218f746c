import FieldFormats

extension EntryState {
  /// As JSON has it: `complete`, `incomplete`, or `invalid: ` and why.
  var text: String {
    switch self {
    case .complete: "complete"
    case .incomplete: "incomplete"
    case .invalid(let failure): "invalid: \(failure)"
    }
  }

  /// Why a value of the right shape is not valid.
  var failure: CheckFailure? {
    if case .invalid(let failure) = self { failure } else { nil }
  }
}
