import Histogram

/// Times of batches, kept as an HdrHistogram: to three digits, however many there are. Each counts as many times as it
/// has keys.
struct LatencyHistogram {
  /// How many batches there are.
  private var count = 0
  /// In picoseconds: a key may take less than ten nanoseconds. Up to ten seconds.
  private var histogram = Histogram<UInt64>(
    lowestDiscernibleValue: 1, highestTrackableValue: 10_000_000_000_000, numberOfSignificantValueDigits: .three)

  /// - Parameters:
  ///   - nanoseconds: what a key took.
  ///   - keys: how many were timed together.
  mutating func record(_ nanoseconds: Double, keys: Int = 1) {
    histogram.record(UInt64(min(max(nanoseconds * 1000, 0), 9_999_999_999_999).rounded()), count: UInt64(keys))
    count += 1
  }

  var distribution: LatencyDistribution {
    func at(_ percentile: Double) -> Double { Double(histogram.valueAtPercentile(percentile)) / 1000 }
    // a curve of an even step on an axis of logarithms: 0, 50, 75 … per cent, five points to each halving
    let curve =
      histogram.totalCount == 0
      ? [] : histogram.percentiles(ticksPerHalfDistance: 5).map { [$0.percentile, Double($0.value) / 1000] }
    return LatencyDistribution(
      count: count, mean: histogram.totalCount == 0 ? 0 : histogram.mean / 1000, least: at(0), p50: at(50),
      p90: at(90), p99: at(99), p999: at(99.9), most: at(100), curve: curve)
  }
}

/// The distribution of times: nanoseconds a key, each key taken as the mean of its batch.
public struct LatencyDistribution: Hashable, Sendable, Codable {
  /// The number of batches: a percentile beyond one in so many is the greatest.
  public var count: Int
  public var mean: Double
  public var least: Double
  public var p50: Double
  public var p90: Double
  public var p99: Double
  public var p999: Double
  public var most: Double
  /// Pairs of a percentile and its time, from 0 to 100.
  public var curve: [[Double]]

  /// The distribution of some times, to three digits.
  public init(of times: some Sequence<Double>) {
    var histogram = LatencyHistogram()
    for time in times { histogram.record(time) }
    self = histogram.distribution
  }

  init(
    count: Int, mean: Double, least: Double, p50: Double, p90: Double, p99: Double, p999: Double, most: Double,
    curve: [[Double]]
  ) {
    (self.count, self.mean, self.least, self.p50, self.p90) = (count, mean, least, p50, p90)
    (self.p99, self.p999, self.most, self.curve) = (p99, p999, most, curve)
  }
}
