import Testing

@testable import FieldForms

/// What one types, pastes and chooses in fields of a form.
@Suite struct FormEntryTests {
  private static func form(_ field: FieldDescription) throws -> FieldForm {
    var form = try FieldForm(FormDescription(fields: [field]))
    form.handle(.next)
    return form
  }

  @Test func aPasteIsOneLine() throws {
    var form = try Self.form(FieldDescription("line", label: "Line"))
    form.handle(.paste(" one\r\ntwo\u{2028}\u{85}three \n"))
    #expect(form[FieldID(0)].text == "one two three")
    #expect(form[FieldID(0)].remark == FormLanguage.english.text(.remarkLineBreak))
    form.handle(.selectAll)
    form.handle(.deleteBackward(.all))
    form.handle(.paste("\u{3000}one "))
    #expect(form[FieldID(0)].text == "one")
    #expect(form[FieldID(0)].remark == FormLanguage.english.text(.remarkTrimmed))
  }

  /// A paste that is rejected is named, though the text on its way was overwritten.
  @Test func whatIsRejectedIsNamed() throws {
    var form = try Self.form(FieldDescription("user", label: "User name", type: .username))
    form.handle(.paste("Ada Lovelace of London"))
    #expect(form[FieldID(0)].remark?.contains("' '") == true, "\(form[FieldID(0)].remark ?? "")")
  }

  @Test(arguments: [
    (TextLength.Unit.characters, "👍👍", "👍👍👍"), (.utf16, "👍", "👍a"), (.utf8, "é", "éa"),
  ]) func lengthsAreCounted(_ unit: TextLength.Unit, _ fits: String, _ isTooLong: String) throws {
    var field = FieldDescription("line", label: "Line")
    field.length = TextLength(minimum: 2, maximum: 2, unit: unit)
    for isSecret in [false, true] {
      if isSecret { field.secrecy = .hidden(FieldDescription.SecureEntry()) }
      var form = try Self.form(field)
      form.handle(.fill(["line": fits]))
      #expect(form[FieldID(0)].verdict == .good)
      form.handle(.fill(["line": isTooLong]))
      #expect(form[FieldID(0)].verdict == .certain(.tooLong))
      form.handle(.fill(["line": "a"]))
      #expect(form[FieldID(0)].verdict == .partial(.tooShort))
    }
  }

  @Test func theHighlightGoesAround() throws {
    let options = (0..<3).map { ChoiceOption("\($0)", label: "Option \($0)") }
    var form = try Self.form(
      FieldDescription("list", label: "List", content: .choices(ChoiceList(.options(options), style: .picker))))
    form.handle(.openChoices)
    for (step, place) in [(-1, 2), (1, 0), (2, 2), (2, 1), (-7, 0), (.min, 1), (.max, 2)] {
      form.handle(.highlight(by: step))
      #expect(form[FieldID(0)].highlightedMatch == place, "by \(step)")
    }
  }

  @Test func aSubmissionHidesWhatWasRevealed() throws {
    var form = try Self.form(FieldDescription("password", label: "Password", type: .password))
    form.handle(.insert("secret"))
    form.handle(.press(.reveal))
    #expect(form[FieldID(0)].text == "secret")
    let change = form.handle(.submit)
    #expect(form[FieldID(0)].text == "••••••" && change.facets.contains(.text))
  }
}
