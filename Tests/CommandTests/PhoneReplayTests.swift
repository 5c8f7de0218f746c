import Foundation
import Testing

/// Phone numbers in a replay.
@Suite struct PhoneReplayTests {
  private func steps(_ line: String) throws -> [[String: Any]] {
    let run = try Caret.run(["replay"], input: line)
    #expect(run.status == 0)
    let answer = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    #expect(answer?["captures"] == nil)
    return try #require(answer?["steps"] as? [[String: Any]], "\(run.output)")
  }

  @Test func aNumberIsKnownAsItGrows() throws {
    let run = try Caret.run(
      ["replay"], input: #"{"phone": {"region": "GB"}, "keys": "+4«PASTE 4 20 7946 0958»x«SEL 0 3»"}"#)
    let known =
      #""e164": "+442079460958", "region": "GB", "type": "fixed-line", "possibility": "possible", "valid": true"#
    #expect(
      run.output == """
        {"steps": [{"text": "+", "caret": 1, "value": "+", "complete": false}, \
        {"text": "+4", "caret": 2, "value": "+4", "complete": false}, \
        {"text": "+44 20 7946 0958", "caret": 16, "value": "+442079460958", "complete": true, \(known)}, \
        {"text": "+44 20 7946 0958 x", "caret": 18, "value": "+442079460958x", "complete": true, \(known)}, \
        {"text": "+44 20 7946 0958 x", "caret": 3, "value": "+442079460958x", "complete": true, "anchor": 0, \(known)}]}

        """)
  }

  @Test func regionsThatItMayBe() throws {
    let steps = try steps(#"{"phone": {"region": "US", "style": "international"}, "keys": "868«UNDO»"}"#)
    #expect((steps[0]["regions"] as? [String])?.contains("TT") == true)
    #expect(steps[0]["e164"] == nil)
    #expect(steps[2]["region"] as? String == "TT")
    #expect(steps[2]["e164"] as? String == "+1868")
    #expect(steps[2]["type"] is NSNull)
    #expect(steps[2]["possibility"] as? String == "tooShort")
    #expect(steps[3]["text"] as? String == "+1")
    #expect(steps[3]["regions"] == nil)
  }

  @Test func theRegionIsAKey() throws {
    let steps = try steps(
      #"{"phone": {"region": "GB", "style": "international"}, "keys": "20«REGION FR»«UNDO»«REGION»"}"#)
    #expect(steps.map { $0["text"] as? String } == ["+44 2", "+44 20", "+33 20", "+44 20", "+44 20"])
    #expect(steps.map { $0["rejected"] as? Bool } == [nil, nil, nil, nil, nil])
  }

  @Test func otherFieldsHaveNoRegion() throws {
    let mask = try Caret.run(["replay"], input: ###"{"mask": "##", "keys": "1«REGION FR»2"}"###)
    #expect(mask.output.contains(#"{"text": "12", "caret": 2, "value": "12", "complete": true}"#))
    let symbols = #"{"groupingSeparator": ",", "decimalSeparator": ".", "maximumFractionDigits": 2}"#
    let numbers = try steps(#"{"number": {"symbols": \#(symbols)}, "keys": "1«REGION FR»"}"#)
    #expect(numbers[1]["rejected"] as? Bool == true)
    #expect(numbers[1]["text"] as? String == "1")
  }

  @Test func limits() throws {
    let steps = try steps(#"{"phone": {"region": null, "digitLimit": 3, "extensions": false}, "keys": "1234x"}"#)
    #expect(steps.map { $0["value"] as? String } == ["1", "12", "123", "123", "123"])
    func reason(_ step: [String: Any]) -> String? {
      (step["rejections"] as? [[String: Any]])?.first?["reason"] as? String
    }
    #expect(steps.map(reason) == [nil, nil, nil, "tooLong", "notAllowedHere"])
  }

  /// Phone numbers that are none, and what is wrong with them.
  static let badPhones: [(phone: String, error: String)] = [
    ("[]", "\"phone\" is not an object"),
    ("{}", "\"region\" is missing"),
    (#"{"region": 5}"#, "\"region\" is not text"),
    (#"{"region": "UK"}"#, "line 1: no region 'UK' has phone numbers: take the two letters of ISO 3166"),
    (#"{"region": "US", "style": "e164"}"#, #""style" is to be "national" or "international""#),
    (#"{"region": "US", "digitLimit": 0}"#, "\"digitLimit\" is to be 1 or more, and 61 at most"),
    (#"{"region": "US", "digitLimit": 62}"#, "\"digitLimit\" is to be 1 or more, and 61 at most"),
    (#"{"region": "US", "digitLimit": "9"}"#, "\"digitLimit\" is not a whole number"),
    (#"{"region": "US", "extensions": 1}"#, "\"extensions\" is neither true nor false"),
    (
      #"{"regoin": "US"}"#,
      #"no member of "phone" is called "regoin": there are region, style, digitLimit, extensions, eager, pastes, secure and overwriting"#
    ),
  ]

  @Test(arguments: badPhones) func badPhone(phone: String, error: String) throws {
    let run = try Caret.run(["replay"], input: #"{"phone": \#(phone), "keys": ""}"#)
    let reported = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: String]
    #expect(reported?["error"]?.contains(error) == true, "\(run.output)")
    #expect(run.status == 1)
  }

  @Test func oneFieldALine() throws {
    let both = try Caret.run(["replay"], input: ##"{"mask": "@", "phone": {"region": "US"}, "keys": ""}"##)
    #expect(both.output.contains(#"\"mask\" and \"phone\" are two fields: give one"#))
    let options = try Caret.run(["replay"], input: #"{"phone": {"region": "US"}, "keys": "", "options": {}}"#)
    #expect(options.output.contains(#"of a phone number stand in \"phone\""#))
  }
}
