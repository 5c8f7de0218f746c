import CommandConsole
import LatencyMeasuring

/// A result, for a person.
struct BenchReport {
  let result: LatencyResult

  /// Several lines, the last one ended.
  func text(_ style: Style) -> String {
    let workloads =
      result.isOverview
      ? catalogTable.text(style) : result.workloads.map { text(of: $0, style) }.joined(separator: "\n")
    let curves = result.growth.filter { !$0.lines.isEmpty }.map { text(of: $0, style) }.joined(separator: "\n")
    return workloads + curves + "\n" + FactSheet(facts).text + "\n"
  }

  private func text(of workload: WorkloadResult, _ style: Style) -> String {
    var table = TextTable(
      ["KEYS", "COUNT", "BATCH", "NS/KEY", "SPREAD", "P50", "P90", "P99", "P99.9", "MAX", "KEYS/S", "ALLOCATIONS"],
      numbers: Set(1...11))
    for row in workload.rows {
      let times = row.distribution
      let percentiles = [times.p50, times.p90, times.p99, times.p999, times.most].map(\.nanoseconds)
      table.add(
        [row.title, row.keys.grouped, row.batch.grouped, row.nanoseconds.nanoseconds]
          + ["±\(Int((SampleStatistics(row.rounds).spread * 50).rounded(.up))) %"] + percentiles
          + [Int(row.keysPerSecond).grouped, row.allocationsPerKey.allocations])
    }
    let head = "\(workload.name.printable): \(counted(workload.scripts, "script")), \(counted(workload.keys, "key"))"
    let facts = facts(of: workload)
    return style.heading(head) + "\n" + table.text(style) + (facts.isEmpty ? "" : FactSheet(facts).text + "\n")
  }

  /// Formats of the catalogue, a line each.
  private var catalogTable: TextTable {
    var table = TextTable(
      ["FORMAT", "NS/KEY", "WORST KEY", "ALLOCATIONS", "COMPILE µs", "BYTES", "STATES", "WORST KEY IS"],
      numbers: Set(1...6))
    for workload in result.workloads {
      let typing = workload.row(LatencyRow.typing)
      let (worst, program) = (workload.worstKey, workload.program)
      table.add([
        workload.name, typing?.nanoseconds.nanoseconds ?? "", worst?.nanoseconds.nanoseconds ?? "",
        typing?.allocationsPerKey.allocations ?? "", program?.compile.nanoseconds ?? "", program?.bytes.grouped ?? "",
        program?.states.grouped ?? "", worst?.words ?? "",
      ])
    }
    return table
  }

  private func text(of curve: GrowthCurve, _ style: Style) -> String {
    let sizes = Set(curve.lines.flatMap { $0.points.map { $0[0] } }).sorted()
    var table = TextTable(
      [curve.countUnit.uppercased()] + curve.lines.map { "\($0.name) \(curve.costUnit)" }, numbers: Set(0...9))
    for size in sizes {
      let costs = curve.lines.map { line in line.points.first { $0[0] == size }.map { $0[1].nanoseconds } ?? "" }
      table.add([Int(size).grouped] + costs)
    }
    return style.heading("\(curve.cost) by \(curve.name)") + "\n" + table.text(style)
  }

  private func facts(of workload: WorkloadResult) -> [(label: String, text: String)] {
    var facts: [(label: String, text: String)] = []
    if let worst = workload.worstKey {
      facts.append(("worst key", "\(worst.nanoseconds.nanoseconds) ns, \(worst.words)"))
    }
    if let program = workload.program {
      let compile = "\(program.firstCompile.nanoseconds) µs the first time, \(program.compile.nanoseconds) µs then"
      facts.append(("compile", compile))
      facts.append(("program", "\(program.bytes.grouped) bytes, \(counted(program.states, "state"))"))
    }
    return facts
  }

  private var facts: [(label: String, text: String)] {
    let (clock, harness, machine) = (result.clock, result.harness, result.machine)
    let counting = harness.countsAllocations ? "\(harness.allocations) allocations" : "allocations are not seen here"
    return [
      (
        "clock",
        "a reading costs \(clock.cost.nanoseconds) ns, which is subtracted; a batch takes \(clock.minimumTime.nanoseconds) ns or longer"
      ), ("harness", "\(harness.nanoseconds.nanoseconds) ns a key, \(counting)"),
      ("machine", "\(machine.processor), \(counted(machine.cores, "core")), \(machine.system)"),
      ("build", "\(machine.program), \(machine.build)"),
    ]
  }
}

extension LatencyResult {
  /// Whether kinds of keys were left out, so that a line reports all of a workload.
  var isOverview: Bool {
    !workloads.isEmpty && !workloads.contains { $0.rows.contains { KeyKind(rawValue: $0.kind) != nil } }
  }
}

extension LatencyRow {
  /// What it is called in a table.
  var title: String {
    switch kind {
    case LatencyRow.typing: "all, in order"
    case LatencyRow.stretch: "all, in thousands"
    case LatencyRow.settled: "these, settled"
    case LatencyRow.reset: "(clear)"
    default: kind
    }
  }
}

extension WorstKey {
  /// `'4' after '12/3' (append)`
  fileprivate var words: String {
    "\(key.quoted) " + (text.isEmpty ? "first" : "at \(text.quoted)") + " (\(kind.rawValue))"
  }
}

extension Double {
  /// With one digit after the point below a hundred, and groups of three above: `8.3`, `1,204`.
  var nanoseconds: String {
    if self >= 99.95 { return Int(min(rounded(), 1e18)).grouped }
    let tenths = Int((max(self, 0) * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }

  /// Allocations a key: `0`, `0.25`; what is less than a hundredth is not rounded away.
  fileprivate var allocations: String {
    if self == 0 { return "0" }
    if self < 0.01 { return "<0.01" }
    let hundredths = Int((self * 100).rounded())
    return "\(hundredths / 100).\(hundredths % 100 / 10)\(hundredths % 10)"
  }
}
