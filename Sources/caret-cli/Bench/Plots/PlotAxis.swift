import Foundation

/// Where numbers stand on an axis of logarithms, and which of them are written beside it.
struct PlotAxis {
  /// A number that is written.
  struct Tick {
    /// From 0 to 1.
    let place: Double
    let label: String
  }
  let ticks: [Tick]
  private let low: Double
  private let high: Double

  /// The whole decades, or halves of them, in which all numbers lie.
  init(logarithmic values: [Double]) {
    let positive = values.filter { $0 > 0 && $0.isFinite }
    let (least, most) = (positive.min() ?? 1, max(positive.max() ?? 10, (positive.min() ?? 1) * 1.001))
    let isNarrow = most / least < 5
    let digits = isNarrow ? [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8] : [1.0, 2, 5]
    let steps = (-3...15).flatMap { exponent in digits.map { $0 * pow(10, Double(exponent)) } }
    low = log10(steps.last { $0 <= least } ?? least)
    high = log10(steps.first { $0 >= most } ?? most)
    let (low, width) = (low, high - low)
    // where there are many decades only they are written
    let written = width > 3 ? steps.filter { abs(log10($0).rounded() - log10($0)) < 1e-9 } : steps
    ticks = written.filter { log10($0) >= low - 1e-9 && log10($0) <= low + width + 1e-9 }.map {
      Tick(place: (log10($0) - low) / width, label: PlotAxis.label($0))
    }
  }

  /// Percentiles, as nines: 0, 90, 99, 99.9 … per cent in even steps.
  ///
  /// - Parameter most: the last one before 100.
  init(nines most: Double) {
    low = 0
    high = max(1, PlotAxis.nines(most))
    let end = high
    let written: [(Double, String)] = [
      (0, "0 %"), (50, "50 %"), (90, "90 %"), (99, "99 %"), (99.9, "99.9 %"), (99.99, "99.99 %"), (99.999, "99.999 %"),
      (99.9999, "99.9999 %"),
    ]
    ticks = written.filter { PlotAxis.nines($0.0) <= end + 1e-9 }.map {
      Tick(place: PlotAxis.nines($0.0) / end, label: $0.1)
    }
  }

  static func nines(_ percentile: Double) -> Double { -log10(max(1e-9, 1 - percentile / 100)) }

  /// Where a number stands, from 0 to 1.
  func place(_ value: Double) -> Double { (log10(max(value, 1e-12)) - low) / (high - low) }
  func place(ofPercentile percentile: Double) -> Double { min(1, PlotAxis.nines(percentile) / high) }

  private static func label(_ value: Double) -> String {
    if value >= 1e6 { return short(value / 1e6) + " M" }
    return value >= 1e3 ? short(value / 1e3) + " k" : short(value)
  }

  /// Without a fraction where there is none.
  private static func short(_ value: Double) -> String {
    let thousandths = (value * 1000).rounded()
    return thousandths.truncatingRemainder(dividingBy: 1000) == 0
      ? "\(Int(thousandths / 1000))" : "\(thousandths / 1000)"
  }
}
