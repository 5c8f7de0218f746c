extension Check {
  /// What one of several rules takes. Where none does, the failure is the first rule's.
  ///
  /// - Precondition: there is one.
  public static func any(of checks: [Check]) -> Check {
    precondition(!checks.isEmpty, "any of no rules")
    var rule = ""
    for (i, check) in checks.enumerated() { rule += i == 0 ? check.rule : " or " + check.rule }
    return Check(rule) { entry in
      var first: CheckFailure?
      for check in checks {
        guard let failure = check.failure(in: entry) else { return nil }
        first = first ?? failure
      }
      return first
    }
  }
}
