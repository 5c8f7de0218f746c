import MaskOracle
import MaskSyntax
import Testing

/// Undo, overwriting, composition and clusters of several scalars.
@Suite struct BeyondTypingTests {
  static let cases = [
    TypingCase("consecutive typing is one step", "####", "123«UNDO»", "▏"),
    TypingCase("undo inverts", "####", "123«UNDO»«REDO»", "123▏"),
    TypingCase("moving the caret ends a step", "####", "12«LEFT»3«UNDO»", "1▏2"),
    TypingCase("moving against the end moves nothing", "####", "12«RIGHT»3«UNDO»", "▏"),
    TypingCase("a rejected key neither ends a step nor is one", "####", "12a3«UNDO»", "▏"),
    TypingCase("walking over literals goes with the typing", "##/##", "12/34«UNDO»", "▏"),
    TypingCase("a deletion is a step", "####", "12«BS»«BS»«UNDO»", "1▏"),
    TypingCase("a paste is a step", "####", "1«PASTE 23»4«UNDO»", "123▏"),
    TypingCase("an edit forgets what was undone", "####", "12«UNDO»3«REDO»", "3▏"),
    TypingCase("setting and ending editing are steps", "<01..12>", "1«BLUR»«SET 7»«UNDO»«UNDO»", "1▏"),

    TypingCase("overwriting replaces the next slot", "####", "1234«HOME»«OVERWRITE on»98", "98▏34"),
    TypingCase("it passes literals", "##/##", "1234«SEL 2 2»«OVERWRITE on»9", "12/9▏4"),
    TypingCase("literals that are typed are walked over", "##/##", "1234«SEL 2 2»«OVERWRITE on»/", "12/▏34"),
    TypingCase("at the end it inserts", "####", "12«OVERWRITE on»3", "123▏"),
    TypingCase("what does not fit changes nothing", "####", "12«HOME»«OVERWRITE on»a", "▏12"),

    TypingCase("marked text is shown unformatted", "##/##", "1234«SEL 1 1»«COMPOSE xy»", "1xy▏2/34", value: "1234"),
    TypingCase("it stands in place of the selection", "##/##", "1234«SEL 0 2»«COMPOSE x»", "x▏/34", value: "1234"),
    TypingCase("it is replaced as it grows", "@@@", "a«COMPOSE x»«COMPOSE xy»", "axy▏", value: "a"),
    TypingCase("commit is one edit", "@@@@", "a«COMPOSE x»«COMPOSE xy»«COMMIT»«UNDO»", "a▏"),
    TypingCase("empty text cancels", "##", "1«COMPOSE x»«COMPOSE »", "1▏"),
    TypingCase("a move commits first", "@@@", "a«COMPOSE xy»«LEFT»", "ax▏y", value: "axy"),
    TypingCase("what is rejected leaves the field as it was", "##", "12«SEL 0 1»«COMPOSE x»«COMMIT»3", "3▏2"),

    TypingCase("a slot takes a cluster", "&-&", "«PASTE 👩🏽‍💻x»", "👩🏽‍💻-x▏", value: "👩🏽‍💻x"),
    TypingCase("scalars typed join their cluster", "&-&", "👩\u{200D}💻x", "👩‍💻-x▏", eager: false),
    TypingCase("two halves make a flag, the third begins another", "&&", "🇩🇪🇫", "🇩🇪🇫▏"),
    TypingCase("Hangul's letters make a syllable", "@@", "\u{1112}\u{1161}\u{11AB}", "한▏"),
    TypingCase("casing changes the first scalar", "^@", "x\u{30C}", "X\u{30C}▏"),
    TypingCase("backspace takes a cluster", "&&", "a👩\u{200D}💻«BS»", "a▏"),
    TypingCase("a move crosses a cluster", "&&", "a👩\u{200D}💻«LEFT»", "a▏👩‍💻"),
    TypingCase("the caret never stands in a cluster", "&&", "👩\u{200D}💻a«SEL 1 1»", "▏👩‍💻a"),
    TypingCase("a selection takes whole clusters", "&&", "👩\u{200D}💻a«SEL 1 2»«BS»", "▏a"),
  ]

  @Test(arguments: cases) func rule(_ typing: TypingCase) throws { try typing.check() }

  @Test func extendsTheSelection() throws {
    let field = try Oracle.played("####", "1234«SHIFT-LEFT»«SHIFT-LEFT»«SHIFT-RIGHT»«SHIFT-LEFT»")
    #expect(field.selection == (4, 2))
    #expect(try Oracle.played("####", "1234«SHIFT-LEFT»«SHIFT-LEFT»9").text == "129")
  }

  @Test func replacesARange() throws {
    var field = try Oracle.played("##/##", "1234")
    field.replace(0..<2, with: "98")
    #expect(field.text == "98/34")
    field.replace(3..<5, with: "")
    #expect(field.value == "98")
  }

  @Test func namesTheLimitOfNodes() throws {
    let tree = try MaskTree(parsing: "<<#{100}>{100}>{100}")
    let error = #expect(throws: SyntaxError.self) { try Oracle(tree) }
    #expect(error?.kind == .tooManyNodes(limit: 100_000))
    // an empty body repeated makes no nodes, and takes no time
    _ = try Oracle(MaskTree(parsing: "<<<<>{1000}>{1000}>{1000}>{1000}#"))
  }
}
