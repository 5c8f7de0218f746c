import FieldEditing
import Foundation
import Testing

@Suite struct ReplayTests {
  /// A line, and what is written for it.
  static let sessions: [(line: String, result: String)] = [
    (
      ###"{"mask": "##/##", "keys": "12«BS»"}"###,
      ###"{"steps": [{"text": "1", "caret": 1, "value": "1", "complete": false}, "###
        + ###"{"text": "12/", "caret": 3, "value": "12", "complete": false}, "###
        + ###"{"text": "1", "caret": 1, "value": "1", "complete": false}], "captures": {}}"###
    ),
    (
      ###"{"mask": "##/##", "keys": "«PASTE 12»", "options": {"eager": false}}"###,
      ###"{"steps": [{"text": "12", "caret": 2, "value": "12", "complete": false}], "captures": {}}"###
    ),
    (
      ###"{"mask": "<y:#><x:@>", "keys": "«SET 1é»", "options": {"overflow": "drop", "eager": true}}"###,
      ###"{"steps": [{"text": "1é", "caret": 2, "value": "1é", "complete": true}], "captures": {"y": "1", "x": "é"}}"###
    ),
    (
      ###"{"mask": "&", "keys": "\"\\\u0001"}"###,
      ###"{"steps": [{"text": "\"", "caret": 1, "value": "\"", "complete": true}, "###
        + ###"{"text": "\"", "caret": 1, "value": "\"", "complete": true, "rejected": true, "###
        + ###""rejections": [{"position": 0, "reason": "full"}]}, "###
        + ###"{"text": "\"", "caret": 1, "value": "\"", "complete": true, "rejected": true, "###
        + ###""rejections": [{"position": 0, "reason": "full"}]}], "captures": {}}"###
    ),
    (###"{"mask": "##<", "keys": ""}"###, ###"{"error": "a group is not closed", "offset": 2}"###),
    (
      ###"{"mask": "<<#{1000}>{1000}>{1000}", "keys": ""}"###,
      ###"{"error": "the mask expands to more than 100000 nodes", "offset": 0}"###
    ),
  ]

  /// A member that is unknown is a mistake, and no remark.
  @Test func unknownMembersAreErrors() throws {
    let run = try Caret.run(["replay"], input: ##"{"mask": "#", "keys": "1", "option": {"eager": false}}"##)
    #expect(run.output.contains(#"no member is called \"option\": there are mask, dialect, preset, "#))
    #expect(run.status == 1)
  }

  @Test(arguments: sessions) func session(line: String, result: String) throws {
    let run = try Caret.run(["replay"], input: line + "\n")
    #expect(run.output == result + "\n")
    #expect(run.status == 0)
    #expect(run.errors == "")
  }

  private static let flags = FieldOptions.Flag.allCases.map(\.rawValue).joined(separator: ", ")

  /// A line that is not a session, and what is wrong with it.
  static let badLines: [(line: String, error: String)] = [
    ("", "no JSON"),
    ("nonsense", "no JSON"),
    (###"{"mask": "\###u{1}"###, "no JSON"),
    (###"{"mask": "\ud800", "keys": ""}"###, "no JSON"),
    (String(repeating: "[", count: 100_000), "no JSON"),
    ("[1]", "no JSON object"),
    ("{}", "\"mask\" is missing"),
    (###"{"mask": "##"}"###, "\"keys\" is missing"),
    (###"{"mask": 5, "keys": ""}"###, "\"mask\" is not text"),
    (###"{"mask": "#", "keys": null}"###, "\"keys\" is not text"),
    (###"{"mask": "#", "keys": "", "options": []}"###, "\"options\" is not an object"),
    (###"{"mask": "#", "keys": "", "options": {"eager": 1}}"###, "\"eager\" is neither true nor false"),
    (
      ###"{"mask": "#", "keys": "", "options": {"overflow": "wrap"}}"###,
      "\"overflow\" is neither \"reject\" nor \"drop\""
    ),
    (
      ###"{"mask": "#", "keys": "", "options": {"eagre": true}}"###,
      "no option is called \"eagre\": there are overflow, pastes, \(flags), step, smallStep and largeStep"
    ),
    (###"{"mask": "#", "keys": "1«NOPE»"}"###, "unknown key «NOPE» at 1"),
  ]

  @Test(arguments: badLines) func badLine(line: String, error: String) throws {
    let good = ###"{"mask": "#", "keys": ""}"###
    let run = try Caret.run(["replay"], input: [good, line, good].joined(separator: "\n"))
    let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 4)
    #expect(lines[0] == lines[2])
    let reported = try JSONSerialization.jsonObject(with: Data(lines[1].utf8)) as? [String: String]
    #expect(reported == ["error": "line 2: \(error)"])
    #expect(run.status == 1)
  }

  /// The value without its punctuation is reported where the two differ.
  @Test func plainValue() throws {
    let run = try Caret.run(["replay"], input: ###"{"mask": "##\"-\"#", "keys": "123"}"### + "\n")
    let first = #"{"text": "1", "caret": 1, "value": "1", "complete": false}"#
    let second = #"{"text": "12-", "caret": 3, "value": "12", "complete": false}"#
    let third = #"{"text": "12-3", "caret": 4, "value": "12-3", "complete": true, "plainValue": "123"}"#
    #expect(run.output == "{\"steps\": [\(first), \(second), \(third)], \"captures\": {}}\n")
  }

  @Test func invalidUTF8() throws {
    let run = try Caret.run(["replay"], input: Data([0x7B, 0xFF, 0x7D]))
    #expect(run.output == "{\"error\": \"line 1: no valid UTF-8 at byte 1\"}\n")
    #expect(run.status == 1)
  }

  @Test func tooLongLine() throws {
    let longest = try Caret.run(["replay", "--max-line", "\(Int.max)"], input: #"{"mask": "@@", "keys": ""}"#)
    #expect(longest.output == #"{"steps": [], "captures": {}}"# + "\n")
    let run = try Caret.run(["replay", "--max-line", "100"], input: String(repeating: "x", count: 1000))
    #expect(run.output == "{\"error\": \"line 1: longer than 100 bytes (--max-line)\"}\n")
  }
}
