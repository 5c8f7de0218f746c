import CaretakerFoundation
import Foundation
import MaskFuzzing
import MaskOracle
import PhonePlanCompiler

/// Fields, with keys pressed in them.
extension FuzzTarget {
  /// A field of a mask.
  static func field(laws: Set<Law>) -> FuzzTarget {
    FuzzTarget("field", "A mask, a line; a byte of options; keys: played on field and oracle, with the laws.") {
      bytes in
      var reader = ByteReader(bytes)
      let source = reader.text(until: UInt8(ascii: "\n"))
      guard source.utf8.count <= 80, let mask = try? Mask(source, limits: limits) else { return nil }
      let choices = reader.byte()
      let options = FieldOptions(isEager: choices & 1 == 0, overflow: choices & 2 == 0 ? .reject : .drop)
      let script = Script(KeyReader.keys(in: reader.rest()))
      return LawChecker(mask, options: options, laws: laws).violations(of: script).first?.description
    }
  }

  /// A field of numbers.
  static let number = FuzzTarget(
    "number", "A setup's number in two bytes; keys: played on field and oracle, with the laws."
  ) {
    bytes in
    var reader = ByteReader(bytes)
    let setup = NumberSetupGenerator(seed: 1).setup(reader.number())
    let script = Script(KeyReader.keys(in: reader.rest()))
    return LawChecker(setup).violations(of: script).first?.description
  }

  /// A field of phone numbers.
  static let phone = FuzzTarget(
    "phone", "A setup's number in two bytes; keys: played on field and oracle, with the laws."
  ) {
    bytes in
    var reader = ByteReader(bytes)
    let setup = PhoneSetupGenerator(seed: 1).setup(reader.number())
    let script = Script(KeyReader.keys(in: reader.rest()))
    guard let plans = try? typingPlans.get() else { return "fixtures/tables/phone-plans.txt cannot be read" }
    return LawChecker(setup, plans).violations(of: script).first?.description
  }

  /// Where cases stand: beside the sources that this was built from.
  static let fixtures = URL(filePath: #filePath).appending(path: "../../../../fixtures").standardized

  /// What the oracle of phone numbers reads.
  private static let typingPlans = Result {
    try TypingPlans(
      NumberingPlans(text: String(contentsOf: fixtures.appending(path: "tables/phone-plans.txt"), encoding: .utf8)))
  }
}
