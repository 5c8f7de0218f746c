import FieldEditing
import MaskFuzzing
import MaskOracle
import NumberFormatting
import Testing

/// Every case of number entry through every door.
@Suite struct NumberFixtureTests {
  static let doors: Set<String> = ["oracle", "swift", "command"]

  @Test func thereAreCases() {
    #expect(NumberCase.all.count > 200)
    for found in NumberCase.all { #expect(Self.doors.isSuperset(of: (found.skip ?? [:]).keys), "\(found.place)") }
  }

  @Test(arguments: NumberCase.all) func oracle(_ entry: NumberCase) throws {
    let field = NumberOracle(entry.number.symbols, options: entry.number.oracleOptions)
    try entry.run("oracle", on: field) { field, text in
      let refused = field.rejection.map { error in
        EditingCase.Last.Refused(position: text.characterCount(before: error.position), reason: error.reason.name)
      }
      return NumberCase.Last(rejections: refused.map { [$0] }, ambiguity: field.ambiguity.map(text.characterCount))
    }
  }
}

extension NumberFixtureTests {
  static let offsetUnits: [FieldOptions.OffsetUnit] = [.scalars, .utf8, .utf16, .characters]

  /// In every unit of offsets, since only the engine counts them.
  @Test(arguments: NumberCase.all, offsetUnits) func swift(_ entry: NumberCase, _ unit: FieldOptions.OffsetUnit) throws {
    try entry.run("swift", on: EngineTarget(entry.number, offsetUnit: unit)) { target, _ in
      let refused = target.field.rejections.map {
        EditingCase.Last.Refused(position: $0.position, reason: "\($0.reason)")
      }
      return NumberCase.Last(rejections: refused, ambiguity: target.field.ambiguity)
    }
  }
}

extension NumberError.Reason {
  /// As a field names it: a character that belongs to no number does not fit.
  fileprivate var name: String {
    if case .unexpected = self { return "doesNotFit" }
    if case .textTooLong = self { return "tooLong" }
    return String("\(self)".prefix { $0 != "(" })
  }
}

extension String {
  /// How many whole characters stand before an offset in scalars.
  fileprivate func characterCount(before scalars: Int) -> Int {
    var end = 0
    return prefix { character in
      end += character.unicodeScalars.count
      return end <= scalars
    }.count
  }
}
