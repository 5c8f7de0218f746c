import CommandConsole
import LatencyMeasuring

/// A comparison, for a person.
struct BenchComparisonReport {
  let comparison: LatencyComparison
  let file: String
  /// In per cent.
  let tolerance: Double

  /// Several lines, the last one ended.
  func text(_ style: Style) -> String {
    var table = TextTable(
      ["WORKLOAD", "KEYS", "BEFORE", "NOW", "CHANGE", "99 % INTERVAL", "VERDICT"], numbers: [2, 3, 4, 5])
    for row in comparison.rows {
      let interval = "\((row.ratio.lowerBound - 1).percent) to \((row.ratio.upperBound - 1).percent)"
      let verdict = row.verdict == .slower ? style.error(row.verdict.words) : row.verdict.words
      table.add([
        row.workload.printable, LatencyRow(named: row.kind).title, row.before.nanoseconds, row.after.nanoseconds,
        (row.before > 0 ? row.after / row.before - 1 : 0).percent, interval,
        verdict + (row.moreAllocations > 0 ? style.error(", and allocates more") : ""),
      ])
    }
    let ratio = comparison.machineRatio
    let machine = "the machine's own loops take \((ratio.walk - 1).percent) and \((ratio.sums - 1).percent)"
    var text = style.heading("compared with \(file.printable)") + ": \(machine); tolerance \(tolerance.nanoseconds) %\n"
    text += table.text(style)
    for caution in comparison.cautions { text += style.title(.warning) + " \(caution.printable)\n" }
    for name in comparison.missing { text += style.title(.warning) + " \(name.printable) was not measured\n" }
    return text + conclusion(style) + "\n"
  }

  private func conclusion(_ style: Style) -> String {
    if !comparison.isWorse { return "ok: nothing is slower for sure" }
    let worse = comparison.rows.filter { $0.verdict == .slower || $0.moreAllocations > 0 }
    let names = worse.map { "\($0.workload.printable) \(LatencyRow(named: $0.kind).title)" }
    return style.title(.finding) + " worse for sure: " + names.joined(separator: ", ")
  }
}

extension LatencyComparison.Verdict {
  fileprivate var words: String {
    switch self {
    case .slower: "slower"
    case .faster: "faster"
    case .same: "the same"
    case .unclear: "not sure"
    }
  }
}

extension LatencyRow {
  /// For its title alone.
  fileprivate init(named kind: String) {
    self.init(
      kind: kind, keys: 0, batch: 0, rounds: [], allocations: 0, timedKeys: 0, distribution: LatencyDistribution(of: [])
    )
  }
}

extension Double {
  /// `+12.5 %`
  var percent: String {
    guard isFinite && magnitude < 1e6 else { return self > 0 ? "+∞" : "-∞" }
    let tenths = Int((magnitude * 1000).rounded())
    return (self < 0 && tenths > 0 ? "-" : "+") + "\(tenths / 10).\(tenths % 10) %"
  }
}
