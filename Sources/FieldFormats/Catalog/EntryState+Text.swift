extension EntryState {
  /// As JSON and fixtures have it: `complete`, `incomplete`, or `invalid: ` and why.
  package var text: String {
    switch self {
    case .complete: "complete"
    case .incomplete: "incomplete"
    case .invalid(let failure): "invalid: \(failure.description)"
    }
  }

  /// Why a value of the right shape is not valid.
  package var failure: CheckFailure? {
    if case .invalid(let failure) = self { failure } else { nil }
  }
}
