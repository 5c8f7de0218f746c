public import FieldForms

/// Forms that are made up, a form a run, each with a script; what breaks a law is shortened.
public struct GeneratedForms: Sendable {
  private let generator: FormGenerator
  private let environment: FormEnvironment

  /// Forms.
  ///
  /// - Parameters:
  ///   - seed: What all random numbers come from.
  ///   - environment: What they take from outside.
  public init(seed: UInt64, environment: FormEnvironment = FormEnvironment()) {
    generator = FormGenerator(seed: seed)
    self.environment = environment
  }

  /// Plays a run, and notes what was seen.
  ///
  /// - Parameters:
  ///   - run: Its number.
  ///   - coverage: What was seen.
  /// - Returns: The law that it broke; `nil` where all hold, or the form is not sound.
  public func play(_ run: Int, into coverage: inout FuzzCoverage) -> BrokenLaw? {
    guard let (checker, script, session) = trial(run) else { return nil }
    coverage.note(script)
    return checker.violation(of: script).map { BrokenLaw($0, session: session) }
  }

  /// Returns the law that a run broke, with as few steps as go.
  ///
  /// - Parameter run: Its number.
  /// - Returns: The law that it broke; `nil` where all hold.
  public func shortened(_ run: Int) -> BrokenLaw? {
    guard let (checker, script, session) = trial(run), let found = checker.violation(of: script) else { return nil }
    return BrokenLaw(checker.shortened(found), session: session)
  }

  private func trial(_ run: Int) -> (FormLawChecker, FormScript, session: String)? {
    guard let plan = try? FormPlan(generator.description(run), environment: environment) else { return nil }
    let json = plan.description.json.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: " ")
    return (FormLawChecker(plan), generator.script(run, for: plan, length: 40), "\"form\": \(json)")
  }
}
