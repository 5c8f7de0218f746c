/// The numbering plans of all regions, with their source.
public struct NumberingPlans: Hashable, Sendable {
  /// The source of the facts: `phonenumbers`.
  public var source: String
  /// The version of the source: `9.0.43`.
  public var version: String
  /// The plans, sorted by calling code; of one calling code the main region first, and the others in the order in which
  /// they are tried.
  public var plans: [NumberingPlan]

  /// Plans and their source.
  ///
  /// - Parameters:
  ///   - source: Where the facts come from.
  ///   - version: Of which version.
  ///   - plans: The plans, sorted by calling code; of one calling code the main region first.
  public init(source: String, version: String, plans: [NumberingPlan]) {
    self.source = source
    self.version = version
    self.plans = plans
  }
}
