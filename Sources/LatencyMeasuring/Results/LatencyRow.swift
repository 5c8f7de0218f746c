/// The cost of keys of a kind.
public struct LatencyRow: Hashable, Sendable, Codable {
  /// A `KeyKind` by its name; `typing` for all keys in the order in which they are pressed, `stretch` for the same in
  /// batches of a thousand, `settled` for these with the median of each batch, `reset` for clearing the field between
  /// two scripts.
  public var kind: String
  /// The number of keys of the kind in the scripts.
  public var keys: Int
  /// The number of keys that were timed at once; 1 where each was timed by itself. Of `typing` and `stretch` so many or
  /// more: whole scripts.
  public var batch: Int
  /// Nanoseconds a key took, of each round: every batch was timed several times, and counts with its median.
  public var rounds: [Double]
  /// Allocations while keys were timed, and how many these were.
  public var allocations: Int
  public var timedKeys: Int
  /// The distribution of the times of batches, nanoseconds a key.
  public var distribution: LatencyDistribution

  public init(
    kind: String, keys: Int, batch: Int, rounds: [Double], allocations: Int, timedKeys: Int,
    distribution: LatencyDistribution
  ) {
    (self.kind, self.keys, self.batch, self.rounds) = (kind, keys, batch, rounds)
    (self.allocations, self.timedKeys, self.distribution) = (allocations, timedKeys, distribution)
  }

  /// Nanoseconds a key: the median of all rounds.
  public var nanoseconds: Double { SampleStatistics(rounds).median }
  public var allocationsPerKey: Double { timedKeys > 0 ? Double(allocations) / Double(timedKeys) : 0 }
  /// Keys of the kind in a second, on one core.
  public var keysPerSecond: Double { nanoseconds > 0 ? 1e9 / nanoseconds : 0 }

  /// Whether its percentiles are what it is for; else its time is.
  public var isOfThousands: Bool { kind == LatencyRow.stretch || kind == LatencyRow.settled }

  public static let typing = "typing"
  public static let stretch = "stretch"
  public static let settled = "settled"
  public static let reset = "reset"
}
