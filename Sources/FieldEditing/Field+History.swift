extension Field {
  /// Forgets what could be undone: a value that was set at first is not undone.
  package mutating func forgetHistory() { perform(.forgetHistory) }
}
