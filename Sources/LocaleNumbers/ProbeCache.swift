import Synchronization

/// What was read from ICU so far. Any thread may ask; two that ask for the same new thing both have it read, and one is
/// kept.
final class ProbeCache<Key: ProbeKey>: Sendable {
  private let capacity: Int
  private let known = Mutex<[Key: Key.Found]>([:])

  /// - Parameter capacity: with so many entries it is emptied, as locale names from outside have no end.
  init(capacity: Int = 1_024) { self.capacity = capacity }

  /// How many entries are kept.
  var count: Int { known.withLock { $0.count } }

  func found(_ key: Key) throws(LocaleNumberError) -> Key.Found {
    if let found = known.withLock({ $0[key] }) { return found }
    let made = try key.probe()
    return known.withLock { known in
      if let first = known[key] { return first }
      if known.count >= capacity { known.removeAll(keepingCapacity: true) }
      known[key] = made
      return made
    }
  }
}

/// All that something read from ICU depends on.
protocol ProbeKey: Hashable, Sendable {
  associatedtype Found: Sendable
  /// Reads it from ICU, which takes its time.
  func probe() throws(LocaleNumberError) -> Found
}

/// The versions of ICU's code and data: another one may write the same locale otherwise.
struct ICUVersions: Hashable, Sendable {
  let icu = LocaleNumberFormat.icuVersion
  let cldr = LocaleNumberFormat.cldrVersion
}

/// What a number format depends on.
struct LocaleNumberKey: ProbeKey {
  /// As it was asked for: not even its canonical form is looked up twice.
  let locale: String
  let style: LocaleNumberFormat.Style
  let options: LocaleNumberOptions
  let versions = ICUVersions()

  static let cache = ProbeCache<LocaleNumberKey>()

  func probe() throws(LocaleNumberError) -> LocaleNumberFormat { try LocaleNumberFormat(probing: self) }
}

/// What a pattern of dates or times depends on.
struct LocaleDateKey: ProbeKey {
  /// As it was asked for.
  let locale: String
  /// ICU's skeleton: `yMd`.
  let skeleton: String
  let versions = ICUVersions()

  static let cache = ProbeCache<LocaleDateKey>()

  func probe() throws(LocaleNumberError) -> LocaleDatePattern { try LocaleDatePattern(probing: self) }
}

/// What ICU says of dates or times of a locale.
struct LocaleDatePattern: Hashable, Sendable {
  let locale: String
  let resolvedLocale: String
  let pattern: String
  /// Whether the Gregorian calendar, on which the pattern is, is the one of every day, or is asked for.
  let isUsualCalendar: Bool
  let am: String
  let pm: String
  /// The names of the months; none where the pattern is of times.
  let monthNames: [String]
}

#if !ICU
  extension LocaleNumberFormat {
    init(probing key: LocaleNumberKey) throws(LocaleNumberError) { throw .builtWithoutICU }
  }
  extension LocaleDatePattern {
    init(probing key: LocaleDateKey) throws(LocaleNumberError) { throw .builtWithoutICU }
  }
#endif
