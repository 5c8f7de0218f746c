import FieldEditing
import PhoneNumbering
import Testing

/// A field that goes on with another mask.
@Suite struct ChangeMaskTests {
  @Test func valueAndCaretStay() throws {
    var field = Field(try Mask("##/##"))
    field.insert("123")
    field.moveCaret(to: 1)
    let result = field.changeMask(to: try Mask("#-##-#"))
    let (text, caret, value) = (field.text, field.caret, field.value)
    #expect(text == "1-23-" && caret == 1 && value == "123")
    #expect(result.replaced == 0..<4 && result.replacement == 0..<5 && result.selection == 1..<1)
    let canUndo = field.canUndo
    #expect(!canUndo)
  }

  @Test func whatDoesNotFitIsReported() throws {
    var field = Field(try Mask("####"))
    field.insert("1234")
    let result = field.changeMask(to: try Mask("##"))
    let (value, places) = (field.value, field.rejections.map(\.position))
    #expect(value == "12" && result.rejectedCount == 2 && places == [2, 3])
  }

  /// Marked text is read first, as before every edit, which reports what it does itself; the view last saw it marked.
  @Test func composing() throws {
    var field = Field(try Mask("####"))
    field.insert("1")
    field.setMarkedText("23x")
    let before = field.text
    let result = field.changeMask(to: try Mask("## ##"))
    let (text, value, hasMarkedText) = (field.text, field.value, field.hasMarkedText)
    #expect(before == "123x" && text == "12 3" && value == "123")
    #expect(result.replaced == 0..<4 && result.rejectedCount == 0 && !hasMarkedText)
  }

  @Test(arguments: [FieldOptions.OffsetUnit.utf8, .utf16, .scalars, .characters])
  func clustersAndSecrets(_ unit: FieldOptions.OffsetUnit) throws {
    for isSecure in [false, true] {
      var field = Field(try Mask("&&&"), options: FieldOptions(isSecure: isSecure, offsetUnit: unit))
      field.insert("é")
      field.insert("👩‍👩‍👧")
      field.changeMask(to: try Mask("&-&-&"))
      field.insert("x")
      let (value, last) = (field.value, field.redactedText(revealingLast: 1))
      #expect(value == "é👩‍👩‍👧x" && last == "•-•-x")
    }
  }

  @Test func otherFieldsRefuse() throws {
    var phone = Field(PhoneFormat(try PhoneRegion("GB")))
    phone.insert("020")
    let result = phone.changeMask(to: try Mask("##"))
    let text = phone.text
    #expect(result.effects.contains(.rejected) && text == "020")
  }
}
