import Foundation
import PhonePlanCompiler

/// The tables of numbering plans among the fixtures.
enum PlanTables: String, CaseIterable {
  case world = "tables/phone-plans.txt"
  case published = "phones/published-plans.txt"

  func text() throws -> String {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try String(contentsOf: root.appendingPathComponent("fixtures/\(rawValue)"), encoding: .utf8)
  }

  func plans() throws -> NumberingPlans { try NumberingPlans(text: text()) }
}

extension NumberingPlans {
  func plan(_ region: String, callingCode: Int? = nil) -> NumberingPlan? {
    plans.first { $0.region == region && (callingCode == nil || $0.callingCode == callingCode) }
  }
}
