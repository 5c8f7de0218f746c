internal import SecretMemory

extension Check {
  /// A rule that accepts what one of several rules accepts. Where none does, the failure is the first rule's.
  ///
  /// - Parameter checks: The rules, tried in their order.
  /// - Returns: A rule that holds where one of them does.
  /// - Complexity: O(*n*) in the rules, here and for each value.
  /// - Precondition: there is one.
  public static func any(of checks: [Check]) -> Check {
    let name = name(of: checks, joinedBy: " or ")
    if let tests = characterTests(of: checks) { return .ofCharacters(name, .any(checks)) { first(of: tests, $0) } }
    let failures = checks.map { check in { @Sendable entry in check.failure(in: entry) } }
    return .ofEntry(name, .any(checks)) { first(of: failures, $0) }
  }

  /// A rule that accepts what all of several rules accept. Its failure is that of the first that fails.
  ///
  /// - Parameter checks: The rules, held in their order.
  /// - Returns: A rule that holds where all of them do.
  /// - Complexity: O(*n*) in the rules, here and for each value.
  /// - Precondition: there is one.
  public static func all(of checks: [Check]) -> Check {
    let name = name(of: checks, joinedBy: " and ")
    if let tests = characterTests(of: checks) {
      return .ofCharacters(name, .all(checks)) { characters in
        tests.lazy.compactMap { $0(characters) }.first
      }
    }
    return .ofEntry(name, .all(checks)) { entry in checks.lazy.compactMap { $0.failure(in: entry) }.first }
  }

  private static func name(of checks: [Check], joinedBy word: String) -> String {
    precondition(!checks.isEmpty, "a rule of no rules")
    var name = ""
    for (i, check) in checks.enumerated() { name += i == 0 ? check.name : word + check.name }
    return name
  }

  /// The tests of rules that all look at letters and digits alone; `nil` where one looks at more.
  private static func characterTests(
    of checks: [Check]
  ) -> [@Sendable (SecretList<UInt8>) -> CheckFailure?]? {
    let tests = checks.compactMap { check in
      if check.capture == nil, case .characters(let test) = check.test { test } else { nil }
    }
    return tests.count == checks.count ? tests : nil
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
