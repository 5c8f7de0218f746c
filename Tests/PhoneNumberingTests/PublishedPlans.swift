import Foundation
import PhonePlanCompiler

@testable import PhoneNumbering

/// The plans that the tests of phonenumbers 9.0.43 use, compiled once. Real regions' names, but made-up numbers.
enum PublishedPlans {
  static let tables: PhoneTables = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    do {
      let text = try String(
        contentsOf: folder.appendingPathComponent("fixtures/phones/published-plans.txt"), encoding: .utf8)
      return try PhoneTables(NumberingPlans(text: text))
    } catch {
      preconditionFailure("the published plans: \(error)")
    }
  }()

  /// `-` is not a region.
  static func region(_ code: String) throws -> PhoneRegion? { code == "-" ? nil : try PhoneRegion(code, of: tables) }

  /// A number by its parts: `64 33316005`.
  static func number(_ parts: String) throws -> PhoneNumber {
    let words = parts.split(separator: " ").map(String.init)
    return try PhoneNumber(callingCode: Int(words[0]) ?? 0, nationalNumber: words[1], of: tables)
  }
}
