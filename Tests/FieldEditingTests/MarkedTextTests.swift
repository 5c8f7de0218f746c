import FieldEditing
import Testing

/// Where marked text stands among characters of several scalars, in every unit of offsets.
@Suite struct MarkedTextTests {
  static let characters = ["x\u{302}", "🇩🇪", "e\u{301}\u{323}", "👩‍👩‍👧"]

  @Test(arguments: FieldOptions.OffsetUnit.allCases, characters) func afterACharacter(
    _ unit: FieldOptions.OffsetUnit, _ character: String
  ) throws {
    var field = Field(try Mask("&{1,6}"), options: FieldOptions(offsetUnit: unit))
    field.insert(character)
    field.setMarkedText("y")
    #expect(Array(field.text.unicodeScalars) == Array((field.value + "y").unicodeScalars))
    let length = field.caret
    field.unmarkText()
    #expect(field.caret == length)
    #expect(field.value.hasSuffix("y"))
  }

  @Test(arguments: FieldOptions.OffsetUnit.allCases, characters) func inPlaceOfACharacter(
    _ unit: FieldOptions.OffsetUnit, _ character: String
  ) throws {
    var field = Field(try Mask("&{1,6}"), options: FieldOptions(offsetUnit: unit))
    for part in ["a", character, "b"] { field.insert(part) }
    field.moveCaret(to: 1)
    field.move(.forward, extending: true)
    field.setMarkedText("z")
    #expect(field.text == "azb")
    field.unmarkText()
    #expect(field.text == "azb")
  }
}
