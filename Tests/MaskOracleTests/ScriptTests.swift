import FieldEditing
import MaskFuzzing
import PhoneNumbering
import Testing

@Suite struct ScriptTests {
  static let scripts: [(String, [EditCommand])] = [
    ("12", [.insert("1"), .insert("2")]),
    (
      "«BS»«DEL»«LEFT»«RIGHT»«HOME»«END»",
      [.deleteBackward(), .deleteForward(), .move(.backward), .move(.forward), .move(.start), .move(.end)]
    ),
    ("«SHIFT-LEFT»«SHIFT-RIGHT»", [.move(.backward, extending: true), .move(.forward, extending: true)]),
    ("«SEL 5 2»", [.setSelection(anchor: 5, head: 2)]),
    ("«PASTE 1 2»«SET »«VALUE x»", [.paste("1 2"), .setText(""), .setValue("x")]),
    ("«BLUR»«UNDO»«REDO»", [.endEditing, .undo, .redo]),
    ("«OVERWRITE on»«OVERWRITE off»", [.overwrite(true), .overwrite(false)]),
    ("«COMPOSE か»«COMPOSE »«COMMIT»", [.setMarkedText("か"), .setMarkedText(""), .unmarkText]),
    (
      "«REGION FR»«REGION DE»«REGION»",
      [.changeRegion(try? PhoneRegion("FR")), .changeRegion(try? PhoneRegion("DE")), .changeRegion(nil)]
    ),
    ("««BS»", [.insert("«"), .insert("B"), .insert("S"), .insert("»")]),
    ("e\u{301}\n", [.insert("e"), .insert("\u{301}"), .insert("\n")]),
  ]

  @Test(arguments: scripts) func parsesAndPrints(_ text: String, _ keys: [EditCommand]) throws {
    #expect(try Script(parsing: text).keys == keys)
    #expect(Script(keys).description == text)
  }

  /// What begins no token is typed.
  @Test(arguments: ["«", "1«2", "«»", "« BS»", "«BS", "«BS;»", "»", "«a-b»"]) func typesWhatIsNoToken(_ text: String)
    throws
  {
    #expect(try Script(parsing: text).keys == text.unicodeScalars.map { .typing($0) })
  }

  static let errors: [(String, Int, ScriptError.Reason)] = [
    ("1«NO»", 1, .unknownKey("NO")),
    ("«bs»", 0, .unknownKey("bs")),
    ("«SEL»", 0, .malformedKey("SEL")),
    ("12«SEL 1»", 2, .malformedKey("SEL 1")),
    ("«SEL 1 x»", 0, .malformedKey("SEL 1 x")),
    ("«SEL -1 2»", 0, .malformedKey("SEL -1 2")),
    ("«OVERWRITE»", 0, .malformedKey("OVERWRITE")),
    ("1«REGION FRA»", 1, .malformedKey("REGION FRA")),
    ("«REGION 12»", 0, .malformedKey("REGION 12")),
  ]

  @Test(arguments: errors) func refuses(_ text: String, _ offset: Int, _ reason: ScriptError.Reason) throws {
    let error = #expect(throws: ScriptError.self) { try Script(parsing: text) }
    #expect(error == ScriptError(reason, at: offset))
  }
}
