extension Check {
  /// A rule that accepts what one of several rules accepts. Where none does, the failure is the first rule's.
  ///
  /// - Parameter checks: The rules, tried in their order.
  /// - Returns: A rule that holds where one of them does.
  /// - Complexity: O(*n*) in the rules, here and for each value.
  /// - Precondition: there is one.
  public static func any(of checks: [Check]) -> Check {
    precondition(!checks.isEmpty, "any of no rules")
    var name = ""
    for (i, check) in checks.enumerated() { name += i == 0 ? check.name : " or " + check.name }
    return Check(name) { entry in
      var first: CheckFailure?
      for check in checks {
        guard let failure = check.failure(in: entry) else { return nil }
        first = first ?? failure
      }
      return first
    }
  }
}
