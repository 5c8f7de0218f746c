import FieldEditing
import NumberFormatting
import Testing

/// Steps that carry, as far as they go: an oracle is too slow for these.
@Suite struct CarriedStepTests {
  private func field(_ mask: String, _ value: String, _ step: StepLength) throws -> Field {
    var options = FieldOptions()
    options.carriesSteps = true
    options.step = step
    var field = Field(try Mask(mask), options: options)
    field.insert(value)
    return field
  }

  @Test func unitsCarryAsOftenAsTheyMust() throws {
    let mask = "<day:01..31>/<month:01..12>/<year:####> <hours:00..23>:<minutes:00..59>"
    var time = try field(mask, "010120261200", "minutes 1440")
    time.step(by: 7)
    #expect(time.text == "08/01/2026 12:00")
    time.step(by: 1, .large)
    #expect(time.text == "18/01/2026 12:00")
    time.step(by: -2, .large)
    #expect(time.text == "29/12/2025 12:00")
  }

  @Test func eachGoesOnFromTheLast() throws {
    var month = try field("<month:01..12>/<year:####>", "012026", "months 12")
    month.moveCaret(to: 2)
    month.step(by: 1_000)
    #expect(month.text == "01/3026")
    month.step(by: -9_999)
    #expect(month.text == "01/3026", "more units than are gone through")
  }

  @Test func oneThatGoesTooFarIsRejected() throws {
    var time = try field("<hours:00..23>:<minutes:00..59>", "0900", "minutes 1000")
    #expect(time.step(by: 100).effects.contains(.rejected))
    #expect(time.step(by: .max).effects.contains(.rejected))
    #expect(time.step(by: .min, .large).effects.contains(.rejected))
    #expect(time.text == "09:00")
    var half = try field("<hour:1..12>:<minute:00..59> <period:\"AM\"|\"PM\">", "930a", 1)
    #expect(half.step(by: 10_000).effects.contains(.rejected))
    #expect(half.text == "9:30 AM")
  }
}
