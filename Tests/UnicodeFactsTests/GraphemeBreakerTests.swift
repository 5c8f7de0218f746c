import CTables
import MaskFuzzing
import Testing

@testable import UnicodeFacts

@Suite struct GraphemeBreakerTests {
  private func boundaries(_ scalars: some Sequence<Unicode.Scalar>) -> [Bool] {
    var breaker = GraphemeBreaker()
    return scalars.map { breaker.isBoundary(before: $0) }
  }

  /// The same by the standard library's characters.
  private func characterBoundaries(_ scalars: [Unicode.Scalar]) -> [Bool] {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    let characters: [Character] = Array(String(text))
    return characters.flatMap { [true] + Array(repeating: false, count: $0.unicodeScalars.count - 1) }
  }

  @Test(.enabled(if: UnicodeTestData.isPresent, UnicodeTestData.missing))
  func everyLineOfTheUnicodeTest() {
    let lines = UnicodeTestData.lines("auxiliary/GraphemeBreakTest.txt", separator: "\t").map { $0[0] }
    #expect(lines.count == 602)
    for line in lines {
      let marks = line.split(separator: " ").enumerated().filter { $0.offset % 2 == 0 }.map { $0.element == "÷" }
      #expect(boundaries(UnicodeTestData.scalars(line)) == marks.dropLast(), "\(line)")
    }
  }

  @Test(.enabled(if: UnicodeTestData.isPresent, UnicodeTestData.missing))
  func everyClassOfTheDatabase() throws {
    let names: [Substring: unicode_grapheme_class] = [
      "CR": .cr, "LF": .lf, "Control": .control, "Extend": .extend, "ZWJ": .zwj,
      "Regional_Indicator": .regionalIndicator,
      "Prepend": .prepend, "SpacingMark": .spacingMark, "L": .l, "V": .v, "T": .t, "LV": .lv, "LVT": .lvt,
      "Extended_Pictographic": .pictographic,
    ]
    var classes = [unicode_grapheme_class](repeating: .other, count: 0x110000)
    for name in ["auxiliary/GraphemeBreakProperty.txt", "emoji/emoji-data.txt"] {
      for line in UnicodeTestData.lines(name) {
        guard let known = names[line[1].filter { $0 != " " }[...]] else { continue }
        let bounds = line[0].filter { $0 != " " }.split(separator: ".").compactMap { Int($0, radix: 16) }
        for scalar in try #require(bounds.first)...(try #require(bounds.last)) { classes[scalar] = known }
      }
    }
    let different = allScalars.filter { $0.graphemeClass != classes[Int($0.value)] }
    #expect(different.prefix(10).map(\.codePoint) == [])
  }

  /// No probe is an Indic consonant, about which the standard library knows a rule more (GB9c).
  @Test func everyScalarBesideOthers() {
    let different = scalarsOfTables.filter { scalar in
      // Newer versions take such pictographs for emoji no more.
      if scalar.facts.grapheme_class == .pictographic && !scalar.properties.isEmoji { return false }
      let text: [Unicode.Scalar] = [
        "a", scalar, "a", "\u{1100}", scalar, "\u{1161}", scalar, "\u{11A8}", "\u{1F1E6}", scalar, "\u{2764}",
        "\u{200D}", scalar,
      ]
      return boundaries(text) != characterBoundaries(text)
    }
    // One that the standard library does not join to what follows it, while Unicode 15.0 does.
    #expect(different.prefix(10).map(\.codePoint) == ["U+11A3A"])
  }

  @Test func randomTexts() {
    var generator = SeededGenerator(seed: 29)
    let alphabet: [Unicode.Scalar] = [
      "a", "\r", "\n", "\u{1}", "\u{301}", "\u{200D}", "\u{1F1E6}", "\u{1F1E7}", "\u{600}", "\u{903}", "\u{1100}",
      "\u{1161}",
      "\u{11A8}", "\u{AC00}", "\u{AC01}", "\u{1F469}", "\u{2764}", "\u{FE0F}", "\u{1F3FD}",
    ]
    for _ in 0..<20_000 {
      let text = (0..<Int.random(in: 1...9, using: &generator)).map { _ in alphabet.randomElement(using: &generator)! }
      #expect(boundaries(text) == characterBoundaries(text), "\(text.map(\.codePoint))")
    }
  }
}
