import MaskSyntax
import Testing

/// Which trees a text says whole.
@Suite struct MaskTextTests {
  @Test(arguments: [
    "##", "<##>", "<<#>>", "(#{3}) ###-####", "<##|@>{2}-<a|\"b\">?", "<month:<01..12>>/<year:##>", "<x:0..255>",
    "\"ab\"\\#[^a-f\\-]&^@~*",
    "<a#|<b#|\"c\">>|#", "<#?>{3}", "e\u{301}#",
  ])
  func whatWasParsed(_ mask: String) throws { #expect(try MaskTree(parsing: mask).hasText) }

  /// A word before a colon would be a name.
  @Test(arguments: ["<\\s: ##>?", "<\\a-1:#|b>{2}", "<x:\\s:#>", "<s ##>?", "<1:##>?"])
  func wordsBeforeColons(_ mask: String) throws {
    let tree = try MaskTree(parsing: mask)
    #expect(tree.hasText, "\(tree.text)")
  }

  /// Sequences in sequences are written as one.
  @Test func nestedSequences() {
    let digit = MaskTree(.slot(Slot(.digit)))
    let pair = MaskTree(.sequence([digit, digit]))
    #expect(MaskTree(.sequence([pair, MaskTree(.sequence([])), pair])).hasText)
    #expect(MaskTree(.repetition(MaskTree(.sequence([digit])), least: 2, most: 2)).hasText)
  }

  @Test func whatNoTextSays() {
    let refusing = MaskTree(.slot(Slot(.digit, mayBeEmpty: false)))
    #expect(!refusing.hasText)
    #expect(!MaskTree(.capture(name: "a", refusing)).hasText)
    #expect(!MaskTree(.sequence([])).hasText)
    // written one after the other they are one character
    let (e, accent) = (Cluster("e"), Cluster("\u{301}"))
    let parted = MaskTree(
      .sequence([MaskTree(.literal(e)), MaskTree(.literal(accent)), MaskTree(.slot(Slot(.digit)))]))
    #expect(!parted.hasText)
  }
}
