import LatencyMeasuring
import Testing

/// Percentiles and medians of data that are known.
@Suite struct StatisticsTests {
  @Test func percentilesOfKnownTimes() {
    // 1 to 10,000 nanoseconds, in no order
    let times = (0..<10_000).map { $0 * 7_919 % 10_000 + 1 }
    let distribution = LatencyDistribution(of: times.map(Double.init))
    #expect(distribution.count == 10_000)
    // to three digits
    func isNear(_ value: Double, _ exact: Double) -> Bool { abs(value - exact) <= exact * 0.001 }
    #expect(isNear(distribution.p50, 5_000))
    #expect(isNear(distribution.p90, 9_000))
    #expect(isNear(distribution.p99, 9_900))
    #expect(isNear(distribution.p999, 9_990))
    #expect(isNear(distribution.most, 10_000))
    #expect(isNear(distribution.least, 1))
    #expect(isNear(distribution.mean, 5_000.5))
  }

  /// A key takes a few nanoseconds, and tenths of them matter.
  @Test func tenthsOfNanosecondsAreTold() {
    let distribution = LatencyDistribution(of: [8.3, 8.3, 8.4])
    #expect(abs(distribution.p50 - 8.3) < 0.01)
    #expect(abs(distribution.most - 8.4) < 0.01)
  }

  /// One slow key in ten thousand is not a percentile that is reported, and is the maximum.
  @Test func theSlowestIsTheMaximum() {
    let times = Array(repeating: 10.0, count: 9_999) + [5_000_000]
    let distribution = LatencyDistribution(of: times)
    #expect(abs(distribution.p999 - 10) < 0.1)
    #expect(abs(distribution.most - 5_000_000) < 5_000)
  }

  @Test func theCurveRises() {
    let distribution = LatencyDistribution(of: (1...1_000).map(Double.init))
    #expect(distribution.curve.count > 20)
    #expect((distribution.curve.first?[0] ?? 100) < 1)
    #expect(distribution.curve.last?[0] == 100)
    for (point, next) in zip(distribution.curve, distribution.curve.dropFirst()) {
      #expect(point[0] <= next[0] && point[1] <= next[1])
    }
  }

  @Test func nothingHasNoDistribution() {
    let distribution = LatencyDistribution(of: [])
    #expect(distribution.count == 0)
    #expect(distribution.most == 0)
    #expect(distribution.curve.isEmpty)
    #expect(SampleStatistics([]).median == 0)
  }

  @Test func quantiles() {
    let sample = SampleStatistics([4, 1, 3, 2])
    #expect(sample.median == 2.5)
    #expect(sample.quantile(0) == 1)
    #expect(sample.quantile(1) == 4)
    #expect(SampleStatistics([7]).median == 7)
    #expect(SampleStatistics([8, 10, 12]).spread == 0.2)
  }
}
