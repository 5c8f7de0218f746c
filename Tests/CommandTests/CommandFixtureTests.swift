import FieldEditing
import FieldFormats
import FixtureCases
import Foundation
import MaskFuzzing
import Testing

/// The command's door: one process is fed all cases.
@Suite struct CommandFixtureTests {
  private struct MaskSession: Encodable {
    let mask: String
    let keys: String
    let options: [String: OptionValue]
  }
  fileprivate struct Answer: Decodable {
    struct Step: Decodable {
      let text: String
      let caret: Int
      let value: String
      let complete: Bool
      let anchor: Int?
      let rejected: Bool?
      let rejections: [EditingCase.Last.Refused]?
      let ambiguity: Int?
      let reformatted: Bool?
      let ambiguous: Bool?
      let rounded: Bool?
      let clamped: Bool?
      let state: String?
      let network: String?
      let networks: [String]?
      let candidates: [String]?
    }
    let steps: [Step]
    let captures: [String: String]?
  }

  @Test func masks() throws {
    let cases = Fixtures.editing.filter { !$0.skips("command") }
    let sessions = try cases.map { editing in
      let all = editing.fieldOptions
      var options = [
        "overflow": OptionValue.text(editing.dropsOverflow ? "drop" : "reject"), "pastes": .text("verbatim"),
      ]
      for flag in all.unusualFlags { options[flag.rawValue] = .on(all[flag]) }
      for step in all.steps.given { options[step.name] = .text("\(step.length)") }
      return try json(MaskSession(mask: editing.mask, keys: editing.keys, options: options))
    }
    for (editing, answer) in zip(cases, try replay(sessions)) {
      let steps = answer.steps.map {
        EditingCase.Step($0.text, caret: $0.caret, value: $0.value, complete: $0.complete)
      }
      editing.expect(steps, captures: answer.captures ?? [:], at: "command, \(editing.place)")
    }
  }

  @Test func formats() throws {
    let cases = Fixtures.formats
    let sessions = try cases.map { test in
      let today = test.today.map { #", "today": "\#($0)""# } ?? ""
      return
        #"{"preset": \#(try json(test.format)), "keys": \#(try json(Script(test.keys).description)), "options": {"pastes": "verbatim"}\#(today)}"#
    }
    for (test, answer) in zip(cases, try replay(sessions)) {
      let found = answer.steps.map { step in
        FormatStanding(
          text: step.text, caret: step.caret, value: step.value, isComplete: step.complete,
          state: step.state ?? "none reported")
      }
      test.expect(found, at: "command")
    }
  }

  @Test func cards() throws {
    let cases = Fixtures.cards
    let sessions = try cases.map {
      #"{"card": \#(try json($0.card)), "keys": \#(try json($0.keys)), "options": {"pastes": "verbatim"}}"#
    }
    for (test, answer) in zip(cases, try replay(sessions)) {
      let found = answer.steps.map { step in
        CardCase.Step(
          text: step.text, caret: step.caret, value: step.value, isComplete: step.complete, network: step.network,
          networks: step.networks ?? [], candidates: step.candidates ?? [], state: step.state ?? "none reported")
      }
      test.expect(found, at: "command")
    }
  }

  /// Texts that arrive whole, pasted and set.
  @Test func readings() throws {
    let keys = Fixtures.allReadings.flatMap { test in
      (test.into == nil ? [EditCommand.paste(test.text), .setText(test.text)] : [.paste(test.text)]).map { (test, $0) }
    }
    let sessions = try keys.map { test, key in
      "{\(test.replayMembers), \"keys\": \(try json(Script(test.keys(key)).description))}"
    }
    for ((test, key), answer) in zip(keys, try replay(sessions)) {
      let step = try #require(answer.steps.last)
      let isNumberSet = if case .setText = key { try test.fieldFormat().numberFormat != nil } else { false }
      if isNumberSet { continue }
      // marks that mean nothing are reported where a part is replaced
      let isLossy = test.into != nil && test.shown != nil
      #expect(step.rejected ?? false == (test.shown == nil) || isLossy, "\(test.testDescription), \(key)")
      let isPasted = if case .paste = key { true } else { false }
      let shown = (isPasted ? test.pasted : nil) ?? test.shown ?? test.into
      if let shown {
        #expect(step.text == shown, "\(test.testDescription), \(key)")
      } else {
        #expect(step.value.isEmpty, "\(test.testDescription), \(key)")
      }
    }
  }

  @Test func numbers() throws { try run(Fixtures.numbers) }
  @Test func phones() throws { try run(Fixtures.phones) }

  /// The field inline: the command knows no names of symbols.
  private func run<Setup>(_ cases: [EntryCase<Setup>]) throws {
    let cases = cases.filter { $0.skip?["command"] == nil }
    let sessions = try cases.map { #"{"\#(Setup.member.rawValue)": \#($0.setup), "keys": \#(try json($0.keys))}"# }
    for (entry, answer) in zip(cases, try replay(sessions)) {
      try #require(answer.steps.count == entry.steps.count, "\(entry.place)")
      for (found, step) in zip(answer.steps.map(EntryCase<Setup>.Step.init), entry.steps) {
        #expect(found.isSame(as: step), "command, \(entry.place): \(found), not \(step)")
      }
      #expect(answer.steps.last?.rejections ?? [] == entry.last?.rejections ?? [], "command, \(entry.place)")
      #expect(answer.steps.last?.ambiguity == entry.last?.ambiguity, "command, \(entry.place)")
    }
  }

  private func json(_ value: some Encodable) throws -> String {
    String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
  }

  private func replay(_ sessions: [String]) throws -> [Answer] {
    try zip(sessions, CaretProcess.replay(sessions)).map { session, answer in
      try #require(
        try? JSONDecoder().decode(Answer.self, from: answer), "\(session): \(String(decoding: answer, as: UTF8.self))")
    }
  }
}

extension EntryCase.Step {
  fileprivate init(_ step: CommandFixtureTests.Answer.Step) {
    let notices: [(String, Bool?)] = [
      ("reformatted", step.reformatted), ("ambiguous", step.ambiguous), ("rounded", step.rounded),
      ("clamped", step.clamped),
    ]
    self.init(
      shown: EditingCase.Step(step.text, caret: step.caret, value: "", complete: false).shown, value: step.value,
      selected: step.text.part(between: step.anchor ?? step.caret, step.caret), complete: step.complete,
      rejected: step.rejected, notices: Set(notices.filter { $0.1 == true }.map(\.0)))
  }
}
