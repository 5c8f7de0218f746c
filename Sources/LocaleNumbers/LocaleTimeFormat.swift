/// A locale's way to write a time of the day in digits, read from ICU once: ICU's pattern, and what stands for AM and
/// PM.
///
///     let american = try LocaleTimeFormat(locale: "en_US")
///     american.pattern                                          // "h:mm a"
///     american.pm                                               // "PM"
///     try LocaleTimeFormat(locale: "de_DE").pattern             // "HH:mm"
///     try LocaleTimeFormat(locale: "ja_JP", clock: .twelveHours).pattern   // "aK:mm"
public struct LocaleTimeFormat: Hashable, Sendable {
  /// A clock of twelve or of twenty-four hours.
  public enum Clock: Hashable, Sendable, CaseIterable {
    /// As is usual in the locale.
    case usual
    /// To twelve, with AM and PM or what the locale has for them.
    case twelveHours
    /// To twenty-four.
    case twentyFourHours
  }
  /// The locale's ICU id.
  public let locale: String
  /// The locale whose data ICU uses.
  public let resolvedLocale: String
  /// A pattern of CLDR with an hour (`H`, `h`, `K` or `k`), `m`, `s` where seconds were asked for, and `a` where hours
  /// are of twelve.
  public let pattern: String
  /// The text for the hours before noon, also where the pattern has no place for it.
  public let am: String
  /// The text for the hours after noon.
  public let pm: String

  /// Looks a format up, or has ICU make it.
  ///
  /// Where a locale's own data have hours of twelve without a day period (French in Cameroon, in ICU 72), its parent's
  /// pattern is taken.
  ///
  /// - Parameters:
  ///   - locale: A BCP 47 tag (`de-DE`) or an ICU identifier (`de_DE`).
  ///   - clock: Whether hours are of twelve or of twenty-four; as is usual in the locale unless given.
  ///   - seconds: Whether seconds are shown.
  /// - Throws: `LocaleNumberError`, as `LocaleDateFormat` does.
  /// - Complexity: some milliseconds the first time, a look-up in a table after that.
  public init(locale: String, clock: Clock = .usual, seconds: Bool = false) throws(LocaleNumberError) {
    let hour =
      switch clock {
      case .usual: "jm"
      case .twelveHours: "hma"
      case .twentyFourHours: "Hm"
      }
    let found = try LocaleDateKey.cache.found(LocaleDateKey(locale: locale, skeleton: hour + (seconds ? "s" : "")))
    self.locale = found.locale
    resolvedLocale = found.resolvedLocale
    pattern = found.pattern
    am = found.am
    pm = found.pm
  }
}
