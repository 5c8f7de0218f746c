import MaskSyntax
import Testing

/// What slots take and keep, spelled out: engine and oracle share the rule, so neither finds a fault in it.
@Suite struct SlotTests {
  struct Case: Sendable {
    var mask: String
    /// What the slot takes, and what it keeps of it.
    var taken: [(Unicode.Scalar, kept: Unicode.Scalar)]
    var rejected: [Unicode.Scalar]
  }

  /// Shows nothing, or needs another character before it.
  static let unseen: [Unicode.Scalar] = ["\u{0}", "\u{1F}", "\u{7F}", "\u{AD}", "\u{200B}", "\u{301}", "\u{E000}"]

  static let cases = [
    Case(mask: "#", taken: [("7", "7"), ("٣", "3"), ("７", "7")], rejected: ["a", "½", "²", "-", " "]),
    Case(
      mask: "@", taken: [("a", "a"), ("Z", "Z"), ("é", "é"), ("漢", "漢"), ("ａ", "a")], rejected: ["7", "٣", "_", " "]),
    Case(mask: "^@", taken: [("a", "A"), ("é", "É"), ("ß", "ß"), ("ａ", "A")], rejected: ["7"]),
    Case(mask: "*", taken: [("a", "a"), ("7", "7"), ("٣", "3"), ("ｚ", "z")], rejected: ["-", "½", " "]),
    Case(mask: "&", taken: [("a", "a"), (" ", " "), ("€", "€"), ("٣", "٣"), ("ａ", "ａ")], rejected: ["\t", "\u{A0}"]),
    Case(mask: "[a-c1]", taken: [("a", "a"), ("1", "1"), ("١", "1")], rejected: ["A", "d", "2", "ａ"]),
    Case(mask: "~[A-C]", taken: [("A", "a"), ("c", "c")], rejected: ["d"]),
    Case(mask: "[\t]", taken: [("\t", "\t")], rejected: [" "]),
    Case(
      mask: "[^x]", taken: [("a", "a"), (" ", " "), ("٣", "3"), ("X", "X"), ("ａ", "a")], rejected: ["x", "ｘ", "\t"]),
    Case(mask: "^[^x]", taken: [("a", "A")], rejected: ["x", "X", "Ｘ"]),
    Case(mask: "[^1]", taken: [("2", "2"), ("a", "a")], rejected: ["1", "١", "１"]),
  ]

  @Test(arguments: cases) func takesAndKeeps(_ given: Case) throws {
    let tree = try MaskTree(parsing: given.mask)
    guard case .sequence(let items) = tree.expression.kind, case .slot(let slot)? = items.first?.kind else {
      Issue.record("\(given.mask) is no slot")
      return
    }
    for (scalar, kept) in given.taken {
      #expect(slot.accepts(scalar) && slot.keeps(scalar) == kept, "\(given.mask) \(scalar.escaped(asASCII: true))")
    }
    for scalar in given.rejected + Self.unseen {
      #expect(!slot.accepts(scalar), "\(given.mask) \(scalar.escaped(asASCII: true))")
    }
  }

  /// A letter may have marks, a digit none, and a set those that it names.
  @Test(
    arguments: [
      ("#", "7", false), ("@", "e", true), ("*", "e", true), ("*", "7", false), ("&", "7", true), ("[e]", "e", false),
      ("[e\u{301}]", "e", true), ("[^x]", "e", true), ("[^x]", "7", false), ("[^x\u{301}]", "e", false),
    ] as [(String, Unicode.Scalar, Bool)])
  func takesMarks(_ mask: String, _ first: Unicode.Scalar, _ isTaken: Bool) throws {
    let tree = try MaskTree(parsing: mask)
    guard case .sequence(let items) = tree.expression.kind, case .slot(let slot)? = items.first?.kind else {
      Issue.record("\(mask) is no slot")
      return
    }
    #expect(slot.accepts(Cluster(first, ["\u{301}"])) == isTaken)
  }
}
