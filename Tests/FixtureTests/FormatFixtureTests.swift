import FieldFormats
import Testing

/// Named formats, with values and with texts as they are pasted.
@Suite struct FormatFixtureTests {
  struct FormatCase: Decodable, Sendable, Placed, CustomTestStringConvertible {
    let format: String
    let text: String
    let shown: String
    let value: String
    var complete: Bool?
    var place = ""

    private enum CodingKeys: String, CodingKey { case format, text, shown, value, complete }
    var testDescription: String { "\(place) \(format) \(text)" }
  }

  static let cases = Fixtures.cases("formats", as: FormatCase.self)

  @Test(arguments: cases) func formatted(_ format: FormatCase) throws {
    let mask = try #require(try Mask(named: format.format))
    var field = Field(mask)
    field.format(format.text)
    let (shown, value, isComplete) = (field.text, field.value, field.isComplete)
    #expect(shown.isSame(as: format.shown))
    #expect(value.isSame(as: format.value))
    #expect(isComplete == format.complete ?? false)
    // the display is read back to the value, and the value is shown as the display
    for again in [shown, value] {
      field.format(again)
      let (shown, value) = (field.text, field.value)
      #expect(shown.isSame(as: format.shown))
      #expect(value.isSame(as: format.value))
    }
  }

  @Test func everyFormatHasCases() {
    for format in FormatCatalog.standard.formats {
      #expect(Self.cases.contains { $0.format == format.name }, "\(format.name)")
    }
  }
}
