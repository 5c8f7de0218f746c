import FieldEditing
import MaskSyntax
import TestDepth
import Testing

/// Masks made to take time or memory: each ends soon, compiled and analysed or with an error that names a limit.
///
/// The times hold for a debug build on a slow machine; a release build takes a small part of them.
@Suite struct HostileMaskTests {
  static func alternatives(_ branch: (Int) -> String) -> String {
    var out = ""
    for i in 0..<10_000 { out += (i == 0 ? "" : "|") + branch(i) }
    return out
  }

  static let masks: [(name: String, mask: String)] = [
    ("a thousand optional digits", "<#?>{1000}"),
    ("optional digits repeated", "<<#?>{9}>{100}"),
    ("optional digits and signs", "<#?-?>{100}"),
    ("ten thousand words", alternatives { "\"\(10_000 + $0)\"" }),
    ("ten thousand leads", alternatives { "\(10_000 + $0)#" }),
    ("ten thousand times the same", alternatives { _ in "#" }),
    ("ten thousand literals", alternatives { _ in "-" } + "#"),
    ("overlapping repeats", "<<#-|#.>{1,20}>{1,20}\"x\""),
    ("overlapping slots", "<#|@|*|&|[a-f]>{300}"),
    ("two ways apart for long", "<<#{1,3},>{0,50}|<#{1,4}.>{0,50}>\"x\""),
    ("long text", String(repeating: "\"a\"", count: 60_000)),
    ("long literal", String(repeating: "a", count: 90_000) + "#"),
    ("nested repeats", "<<<< @?>{2,3}>{1,9}>{2,3}>{1,9}"),
    ("nested loops", "<<<<<#{0,}>{0,}->{0,}>{0,}>{0,}>{0,}"),
  ]

  @Test(.timeLimit(.minutes(1)), arguments: masks.map { $0.name }.sample(oneIn: 3)) func maskEnds(_ name: String) throws
  {
    let mask = try #require(HostileMaskTests.masks.first { $0.name == name }).mask
    let clock = ContinuousClock()
    let start = clock.now
    do { _ = try Mask(mask) } catch { #expect(!error.message.isEmpty && !error.suggestion.isEmpty) }
    #expect(clock.now - start < .seconds(30))
  }

  /// Fixed characters count once, however they are quoted: 60,000 of them stay within 100,000 nodes.
  @Test func quotedCharactersCountOnce() throws {
    #expect(throws: Never.self) { try MaskTree(parsing: String(repeating: "\"a\"", count: 60_000)) }
    #expect(throws: SyntaxError.self) { try MaskTree(parsing: String(repeating: "\"a\"", count: 100_001)) }
  }
}
