import LocaleNumbers

/// Derives the tables of dates and times from the ICU at hand.
struct DateTableGenerator {
  /// What the tables have of a locale.
  private struct Moments: Hashable {
    let dates: LocaleDateFormat
    let times: LocaleTimeFormat

    init(_ locale: String) throws(LocaleNumberError) {
      dates = try LocaleDateFormat(locale: locale)
      times = try LocaleTimeFormat(locale: locale)
    }

    /// Names of months, as often twelve as ICU has forms.
    var months: [ArraySlice<String>] {
      stride(from: 0, to: dates.monthNames.count, by: 12).map { dates.monthNames[$0..<$0 + 12] }
    }

    func isWritten(as other: Moments) -> Bool {
      dates.pattern == other.dates.pattern && dates.isUsualCalendar == other.dates.isUsualCalendar
        && dates.monthNames == other.dates.monthNames && times.pattern == other.times.pattern
        && times.am == other.times.am && times.pm == other.times.pm
    }
  }

  private var locales: [String: Moments] = [:]

  init() throws {
    for name in LocaleNumberFormat.localesAndAliases where (try? LocaleNumberFormat(locale: name)) != nil {
      locales[name] = try Moments(name)
    }
  }

  /// Whether a look-up that falls back to the parent finds the same. Of a script it does not fall back.
  private func isRedundant(_ name: String) -> Bool {
    guard name.split(separator: "_").last?.count != 4, let own = locales[name] else { return false }
    return locales[TabledLocale.parentName(of: name)].map { own.isWritten(as: $0) } ?? false
  }

  func files() throws -> CTableFiles {
    var texts = TextPool()
    var months = RowPool()
    var rows: [Int] = []
    for (name, found) in locales.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) })
    where !isRedundant(name) {
      rows += [texts.place(of: name), texts.place(of: found.dates.pattern), found.dates.isUsualCalendar ? 1 : 0]
      rows += [found.times.pattern, found.times.am, found.times.pm].map { texts.place(of: $0) }
      rows += found.months.map { names in months.place(of: names.map { texts.place(of: $0) }) }
    }
    return CTableFiles(
      "date_tables",
      [
        try CTable("date_texts", bits: 8, "Texts, each after its length.", numbers: texts.bytes),
        try CTable("date_locales", bits: 16, "Locales, by name.", numbers: rows),
        try CTable("date_months", bits: 16, "Names of months, twelve a row.", numbers: months.numbers),
      ], command: "date-tables")
  }
}
