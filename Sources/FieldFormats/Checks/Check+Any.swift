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
    let tests = checks.compactMap { check in
      if check.capture == nil, case .characters(let test) = check.test { test } else { nil }
    }
    if tests.count == checks.count { return .ofCharacters(name) { first(of: tests, $0) } }
    let failures = checks.map { check in { @Sendable entry in check.failure(in: entry) } }
    return Check(name) { first(of: failures, $0) }
  }

  /// The first failure of rules of which none holds.
  private static func first<Checked>(
    of tests: [@Sendable (Checked) -> CheckFailure?], _ checked: Checked
  ) -> CheckFailure? {
    var first: CheckFailure?
    for test in tests {
      guard let failure = test(checked) else { return nil }
      first = first ?? failure
    }
    return first
  }
}
