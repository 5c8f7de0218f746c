import MaskDialects
import MaskSyntax
import TestDepth
import Testing

/// Readers of other libraries' masks, whatever they are given.
@Suite struct DialectTests {
  /// Characters that mean something in some dialect, and words of options.
  private static let pieces = [
    "0", "9", "#", "A", "a", "S", "L", "U", "X", "*", "?", "&", "C", "<", ">", "|", "||", "{", "}", "{2}", "{1,3}",
    "[", "]", "(", ")", "\\", "!", "`", "…", "_", "-", "/", ".", ",", " ", "+", "$", "^", "d0", "M0", "Hh", "\\d",
    "[a-z]", "[^0-9]", "(?:", "(?=", "{mask: '", "'}", "\"", "'", ":", "blocks", "[/", "/]", "separator.", "=>", "é",
    "\u{301}", "mask", "alias: 'datetime', inputFormat: 'dd/mm/", "{regex: '", "{blocks: [2, 3]}", "1", "x{", "*}",
  ]

  private static func text(_ index: Int, _ generator: inout some RandomNumberGenerator) -> String {
    (0..<Int.random(in: 0...12, using: &generator)).map { _ in pieces.randomElement(using: &generator)! }.joined()
  }

  /// Numbers that a seed makes again.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 29
    }
  }

  /// Each text is read, or rejected with a place in it; what is read is said by a mask text, and stands in the text.
  @Test(arguments: MaskDialect.allCases) func readsOrRejects(_ dialect: MaskDialect) {
    var generator = Generator(state: 1)
    var (read, rejected) = (0, 0)
    for index in 0..<tries(1_500, full: 4_000) {
      let text = Self.text(index, &generator)
      let length = text.unicodeScalars.count
      do throws(SyntaxError) {
        let mask = try DialectMask(parsing: text, dialect: dialect)
        read += 1
        for note in mask.notes {
          #expect(!note.message.isEmpty && note.span.upperBound <= length, "\(text)")
        }
        guard let tree = mask.tree else { continue }
        #expect(tree.expression.spans(within: length), "\(text)")
        // a mark alone joins what stands before it
        if !text.unicodeScalars.contains("\u{301}") { #expect(tree.hasText, "\(text) is \(tree.text)") }
      } catch {
        rejected += 1
        #expect(error.span.upperBound <= length + 1, "\(text): \(error)")
        #expect(!error.message.isEmpty && !error.suggestion.isEmpty && !error.diagnostic.isEmpty)
      }
    }
    // texts at random are seldom options, which are all that two of them read
    #expect(rejected > 100 && (read > 50 || [.cleave, .maskito, .autoNumeric].contains(dialect)))
  }

  /// What is nested, repeated or long ends in an error that names the limit, or in a mask.
  @Test(arguments: MaskDialect.allCases) func isBounded(_ dialect: MaskDialect) {
    for piece in [
      "(", "[", "{", "[[", "((", "{a:", "[{mask:", "[/", "(?:", "0?", "9|", "'", "?0a", "<", "{1,", "\\", "Pos",
    ] {
      let text = String(repeating: piece, count: tries(4_000, full: 20_000))
      do throws(SyntaxError) { _ = try DialectMask(parsing: text, dialect: dialect) } catch {
        _ = (error.diagnostic, error.suggestion)
      }
    }
  }

  @Test func limitsAreNamed() throws {
    var limits = MaskLimits()
    limits.nesting = 3
    limits.nodes = 4
    limits.repeatCount = 5
    func kind(_ text: String, _ dialect: MaskDialect) -> SyntaxError.Kind? {
      do throws(SyntaxError) { _ = try DialectMask(parsing: text, dialect: dialect, limits: limits) } catch {
        return error.kind
      }
      return nil
    }
    #expect(kind("((((a))))", .regex) == .nestingTooDeep(limit: 3))
    #expect(kind("9[9[9[9[9]]]]", .inputmask) == .nestingTooDeep(limit: 3))
    #expect(kind("??a9*a", .maskedinput) == .nestingTooDeep(limit: 3))
    #expect(kind("00000", .ngx) == .tooManyNodes(limit: 4))
    #expect(kind("0{6}", .ngx) == .repeatTooLarge(limit: 5))
    #expect(kind("{a: {b: {c: {d: 1}}}}", .cleave) == .nestingTooDeep(limit: 3))
  }

  /// Places point into the text, through quotes and escapes.
  @Test func placesAreThoseOfTheText() throws {
    let text = #"{"mask": "0\u0030-00"}"#
    let tree = try #require(try DialectMask(parsing: text, dialect: .ngx).tree)
    guard case .sequence(let items) = tree.expression.kind else { return }
    let scalars = Array(text.unicodeScalars)
    let written = items.map { item in scalars[item.span].reduce(into: "") { $0.unicodeScalars.append($1) } }
    #expect(written == ["0", #"\u0030"#, "-", "0", "0"])
  }

  /// A mask of another library where one of Caretaker's own is wanted is translated; one that is read in its dialect is
  /// mended in that.
  @Test func errorsAreMendedInTheirLanguage() throws {
    let own = try #require(throws: SyntaxError.self) { try MaskTree(parsing: "[000]") }
    #expect(own.suggestion == "write a slot for each character typed: ###")
    #expect(own.translationOrSuggestion == "[000] is a mask of RedMadRobot's InputMask (redmadrobot): write ###")
    let slip = try #require(throws: SyntaxError.self) { try MaskTree(parsing: "<##") }
    #expect(slip.translationOrSuggestion == slip.suggestion)
    let foreign = try #require(throws: SyntaxError.self) { try DialectMask(parsing: "[00]{", dialect: .redmadrobot) }
    #expect(foreign.kind == .unclosedGroup && foreign.suggestion == "close it with }")
    #expect(foreign.translationOrSuggestion == foreign.suggestion)
  }

  @Test func namesAreStable() {
    #expect(
      MaskDialect.allCases.map(\.name).joined(separator: " ")
        == "redmadrobot inputmask imask maska ngx dotnet maskedinput cleave react-number-format maskito autonumeric "
        + "vue-the-mask flutter qt regex")
    for dialect in MaskDialect.allCases { #expect(!dialect.title.isEmpty) }
  }
}

extension MaskExpression {
  /// Whether each of its parts stands in a text of a length.
  fileprivate func spans(within length: Int) -> Bool {
    span.upperBound <= length && parts.allSatisfy { $0.spans(within: length) }
  }
}
