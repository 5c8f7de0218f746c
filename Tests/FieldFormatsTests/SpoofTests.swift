import FieldFormats
import LocaleNumbers
import MaskFuzzing
import TestDepth
import Testing

/// Names that may be mistaken for others (UTS 39).
@Suite struct SpoofTests {
  private func problem(_ domain: String) -> String? { Check.domain.failure(of: domain)?.message }

  @Test func bothLettersAreNamed() {
    #expect(problem("pаypal.com") == "it has the Cyrillic letter а (U+0430), which looks like the Latin letter a")
    #expect(problem("аррӏе.com") == "it has the Cyrillic letter а (U+0430), which looks like the Latin letter a")
    #expect(problem("exampleж.com") == "it has the Latin letter e beside the Cyrillic letter ж (U+0436) in one name")
    #expect(problem("漢字ж.com") == "it has the Han letter 漢 (U+6F22) beside the Cyrillic letter ж (U+0436) in one name")
  }

  /// A Cyrillic name of lookalikes is one where the domain shows that it is Cyrillic.
  @Test func theLastLabelShowsTheScript() {
    #expect(problem("соха.рф") == nil && problem("соха.xn--p1ai") == nil)
    #expect(problem("соха.com") != nil && problem("соха.орг") == nil)
    #expect(Check.email.failure(of: "соха@пример.рф") == nil)
    #expect(Check.email.failure(of: "соха@example.com") != nil)
  }

  @Test func punycodeIsJudgedByWhatItShows() {
    #expect(problem("xn--80ak6aa92e.com") == problem("аррӏе.com"))
    #expect(problem("XN--E1AFMKFD.xn--p1ai") == nil, "пример.рф")
    for label in ["xn--", "xn--a", "xn--a-", "xn--99999999", "xn--abc-é", "xn--80ak6aa92e0000000000000"] {
      #expect(problem(label + ".com") != nil, "\(label)")
    }
  }

  /// Fields drop what shows nothing; a text that is checked by itself may have it.
  @Test func fillersAreNotOfNames() { #expect(problem("a\u{3164}b.com") == "it has a character that no domain has") }

  #if ICU
    /// Random labels in letters of scripts that are often mixed, against ICU.
    @Test func labelsAreJudgedAsICUJudgesThem() throws {
      var random = SeededGenerator(seed: 1)
      let pools: [[Character]] = [
        "aeiloprsuxyABKM019é", "абвгдеорсухжӏАВЕЖ", "αβγδεοπρστυνΑΒΖ", "漢字例二", "ひらがなカナー", "ㄅㄆㄇ", "한국어",
        "סוטנ", "اهو٥۱", "ᎡᎢꭰꮃ", "ａｂ𝐚", "काम०", "օհցս", "-3",
      ].map { Array($0) }
      var counts: [String: Int] = [:]
      for _ in 0..<tries(4_000, full: 200_000) {
        let mixed = (0..<Int.random(in: 1...3, using: &random)).map { _ in pools.randomElement(using: &random)! }
        let count = Int.random(in: 1...5, using: &random)
        let label = String((0..<count).map { _ in mixed.randomElement(using: &random)!.randomElement(using: &random)! })
        let ascii = try ICUSpoofs.asciiDomain(label + ".com")
        guard !ascii.isEmpty, !label.allSatisfy(\.isASCII) else { continue }
        let skeleton = try ICUSpoofs.skeleton(of: label)
        let isRestrictive = try ICUSpoofs.isHighlyRestrictive(label)
        // a name that is mapped to one of ASCII is that one
        let looksASCII = ascii.hasPrefix("xn--") && skeleton.unicodeScalars.allSatisfy { $0.isOfASCIIName }
        let expected = isRestrictive && !looksASCII
        for text in [label, String(ascii.dropLast(4))] {
          let problem = problem(text + ".com")
          if (problem == nil) != expected { Issue.record("\(text) (\(label)): \(problem ?? "fine"), ICU: \(expected)") }
        }
        counts[isRestrictive ? looksASCII ? "lookalike" : "fine" : "mixed", default: 0] += 1
      }
      #expect(["lookalike", "fine", "mixed"].allSatisfy { counts[$0, default: 0] > 100 }, "\(counts)")
    }

    /// The tables hold what ICU's skeletons are, one scalar at a time.
    @Test func lookalikesAreThoseOfICU() throws {
      var count = 0
      for value in Array(UInt32(0x80)...0x1FFFF).sample(oneIn: 4) {
        guard let label = Unicode.Scalar(value).map({ String($0) }), !label.isLatin,
          try ICUSpoofs.asciiDomain(label + ".com").hasPrefix("xn--")
        else { continue }
        let looksASCII = try ICUSpoofs.skeleton(of: label).unicodeScalars.allSatisfy { $0.isOfASCIIName }
        let problem = problem(label + ".com")
        if problem?.hasSuffix("that no domain has") ?? false { continue }
        if (problem != nil) != looksASCII { Issue.record("U+\(String(value, radix: 16)): \(problem ?? "fine")") }
        if looksASCII { count += 1 }
      }
      #expect(count > 50)
    }
  #endif
}

extension Unicode.Scalar {
  /// Whether it stands in names of ASCII.
  fileprivate var isOfASCIIName: Bool {
    isASCII && (properties.isAlphabetic || "0123456789-".contains(Character(self)))
  }
}

extension String {
  /// Whether it may stand beside a Latin letter, or is not of names.
  fileprivate var isLatin: Bool { Check.domain.failure(of: "é\(self).com") == nil }
}
