import Testing

@testable import UnicodeFacts

/// Facts of scalars, against the standard library's, which come from a newer Unicode version by another road.
@Suite struct CharacterFactsTests {
  /// The scalars for which two facts differ; only a few of them, as a broken table makes a long list.
  private func different<Fact: Equatable>(
    _ ours: (Unicode.Scalar) -> Fact, _ theirs: (Unicode.Scalar) -> Fact
  ) -> [String] {
    scalarsOfTables.filter { ours($0) != theirs($0) }.prefix(10).map(\.codePoint)
  }

  @Test func decimalDigits() {
    let expected: (Unicode.Scalar) -> UInt8? = {
      $0.properties.numericType == .decimal ? UInt8($0.properties.numericValue!) : nil
    }
    #expect(different(\.decimalDigit, expected) == [])
    #expect(different(\.asASCIIDigit) { scalar in expected(scalar).map { Unicode.Scalar(48 + $0) } ?? scalar } == [])
    #expect(scalarsOfTables.count { $0.decimalDigit != nil } == 680)
  }

  @Test func letters() {
    let letters: [Unicode.GeneralCategory] = [
      .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
    ]
    #expect(different(\.isLetter) { letters.contains($0.properties.generalCategory) } == [])
    #expect(
      different(\.isLetterOrNumber) {
        letters.contains($0.properties.generalCategory) || $0.properties.numericType != nil
      } == [])
  }

  @Test func printables() {
    let hidden: [Unicode.GeneralCategory] = [
      .control, .format, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator, .spaceSeparator,
    ]
    #expect(different(\.isPrintable) { $0 == " " || !hidden.contains($0.properties.generalCategory) } == [])
  }

  @Test func whitespace() {
    // Python counts four separators of information that Unicode does not.
    #expect(different(\.isWhitespace) { $0.properties.isWhitespace || ("\u{1C}"..."\u{1F}").contains($0) } == [])
  }

  @Test func nonspacingMarks() {
    // U+1171E became a spacing mark in 16.0.
    #expect(
      different(\.isNonspacingMark) { $0 == "\u{1171E}" || $0.properties.generalCategory == .nonspacingMark } == [])
  }

  @Test func invisible() {
    let beside: [Unicode.Scalar] = ["\u{2800}", "\u{FFF9}", "\u{FFFA}", "\u{FFFB}", "\u{FFFC}"]
    #expect(different(\.isInvisible) { $0.properties.isDefaultIgnorableCodePoint || beside.contains($0) } == [])
  }

  @Test func combiningClasses() {
    #expect(different({ $0.facts.combining_class }) { $0.properties.canonicalCombiningClass.rawValue } == [])
  }

  @Test func cases() {
    func single(_ mapping: String, _ scalar: Unicode.Scalar) -> Unicode.Scalar {
      mapping.unicodeScalars.count == 1 ? mapping.unicodeScalars.first! : scalar
    }
    // Case pairs whose other half is younger than the tables.
    let younger: (Unicode.Scalar) -> Bool = { $0.properties.age.map { ($0.major, $0.minor) > (15, 0) } ?? true }
    let upper = different(\.simpleUppercase) { scalar in
      let mapped = single(scalar.properties.uppercaseMapping, scalar)
      return younger(mapped) ? scalar : mapped
    }
    let lower = different(\.simpleLowercase) { scalar in
      let mapped = single(scalar.properties.lowercaseMapping, scalar)
      return younger(mapped) ? scalar : mapped
    }
    #expect(upper == [])
    #expect(lower == [])
    #expect(("ß" as Unicode.Scalar).simpleUppercase == "ß")
    #expect(("İ" as Unicode.Scalar).simpleLowercase == "İ")
    #expect(("ǅ" as Unicode.Scalar).simpleUppercase == "Ǆ")
    #expect(("ǅ" as Unicode.Scalar).simpleLowercase == "ǆ")
  }

  @Test func unassignedScalarsHaveNoFacts() {
    let assigned = Set(scalarsOfTables)
    let known = allScalars.filter { scalar in
      guard !assigned.contains(scalar) else { return false }
      let changes =
        scalar.simpleUppercase != scalar || scalar.simpleLowercase != scalar || scalar.asASCIIDigit != scalar
      return changes || scalar.isLetterOrNumber || scalar.isLetter || scalar.isPrintable || scalar.isWhitespace
        || scalar.isNonspacingMark
    }
    #expect(known.prefix(10).map(\.codePoint) == [])
    #expect(assigned.count == 286_785)
  }
}
