import FieldEditing
import FieldFormats
import LocaleNumbers
import LocaleTables
import NumberFormatting
import Testing

/// The tables of dates and times against the ICU at hand, where that is the one they were made from.
@Suite struct DateTablesTests {
  @Test(.enabled(if: LocaleTablesTests.isMadeFromThisICU)) func momentsOfAllLocales() throws {
    let tables = DateTables.linked
    for locale in LocaleNumberFormat.availableLocales {
      let row = try #require(tables.row(of: locale), "\(locale)")
      let found = try LocaleDateFormat(locale: locale)
      var dates = try DateFormat(pattern: found.pattern)
      dates.monthNames = found.monthNames
      dates.yearsFromToday = found.isUsualCalendar ? nil : DateFormat.yearsBesideOtherCalendars
      #expect(try tables.dates(row) == dates, "\(locale)")
      let times = try LocaleTimeFormat(locale: locale)
      #expect(
        try tables.times(row) == TimeFormat(pattern: times.pattern, am: times.am, pm: times.pm), "\(locale)")
    }
  }

  @Test(arguments: [
    ("date(de_DE)", "31.12.2026", "31.12.2026"), ("date(de_JP)", "5. Juni 2026", "05.06.2026"),
    ("date(en-US)", "Dec 31, 2026", "12/31/2026"),
    ("date-range(de)", "24.12.2026-31.12.2026", "24.12.2026 – 31.12.2026"),
    ("time(en_US)", "2:30 pm", "02:30\u{202F}PM"), ("time(de)", "14:30 Uhr", "14:30"),
    ("unit(\" kg\", fr)", "1234,5", "1\u{202F}234,5 kg"),
  ])
  func namedFormats(_ name: String, _ text: String, _ shown: String) throws {
    var field = Field(try Self.catalog.format(named: name))
    field.fill(text)
    let text = field.text
    #expect(text.replacing("\u{202F}", with: " ") == shown.replacing("\u{202F}", with: " ") && field.state == .complete)
  }

  @Test func wrongNames() throws {
    for name in ["date(xx)", "time(deutsch)", "date-range()", "time", "unit(\"2\", de)", "unit(kg)", "unit(\" \", de)"]
    {
      #expect(throws: FormatNameError.self, "\(name)") { try Self.catalog.format(named: name) }
    }
    let error = #expect(throws: FormatNameError.self) { try Self.catalog.format(named: "date(hi_XN, de)") }
    #expect(error?.suggestion.contains("date(hu)") ?? false)
    #expect(throws: LocaleTableError.unit("m2", .digit("2"))) { try NumberSymbols(locale: "de", style: .unit("m2")) }
  }

  private static let catalog: FormatCatalog = {
    var catalog = FormatCatalog.standard
    catalog.add(.tabledNumbers)
    catalog.add(.tabledDates)
    return catalog
  }()
}
