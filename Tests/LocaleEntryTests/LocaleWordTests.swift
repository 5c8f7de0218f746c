#if ICU
  import Caretaker
  import Testing

  /// Dates and times that arrive whole with words of their locale, which ICU knows.
  @Suite struct LocaleWordTests {
    /// A date that arrives whole may have the month's name in the language of its locale.
    @Test(arguments: [
      ("de_DE", "5. Juni 2026"), ("de_DE", "June 5, 2026"), ("es_ES", "5 de junio de 2026"), ("fr_FR", "5 juin 2026"),
      ("ja_JP", "2026年6月5日"), ("ko_KR", "2026년 6월 5일"), ("ru_RU", "5 июня 2026"), ("pl_PL", "5 czerwiec 2026"),
      ("hu_HU", "2026. jún. 5."),
    ]) func monthsAreNamed(_ locale: String, _ text: String) throws {
      let format = try FormatCatalog.localized.format(named: "date(\(locale))")
      var field = Field(format)
      field.paste(text)
      #expect(CalendarDate(in: field) == CalendarDate(iso: "2026-06-05"), "\(locale): \(field.text)")
    }

    /// All names of all locales are twelve months, as often as there are forms of them.
    @Test func namesOfMonthsAreTwelve() throws {
      LocaleDateTests.forEachLocale { locale in
        let names = try DateFormat(locale: locale).monthNames
        LocaleDateTests.report(names.count == 48, locale, "has \(names.count) names of months")
      }
    }

    /// A locale's words for AM and PM are read before or after a time, whatever the clock.
    @Test func dayPeriodsAreReadByEitherClock() throws {
      for (locale, text) in [
        ("hu_HU", "du. 9:05"), ("hu_HU", "9:05 du."), ("el_GR", "μ.μ. 9:05"), ("ja_JP", "午後 9:05"),
      ] {
        let format = try TimeFormat(locale: locale, clock: .twentyFourHours)
        var field = Field(try format.named("time").mask())
        field.paste(text)
        #expect(format.time(in: field) == TimeOfDay(hour: 21, minute: 5), "\(locale): \(text)")
      }
    }
  }
#endif
