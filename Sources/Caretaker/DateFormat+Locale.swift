public import FieldFormats
public import LocaleNumbers

extension DateFormat {
  /// Dates as a locale writes them in digits, on the Gregorian calendar.
  ///
  ///     let german = try DateFormat(locale: "de_DE")
  ///     var field = Field(try german.named("date", label: "Datum").mask())
  ///     field.insert("3/12/2026")
  ///     field.text             // "03.12.2026"
  ///     german.date(in: field) // 2026-12-03
  ///
  /// Order and separators are ICU's; month and day have two digits and the year four in every locale. Digits of any
  /// script are taken; those shown are 0 to 9, also where the locale has others. Its names of months are read in texts
  /// that arrive whole: `5. Juni 2026`.
  ///
  /// Where people use another calendar every day, as in Thailand and Iran, `yearsFromToday` is 100, so
  /// that years of that calendar are noticed.
  ///
  /// - Parameters:
  ///   - locale: A BCP 47 tag (`de-DE`) or an ICU identifier (`de_DE`).
  ///   - minimum: The first day that holds; `nil` for no bound.
  ///   - maximum: The last day that holds; `nil` for no bound.
  /// - Throws: `LocaleNumberError`, as `LocaleNumberFormat` does.
  /// - Complexity: Some milliseconds the first time that a locale is asked for, a look-up after that.
  public init(
    locale: String, minimum: CalendarDate? = nil, maximum: CalendarDate? = nil
  ) throws(LocaleNumberError) {
    let found = try LocaleDateFormat(locale: locale)
    do throws(DatePatternError) {
      try self.init(pattern: found.pattern, minimum: minimum, maximum: maximum)
    } catch {
      throw .icu("the pattern \(found.pattern), where \(error)")
    }
    if !found.isUsualCalendar { yearsFromToday = Self.yearsBesideOtherCalendars }
    monthNames = found.monthNames
  }
}

extension TimeFormat {
  /// Times of the day as a locale writes them in digits, with its own words for AM and PM.
  ///
  ///     let korean = try TimeFormat(locale: "ko_KR")
  ///     var field = Field(try korean.named("time").mask())
  ///     field.insert("오후1130")
  ///     field.text              // "오후 11:30"
  ///     korean.time(in: field)  // 23:30:00
  ///
  /// Digits of any script are taken; those shown are 0 to 9.
  ///
  /// - Parameters:
  ///   - locale: A BCP 47 tag (`ko-KR`) or an ICU identifier (`ko_KR`).
  ///   - clock: Whether hours are of twelve or of twenty-four; as is usual in the locale unless given.
  ///   - seconds: Whether seconds are typed, too.
  /// - Throws: `LocaleNumberError`, as `LocaleNumberFormat` does.
  /// - Complexity: Some milliseconds the first time that a locale is asked for, a look-up after that.
  public init(
    locale: String, clock: LocaleTimeFormat.Clock = .usual, seconds: Bool = false
  ) throws(LocaleNumberError) {
    let found = try LocaleTimeFormat(locale: locale, clock: clock, seconds: seconds)
    do throws(DatePatternError) {
      try self.init(pattern: found.pattern, am: found.am, pm: found.pm)
    } catch {
      throw .icu("the pattern \(found.pattern), where \(error)")
    }
  }
}
