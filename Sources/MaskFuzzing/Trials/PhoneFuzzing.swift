import FieldFormats
import MaskOracle
import PhonePlanCompiler

/// Makes phone numbers to be fuzzed: the numbering plans, those of the engine's tables, are read once for all regions.
///
///     let subjects = try PhoneFuzzing()
///     let subject = subjects.subject(PhoneSetup(PhoneFormat(try PhoneRegion("GB"))))
public struct PhoneFuzzing: Sendable {
  private let plans: NumberingPlans
  private let typing: TypingPlans

  /// Reads the numbering plans that are linked.
  ///
  /// - Throws: what is wrong with the plans, which is nothing where they are those that the tables were made of.
  /// - Complexity: Some tenths of a second.
  public init() throws {
    plans = try NumberingPlans.linked()
    typing = try TypingPlans(plans)
  }

  /// The subject of a region and a style.
  ///
  /// - Parameter setup: The field that is typed into.
  /// - Returns: A subject that shares the plans.
  public func subject(_ setup: PhoneSetup) -> PhoneSubject {
    PhoneSubject(setup, plans, typing: typing, title: FieldFormat(setup.format).title)
  }
}
