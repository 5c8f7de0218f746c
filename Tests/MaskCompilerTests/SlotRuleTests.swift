import MaskCompiler
import MaskSyntax
import Testing

/// A program takes and keeps what the slots of its tree do.
struct SlotRuleTests {
  @Test(arguments: [
    "#", "@", "*", "&", "^@", "~*", "[a-f]", "[^a]", "^[^a]", "~[A-C1]", "[ａ]", "[^ａ]", "[+\\-]", "[а-я]", "[é٣]",
  ])
  func programsTakeWhatSlotsTake(_ mask: String) throws {
    let tree = try MaskTree(parsing: mask)
    guard case .sequence(let items) = tree.expression.kind, case .slot(let slot)? = items.first?.kind else {
      Issue.record("\(mask) is no slot")
      return
    }
    // which owns the memory of its tables
    let program = try MaskProgram(tree)
    defer { withExtendedLifetime(program) {} }
    let tables = program.tables
    let scalars = (0x20..<0x600).map { $0 } + (0xFF00..<0xFF70).map { $0 } + [9, 0x200B, 0x301, 0x3000, 0x6F22, 0x20AC]
    for scalar in scalars.compactMap({ Unicode.Scalar(UInt32($0)) }) {
      #expect(tables.accepts(0, scalar) == slot.accepts(scalar), "\(scalar)")
      let form = tables.slots[0].rule.form(of: scalar)
      #expect(slot.casing != .unchanged || form == slot.keeps(scalar), "\(scalar)")
      let accented = Cluster(scalar, ["\u{301}"])
      #expect(tables.accepts(0, scalar, with: ["\u{301}"]) == slot.accepts(accented), "\(scalar)")
    }
  }

  /// Each sign is a slot of its own, and is written as it is read.
  @Test(arguments: SlotRule.signs) func signsAreReadBack(_ sign: Unicode.Scalar) throws {
    let tree = try MaskTree(parsing: String(sign))
    #expect(tree.text == String(sign))
    #expect(MaskParser.isSpecial(sign))
    #expect(try MaskProgram(tree).listing.contains(String(sign)))
  }
}
