/// The choice of the word that follows a whole number: the cardinal plural rules of Unicode's CLDR 42, each with the
/// words that it chooses among, in order.
public enum PluralRule: String, Hashable, Sendable, CaseIterable {
  /// One word for all: Chinese, Japanese, Korean, Turkish after numbers, and others.
  case single
  /// One, other: English, German and most languages of Europe.
  case english
  /// One, for zero as well, and other: Hindi, Bengali, Persian.
  case hindi
  /// One, for zero as well, many for whole millions, and other: French, Portuguese of Brazil.
  case french
  /// One, many for whole millions, and other: Spanish, Italian, Catalan.
  case spanish
  /// One, few, other: Czech and Slovak.
  case czech
  /// One, few, many: Russian, Ukrainian.
  case russian
  /// One, few, many: Polish.
  case polish
  /// One, two, other: Hebrew.
  case hebrew
  /// Zero, one, two, few, many, other: Arabic.
  case arabic

  /// The number of words that it chooses among.
  public var wordCount: Int {
    switch self {
    case .single: 1
    case .english, .hindi: 2
    case .french, .spanish, .czech, .russian, .polish, .hebrew: 3
    case .arabic: 6
    }
  }

  /// The word that follows a count.
  ///
  /// - Parameter count: The count.
  /// - Returns: The index of the word.
  /// - Complexity: O(1)
  public func category(of count: Int) -> Int {
    let n = count.magnitude
    let (ones, hundreds) = (n % 10, n % 100)
    let isFew = 2...4 ~= ones && !(12...14 ~= hundreds)
    let isMillions = n != 0 && n % 1_000_000 == 0
    return switch self {
    case .single: 0
    case .english: n == 1 ? 0 : 1
    case .hindi: n < 2 ? 0 : 1
    case .french: n < 2 ? 0 : isMillions ? 1 : 2
    case .spanish: n == 1 ? 0 : isMillions ? 1 : 2
    case .czech: n == 1 ? 0 : 2...4 ~= n ? 1 : 2
    case .russian: ones == 1 && hundreds != 11 ? 0 : isFew ? 1 : 2
    case .polish: n == 1 ? 0 : isFew ? 1 : 2
    case .hebrew: n == 1 ? 0 : n == 2 ? 1 : 2
    case .arabic: n < 3 ? Int(n) : 3...10 ~= hundreds ? 3 : 11...99 ~= hundreds ? 4 : 5
    }
  }
}
