import Testing

/// Editing, a sentence of the specification a case.
@Suite struct EditingTests {
  static let phone = "+1 (###) ###-####"
  static let cases = [
    TypingCase("certain literals are shown at once", "##/##", "12", "12/▏"),
    TypingCase("a lazy field shows it when it is needed", "##/##", "12", "12▏", eager: false),
    TypingCase("a separator shown and then typed is confirmed", "##/##", "12/3", "12/3▏"),
    TypingCase("the caret walks over literals that are typed", "##-##", "1234«SEL 2 2»-9", "12-▏34"),
    TypingCase("a number begun is padded before a separator", "<01..12>/<01..31>", "1/", "01/▏"),
    TypingCase("a number that cannot go on is padded", "<01..12>/<01..31>", "13", "01/3▏"),
    TypingCase("any separator stands for the one that fits", "#\".\"#", "1-2", "1.2▏", value: "1.2", eager: false),
    TypingCase("literals before the caret are typed over", phone, "+1 5", "+1 (5▏"),
    TypingCase("a rejected character changes nothing, a selection included", "##", "12«SEL 0 1»a", "1▏2"),
    TypingCase("what would push characters out is rejected", "##", "12«HOME»3", "▏12"),
    TypingCase("or they are dropped", "##", "12«HOME»3", "3▏1", overflow: .drop),
    TypingCase("typing into a number replaces its digits", "<01..31>/#", "121«HOME»3", "3▏_/1", value: "3_1"),
    TypingCase("deleting closes up", "####", "1234«HOME»«DEL»", "▏234"),
    TypingCase("or leaves an empty slot", "@##", "a12«HOME»«DEL»", "▏_12", value: "_12", isComplete: false),
    TypingCase("an empty slot is filled", "@##", "a12«HOME»«DEL»b", "b▏12", isComplete: true),
    TypingCase("an empty slot at the end is stripped", "@#@", "a1b«SEL 0 1»«DEL»«SEL 1 3»«BS»", "▏", value: ""),
    TypingCase("a paste may begin with the literals before the caret", phone, "«PASTE +1 (555) 1»", "+1 (555) 1▏"),
    TypingCase("a paste that fits only as the whole is the whole", "##/##", "12«PASTE 34/56»", "34/56▏"),
    TypingCase("after a deletion nothing is shown again", "(###) ###", "123«BS»", "(12▏"),
    TypingCase("a separator typed and not certain goes by itself", "#<-#>?", "1-«BS»", "1▏"),
    TypingCase("backspace steps over value literals that were certain", "#\"-\"#", "12«BS»«BS»", "▏", value: ""),
    TypingCase("backspace removes value literals that made a choice", "\"a\"#|\"b\"#", "b«BS»", "▏", value: ""),
    TypingCase("a mark joins the letter before it", "@@", "e\u{301}x", "éx▏", value: "éx"),
  ]

  @Test(arguments: cases) func sentence(_ typing: TypingCase) throws { try typing.check() }

  @Test(arguments: ["+1 (555) 123-4567", "1-555-123-4567", "5551234567"])
  func formatReadsAValueOrADisplay(_ text: String) throws {
    try TypingCase("format", Self.phone, "«SET \(text)»", "+1 (555) 123-4567▏", value: "5551234567", isComplete: true)
      .check()
  }
}
