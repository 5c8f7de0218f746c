import Testing

/// The summary of a public symbol is a noun phrase, or says what a call does.
@Suite struct SummaryTests {
  /// The numbers of the lines in which the comment of a public symbol, or of a case, begins with "What".
  static func clauses(in lines: [String]) -> [Int] {
    lines.indices.filter { line in
      let isFirst = line == 0 || !isComment(lines[line - 1])
      guard isFirst, isComment(lines[line]), lines[line].contains(/^\s*\/\/\/ What\b/) else { return false }
      let after = lines[line...].drop(while: isComment)
      let head = ParameterTests.declaration(in: after).prefix { !"([{=".contains($0) }
      return head.contains(/\bpublic\b|^\s*(?:indirect )?case\b/)
    }.map { $0 + 1 }
  }

  private static func isComment(_ line: String) -> Bool { line.drop { $0 == " " }.hasPrefix("///") }

  @Test(arguments: LayeringTests.sources.filter { !$0.isGenerated })
  func publicSummariesAreNouns(_ source: LayeringTests.Source) {
    for number in Self.clauses(in: source.lines) {
      Issue.record("\(source.path):\(number): a summary that begins with \"What\"; write a noun, or what a call does")
    }
  }

  @Test func clausesAreFound() {
    let lines = [
      "/// What it does.", "public struct A {", "  /// What it holds,", "  /// in words.", "  @inlinable",
      "  public var a: Int", "  /// What it is.", "  case b", "  /// What it keeps.", "  private let c = 1",
      "  /// The text.", "  /// What is more.", "  public var d: Int",
    ]
    #expect(Self.clauses(in: lines) == [1, 3, 7])
  }
}
