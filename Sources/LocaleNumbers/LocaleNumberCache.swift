import Synchronization

/// The formats made so far. Any thread may ask; two that ask for the same new one both make it, and one is kept.
final class LocaleNumberCache: Sendable {
  /// All that a format depends on.
  struct Key: Hashable, Sendable {
    /// As it was asked for: not even its canonical form is looked up twice.
    let locale: String
    let style: LocaleNumberFormat.Style
    let options: LocaleNumberOptions
    /// The versions of code and data: another ICU may write the same locale otherwise.
    let icuVersion = LocaleNumberFormat.icuVersion
    let cldrVersion = LocaleNumberFormat.cldrVersion
  }

  static let shared = LocaleNumberCache(capacity: 1_024)

  private let capacity: Int
  private let formats = Mutex<[Key: LocaleNumberFormat]>([:])

  /// - Parameter capacity: with so many formats it is emptied, as locale names from outside have no end.
  init(capacity: Int) { self.capacity = capacity }

  /// How many formats are kept.
  var count: Int { formats.withLock { $0.count } }

  func format(_ key: Key) throws(LocaleNumberError) -> LocaleNumberFormat {
    if let known = formats.withLock({ $0[key] }) { return known }
    let made = try LocaleNumberFormat(probing: key)
    return formats.withLock { formats in
      if let first = formats[key] { return first }
      if formats.count >= capacity { formats.removeAll(keepingCapacity: true) }
      formats[key] = made
      return made
    }
  }
}

#if !ICU
  extension LocaleNumberFormat {
    init(probing key: LocaleNumberCache.Key) throws(LocaleNumberError) { throw .builtWithoutICU }
  }
#endif
