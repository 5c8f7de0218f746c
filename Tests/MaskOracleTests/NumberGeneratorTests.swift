import Foundation
import MaskFuzzing
import MaskOracle
import NumberFormatting
import Testing

/// What makes formats and scripts at random, and what writes them down.
@Suite struct NumberGeneratorTests {
  @Test func aSeedMakesTheSameAgain() {
    let setups = (0..<50).map { NumberSetupGenerator(seed: 7).setup($0) }
    #expect(setups == (0..<50).map { NumberSetupGenerator(seed: 7).setup($0) })
    #expect(Set(setups).count > 45)
    let generator = ScriptGenerator(setups[0], seed: 7)
    let scripts = (0..<50).map(generator.script)
    #expect(scripts == (0..<50).map(generator.script))
    #expect(Set(scripts).count > 45)
  }

  @Test func aScriptIsReadBack() throws {
    for i in 0..<200 {
      let script = ScriptGenerator(NumberSetupGenerator(seed: 1).setup(i), seed: 1).script(i)
      #expect(try Script(parsing: script.description) == script)
    }
  }

  @Test func aSetupIsReadBack() throws {
    for i in 0..<200 {
      let setup = NumberSetupGenerator(seed: 2).setup(i)
      #expect(try JSONDecoder().decode(NumberSetup.self, from: Data(setup.description.utf8)) == setup)
    }
  }

  /// Symbols no field can be made of, or only one that no one can read, and limits out of bounds: each error names its
  /// member.
  @Test(arguments: [
    ("digits", #"{"symbols": {"digits": "0123456788", "groupingSeparator": ",", "decimalSeparator": "."@}"#),
    ("digits", #"{"symbols": {"digits": "012345678٩", "groupingSeparator": ",", "decimalSeparator": "."@}"#),
    ("decimalSeparator", #"{"symbols": {"groupingSeparator": ",", "decimalSeparator": "٠"@}"#),
    ("groupingSeparator", #"{"symbols": {"groupingSeparator": " 7", "decimalSeparator": "."@}"#),
    ("groupingSeparator", #"{"symbols": {"digits": "〇一二三四五六七八九", "groupingSeparator": "一", "decimalSeparator": "."@}"#),
    ("groupingSeparator", #"{"symbols": {"groupingSeparator": ".", "decimalSeparator": "."@}"#),
    ("integerDigits", #"{"symbols": {"groupingSeparator": ",", "decimalSeparator": "."@, "integerDigits": 0}"#),
    ("fractionDigits", #"{"symbols": {"groupingSeparator": ",", "decimalSeparator": "."@, "fractionDigits": -1}"#),
    ("textLength", #"{"symbols": {"groupingSeparator": ",", "decimalSeparator": "."@, "textLength": -1}"#),
    ("minimum", #"{"symbols": {"groupingSeparator": ",", "decimalSeparator": "."@, "minimum": "1,5"}"#),
    (
      "maximum", #"{"symbols": {"groupingSeparator": ",", "decimalSeparator": "."@, "minimum": "5", "maximum": "4.99"}"#
    ),
  ])
  func anErrorNamesItsMember(_ member: String, _ text: String) throws {
    let json = text.replacing("@", with: #", "maximumFractionDigits": 2}"#)
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(NumberSetup.self, from: Data(json.utf8))
    }
    guard case .dataCorrupted(let context) = error else { return }
    #expect(context.codingPath.last?.stringValue == member)
    #expect(context.debugDescription.hasPrefix("\"\(member)\" is "))
  }

  @Test func boundsAreReadBack() throws {
    var setup = NumberSetupGenerator(seed: 2).setup(0)
    (setup.minimum, setup.maximum) = (-5, try ExactDecimal("0.5"))
    #expect(try JSONDecoder().decode(NumberSetup.self, from: Data(setup.description.utf8)) == setup)
    #expect(setup.fieldEntry.maximum == setup.maximum)
  }

  @Test(arguments: [
    #"{"symbols": {"groupingSeparator": ",", "decimalSeparator": "."}}"#,
    #"{"symbols": {"groupingSeparator": ",", "decimalSeparator": "", "maximumFractionDigits": 2}}"#,
    #"{"symbols": {"groupingSeparator": ",", "decimalSeparator": ".", "maximumFractionDigits": 1, "minimumFractionDigits": 2}}"#,
    #"{"symbols": {"groupingSeparator": ",", "decimalSeparator": ".", "maximumFractionDigits": 2, "digits": "01"}}"#,
    #"{"symbols": {"groupingSeparator": ",", "decimalSeparator": ".", "maximumFractionDigits": 2, "positive": ["$"]}}"#,
    #"{"symbols": {"groupingSeparator": ",", "decimalSeparator": ".", "maximumFractionDigits": 2, "roundingMode": "off"}}"#,
    #"{"symbols": {"groupingSeparator": ",", "decimalSeparator": ".", "maximumFractionDigits": 2, "roundingIncrement": 0}}"#,
    #"{"symbols": {"groupingSeparator": ",", "decimalSeparator": ".", "maximumFractionDigits": 2, "currency": "USD"}}"#,
    #"{"symbols": {"groupingSeparator": ",", "decimalSeparator": ".", "maximumFractionDigits": 2}, "entry": "cash"}"#,
    #"{"symbols": {"groupingSeparator": ",", "decimalSeparator": ".", "maximumFractionDigits": 2}, "decimalKey": "."}"#,
    #"{"symbols": "dollars"}"#,
  ]) func aSlipOfThePenIsAnError(_ text: String) {
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(NumberSetup.self, from: Data(text.utf8)) }
  }

  /// A field that forgets what it read breaks laws, and says where.
  @Test func aFaultIsFound() {
    let setup = NumberSetup(NumberOracleTests.dollars)
    let checker = LawChecker(setup)
    let scripts = ScriptGenerator(setup, seed: 1)
    let found = (0..<200).flatMap { run in
      checker.violations(of: scripts.script(run)) {
        NumberOracle(NumberSetup(.init(groupingSeparator: "", decimalSeparator: ".", maximumFractionDigits: 1)).symbols)
      }
    }
    let laws = Set(found.map(\.law))
    #expect(laws.isSuperset(of: [.caretIsAmongDigits, .targetIsOracle]))
  }
}
