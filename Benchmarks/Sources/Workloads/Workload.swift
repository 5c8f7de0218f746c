/// Keys, or other small pieces of work, done round after round: what benchmarks time and gates count.
///
/// A workload keeps its field, or what a rival keeps, so one thread runs it at a time.
public struct Workload: @unchecked Sendable {
  public enum Kind: Sendable {
    /// A key or a paste of this library: it allocates nothing.
    case key
    /// Other work of this library.
    case work
    /// What it is compared with.
    case rival
  }

  /// What is done, and for a rival by whom: `phone`, `phone, C loop`. Of its own in a concern.
  public let name: String
  public let kind: Kind
  /// How many keys, or other pieces, a round has.
  public let count: Int
  /// How many pieces are timed at once, about: a key is below the clock's resolution. A thousand, a million, or one.
  public let batch: Int
  /// Does so many rounds. The sum depends on all of them, so that no compiler leaves one out.
  public let rounds: (Int) -> UInt64

  public init(_ name: String, _ kind: Kind, count: Int, batch: Int = 1_000, rounds: @escaping (Int) -> UInt64) {
    self.name = name
    self.kind = kind
    self.count = count
    self.batch = batch
    self.rounds = rounds
  }
}
