import MaskOracle
import Testing

/// The mask language, a sentence of the specification a case.
@Suite struct ReadingTests {
  static let cases = [
    TypingCase("a digit of any script is kept as ASCII", "##", "٣५", "35▏", value: "35"),
    TypingCase("a printable slot keeps what was typed", "&", "٣", "٣▏", value: "٣"),
    TypingCase("a slot takes no other kind", "#@*", "a1-b2", "1b2▏"),
    TypingCase("the slot after ^ is upper-cased, after ~ lower-cased", "^@~@", "aB", "Ab▏", value: "Ab"),
    TypingCase("a set takes either case where the slot changes it", "^[A-F]~[a-f]", "bC", "Bc▏"),
    TypingCase("a set takes only its characters", "[2-9A-F]", "1aG7", "7▏"),
    TypingCase("a literal is never in the value", "(##)", "12", "(12)▏", value: "12"),
    TypingCase("value literals are part of the value", "\"+7\" ##", "1", "+7 1▏", value: "+71"),
    TypingCase("value literals decide between alternatives", "\"3\"# ##|\"4\"## #", "412", "412 ▏", value: "412"),
    TypingCase("a repeat takes what it can and leaves the rest", "#{1,3}#", "1234", "1234▏"),
    TypingCase("a number of fixed width is zero-padded", "<01..12>", "5", "05▏", value: "05"),
    TypingCase("a number of natural width is not", "<0..255>", "5", "5▏", value: "5"),
    TypingCase("a number ends at its bound", "<0..255>.#", "2561", "25.6▏", value: "256"),
    TypingCase(
      "value literals take the other case where nothing takes a letter exactly", "\"AB\"#", "ab1", "AB1▏", value: "AB1"),
    TypingCase("a word is typed from its start", "\"ab\"#", "b", "▏", value: "", eager: false),
    TypingCase("an empty value auto-inserts nothing", "\"ab\"", "", "ab▏", value: "", isComplete: false),
    TypingCase("complete through literals alone", "#\"kg\"", "1", "1kg▏", value: "1", isComplete: true),
    TypingCase("not complete before a slot", "##", "1", "1▏", isComplete: false),
    TypingCase("not complete where two texts could be auto-inserted", "#\"a\"|#\"b\"", "1", "1▏", isComplete: false),
    TypingCase(
      "when editing ends, value literals join the value", "#\" kg\"!", "5«BLUR»", "5 kg!▏", value: "5 kg",
      isComplete: true),
    TypingCase(
      "when editing ends, a number begun is padded", "<01..12>", "1«BLUR»", "01▏", value: "01", isComplete: true),
    TypingCase("an incomplete value is left alone", "##-##", "123«BLUR»", "12-3▏", isComplete: false),
  ]

  @Test(arguments: cases) func sentence(_ typing: TypingCase) throws { try typing.check() }

  @Test func captures() throws {
    let cards = "<amex:\"3\"[47]## ###### #####>|<visa:\"4\"### #### #### ####>"
    #expect(try Oracle.played(cards, "371449635398431").captures == ["amex": "371449635398431"])
    #expect(try Oracle.played(cards, "41").captures == ["visa": "41"])
    #expect(try Oracle.played("<d:##>/<m:##>", "12").captures == ["d": "12"])
  }
}
