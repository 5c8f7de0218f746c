import Foundation
import LocaleNumbers
import Testing

@testable import caret_cli

/// The table of locales: what it shows is ICU's business, so it is held against the library.
@Suite struct LocalesTests {
  @Test func everyLocaleHasALine() throws {
    let run = try Caret.run(["locales", "--json", "--sample", "-12345.5", "--currency", "JPY"])
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == LocaleNumberFormat.availableLocales.count)
    for (line, locale) in zip(lines, LocaleNumberFormat.availableLocales) {
      let row = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      #expect(row["locale"] as? String == locale)
      #expect(try row["decimal"] as? String == LocaleNumberFormat(locale: locale).format("-12345.5"))
      #expect(
        try row["currency"] as? String == LocaleNumberFormat(locale: locale, style: .currency("JPY")).format("-12345.5")
      )
      #expect(try row["percent"] as? String == LocaleNumberFormat(locale: locale, style: .percent).format("-12345.5"))
    }
  }

  @Test func columnsAreAligned() throws {
    let lines = try Caret.run(["locales"]).output.split(separator: "\n")
    #expect(lines.count == LocaleNumberFormat.availableLocales.count + 1)
    #expect(lines[0].hasPrefix("LOCALE"))
    // the groups begin in one column, digits and marks of all scripts before them
    let head = try #require(lines[0].range(of: "GROUPS"))
    let column = String(lines[0][..<head.lowerBound]).columns
    for line in lines.dropFirst() {
      var columns = 0
      let before = line.prefix { character in
        columns += character.columns
        return columns <= column
      }
      #expect(before.hasSuffix("  "), "\(line)")
    }
  }

  /// By id in either notation, and by shape, whatever the space.
  @Test func searches() throws {
    func found(_ text: String) throws -> [Substring] {
      try Caret.run(["locales", "--search", text]).output.split(separator: "\n").dropFirst().map {
        $0.prefix { $0 != " " }
      }
    }
    #expect(try found("de-de") == ["de_DE"])
    #expect(try found("DE_DE") == ["de_DE"])
    let german = try found("German")
    #expect(german.contains("de_AT") && !german.contains("fr"))
    #expect(try found("12,34,567").contains("en_IN"))
    let spaced = try found("1 234 567")
    #expect(spaced.contains("fr") && !spaced.contains("en"))
  }

  /// What is searched may stand alone.
  @Test func searchesForAnArgument() throws {
    #expect(try Caret.run(["locales", "de_DE"]).output == Caret.run(["locales", "--search", "de_DE"]).output)
    let two = try Caret.run(["locales", "de_DE", "--search", "fr"])
    #expect(two.errors.contains("'de_DE' and --search 'fr' are two searches: ask for one"))
    #expect(two.status == 2)
  }

  @Test func whatIsNotFoundIsSaid() throws {
    let run = try Caret.run(["locales", "--search", "xyzzy"])
    #expect(run.output == "")
    #expect(run.errors == "no locale has 'xyzzy' in its id or in what is shown of it\n")
    #expect(run.status == 1)
  }

  @Test func wrongUse() throws {
    let sample = try Caret.run(["locales", "--sample", "1,5"])
    #expect(sample.errors.contains("--sample '1,5' is not a plain decimal"))
    #expect(sample.status == 2)
    let currency = try Caret.run(["locales", "--currency", "EURO"])
    #expect(currency.errors.contains("'EURO' is not a currency"))
    #expect(currency.status == 2)
  }
}
