import FieldEditing
import FieldFormats
import Testing

/// A command does what the method of its name does, and reports it.
@Suite struct EditCommandTests {
  @Test func theExampleOfApply() throws {
    var expiry = Field(try #require(try Mask(named: "expiry")))
    expiry.apply(.insert("1230"))
    expiry.apply(.move(.wordBackward))
    expiry.apply(.step(by: 1))
    let text = expiry.text
    #expect(text == "12/31")
  }

  static let commands: [EditCommand] = [
    .paste("99"), .setText("12/3"), .setValue("45"), .deleteBackward(.word), .deleteForward(.all), .selectAll,
    .setSelection(anchor: 1, head: 3), .move(.end, extending: true), .setMarkedText("7"), .unmarkText, .undo, .redo,
    .step(by: 1), .overwrite(true), .reveal(true), .changeRegion(nil), .replace(0..<1, with: "8"), .endEditing, .clear,
  ]

  /// What a result says was replaced, put into the text before, gives the text after.
  @Test(arguments: commands, [false, true]) func aResultIsWhatChanged(_ command: EditCommand, isMarked: Bool) throws {
    var field = Field(try Mask("##/##"), options: FieldOptions(isSecure: true))
    field.insert("123")
    // committing is reported from the text without what is marked, and so is what selects first
    if isMarked, command == .unmarkText || command == .replace(0..<1, with: "8") { return }
    if isMarked { field.setMarkedText("4") }
    let before = field.text
    let result = field.apply(command)
    let (after, selection) = (field.text, field.selection)
    let inserted = field.text(in: result.replacement)
    let given = before.prefix(result.replaced.lowerBound) + inserted + before.dropFirst(result.replaced.upperBound)
    #expect(String(given) == after)
    if !field.hasMarkedText { #expect(result.selection == selection) }
  }

  @Test func clearingForgets() throws {
    var field = Field(try Mask("##/##"))
    field.apply(.insert("12"))
    let result = field.apply(.clear)
    let (isEmpty, canUndo) = (field.isEmpty, field.canUndo)
    #expect(isEmpty && !canUndo && result.effects == .valueChanged)
  }
}
