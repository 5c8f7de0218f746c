import Caretaker
import FixtureCases
import Foundation
import MaskFuzzing
import Testing

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

  @Test(arguments: Fixtures.readings.filter { $0.argument != nil })
  func isPasted(_ test: ReadingCase) throws {
    let argument = try #require(test.argument)
    let run = try Caret.run(
      ["type", "--json", "--accept-incomplete", "--keys", "\(Script([.paste(test.text)]))"]
        + (test.preparation?.preparation.arguments ?? []) + ["--", argument])
    #expect(run.status == 0, "\(run.errors)")
    let answer = try JSONDecoder().decode(Answer.self, from: Data(run.output.utf8))
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
