import Testing

/// `caret replay` of formats of the catalogue, and of cards.
@Suite struct PresetReplayTests {
  /// A line, and what is written for it.
  static let sessions: [(line: String, result: String)] = [
    (
      #"{"preset": "card", "keys": "«SET 4111-1111-1111-1111»«BS»2"}"#,
      #"{"steps": [{"text": "4111 1111 1111 1111", "caret": 19, "value": "4111111111111111", "complete": true, "#
        + #""state": "complete"}, {"text": "4111 1111 1111 111", "caret": 18, "value": "411111111111111", "complete": false, "#
        + #""state": "incomplete"}, {"text": "4111 1111 1111 1112", "caret": 19, "value": "4111111111111112", "#
        + #""complete": true, "state": "invalid: the check digit is wrong (luhn)"}], "captures": {"visa": "4111111111111112"}}"#
    ),
    (
      #"{"preset": "expiry", "keys": "12", "options": {"eager": false}, "today": "2026-11-21"}"#,
      #"{"steps": [{"text": "1", "caret": 1, "value": "1", "complete": false, "state": "incomplete"}, "#
        + #"{"text": "12", "caret": 2, "value": "12", "complete": false, "state": "incomplete"}], "captures": {"month": "12"}}"#
    ),
    (
      #"{"card": {"networks": ["visa", "amex"]}, "keys": "4«BS»37«BLUR»", "options": {"eager": false}}"#,
      #"{"steps": [{"text": "4", "caret": 1, "value": "4", "complete": false, "#
        + #""network": "visa", "networks": ["visa"], "candidates": ["visa"], "#
        + #""expectedLengths": [13, 16, 18, 19], "securityCode": {"name": "CVV", "length": 3}, "state": "incomplete"}, "#
        + #"{"text": "", "caret": 0, "value": "", "complete": false, "#
        + #""network": null, "networks": [], "candidates": ["visa", "amex"], "#
        + #""expectedLengths": [12, 13, 14, 15, 16, 17, 18, 19], "securityCode": null, "state": "incomplete"}, "#
        + #"{"text": "3", "caret": 1, "value": "3", "complete": false, "#
        + #""network": null, "networks": [], "candidates": ["amex"], "#
        + #""expectedLengths": [12, 13, 14, 15, 16, 17, 18, 19], "securityCode": null, "state": "incomplete"}, "#
        + #"{"text": "37", "caret": 2, "value": "37", "complete": false, "#
        + #""network": "amex", "networks": ["amex"], "candidates": ["amex"], "#
        + #""expectedLengths": [15], "securityCode": {"name": "CID", "length": 4}, "state": "incomplete"}, "#
        + #"{"text": "37", "caret": 2, "value": "37", "complete": false, "#
        + #""network": "amex", "networks": ["amex"], "candidates": ["amex"], "#
        + #""expectedLengths": [15], "securityCode": {"name": "CID", "length": 4}, "#
        + #""state": "invalid: cards of the network have 15 digits"}]}"#
    ),
    (
      #"{"card": {"networks": ["visa"], "acceptsUnknown": false}, "keys": "5"}"#,
      #"{"steps": [{"text": "", "caret": 0, "value": "", "complete": false, "rejected": true, "#
        + #""rejections": [{"position": 0, "reason": "outOfRange"}], "#
        + #""network": "visa", "networks": ["visa"], "candidates": ["visa"], "#
        + #""expectedLengths": [13, 16, 18, 19], "securityCode": {"name": "CVV", "length": 3}, "state": "incomplete"}]}"#
    ),
  ]

  @Test(arguments: sessions) func session(line: String, result: String) throws {
    let run = try Caret.run(["replay"], input: line + "\n")
    #expect(run.output == result + "\n")
    #expect(run.status == 0)
    #expect(run.errors == "")
  }

  /// A line that is not a session, and what is wrong with it.
  static let badLines: [(line: String, error: String)] = [
    (#"{"preset": "us-phon", "keys": ""}"#, #"no format is called \"us-phon\" (see caret formats)"#),
    (#"{"preset": 5, "keys": ""}"#, #"\"preset\" is not text"#),
    (#"{"preset": "card"}"#, #"\"keys\" is missing"#),
    (#"{"preset": "card", "mask": "@", "keys": ""}"#, #"\"mask\" and \"preset\" are two fields: give one"#),
    (#"{"preset": "card", "keys": "", "today": "2026-02-29"}"#, #"\"today\" is not a date (YYYY-MM-DD)"#),
    (#"{"preset": "card", "keys": "", "today": "26-2-9"}"#, #"\"today\" is not a date (YYYY-MM-DD)"#),
    (#"{"card": {"networks": ["viza"]}, "keys": ""}"#, #"no network is called \"viza\": there are visa, "#),
    (#"{"card": {"networks": []}, "keys": ""}"#, "there is no network: give one at least"),
    (
      #"{"card": {"networks": ["amex"], "preferring": ["visa"]}, "keys": ""}"#,
      "visa is preferred, and none of the networks"
    ),
    (#"{"card": {"networks": ["amex", "amex"]}, "keys": ""}"#, "two networks are called amex"),
    (
      #"{"card": {"network": "visa"}, "keys": ""}"#,
      #"no member of \"card\" is called \"network\": there are networks, "#
    ),
    (#"{"card": {"networks": "visa"}, "keys": ""}"#, #"\"networks\" is not a list"#),
    (#"{"card": [], "keys": ""}"#, #"\"card\" is not an object"#),
    (#"{"card": {"acceptsUnknown": 1}, "keys": ""}"#, #"\"acceptsUnknown\" is neither true nor false"#),
    (#"{"card": {}, "keys": "", "today": "2026-11-21"}"#, #"\"today\" is a preset's: no card expires"#),
    (#"{"card": {}, "phone": {}, "keys": ""}"#, #"\"card\" and \"phone\" are two fields: give one"#),
    (#"{"mask": "@", "keys": "", "today": "2026-11-21"}"#, #"\"today\" is a preset's: no mask expires"#),
    (#"{"preset": "card", "keys": "", "options": {"eagre": true}}"#, #"no option is called \"eagre\""#),
  ]

  @Test(arguments: badLines) func badLine(line: String, error: String) throws {
    let run = try Caret.run(["replay"], input: line)
    #expect(run.output.hasPrefix(#"{"error": "line 1: \#(error)"#))
    #expect(run.status == 1)
  }
}
