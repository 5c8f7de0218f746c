import TestDepth
import Testing

@testable import UnicodeFacts

/// Scripts and lookalikes of single scalars, against the files of Unicode and against ICU.
@Suite struct CharacterScriptsTests {
  /// What is mapped to other scalars (`NFKC_CF`) has the scripts of those; all else has its script extensions.
  @Test(.enabled(if: UnicodeTestData.isPresent, UnicodeTestData.missing)) func scriptsAreThoseOfUnicode() {
    var expected = [[Substring]?](repeating: nil, count: 0x110000)
    var names: [Substring: Substring] = [:]
    for line in UnicodeTestData.fields("PropertyValueAliases.txt") where line[0] == "sc" { names[line[1]] = line[2] }
    for line in UnicodeTestData.fields("Scripts.txt") {
      for scalar in UnicodeTestData.range(line[0]) {
        expected[scalar] = ["Common", "Inherited"].contains(line[1]) ? [] : [line[1]]
      }
    }
    for line in UnicodeTestData.fields("ScriptExtensions.txt") {
      for scalar in UnicodeTestData.range(line[0]) {
        expected[scalar] = line[1].split(separator: " ").compactMap { names[$0] }
      }
    }
    var mapped: Set<Int> = []
    for line in UnicodeTestData.fields("DerivedNormalizationProps.txt") where line[1] == "NFKC_CF" {
      mapped.formUnion(UnicodeTestData.range(line[0]))
    }
    var count = 0
    for scalar in allScalars.sample(oneIn: 5) where scalar.isLetterOrNumber || scalar.isCombiningMark {
      guard !mapped.contains(Int(scalar.value)), let scripts = expected[Int(scalar.value)] else { continue }
      let added = ["Hanb", "Jpan", "Kore"]
      let found = scalar.scripts.map(\.name).filter { !added.contains($0) }
      let isEqual = Set(found) == Set(scripts.map { $0.split(separator: "_").joined(separator: " ") })
      if !isEqual { Issue.record("\(scalar.codePoint): \(found), Unicode says \(scripts)") }
      count += 1
    }
    #expect(count > tries(25_000, full: 130_000))
  }

  @Test func examples() {
    #expect(("а" as Unicode.Scalar).scripts.map(\.name) == ["Cyrillic"])
    #expect(("а" as Unicode.Scalar).lookalike == "a")
    #expect(("ӕ" as Unicode.Scalar).lookalike == "ae")
    #expect(("a" as Unicode.Scalar).lookalike == nil && ("ж" as Unicode.Scalar).lookalike == nil)
    #expect(("\u{1D41A}" as Unicode.Scalar).scripts == [.latin], "a bold a is mapped to a")
    #expect(("漢" as Unicode.Scalar).scripts.map(\.name) == ["Han", "Hanb", "Jpan", "Kore"])
    #expect(("1" as Unicode.Scalar).scripts.isEmpty && ("-" as Unicode.Scalar).scripts.isEmpty)
    #expect(("\u{10FFFF}" as Unicode.Scalar).lookalike == nil)
  }
}

extension UnicodeTestData {
  /// The lines of a file, spaces around the fields taken off.
  fileprivate static func fields(_ name: String) -> [[Substring]] {
    lines(name).map { $0.map(\.trimmed) }
  }

  /// A scalar, or `first..last`.
  fileprivate static func range(_ field: Substring) -> ClosedRange<Int> {
    let ends = field.split(separator: ".").compactMap { Int($0, radix: 16) }
    return ends[0]...ends[ends.count - 1]
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    guard let first = firstIndex(where: { $0 != " " }), let last = lastIndex(where: { $0 != " " }) else { return "" }
    return self[first...last]
  }
}
