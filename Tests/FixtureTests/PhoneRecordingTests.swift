import FieldEditing
import Foundation
import MaskFuzzing
import MaskOracle
import PhonePlanCompiler
import Testing

@testable import caretaker_dev

/// Keys typed into libphonenumber, and what it showed after each: the oracle and the engine show the same.
@Suite struct PhoneRecordingTests {
  struct Session: Decodable, Sendable {
    let region: String
    let keys: String
    let shown: [String]

    private enum CodingKeys: String, CodingKey { case region, keys, shown }

    /// `shown` is a list, or one text with a bar between the keys.
    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      region = try values.decode(String.self, forKey: .region)
      keys = try values.decode(String.self, forKey: .keys)
      if let text = try? values.decode(String.self, forKey: .shown) {
        shown = text.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      } else {
        shown = try values.decode([String].self, forKey: .shown)
      }
    }
  }

  static func text(_ name: String) throws -> String {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try String(contentsOf: root.appendingPathComponent("fixtures/\(name)"), encoding: .utf8)
  }

  static func plans(_ name: String) throws -> NumberingPlans { try NumberingPlans(text: text(name)) }

  /// - Returns: How many keys were pressed.
  static func play(_ name: String, _ typist: some PhoneTypist) throws -> Int {
    var typist = typist
    var count = 0
    for (number, line) in try text(name).split(separator: "\n").enumerated() {
      let session = try JSONDecoder().decode(Session.self, from: Data(line.utf8))
      let shown = typist.shown(PhoneSession(session.keys, region: session.region == "ZZ" ? nil : session.region))
      #expect(shown == session.shown, "\(name):\(number + 1): \(session.keys) in \(session.region)")
      count += shown.count
    }
    return count
  }

  @Test func published() throws {
    let plans = try Self.plans("phones/published-plans.txt")
    #expect(try Self.play("phones/published.jsonl", OracleTypist(plans: try TypingPlans(plans))) > 700)
    #expect(try Self.play("phones/published.jsonl", PhoneEngine(tables: try PhoneTables(plans))) > 700)
  }

  @Test func recorded() throws {
    #expect(
      try Self.play("phones/recorded.jsonl", OracleTypist(plans: try TypingPlans(Self.plans("tables/phone-plans.txt"))))
        > 20000)
    #expect(try Self.play("phones/recorded.jsonl", PhoneEngine(tables: .linked)) > 20000)
  }
}
