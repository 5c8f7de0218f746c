import Synchronization

/// What ICU says of dates or times of a locale.
struct LocaleDatePattern: Hashable, Sendable {
  let locale: String
  let localeWithData: String
  let pattern: String
  let am: String
  let pm: String
}

/// The patterns asked for so far. Any thread may ask; two that ask for the same new one both have it made, and one is kept.
final class DatePatternCache: Sendable {
  /// All that a pattern depends on.
  struct Key: Hashable, Sendable {
    /// As it was asked for.
    let locale: String
    /// ICU's skeleton: `yMd`.
    let skeleton: String
    /// Another ICU may write the same locale otherwise.
    let icuVersion = LocaleNumberFormat.icuVersion
    let cldrVersion = LocaleNumberFormat.cldrVersion
  }

  static let shared = DatePatternCache(capacity: 1_024)

  private let capacity: Int
  private let patterns = Mutex<[Key: LocaleDatePattern]>([:])

  /// - Parameter capacity: with so many patterns it is emptied, as locale names from outside have no end.
  init(capacity: Int) { self.capacity = capacity }

  /// How many patterns are kept.
  var count: Int { patterns.withLock { $0.count } }

  func pattern(_ key: Key) throws(LocaleNumberError) -> LocaleDatePattern {
    if let known = patterns.withLock({ $0[key] }) { return known }
    let made = try LocaleDatePattern(probing: key)
    return patterns.withLock { patterns in
      if let first = patterns[key] { return first }
      if patterns.count >= capacity { patterns.removeAll(keepingCapacity: true) }
      patterns[key] = made
      return made
    }
  }
}

#if !ICU
  extension LocaleDatePattern {
    init(probing key: DatePatternCache.Key) throws(LocaleNumberError) { throw .builtWithoutICU }
  }
#endif
