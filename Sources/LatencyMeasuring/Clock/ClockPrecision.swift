/// The cost of reading the clock, and the smallest time that it can report.
///
///     let clock = ClockPrecision.measured()
///     clock.cost          // 21.3: what two readings with nothing between them are apart
///     clock.minimumTime     // 100.0: what is timed takes this long, or longer
///
/// All times are nanoseconds.
public struct ClockPrecision: Hashable, Sendable, Codable {
  /// The time between two readings with nothing between them; it is subtracted from every time.
  public var cost: Double
  /// The least that two different readings are apart.
  public var step: Double
  /// The mean distance of such pairs from the cost: what is left of it when it was subtracted.
  public var spread: Double

  public init(cost: Double, step: Double, spread: Double) {
    (self.cost, self.step, self.spread) = (cost, step, spread)
  }

  /// The larger of step and spread: the error of a time.
  public var resolution: Double { max(step, spread) }
  /// A hundred times the resolution: what is timed at once takes this long, so that a time is wrong by one per cent at
  /// most.
  public var minimumTime: Double { 100 * resolution }

  /// Measures it: some milliseconds.
  ///
  /// - Parameter pairs: how many pairs of readings.
  public static func measured(pairs: Int = 50_000) -> ClockPrecision {
    var times = [Double](repeating: 0, count: max(pairs, 100))
    // the first ones are slow
    for _ in 0..<2 {
      for i in times.indices {
        let start = MonotonicClock.now
        let end = MonotonicClock.now
        times[i] = Double(end &- start)
      }
    }
    times.sort()
    let middle = times[(times.count / 4)..<(times.count * 3 / 4)]
    let cost = middle.reduce(0, +) / Double(middle.count)
    let steps = zip(times.dropFirst(), times).map { $0 - $1 }.filter { $0 > 0 }
    // without the last hundredth, in which something else was done
    let usual = times.dropLast(times.count / 100)
    let spread = usual.reduce(0) { $0 + abs($1 - cost) } / Double(usual.count)
    return ClockPrecision(cost: cost, step: max(1, min(steps.min() ?? 1, cost)), spread: spread)
  }
}
