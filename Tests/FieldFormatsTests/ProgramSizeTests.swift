import FieldEditing
import FieldFormats
import Testing

/// Programs of many alternatives stay small: they do not have the states of values with empty slots.
@Suite struct ProgramSizeTests {
  @Test(arguments: [("iban", 480_000), ("eu-vat", 400_000), ("card", 320_000)])
  func programsAreSmall(name: String, bytes: Int) throws {
    let format = try #require(FormatCatalog.standard[name])
    #expect(try format.mask().program.size <= bytes)
  }

  /// A field finds those states as it meets them, and has the value again when the slot is filled.
  @Test func emptySlotsAreFilled() throws {
    var field = Field(try #require(try Mask(named: "iban")))
    field.insert("DE89370400440532013000")
    var seen: [String] = []
    for key in 0..<6 {
      if key % 2 == 0 {
        field.select(0..<1)
        _ = field.deleteForward()
      } else {
        field.insert("D")
      }
      seen.append(field.text + (field.isComplete ? " complete" : ""))
    }
    let round = ["_E89 3704 0044 0532 0130 00", "DE89 3704 0044 0532 0130 00 complete"]
    #expect(seen == round + round + round)
    field.clear()
    field.insert("DE8937")
    let text = field.text
    #expect(text == "DE89 37")
  }
}
