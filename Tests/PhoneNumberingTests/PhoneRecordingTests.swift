import FieldEditing
import FixtureCases
import Foundation
import MaskOracle
import PhoneNumbering
import PhonePlanCompiler
import Testing

/// Keys typed into libphonenumber, and what it showed after each: the oracle and a field show the same.
@Suite struct PhoneRecordingTests {
  struct Session: Decodable, Sendable {
    /// Where the number is dialled; `nil` is nowhere.
    let region: String?
    let keys: String
    let shown: [String]

    private enum CodingKeys: String, CodingKey { case region, keys, shown }

    /// `shown` is a list, or one text with a bar between the keys.
    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      let code = try values.decode(String.self, forKey: .region)
      region = code == "ZZ" ? nil : code
      keys = try values.decode(String.self, forKey: .keys)
      if let text = try? values.decode(String.self, forKey: .shown) {
        shown = text.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      } else {
        shown = try values.decode([String].self, forKey: .shown)
      }
    }
  }

  /// Compares what is shown after each key with what a file has.
  ///
  /// - Returns: How many keys were pressed.
  private func play(_ name: String, _ shown: (Session) -> [String]) throws -> Int {
    var count = 0
    for (number, line) in try Fixtures.text(name).split(separator: "\n").enumerated() {
      let session = try JSONDecoder().decode(Session.self, from: Data(line.utf8))
      let found = shown(session)
      #expect(found == session.shown, "\(name):\(number + 1): \(session.keys) in \(session.region ?? "no region")")
      count += found.count
    }
    return count
  }

  private func byOracle(_ name: String, _ plans: NumberingPlans) throws -> Int {
    let plans = try TypingPlans(plans)
    var oracles: [String?: PhoneOracle] = [:]
    return try play(name) { session in
      // the only copy, so that typing copies nothing
      var oracle = oracles.removeValue(forKey: session.region) ?? PhoneOracle(plans, region: session.region)
      oracle.clear()
      defer { oracles[session.region] = oracle }
      return session.keys.map { oracle.type($0) }
    }
  }

  private func inAField(_ name: String, _ tables: PhoneTables) throws -> Int {
    try play(name) { session in
      var format = PhoneFormat(session.region.flatMap { try? PhoneRegion($0, of: tables) }, tables: tables)
      format.digitLimit = .max
      var field = Field(format)
      return session.keys.unicodeScalars.map { key in
        field.insert(key)
        return field.text
      }
    }
  }

  @Test func published() throws {
    let plans = try Fixtures.plans("phones/published-plans.txt")
    #expect(try byOracle("phones/published.jsonl", plans) > 700)
    #expect(try inAField("phones/published.jsonl", PhoneTables(plans)) > 700)
  }

  @Test func recorded() throws {
    #expect(try byOracle("phones/recorded.jsonl", Fixtures.plans("tables/phone-plans.txt")) > 20000)
    #expect(try inAField("phones/recorded.jsonl", .linked) > 20000)
  }
}
