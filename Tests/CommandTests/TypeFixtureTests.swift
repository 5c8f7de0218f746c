import Caretaker
import CommandConsole
import FixtureCases
import Foundation
import MaskFuzzing
import TestDepth
import Testing

@testable import caret_cli

/// Texts that arrive whole, pasted in a terminal: `caret type` plays the paste and reports what is left out.
@Suite struct TypeFixtureTests {
  private struct Answer: Decodable {
    struct Lost: Decodable {
      let position: Int
      let reason: String
    }
    let text: String
    let complete: Bool
    let lost: [Lost]
  }

  private static let cases = Fixtures.readings.filter { $0.argument != nil }

  @Test(arguments: cases) func isPasted(_ test: ReadingCase) throws {
    let format = try test.fieldFormat()
    let field = TypedField(format, options: FieldOptions(isSecure: format.metadata.isSecure))
    var session = TypeSession(field, notes: [], acceptsIncomplete: true)
    _ = session.play(.paste(test.text))
    let end = session.play(.named(.enter))
    #expect(end == .accepted)
    let printed: JSONValue = .object([
      .init(key: "text", value: .string(session.entry.printedText)),
      .init(key: "complete", value: .bool(session.entry.isComplete)), session.entry.lostMember,
    ])
    try expect("\(printed)", test)
  }

  /// The same from the command line on, with the options that prepare a text: some of them, as its arguments are parsed
  /// slowly.
  @Test(arguments: cases.sample(oneIn: 12)) func isPastedByTheCommand(_ test: ReadingCase) throws {
    let run = try Caret.run(
      ["type", "--json", "--accept-incomplete", "--keys", "\(Script([.paste(test.text)]))"]
        + (test.preparation?.preparation.arguments ?? []) + ["--", try #require(test.argument)])
    #expect(run.status == 0, "\(run.errors)")
    try expect(run.output, test)
  }

  private func expect(_ json: String, _ test: ReadingCase) throws {
    let answer = try JSONDecoder().decode(Answer.self, from: Data(json.utf8))
    guard test.shown != nil else {
      #expect(!answer.lost.isEmpty && !answer.complete)
      return
    }
    var field = Field(try test.fieldFormat())
    field.paste(test.text)
    field.endEditing()
    #expect(answer.text == field.text && answer.complete == field.isComplete)
    let characters = Array(test.text)
    #expect(String(answer.lost.filter { $0.reason == "leftOut" }.map { characters[$0.position] }) == test.leftOut)
  }
}

extension ReadingCase {
  /// The field as the command has it; `nil` where only code makes it.
  fileprivate var argument: String? {
    switch subject {
    case .format(let name): name
    case .mask(let mask): mask
    case .number, .phone, .cards: nil
    }
  }
}

extension TextPreparation {
  /// The options of the command that say the same.
  fileprivate var arguments: [String] {
    prefixes.flatMap { ["--strip-prefix", $0] } + (countryCode.isEmpty ? [] : ["--drop-country-code", countryCode])
      + replacements.flatMap { ["--replace", "\($0.key)=\($0.value)"] }
  }
}
