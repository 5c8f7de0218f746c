import Foundation
import MaskOracle
import PhonePlanCompiler
import Testing

/// Keys typed into libphonenumber, and what it showed after each.
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
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: root.appendingPathComponent("fixtures/\(name)"), encoding: .utf8)
  }

  /// → how many keys were pressed
  static func play(_ name: String, plans: String) throws -> Int {
    let plans = try TypingPlans(NumberingPlans(text: text(plans)))
    var oracles: [String: PhoneOracle] = [:]
    var count = 0
    for (number, line) in try text(name).split(separator: "\n").enumerated() {
      let session = try JSONDecoder().decode(Session.self, from: Data(line.utf8))
      var oracle = oracles[session.region] ?? PhoneOracle(plans, region: session.region)
      oracle.clear()
      let shown = session.keys.map { oracle.type($0) }
      #expect(shown == session.shown, "\(name):\(number + 1): \(session.keys) in \(session.region)")
      count += shown.count
      oracles[session.region] = oracle
    }
    return count
  }

  @Test func published() throws {
    #expect(try Self.play("phones/published.jsonl", plans: "phones/published-plans.txt") > 700)
  }

  @Test func recorded() throws {
    #expect(try Self.play("phones/recorded.jsonl", plans: "tables/phone-plans.txt") > 20000)
  }
}
