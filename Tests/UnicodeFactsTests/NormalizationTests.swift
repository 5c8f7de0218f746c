import Foundation
import MaskFuzzing
import SecretMemory
import Testing

@testable import UnicodeFacts

@Suite struct NormalizationTests {
  private func composed(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    Array(Normalization.composed(SecretList(scalars)))
  }

  private func foundation(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return Array(String(text).precomposedStringWithCanonicalMapping.unicodeScalars)
  }

  private func differ(_ scalars: [Unicode.Scalar], _ expected: [Unicode.Scalar]) -> Bool {
    composed(scalars) != expected || Normalization.isComposed(scalars) != (scalars == expected)
  }

  /// Each line gives a source, its NFC and its NFD, then NFKC and NFKD; the first three compose to the second, the
  /// others to the fourth.
  @Test(.enabled(if: UnicodeTestData.hasNormalizationTest, UnicodeTestData.missing))
  func everyLineOfTheUnicodeTest() {
    let lines = UnicodeTestData.lines("NormalizationTest.txt").filter { !$0[0].hasPrefix("@") }
    #expect(lines.count == 19_074)
    for line in lines {
      let forms = line.prefix(5).map(UnicodeTestData.scalars)
      let failed = (0..<5).filter { differ(forms[$0], forms[$0 < 3 ? 1 : 3]) }
      #expect(failed == [], "\(line[0])")
    }
  }

  @Test func everyScalarAlone() {
    #expect(scalarsOfTables.filter { differ([$0], foundation([$0])) }.prefix(10).map(\.codePoint) == [])
  }

  @Test func unassignedScalarsStay() {
    let assigned = Set(scalarsOfTables)
    #expect(
      allScalars.filter { !assigned.contains($0) && !Normalization.isComposed([$0]) }.prefix(10).map(\.codePoint) == [])
  }

  /// Without what Foundation of Swift 6.3 gets wrong: marks that decompose to marks count as starters there (U+0F73),
  /// old jamo compose, a syllable of two jamo takes no third, and a mark composes as the scalar of its last 16 bits
  /// would (U+11F41). The two tests below hold the first three to the rules of UAX #15.
  @Test func randomTexts() {
    var generator = SeededGenerator(seed: 15)
    let wrong: [Unicode.Scalar] = ["\u{344}", "\u{F73}", "\u{F75}", "\u{F81}", "\u{11F41}"]
    let marks = scalarsOfTables.filter {
      $0.properties.canonicalCombiningClass != .notReordered && !wrong.contains($0)
    }
    let composites = scalarsOfTables.filter { UnicodeTables.decompositions[$0] != 0 && !wrong.contains($0) }
    let jamo: [Unicode.Scalar] = ["\u{1100}", "\u{1112}", "\u{1161}", "\u{1175}", "\u{11A8}", "\u{11C2}", "\u{AC01}"]
    let common: [Unicode.Scalar] = ["a", "e", "o", "\u{301}", "\u{323}", "\u{308}", "\u{327}", "\u{1EA1}"]
    let alphabets = [marks, composites, jamo, common]
    for _ in 0..<20_000 {
      let text = (0..<Int.random(in: 1...12, using: &generator)).map { _ in
        alphabets.randomElement(using: &generator)!.randomElement(using: &generator)!
      }
      let expected = foundation(text)
      #expect(!differ(text, expected), "\(text.map(\.codePoint))")
      #expect(!differ(expected, expected), "\(expected.map(\.codePoint))")
    }
  }

  @Test func marksThatDecomposeToMarks() {
    #expect(composed(["\u{1ABF}", "\u{F73}"]) == ["\u{F71}", "\u{F72}", "\u{1ABF}"])
    #expect(composed(["a", "\u{301}", "\u{F81}", "\u{323}"]) == ["\u{1EA1}", "\u{F71}", "\u{F80}", "\u{301}"])
    #expect(composed(["a", "\u{344}"]) == ["\u{E4}", "\u{301}"])
  }

  @Test func edgesOfHangul() {
    #expect(composed(["\u{D788}", "\u{11AA}"]) == ["\u{D78B}"])
    #expect(composed(["\u{1112}", "\u{1175}", "\u{11C2}"]) == ["\u{D7A3}"])
    let apart: [[Unicode.Scalar]] = [
      ["\u{1113}", "\u{1161}"], ["\u{10FF}", "\u{1161}"], ["\u{1100}", "\u{1160}"], ["\u{1100}", "\u{1176}"],
      ["\u{AC00}", "\u{11A7}"], ["\u{AC00}", "\u{11C3}"], ["\u{AC01}", "\u{11A8}"], ["\u{ABFF}", "\u{11A8}"],
      ["\u{D7A4}", "\u{11A8}"],
    ]
    for text in apart { #expect(!differ(text, text), "\(text.map(\.codePoint))") }
  }

  @Test func composedTextIsGivenBackAsItIs() {
    let text = Array("Füße, 한국어, 日本語 – ਕ 🇩🇪".unicodeScalars)
    #expect(Normalization.isComposed(text))
    let list = SecretList(text)
    #expect(Normalization.composed(list).withBuffer(\.baseAddress) == list.withBuffer(\.baseAddress))
    #expect(Normalization.isComposed([]) && composed([]) == [])
  }

  /// Insertion sort would take minutes for these marks, ever the wrong way round.
  @Test(.timeLimit(.minutes(1))) func longRunsOfMarksTakeNoLongTime() {
    let count = 100_000
    let marks = (0..<count).map { $0 < count / 2 ? "\u{301}" : "\u{323}" as Unicode.Scalar }
    let text = composed(["a"] + marks)
    #expect(text.first == "\u{1EA1}")
    #expect(text.dropFirst().prefix(count / 2 - 1).allSatisfy { $0 == "\u{323}" })
    #expect(text.dropFirst(count / 2).allSatisfy { $0 == "\u{301}" } && text.count == count)
  }
}
