import FieldEditing
import FixtureCases
import Testing

/// Masks that are rejected or warned of, with the place and the sentence.
@Suite struct SyntaxFixtureTests {
  static let cases = Fixtures.syntax

  /// What a mask is reported.
  private struct Reported {
    var error: String?
    var warnings: [String] = []
    var offset: Int?
    var span: [Int]?
    var message: String?

    init(_ text: String) {
      do { _ = try Mask(text) } catch {
        switch error {
        case .syntax(let error):
          (self.error, span) = (Reported.name(error.kind), [error.span.lowerBound, error.span.upperBound])
        case .compile(let error, _):
          (self.error, span) = (Reported.name(error.kind), [error.span.lowerBound, error.span.upperBound])
        }
        offset = error.offset
        message = error.message
      }
      guard let found = (try? Mask(text, strictness: .permissive))?.warnings else { return }
      warnings = found.map { Reported.name($0.kind) }
      guard error == nil, let first = found.first else { return }
      (offset, span, message) = (first.span.lowerBound, [first.span.lowerBound, first.span.upperBound], first.message)
    }

    /// A kind without what it carries.
    private static func name<Kind>(_ kind: Kind) -> String { String("\(kind)".prefix { $0 != "(" }) }
  }

  @Test func thereAreCases() { #expect(Self.cases.count > 50) }

  @Test(arguments: cases) func reported(_ syntax: SyntaxCase) {
    let reported = Reported(syntax.mask)
    #expect(reported.error == syntax.error)
    if let warnings = syntax.warnings { #expect(reported.warnings == warnings) }
    #expect(reported.offset == syntax.offset)
    #expect(reported.span == syntax.span)
    #expect(reported.message == syntax.message)
  }
}
