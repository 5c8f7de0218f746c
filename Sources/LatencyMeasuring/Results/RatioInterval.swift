internal import MaskFuzzing

/// In which the ratio of two medians lies, by the bootstrap: values are drawn again from each sample, with repetition,
/// and the middle of what the ratios come to is taken. The same samples have the same interval.
struct RatioInterval {
  let range: ClosedRange<Double>

  /// - Parameters:
  ///   - confidence: how much of the ratios lies inside.
  ///   - count: how often values are drawn.
  init(_ before: [Double], _ after: [Double], confidence: Double = 0.99, count: Int = 2_000) {
    var random = SeededGenerator(seed: 1)
    var ratios: [Double] = []
    for _ in 0..<count {
      let (old, new) = (Self.drawn(before, &random), Self.drawn(after, &random))
      if old > 0 && new > 0 { ratios.append(new / old) }
    }
    let all = SampleStatistics(ratios)
    let outside = (1 - confidence) / 2
    // without a time there is nothing to be said
    range = ratios.isEmpty ? 0...Double.infinity : all.quantile(outside)...all.quantile(1 - outside)
  }

  private static func drawn(_ values: [Double], _ random: inout SeededGenerator) -> Double {
    if values.isEmpty { return 0 }
    return SampleStatistics(values.map { _ in values[Int.random(in: 0..<values.count, using: &random)] }).median
  }
}
