#if ICU
  import CICU

  extension LocaleDatePattern {
    /// Has ICU say how it writes dates or times.
    init(probing key: LocaleDateKey) throws(LocaleNumberError) {
      let locale = try ICULocale(key.locale)
      var isGregorian = false
      let calendar = try ICUText.read { isGregorian = cicu_locale_calendar(locale.id, $0, $1, $2) != 0 }
      if !isGregorian { throw .otherCalendar(calendar, locale: key.locale) }
      let isUsual = try calendar.isEmpty ? ICUDates.isGregorian(locale.id) : true
      self.init(
        locale: locale.id, resolvedLocale: locale.withData,
        pattern: try ICUDates.pattern(key.skeleton, locale: locale.id),
        isUsualCalendar: isUsual,
        am: try ICUDates.dayPeriod(locale: locale.id, isAfternoon: false),
        pm: try ICUDates.dayPeriod(locale: locale.id, isAfternoon: true),
        monthNames: key.skeleton.contains("M") ? try ICUDates.monthNames(locale: locale.id) : [])
    }
  }

  /// ICU's patterns of the Gregorian calendar (`udatpg_`), and what it makes of them (`udat_`).
  enum ICUDates {
    static func pattern(_ skeleton: String, locale: String) throws(LocaleNumberError) -> String {
      let pattern = try text { cicu_date_pattern(locale, skeleton, $0, $1, $2) }
      // hours of twelve need a day period, and some data have forgotten it
      if skeleton.contains("a"), !hasDayPeriod(pattern), locale != "root" {
        return try self.pattern(skeleton, locale: parent(of: locale))
      }
      return pattern
    }

    /// Whether people use the Gregorian calendar every day where the locale is at home.
    static func isGregorian(_ locale: String) throws(LocaleNumberError) -> Bool {
      var status: Int32 = 0
      let isGregorian = cicu_locale_is_gregorian(locale, &status) != 0
      try check(status)
      return isGregorian
    }

    /// AM or PM, as the locale has it.
    static func dayPeriod(locale: String, isAfternoon: Bool) throws(LocaleNumberError) -> String {
      try text { cicu_day_period(locale, isAfternoon ? 1 : 0, $0, $1, $2) }
    }

    /// The months' names, wide and abbreviated, as they stand in dates and alone.
    static func monthNames(locale: String) throws(LocaleNumberError) -> [String] {
      try text(capacity: 4_096) { cicu_month_names(locale, $0, $1, $2) }
        .split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { String($0) }
    }

    /// A moment as ICU writes it by a pattern, with the digits 0 to 9. For comparison.
    static func text(_ pattern: String, secondsFrom1970 seconds: Int, locale: String) throws(LocaleNumberError)
      -> String
    {
      let units = Array(pattern.utf16)
      return try text { cicu_date_text(locale, units, Int32(units.count), Double(seconds) * 1_000, $0, $1, $2) }
    }

    /// `fr` for `fr_CM`, and the root after that.
    private static func parent(of locale: String) -> String {
      let name = locale.prefix { $0 != "@" }
      return name.lastIndex(of: "_").map { String(name[..<$0]) } ?? "root"
    }

    /// Whether an `a` stands outside of quotation marks.
    private static func hasDayPeriod(_ pattern: String) -> Bool {
      var isValueLiteral = false
      for unit in pattern.utf8 {
        if unit == UInt8(ascii: "'") { isValueLiteral.toggle() }
        if unit == UInt8(ascii: "a"), !isValueLiteral { return true }
      }
      return false
    }

    /// - Parameter body: writes UTF-16 into so much memory, sets a status, and returns the length.
    private static func text(
      capacity: Int = 256, _ body: (UnsafeMutablePointer<UInt16>, Int32, UnsafeMutablePointer<Int32>) -> Int32
    ) throws(LocaleNumberError) -> String {
      var status: Int32 = 0
      var units = [UInt16](repeating: 0, count: capacity)
      let capacity = Int32(units.count)
      let length = units.withUnsafeMutableBufferPointer { memory in
        memory.baseAddress.map { body($0, capacity, &status) } ?? 0
      }
      try check(status)
      return String(decoding: units.prefix(Int(length)), as: UTF16.self)
    }
  }
#endif
