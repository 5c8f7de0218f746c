import FieldEditing
import MaskCompiler
import MaskSyntax
import Testing

/// The law that the value determines the layout: which masks break it, and what they are reported.
@Suite struct LawTests {
  /// A mask, and the error it must meet: what it shows as a witness and the part of the mask it points to.
  struct Breach: Sendable, CustomTestStringConvertible {
    let mask: String
    let kind: CompileError.Kind
    let place: String
    var testDescription: String { mask }

    static func ambiguous(_ mask: String, _ value: String, _ displays: [String], at place: String) -> Breach {
      Breach(mask: mask, kind: .ambiguous(value: value, displays: displays), place: place)
    }
    static func unreachable(_ mask: String, _ example: String, at place: String) -> Breach {
      Breach(mask: mask, kind: .unreachable(example: example), place: place)
    }
    static func undecided(_ mask: String, _ lead: String) -> Breach {
      Breach(mask: mask, kind: .undecided(lead: lead), place: lead)
    }
  }

  static let breaches: [Breach] = [
    .ambiguous("<1..12>/<1..31>/####", "1111111", ["11/1/1111", "1/11/1111"], at: "/"),
    .ambiguous("<0..255>.<0..255>", "110", ["11.0", "1.10"], at: "."),
    .ambiguous("(###)? ###", "111111", ["(111) 111", "(111 111"], at: ")"),
    .ambiguous("#<a|b>", "1", ["1a", "1b"], at: "a|b"),
    .ambiguous("#-?#", "11", ["1-1", "11"], at: "-"),
    .ambiguous("#{1,3}-?", "1", ["1-", "1"], at: "-"),
    .ambiguous("-{0,}#", "1", ["1", "-1"], at: "-"),
    .ambiguous("<#-#|[0-9]+#>", "11", ["1-1", "1+1"], at: "-#|[0-9]+"),
    .ambiguous("<<#-#|@>|[0-9]+#>", "11", ["1-1", "1+1"], at: "-#|@>|[0-9]+"),
    // the two layouts of 11 look alike, those of 10 do not
    .ambiguous("<1#>|<#1>", "0", ["10", "01"], at: "1"),
    .unreachable("#|#", "1", at: "#"),
    .unreachable("##|[0-9]#", "11", at: "[0-9]#"),
    .unreachable("A#|A#", "1", at: "A#"),
    .unreachable("\"a\"#|\"a\"#|\"b\"#", "a1", at: "\"a\"#"),
    .unreachable("<a:#>|<b:#>", "1", at: "<b:#>"),
    .undecided("<amex:3[47]## ###### #####>|<visa:4### #### #### ####>", "4"),
    .undecided("+1 ###|+44 ####", "44"),
  ]

  @Test(arguments: breaches) func breachIsFound(_ breach: Breach) throws {
    let analysis = try MaskCompilation(try MaskTree(parsing: breach.mask)).analysis
    let error = try #require(analysis.errors.first)
    #expect(error.kind == breach.kind)
    let source = Array(breach.mask.unicodeScalars)
    #expect(String(String.UnicodeScalarView(source[error.span])) == breach.place)
    #expect(throws: CompileError.self) { try analysis.requireStrict() }
    #expect(throws: MaskError.self) { try Mask(breach.mask) }
    #expect(throws: Never.self) { try Mask(breach.mask, strictness: .permissive) }
  }

  /// Both displays of a witness hold its value, and the mask shows the first.
  @Test(arguments: breaches) func witnessIsShownAsReported(_ breach: Breach) throws {
    guard case .ambiguous(let value, let displays) = breach.kind else { return }
    var field = Field(try Mask(breach.mask, strictness: .permissive), options: FieldOptions(isEager: false))
    field.setValue(value)
    let isComplete = field.isComplete
    #expect(isComplete)
    field.endEditing()
    let text = field.text
    #expect(text == displays[0])
  }

  static let lawful = [
    "+1 (###) ###-####", "\"+7\" (###) ###-##-##", "(###) ###-####< x#{1,5}>?", "^@{2}## ####",
    "<0..255>\".\"<0..255>\".\"<0..255>\".\"<0..255>", "<0..255>\".\"<0..255>", "<01..12>\"/\"<01..31>\"/\"####",
    "<01..12>/<01..31>/####", "<01..12>", "<00..23>:<00..59>", "<001..366>",
    "<amex:\"3\"[47]## ###### #####>|<visa:\"4\"### #### #### ####>", "(##) ####-####|(##) #####-####", "A-###|B-@@@",
    "$#{1,3}.##", "<#|@>{3}", "<#?>{0,}", "#{0,}|@{0,}", "#{1,3}<,###>{0,}", "\"kg\"#|\"lb\"#", "#\"kg\"",
    "\"é\"#|\"e\"@",
    "<#-|@+>{2}", "<x:#{2}|@{2}>?\"!\"", "<5.|[0-4]>#",
  ]

  @Test(arguments: lawful) func lawfulMaskIsLeftAlone(_ text: String) throws {
    #expect(try MaskCompilation(try MaskTree(parsing: text)).analysis.errors == [])
    #expect(throws: Never.self) { try Mask(text) }
  }

  @Test func earliestErrorIsThrown() throws {
    let errors = try MaskCompilation(try MaskTree(parsing: "<@|@><1..12>/<1..31>")).analysis.errors
    #expect(errors.map { $0.span.lowerBound } == [3, 12])
    #expect(errors.first?.kind == .unreachable(example: "A"))
  }

  @Test func errorsSuggestARemedy() throws {
    do { _ = try Mask("<1..12>/<1..31>/####") } catch {
      #expect(error.suggestion == "quote what tells them apart, as part of the value: \"/\"")
      #expect(error.diagnostic == "<1..12>/<1..31>/####\n       ^")
    }
  }
}
