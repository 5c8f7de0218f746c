import FieldFormats
import Testing

/// How far the texts of named formats are values: complete, or why not.
@Suite struct FormatStateTests {
  struct StateCase: Decodable, Sendable, Placed, CustomTestStringConvertible {
    let format: String
    let text: String
    var state: String?
    var today: String?
    var place = ""

    private enum CodingKeys: String, CodingKey { case format, text, state, today }
    var testDescription: String { "\(place) \(format) \(text)" }
  }

  static let cases = Fixtures.cases("formats", as: StateCase.self).filter { $0.state != nil }

  @Test func thereAreCases() { #expect(Self.cases.count > 200) }

  @Test(arguments: cases) func state(_ test: StateCase) throws {
    let format = try #require(FormatCatalog.standard[test.format])
    let today = try test.today.map { try #require(CalendarDate(iso: $0)) }
    var field = Field(try format.mask())
    field.format(test.text)
    let state =
      switch format.state(of: field, today: today) {
      case .complete: "complete"
      case .incomplete: "incomplete"
      case .invalid(let failure): "invalid: \(failure)"
      }
    #expect(state == test.state)
  }
}
