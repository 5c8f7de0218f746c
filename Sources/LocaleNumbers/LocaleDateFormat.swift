/// A locale's way to write a date in digits, read from ICU once: the pattern that ICU has for year, month and day.
///
///     try LocaleDateFormat(locale: "de_DE").pattern    // "d.M.y"
///     try LocaleDateFormat(locale: "en-US").pattern    // "M/d/y"
///     try LocaleDateFormat(locale: "ko_KR").pattern    // "y. M. d."
///
/// Always of the Gregorian calendar, also where the locale has another one, as in Thailand.
public struct LocaleDateFormat: Hashable, Sendable {
  /// The locale's ICU id: `de_DE`, also where `de-DE` was asked for.
  public let locale: String
  /// The locale whose data ICU uses: `de` for `de_DE` where the two do not differ by data of their own.
  public let resolvedLocale: String
  /// A pattern of CLDR with `y`, `M` and `d`, and what stands between them as it is: marks of direction, words in
  /// `'…'`.
  public let pattern: String
  /// Whether the Gregorian calendar is the one that people use every day, as they do not in Thailand, Iran, Afghanistan
  /// and Saudi Arabia, or the locale asks for it: `th_TH@calendar=gregorian`.
  public let isUsualCalendar: Bool
  /// The names of the months, January's to December's: wide and abbreviated, as they stand in dates and alone.
  public let monthNames: [String]

  /// Looks a format up, or has ICU make it.
  ///
  /// - Parameter locale: a BCP 47 tag (`de-DE`) or an ICU id (`de_DE`). The digits it asks for make no difference to a
  ///   pattern.
  /// - Throws: `LocaleNumberError`, as `LocaleNumberFormat` does, and for a calendar other than the Gregorian one that
  ///   is asked for.
  /// - Complexity: some milliseconds the first time for a locale, a look-up in a table after that.
  public init(locale: String) throws(LocaleNumberError) {
    let found = try LocaleDateKey.cache.found(LocaleDateKey(locale: locale, skeleton: "yMd"))
    self.locale = found.locale
    resolvedLocale = found.resolvedLocale
    pattern = found.pattern
    isUsualCalendar = found.isUsualCalendar
    monthNames = found.monthNames
  }
}
