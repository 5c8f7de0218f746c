/// Two results beside each other, and the differences of which one can be certain.
///
/// Rounds of one run differ, and so do two runs of the same program. So a difference is reported only where it is
/// larger than both: the ratio of the medians has an interval, of resampled rounds (bootstrap, 99 %), and all of it
/// must lie beyond the tolerance. That is asked three times, of the times as they are and of the times as parts of each
/// of the `ReferenceLoop`'s, which were measured in the same rounds: where the machine itself was slower, they have
/// grown as well, and nothing is said of the keys.
public struct LatencyComparison: Hashable, Sendable {
  public enum Verdict: String, Hashable, Sendable, Codable {
    case slower, faster
    /// The difference is certainly within the tolerance.
    case same
    /// The noise is too large to say.
    case unclear
  }
  /// A kind of keys of one workload.
  public struct Row: Hashable, Sendable {
    public let workload: String
    public let kind: String
    /// Nanoseconds a key.
    public let before: Double
    public let after: Double
    /// The range in which the ratio of both lies: 1 where nothing changed.
    public let ratio: ClosedRange<Double>
    public let verdict: Verdict
    /// The number of additional allocations a key; 0 where there are none.
    public let moreAllocations: Double
  }
  public let rows: [Row]
  /// Workloads of the older result that the newer one does not have.
  public let missing: [String]
  /// The reasons why the two can hardly be compared: another machine, another build.
  public let cautions: [String]
  /// The ratio of the times of the machine's own loops: 1.1 for a tenth more.
  public let machineRatio: ReferenceTime

  /// Compares two results, workload by workload and kind by kind.
  ///
  /// - Parameters:
  ///   - before: what is compared with.
  ///   - after: what is judged.
  ///   - tolerance: a part: 0.05 for 5 %.
  public init(_ before: LatencyResult, _ after: LatencyResult, tolerance: Double) {
    var rows: [Row] = []
    for old in before.workloads {
      guard let new = after.workloads.first(where: { $0.name == old.name }) else { continue }
      for row in old.rows where !row.isOfThousands {
        guard let other = new.row(row.kind) else { continue }
        rows.append(Row(old, row, new, other, tolerance: tolerance))
      }
    }
    self.rows = rows
    missing = before.workloads.map(\.name).filter { name in !after.workloads.contains { $0.name == name } }
    cautions = Self.cautions(before, after)
    func ratio(_ time: (ReferenceTime) -> Double) -> Double {
      let medians = [before, after].map { SampleStatistics($0.workloads.flatMap(\.reference).map(time)).median }
      return medians[0] > 0 && medians[1] > 0 ? medians[1] / medians[0] : 1
    }
    machineRatio = ReferenceTime(walk: ratio(\.walk), sums: ratio(\.sums))
  }

  /// Whether something became slower, or allocates more, for sure.
  public var isWorse: Bool { rows.contains { $0.verdict == .slower || $0.moreAllocations > 0 } }

  private static func cautions(_ before: LatencyResult, _ after: LatencyResult) -> [String] {
    var cautions: [String] = []
    func differ(_ what: String, _ old: String, _ new: String) {
      if old != new { cautions.append("\(what) was \(old), and is \(new)") }
    }
    differ("the processor", before.machine.processor, after.machine.processor)
    differ("the build", before.machine.build, after.machine.build)
    for workload in before.workloads {
      guard let other = after.workloads.first(where: { $0.name == workload.name }) else { continue }
      if other.keys != workload.keys { cautions.append("the scripts of \(workload.name) are others") }
      let isBatchedAlike = workload.rows.allSatisfy { row in other.row(row.kind).map { $0.batch == row.batch } ?? true }
      if !isBatchedAlike {
        cautions.append("keys of \(workload.name) were timed in batches of another size: measure it again")
      }
    }
    return cautions
  }
}

extension LatencyComparison.Row {
  fileprivate init(
    _ old: WorkloadResult, _ before: LatencyRow, _ new: WorkloadResult, _ after: LatencyRow, tolerance: Double
  ) {
    let plain = RatioInterval(before.rounds, after.rounds).range
    func relative(to time: (ReferenceTime) -> Double) -> ClosedRange<Double> {
      let rounds = [(before.rounds, old.reference), (after.rounds, new.reference)].map { rounds, reference in
        zip(rounds, reference).map { $0 / max(time($1), .leastNonzeroMagnitude) }
      }
      return RatioInterval(rounds[0], rounds[1]).range
    }
    let isReferenced = !old.reference.isEmpty && !new.reference.isEmpty
    let ranges = isReferenced ? [plain, relative(to: \.walk), relative(to: \.sums)] : [plain]
    let (least, most) = (1 / (1 + tolerance), 1 + tolerance)
    workload = old.name
    kind = before.kind
    self.before = before.nanoseconds
    self.after = after.nanoseconds
    ratio = plain
    if before.batch != after.batch {
      verdict = .unclear
    } else if ranges.allSatisfy({ $0.lowerBound > most }) {
      verdict = .slower
    } else if ranges.allSatisfy({ $0.upperBound < least }) {
      verdict = .faster
    } else {
      verdict = ranges.allSatisfy { $0.lowerBound >= least && $0.upperBound <= most } ? .same : .unclear
    }
    let more = after.allocationsPerKey - before.allocationsPerKey
    // one in ten thousand is a buffer that grew
    moreAllocations = more > 0.000_1 ? more : 0
  }
}
