import CommandConsole
import FixtureCases
import Foundation
import MaskFuzzing
import Testing

/// What the design guides ask for, by the commands: `caret replay`, one process for all cases, and `caret form`.
@Suite struct GuidanceCommandTests {
  private static let cases = Fixtures.forms
  private static let file = "form.json"

  @Test func replay() throws {
    let cases = Self.cases.filter { $0.steps != nil }
    struct Answer: Decodable { let steps: [[String: FormFact]] }
    for (test, answer) in zip(cases, try CaretProcess.replay(cases.map(\.session))) {
      let line = String(decoding: answer, as: UTF8.self)
      let changes = try #require(try? JSONDecoder().decode(Answer.self, from: answer), "\(test.place): \(line)").steps
      // the command writes what changes; what is known at first is that of a new form
      var facts = FormReplay(try test.plan()).facts
      var next = 0
      for (number, step) in (test.steps ?? []).enumerated() {
        let count = try FormScript(parsing: step.keys).steps.count
        try #require(next + count <= changes.count, "\(test.place)")
        for change in changes[next..<next + count] { facts.merge(change) { $1 } }
        next += count
        test.expect(facts, after: number, at: "caret replay")
      }
      #expect(next == changes.count, "\(test.place)")
    }
  }

  @Test func errorsOfReplay() throws {
    let cases = Self.cases.filter { $0.error != nil }
    struct Answer: Decodable { let error: String }
    for (number, (test, answer)) in zip(cases, try CaretProcess.replay(cases.map(\.session), status: 1)).enumerated() {
      let error = try JSONDecoder().decode(Answer.self, from: answer).error
      #expect(error == "line \(number + 1): " + (test.error ?? ""), "\(test.place)")
    }
  }

  /// Questions go to standard error, values to standard output.
  @Test(arguments: cases.filter { $0.dialogue != nil }) func lineMode(_ test: GuidanceCase) throws {
    let dialogue = test.dialogue ?? []
    let answers = dialogue.compactMap(\.answer).map { $0 + "\n" }.joined()
    let form = try CaretProcess(
      ["form", Self.file] + (test.today.map { ["--today", $0] } ?? []), input: Data(answers.utf8),
      files: [Self.file: test.form], language: "en_\(test.region ?? "US").UTF-8")
    let said = dialogue.map { $0.says.joined(separator: "\n") }.filter { !$0.isEmpty }.joined(separator: "\n") + "\n"
    // a dialogue that does not end is stopped by the end of the answers
    #expect(form.errors == said || form.errors == said + "Stopped: nothing was sent.\n", "\(test.place)")
    if form.status == 0 { try test.expectValues(form.output, at: "caret form") }
  }

  @Test(arguments: cases.filter { $0.warnings != nil }) func check(_ test: GuidanceCase) throws {
    let form = try CaretProcess(["form", "--check", Self.file], input: Data(), files: [Self.file: test.form])
    let warnings = test.warnings ?? []
    #expect(form.errors == warnings.map { "\(Self.file): warning: \($0)\n" }.joined(), "\(test.place)")
    #expect(form.status == (warnings.isEmpty ? 0 : 1), "\(test.place)")
  }

  /// All errors of a file at once, in order of place.
  @Test func checkReportsAllErrors() throws {
    let json = #"""
      {"caretakerForm": 1, "fields": [
        {"name": "to", "label": "To", "type": "date", "earliest": {"from": "form"}},
        {"name": "from", "lable": "From", "format": "ibn"}]}
      """#
    let form = try CaretProcess(["form", "--check", Self.file], input: Data(), files: [Self.file: json])
    #expect(form.status == 2)
    #expect(
      form.errors == #"""
        caret: form.json:2:70: fields[0].earliest.from: no field is named 'form'
            {"name": "to", "label": "To", "type": "date", "earliest": {"from": "form"}},
                                                                               ^^^^^^
          did you mean 'from'?
        caret: form.json:3:20: fields[1].lable: there is no such member
            {"name": "from", "lable": "From", "format": "ibn"}]}
                             ^^^^^^^
          did you mean label?
        caret: form.json:3:47: fields[1].format: no format is called 'ibn'
            {"name": "from", "lable": "From", "format": "ibn"}]}
                                                        ^^^^^
          did you mean iban?

        """#)
  }
}

extension GuidanceCase {
  /// A line for `caret replay`.
  fileprivate var session: String {
    let texts = [("today", today), ("region", region), ("keys", keys)].compactMap { name, text in
      text.map { "\"\(name)\": \(JSONValue.string($0))" }
    }
    return "{\"form\": \(form), \(texts.joined(separator: ", "))}"
  }
}
