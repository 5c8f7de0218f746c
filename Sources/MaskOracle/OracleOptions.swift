package import NumberFormatting

/// What a word says that is typed in a date or a time.
package enum OracleWord: Hashable, Sendable {
  /// The month, from 1.
  case month(Int)
  /// Whether the time is after noon.
  case half(isAfternoon: Bool)
  /// The part with this name ends there.
  case end(of: String)
  /// Nothing: it is left out.
  case nothing
}

/// The options of a field that the oracle plays.
public struct OracleOptions: Hashable, Sendable {
  /// The treatment of an insertion that would push characters out of the field.
  public enum Overflow: String, Hashable, Sendable {
    /// It is rejected.
    case reject
    /// Characters that do not fit are dropped.
    case drop
  }
  /// Whether literals are shown as soon as they are certain to come, or only when the next character needs them.
  public var eager: Bool
  /// The treatment of an insertion that would push characters out of the field.
  public var overflow: Overflow
  /// The names of the options of `FieldOptions` that are on, of those that are usually off: `keepsPlaces`.
  public var flags: Set<String> = []
  /// How far steps go.
  package var steps = StepLengths()

  /// The years that one of two digits may mean, and how many digits the mask has for it: two or four. Values end with
  /// that year.
  package var years: (range: ClosedRange<Int>, digits: Int)? {
    get { yearRange.map { ($0, yearDigits) } }
    set { (yearRange, yearDigits) = (newValue?.range, newValue?.digits ?? 0) }
  }
  /// The words that stand for parts of a date, in lower case, with what each says, and those after an hour.
  package var wordsOfDates: [String: OracleWord] = [:]
  package var wordsOfTimes: [String: OracleWord] = [:]
  private var yearRange: ClosedRange<Int>?
  private var yearDigits = 0

  /// Options; literals are shown at once, and nothing is pushed out, unless something else is given.
  ///
  /// - Parameters:
  ///   - eager: Whether literals are shown as soon as they are certain.
  ///   - overflow: What an insertion does that would push characters out of the field.
  public init(eager: Bool = true, overflow: Overflow = .reject) {
    self.eager = eager
    self.overflow = overflow
  }
}
