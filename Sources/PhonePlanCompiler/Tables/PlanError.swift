public import UnicodeFacts

/// The reason why tables cannot be made of a plan: what its shape is that they do not hold.
public struct PlanError: Error, Hashable, Diagnosis {
  /// The region of the plan: `AR`, or `001` with its calling code.
  public let region: String
  /// The calling code of the plan.
  public let callingCode: Int
  /// The fact of the plan: `format 3, layout`.
  public let fact: String
  /// A description of what is wrong with the fact.
  public let message: String

  init(_ plan: NumberingPlan, _ fact: String, _ message: String) {
    region = plan.region
    callingCode = plan.callingCode
    self.fact = fact
    self.message = message
  }

  /// The fact of the plan.
  public var place: SourcePlace? { .part("\(region) (+\(callingCode)), \(fact)") }
}

extension NumberingPlan {
  /// Reads a pattern of this plan's.
  func pattern(_ text: String, _ fact: String) throws(PlanError) -> DigitPattern {
    do throws(PatternError) {
      return try DigitPattern(text)
    } catch {
      throw PlanError(self, fact, "\(error.message), at \(error.position) of \(error.pattern)")
    }
  }
}
