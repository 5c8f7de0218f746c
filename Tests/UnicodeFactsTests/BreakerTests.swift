import Testing

@testable import UnicodeFacts

/// Lines and words, judged by the test files of Unicode itself.
@Suite struct BreakerTests {
  private func marks(_ line: Substring) -> [Bool] {
    line.split(separator: " ").enumerated().filter { $0.offset % 2 == 0 }.map { $0.element == "÷" }.dropLast()
  }

  private func lineBreaks(_ scalars: [Unicode.Scalar]) -> [Bool] {
    var breaker = LineBreaker()
    return scalars.indices.map { i in
      breaker.opportunity(before: scalars[i]) { scalars[(i + 1)...].first { !$0.continuesWord } } != .prohibited
    }
  }

  private func wordBreaks(_ scalars: [Unicode.Scalar]) -> [Bool] {
    var breaker = WordBreaker()
    return scalars.indices.map { i in
      breaker.isBoundary(before: scalars[i]) { scalars[(i + 1)...].first { !$0.continuesWord } }
    }
  }

  @Test(.enabled(if: UnicodeTestData.isPresent, UnicodeTestData.missing))
  func everyLineOfTheTestOfLines() {
    let lines = UnicodeTestData.lines("auxiliary/LineBreakTest.txt", separator: "\t").map { $0[0] }
    #expect(lines.count == 7_654)
    let different = lines.filter { lineBreaks(UnicodeTestData.scalars($0)) != marks($0) }
    #expect(different.prefix(10) == [])
    #expect(different.count == 0)
  }

  @Test(.enabled(if: UnicodeTestData.isPresent, UnicodeTestData.missing))
  func everyLineOfTheTestOfWords() {
    let lines = UnicodeTestData.lines("auxiliary/WordBreakTest.txt", separator: "\t").map { $0[0] }
    #expect(lines.count == 1_823)
    let different = lines.filter { wordBreaks(UnicodeTestData.scalars($0)) != marks($0) }
    #expect(different.prefix(10) == [])
    #expect(different.count == 0)
  }

  @Test func linesThatEnd() {
    var breaker = LineBreaker()
    let text: [Unicode.Scalar] = ["a", "\n", "b", " ", "c"]
    let found = text.map { breaker.opportunity(before: $0) { nil } }
    #expect(found == [.prohibited, .prohibited, .mandatory, .prohibited, .allowed])
  }
}
