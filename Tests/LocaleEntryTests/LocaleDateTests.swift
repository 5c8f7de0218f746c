#if ICU
  import Caretaker
  @testable import LocaleNumbers
  import TestDepth
  import Testing

  /// Dates and times in every locale that ICU has: what is shown is ICU's own, can be typed, and is read back.
  @Suite struct LocaleDateTests {
    static func forEachLocale(_ body: (String) throws -> Void) {
      #expect(LocaleNumberFormat.availableLocales.count > 300)
      for locale in LocaleNumberFormat.availableLocales {
        #expect(throws: Never.self, "\(locale)") { try body(locale) }
      }
    }

    /// Formats of all locales, each with the first locale that has it: what they make of keys, they make alike.
    static func formats<Format: Hashable>(_ make: (String) throws -> Format) -> [(locale: String, format: Format)] {
      var seen: Set<Format> = []
      var out: [(locale: String, format: Format)] = []
      forEachLocale { locale in
        let format = try make(locale)
        if seen.insert(format).inserted { out.append((locale, format)) }
      }
      return out
    }

    /// A locale's dates without its names of months, which tell formats apart that make the same of keys.
    static func dates(_ locale: String) throws -> DateFormat {
      var format = try DateFormat(locale: locale)
      format.monthNames = []
      return format
    }

    static func report(_ isGood: Bool, _ locale: String, _ what: String) {
      if !isGood { Issue.record("\(locale): \(what)") }
    }

    /// Seconds from 1970 to the beginning of a day.
    static func seconds(_ date: CalendarDate) -> Int {
      var days = 0
      for year in 1970..<date.year { days += CalendarDate.isLeap(year) ? 366 : 365 }
      for month in 1..<date.month { days += CalendarDate.days(in: month, of: date.year) }
      return (days + date.day - 1) * 86_400
    }

    /// ICU writes one digit where we write two, so that the two are held together where there are two.
    @Test func datesAreICUsOwn() throws {
      let dates = try ["2033-11-22", "1987-12-10", "2024-10-31"].map { try #require(CalendarDate(iso: $0)) }
      Self.forEachLocale { locale in
        let format = try DateFormat(locale: locale)
        let pattern = try LocaleDateFormat(locale: locale).pattern
        for date in dates {
          let ours = format.text(of: date)
          let theirs = try ICUDates.text(pattern, secondsFrom1970: Self.seconds(date), locale: locale)
          Self.report(ours.utf8.elementsEqual(theirs.utf8), locale, "\(ours), ICU \(theirs)")
        }
        // as they stand in ICU's text
        let theirs = try ICUDates.text(pattern, secondsFrom1970: Self.seconds(dates[0]), locale: locale)
        let digits = String(theirs.unicodeScalars.filter { "0"..."9" ~= $0 }.map { Character($0) })
        let written: [DateFormat.Part: String] = [.year: "2033", .month: "11", .day: "22"]
        Self.report(
          digits == format.order.compactMap { written[$0] }.joined(), locale, "order \(format.order), ICU \(digits)")
      }
    }

    @Test func datesAreTypedAndRead() throws {
      let dates = try ["2026-01-02", "1999-12-31", "2024-02-29", "1033-04-03"].map {
        try #require(CalendarDate(iso: $0))
      }
      for (locale, format) in Self.formats({ try Self.dates($0) }) {
        let named = format.named("date")
        let mask = try named.mask()
        Self.report(mask.warnings.isEmpty, locale, "\(mask.warnings)")
        var field = Field(mask)
        for date in dates {
          let shown = format.text(of: date)
          field.clear()
          for key in shown.unicodeScalars where "0"..."9" ~= key {
            Self.report(field.insert(String(key)).rejectedCount == 0, locale, "\(key) of \(shown) is rejected")
          }
          let isComplete = field.isComplete
          field.endEditing()
          let typed = field.text
          Self.report(isComplete && typed.utf8.elementsEqual(shown.utf8), locale, "\(typed), not \(shown)")
          Self.report(format.date(in: field) == date, locale, "\(shown) typed is another date")
          Self.report(named.state(of: field) == .complete, locale, "\(shown) is not complete")
          let value = field.value

          field.clear()
          for key in shown { field.insert(String(key)) }
          let one = field.text
          Self.report(one.utf8.elementsEqual(shown.utf8), locale, "\(shown) typed is \(one)")
          field.setText(shown)
          let (again, sameValue) = (field.text, field.value == value)
          Self.report(again.utf8.elementsEqual(shown.utf8) && sameValue, locale, "\(shown) is read as \(again)")
        }
      }
    }

    @Test func daysThatAreNone() throws {
      let real = try #require(CalendarDate(iso: "2026-03-31"))
      let leap = try #require(CalendarDate(iso: "2024-02-29"))
      for (locale, format) in Self.formats({ try Self.dates($0) }) {
        let named = format.named("date")
        var field = Field(try named.mask())
        func state(_ date: CalendarDate, _ part: String, _ other: String) -> EntryState {
          // the part stands in the text once
          let text = format.text(of: date)
          field.setText(text.replacing(part, with: other))
          return named.state(of: field)
        }
        Self.report(state(real, "03", "02") == .invalid(.noSuchDate), locale, "there is a 31 February")
        Self.report(state(real, "03", "05") == .complete, locale, "there is no 31 May")
        Self.report(state(leap, "2024", "2023") == .invalid(.noSuchDate), locale, "2023 is a leap year")
        Self.report(state(leap, "2024", "2028") == .complete, locale, "2028 is none")
      }
    }

    /// Where the calendar of every day is another one, its years are noticed; ICU says where that is.
    @Test func yearsOfOtherCalendarsAreNoticed() throws {
      for (locale, text) in [
        ("th_TH", "31/12/2569"), ("fa_IR", "1405/10/10"), ("ar_SA", "10/07/1448"), ("ps_AF", "1405/10/10"),
      ] {
        let format = try FormatCatalog.localized.format(
          named: "date(\(locale))", today: CalendarDate(iso: "2026-11-27"))
        var field = Field(format)
        field.fill(text)
        #expect(format.state(of: field) == .invalid(.otherCalendar(yearsFromToday: 100)), "\(locale): \(field.text)")
      }
      for locale in ["de_DE", "ja_JP", "ar_EG", "he_IL", "th_TH@calendar=gregorian"] {
        #expect(try LocaleDateFormat(locale: locale).isUsualCalendar, "\(locale)")
        #expect(try DateFormat(locale: locale).yearsFromToday == nil, "\(locale)")
      }
    }

    @Test func timesAreICUsOwn() throws {
      Self.forEachLocale { locale in
        for clock in LocaleTimeFormat.Clock.allCases {
          for seconds in [false, true].sample(oneIn: 2, after: locale.utf8.count) {
            let format = try TimeFormat(locale: locale, clock: clock, seconds: seconds)
            let pattern = try LocaleTimeFormat(locale: locale, clock: clock, seconds: seconds).pattern
            let isHalf = format.parts.contains(.dayPeriod)
            if clock != .usual { Self.report(isHalf == (clock == .twelveHours), locale, "\(pattern) for \(clock)") }
            Self.report(format.parts.contains(.second) == seconds, locale, "\(pattern)")
            // those that have two digits in either way to count
            for hour in [10, 11, 22, 23] {
              guard let time = TimeOfDay(hour: hour, minute: 34, second: seconds ? 56 : 0) else { continue }
              let ours = format.text(of: time)
              let theirs = try ICUDates.text(
                pattern, secondsFrom1970: hour * 3_600 + 34 * 60 + time.second, locale: locale)
              Self.report(ours.utf8.elementsEqual(theirs.utf8), locale, "\(ours), ICU \(theirs)")
            }
          }
        }
      }
    }

    @Test func timesAreTypedAndRead() throws {
      let times = [(0, 5), (9, 30), (12, 0), (23, 59)].compactMap { TimeOfDay(hour: $0.0, minute: $0.1) }
      for clock in [LocaleTimeFormat.Clock.twelveHours, .twentyFourHours] {
        for (locale, format) in Self.formats({ try TimeFormat(locale: $0, clock: clock) }).sample(oneIn: 6) {
          let named = format.named("time")
          let mask = try named.mask()
          // day periods that begin alike: what they have in common is certain, and read as if it had been typed
          let others = mask.warnings.filter { if case .notReadBack = $0.kind { false } else { true } }
          Self.report(others.isEmpty, locale, "\(others)")
          var field = Field(mask)
          for time in times {
            let shown = format.text(of: time)
            field.clear()
            for key in shown where clock == .twelveHours || "0"..."9" ~= key { field.insert(String(key)) }
            field.endEditing()
            let typed = field.text
            Self.report(typed.utf8.elementsEqual(shown.utf8), locale, "\(shown) typed is \(typed)")
            Self.report(format.time(in: field) == time, locale, "\(shown) typed is another time")
            Self.report(named.state(of: field) == .complete, locale, "\(shown) is not complete")
            field.setText(shown)
            let again = field.text
            Self.report(again.utf8.elementsEqual(shown.utf8), locale, "\(shown) is read as \(again)")
            Self.report(format.time(in: field) == time, locale, "\(shown) is read as another time")
          }
        }
      }
    }

    /// An hour of twelve without a day period is not a time, also when editing ends. Where the day period comes first,
    /// and the two differ in marks on one letter (Sinhala), the first digit shows the first of them.
    @Test func dayPeriodsAreNotGuessed() throws {
      for (locale, format) in Self.formats({ try TimeFormat(locale: $0, clock: .twelveHours) }).sample(oneIn: 4) {
        var field = Field(try format.named("time").mask())
        for key in "0930" { field.insert(String(key)) }
        field.endEditing()
        let isFirst = field.text.hasPrefix(format.am)
        Self.report(isFirst || format.time(in: field) == nil, locale, "0930 is \(field.text)")
      }
    }

    @Test func otherLocalesAreErrors() {
      #expect(throws: LocaleNumberError.unknownLocale("xx_YY")) { try DateFormat(locale: "xx_YY") }
      #expect(throws: LocaleNumberError.unknownRegion("QQ", locale: "de_QQ")) { try TimeFormat(locale: "de_QQ") }
      #expect(throws: LocaleNumberError.malformedLocale("de DE", offset: 2)) { try DateFormat(locale: "de DE") }
      #expect(throws: LocaleNumberError.otherCalendar("buddhist", locale: "th-u-ca-buddhist")) {
        try DateFormat(locale: "th-u-ca-buddhist")
      }
    }

    /// Where another calendar is usual, dates are of the Gregorian one all the same, and only years of the other one
    /// are noticed; digits of the locale change nothing.
    @Test(arguments: [
      ("th_TH", "th_TH@calendar=gregorian"), ("fa_IR", "fa-IR-u-ca-gregory"), ("ar_EG", "ar-EG-u-nu-latn"),
    ])
    func sameFormat(_ locale: String, _ other: String) throws {
      var (one, another) = (try DateFormat(locale: locale), try DateFormat(locale: other))
      (one.yearsFromToday, another.yearsFromToday) = (nil, nil)
      #expect(one == another)
      #expect(try LocaleDateFormat(locale: locale).locale == locale)
    }

    @Test func bounds() throws {
      let first = try #require(CalendarDate(iso: "2000-01-01"))
      let format = try DateFormat(locale: "de_DE", minimum: first)
      var field = Field(try format.named("date").mask())
      field.insert("31121999")
      let state = format.named("date").state(of: field)
      #expect(state == .invalid(.before(first)))
    }
  }
#else
  import Caretaker
  import Testing

  @Suite struct DatesWithoutICUTests {
    @Test func saysSo() {
      #expect(throws: LocaleNumberError.builtWithoutICU) { try DateFormat(locale: "de_DE") }
      #expect(throws: LocaleNumberError.builtWithoutICU) { try TimeFormat(locale: "de_DE") }
    }
  }
#endif
