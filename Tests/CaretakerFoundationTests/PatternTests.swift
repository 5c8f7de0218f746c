import CaretakerFoundation
import Foundation
import TestDepth
import Testing

/// A mask's regular expression against the mask: Foundation's engine is to take what the mask has, and nothing near it.
@Suite struct PatternTests {
  @Test func asTheyAreWritten() throws {
    let written = [
      "(###) ###-####": #"\([0-9]{3}\) [0-9]{3}-[0-9]{4}"#,
      "<01..12>/<##>": #"(?:0[1-9]|1[0-2])/[0-9]{2}"#,
      "<0..255>": "1[0-9]{2}|2(?:[0-4][0-9]|5[0-5])|[1-9][0-9]|[0-9]",
      "^[a-f0-9]{2,}": "[0-9A-F]{2,}",
      "<a|b>?#": "(?:a|b)?[0-9]",
      "[-:&/^]": #"[&\-\/\x3A\^]"#,
    ]
    for (mask, pattern) in written {
      let found = try Mask(mask, strictness: .permissive).pattern
      #expect(found == pattern)
    }
    #expect(try Mask(#""+7" (###)"#).valuePattern == #"\+7[0-9]{3}"#)
  }

  private struct Expression {
    let regex: NSRegularExpression
    init(_ pattern: String) throws { regex = try NSRegularExpression(pattern: "^(?:\(pattern))$") }
    func matches(_ text: String) -> Bool {
      let whole = NSRange(text.startIndex..., in: text)
      return regex.firstMatch(in: text, range: whole)?.range == whole
    }
  }

  /// What a field makes of a text when editing has ended.
  private struct Entry {
    let text: String
    let value: String
    /// Whether a complete one shows the text as it was given, then or before: literals that may follow are added.
    let isShown: Bool
    let wasShown: Bool

    init(_ given: String, in mask: Mask) {
      func shows(_ field: borrowing Field) -> Bool {
        field.isComplete && Array(field.text.unicodeScalars) == Array(given.unicodeScalars)
      }
      var field = Field(mask)
      field.setText(given)
      wasShown = shows(field)
      field.endEditing()
      isShown = shows(field)
      (text, value) = (field.text, field.value)
    }
  }

  /// Texts that differ from one by a character.
  private func near(_ text: String) -> [String] {
    let characters = Array(text)
    var texts = [text + "0", text + "z", String(characters.dropLast()), String(characters.dropFirst())]
    for i in characters.indices {
      for other: Character in ["0", "z", "Z", " "] {
        var changed = characters
        changed[i] = other
        texts.append(String(changed))
      }
    }
    return texts
  }

  private func check(_ mask: Mask, _ place: String) throws {
    let (shown, held) = (try Expression(mask.pattern), try Expression(mask.valuePattern))
    for example in mask.examples(4) {
      let entry = Entry(example, in: mask)
      #expect(shown.matches(entry.text), "\(place): \(entry.text)")
      #expect(held.matches(entry.value), "\(place): \(entry.value)")
      for text in near(entry.text) where text.unicodeScalars.allSatisfy(\.isASCII) {
        let (isMatched, entry) = (shown.matches(text), Entry(text, in: mask))
        #expect(isMatched ? entry.wasShown || entry.isShown : !entry.isShown, "\(place): \(text)")
      }
    }
  }

  static let masks = [
    "+1 (###) ###-####", "<01..12>/<01..31>/####", #"<0..255>"."<0..255>"."<0..255>"."<0..255>"#, "^@{2}##",
    "~[a-f0-9]{1,8}",
    "*{1,5}", "[^a-c0]{3}", "^[^a-c]{2}", "&{1,4}", #"$ #{1,3}".00"?"#, "A|B#", "[А-я]{2,4}", "^[а-я]{2}", "#[!-/:-@]#",
  ]

  @Test(arguments: masks) func written(_ text: String) throws { try check(Mask(text, strictness: .permissive), text) }

  @Test(arguments: FormatCatalog.standard.formats.map(\.name).sample(oneIn: 4)) func named(_ name: String) throws {
    let format = try #require(FormatCatalog.standard[name])
    let mask = try format.mask()
    // a pattern of thousands of prefixes is of use to no one
    if format.cards == nil { try check(mask, name) }
  }

  @Test func clusters() throws {
    let any = try Expression(Mask("&{2}").pattern)
    for text in ["👩🏽‍💻🇩🇪", "x\u{302}é", "日本", "  "] { #expect(any.matches(text), "\(text)") }
    for text in ["a", "abc", "a\u{7}", "日本語"] { #expect(!any.matches(text), "\(text)") }
    let letters = try Expression(Mask("^@{2}").pattern)
    for text in ["ÉA", "日本", "ẞÄ"] { #expect(letters.matches(text), "\(text)") }
    for text in ["aA", "1A", "A"] { #expect(!letters.matches(text), "\(text)") }
  }
}
