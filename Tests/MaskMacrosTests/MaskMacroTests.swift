import FieldEditing
import MaskMacros
import Testing

/// Masks that the compiler has compiled.
@Suite struct MaskMacroTests {
  static let phone = #mask("+1 (###) ###-####")

  @Test func formats() {
    #expect(Self.phone.format("5551234567") == "+1 (555) 123-4567")
    var field = Field(#mask("<day:01..31>.<month:01..12>."))
    field.insert("3112")
    #expect(field.text == "31.12." && field.isComplete)
  }

  /// What the compiler has is what would be compiled at run time.
  @Test func theProgramIsTheSame() throws {
    #expect(Self.phone.program.encoded == (try Mask("+1 (###) ###-####").program.encoded))
    #expect(
      #mask("[0-9A-F]{2}\" é\u{1F600}\"@?").program.encoded
        == (try Mask("[0-9A-F]{2}\" é\u{1F600}\"@?").program.encoded))
    #expect(#mask(#"#{1,}"."@@"#).program.encoded == (try Mask(#"#{1,}"."@@"#).program.encoded))
  }

  /// Where a program cannot be read, as one of another version, the text is compiled.
  @Test func withoutAProgramTheTextIsCompiled() {
    #expect(Mask(expanding: "##-##").format("1234") == "12-34")
    #expect(Mask(expanding: "##-##", compiledTo: "CTKR\u{0}").format("1234") == "12-34")
  }
}
