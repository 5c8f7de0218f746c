import FieldEditing
import MaskCompiler
import Testing

/// What is likely a slip, and what is not.
@Suite struct WarningTests {
  struct Slip: Sendable, CustomTestStringConvertible {
    let mask: String
    let kind: MaskWarning.Kind
    let place: String
    var testDescription: String { mask }
    init(_ mask: String, _ kind: MaskWarning.Kind, at place: String) {
      self.mask = mask
      self.kind = kind
      self.place = place
    }
  }

  static let slips: [Slip] = [
    Slip("$#{1,3}.##", .divided(value: "11", displays: ["$11", "$1.1"]), at: "."),
    Slip(
      "(##) ####-####|(##) #####-####", .divided(value: "1111111", displays: ["(11) 1111-1", "(11) 11111"]), at: "-"),
    Slip("4### ####", .takenLiteral("4"), at: "4"),
    Slip("A@@@", .takenLiteral("A"), at: "A"),
    Slip("#<x:5#>", .takenLiteral("5"), at: "5"),
    Slip("@{1,3}kg", .takenLiteral("k"), at: "k"),
    Slip("(###)? ###", .optionalBracket(")"), at: ")?"),
    Slip("#\\]?@", .optionalBracket("]"), at: "\\]?"),
    Slip("<Note: ###>", .captureName("Note"), at: "<Note:"),
    Slip("<https://*{1,}>", .captureName("https"), at: "<https:"),
    Slip("DD/MM/YYYY #", .foreignSlots("DD/MM/YYYY", instead: "<01..31>/<01..12>/####"), at: "DD/MM/YYYY"),
    Slip("@ MM/YY", .foreignSlots("MM/YY", instead: "<01..12>/##"), at: "MM/YY"),
    Slip("hh:mm &", .foreignSlots("hh:mm", instead: "<00..23>:<00..59>"), at: "hh:mm"),
    Slip("(###) 000-0000", .foreignSlots("000-0000", instead: "###-####"), at: "000-0000"),
    Slip("@ 999-99-9999", .foreignSlots("999-99-9999", instead: "###-##-####"), at: "999-99-9999"),
    Slip("#AAA-000", .foreignSlots("AAA-000", instead: "@@@-###"), at: "AAA-000"),
    Slip("___ @", .foreignSlots("___", instead: "###"), at: "___"),
    Slip("4### ####", .notReadBack(value: "1", display: "41", readAs: "41"), at: ""),
  ]

  @Test(arguments: slips) func slipIsFound(_ slip: Slip) throws {
    let warnings = try Mask(slip.mask, strictness: .permissive).warnings
    let warning = try #require(warnings.first { $0.kind == slip.kind }, "\(warnings)")
    #expect(String(String.UnicodeScalarView(Array(slip.mask.unicodeScalars)[warning.span])) == slip.place)
    #expect(!warning.message.isEmpty && !warning.suggestion.isEmpty)
  }

  static let clean = [
    "+1 (###) ###-####", "\"+7\" (###) ###-##-##", "(###) ###-####< x#{1,5}>?", "^@{2}## ####",
    "<0..255>\".\"<0..255>\".\"<0..255>\".\"<0..255>", "<01..12>\"/\"<01..31>\"/\"####",
    "<amex:\"3\"[47]## ###### #####>|<visa:\"4\"### #### #### ####>", "DE## #### ####",
    "1 800 ###-####", "#{1,3} AA", "<Note\\: ###>", "<name:@{1,20}>",
  ]

  @Test(arguments: clean) func cleanMaskIsLeftAlone(_ text: String) throws {
    #expect(try Mask(text, strictness: .permissive).warnings == [])
  }

  /// The suggested text is lawful, and does not meet the same warning again.
  @Test(arguments: slips) func adviceIsGood(_ slip: Slip) throws {
    guard case .foreignSlots(_, let instead) = slip.kind else { return }
    #expect(try Mask(instead).warnings == [])
  }
}
