extension Habit {
  /// How often each habit is met, of 1,000 scripts of any kind.
  ///
  /// How people really fill in fields differs from form to form, and no one publishes it. These are set so that typing
  /// prevails, as it does, and that every habit is met in a thousand scripts.
  static let shares = Shares<Habit>([
    (440, .typed), (90, .typo), (70, .neighbour), (40, .swapped), (40, .insertedInMiddle), (40, .removedInMiddle),
    (80, .pasted), (80, .pastedFormatted), (80, .autofilled), (20, .pastedCorrected), (20, .undone),
  ])

  /// What the value is needed as.
  var form: Entry.Form {
    switch self {
    case .typed, .typo, .neighbour, .swapped, .insertedInMiddle, .removedInMiddle, .pastedCorrected, .undone: .typed
    case .pasted: .plain
    case .pastedFormatted: .formatted
    case .autofilled: .filledIn
    }
  }
}
