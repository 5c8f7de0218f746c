/// The statistics of a number that was measured several times.
public struct SampleStatistics: Hashable, Sendable {
  /// The values, in order of size.
  public let values: [Double]

  public init(_ values: some Sequence<Double>) { self.values = values.sorted() }

  public var median: Double { quantile(0.5) }
  /// The distance between the quarters, as a part of the median.
  public var spread: Double { median > 0 ? (quantile(0.75) - quantile(0.25)) / median : 0 }

  /// Returns the value between two others, in proportion; 0 where there are none.
  ///
  /// - Parameter part: 0 for the least, 1 for the greatest.
  public func quantile(_ part: Double) -> Double {
    guard let last = values.last else { return 0 }
    let place = part * Double(values.count - 1)
    let index = Int(place)
    return index + 1 < values.count
      ? values[index] + (values[index + 1] - values[index]) * (place - Double(index)) : last
  }
}
