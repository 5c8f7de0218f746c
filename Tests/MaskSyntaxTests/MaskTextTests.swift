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
    let digit = MaskExpression(.slot(Slot(.digit)))
    let pair = MaskExpression(.sequence([digit, digit]))
    #expect(MaskTree(MaskExpression(.sequence([pair, MaskExpression(.sequence([])), pair]))).hasText)
    #expect(MaskTree(MaskExpression(.repetition(MaskExpression(.sequence([digit])), least: 2, most: 2))).hasText)
  }

  @Test func whatNoTextSays() {
    let refusing = MaskExpression(.slot(Slot(.digit, mayBeEmpty: false)))
    #expect(!MaskTree(refusing).hasText)
    #expect(!MaskTree { MaskTree.Capture("a") { refusing } }.hasText)
    #expect(!MaskTree {}.hasText)
    // written one after the other they are one character
    let (e, accent) = (Cluster("e"), Cluster("\u{301}"))
    let parted = MaskTree {
      MaskExpression(.literal(e))
      MaskExpression(.literal(accent))
      MaskTree.One(.digit)
    }
    #expect(!parted.hasText)
  }

  /// A repeat of nothing has no digits that could go on.
  @Test(arguments: [
    ("#{1,}", true), ("<01..12>", true), ("<\"a\"|>{0,}#", false), ("#-<>{1,}#", false), ("@{1,}", false),
  ])
  func openNumbersHaveSlots(_ mask: String, _ hasSome: Bool) throws {
    #expect(try MaskTree(parsing: mask).expression.hasOpenNumbers == hasSome)
  }

  /// No size overflows, however often a part is repeated.
  @Test func sizesHaveAnEnd() throws {
    let tree = try MaskTree(parsing: "<<<#{1000}>{1000}>{1000}>{1000}")
    let size = tree.expression.displaySize
    #expect(size.least == 1 << 30 && size.most == 1 << 30 && tree.expression.fixedLength == 1 << 30)
  }

  /// Where a prompt was written makes no other mask of it.
  @Test func placesOfPromptsDoNotCount() {
    let body = MaskExpression(.slot(Slot(.digit)))
    let trees = [3..<5, 0..<0].map { MaskTree(body, prompt: MaskTree.Prompt([Cluster("x")], span: $0)) }
    #expect(trees[0] == trees[1] && trees[0].hashValue == trees[1].hashValue)
  }
}
