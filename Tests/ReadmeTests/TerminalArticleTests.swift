import FieldForms
import TerminalForms
import Testing

/// What the articles on drawn forms say is so; the example runs among the transcripts.
@Suite struct TerminalArticleTests {
  @Test func aFormIsAsked() throws {
    // README release
    let release = FormDescription(
      title: "New release",
      fields: [
        FieldDescription("version", label: "Version", content: .mask("##.##.##")),
        FieldDescription("day", label: "Day", type: .date),
        FieldDescription("notes", label: "Write what is new", type: .longText, isOptional: true),
      ])

    func ask() throws -> String? {
      var session = FormSession(try FieldForm(release))
      return try session.run() == .submitted ? session.form.json() : nil  // nil: the person gave up
    }
    // end
    #expect(release.warnings == [])
    #expect(try FieldForm(release).fieldCount == 3)
  }
}
