internal import FieldEditing
internal import FieldFormats

/// Measures the cost of a tape's keys.
///
///     let measurement = LatencyMeasurement(clock: .measured())
///     let result = measurement.run(tape, name: "expiry") { _ in }
///     result.row("append")?.nanoseconds
public struct LatencyMeasurement: Sendable {
  public var clock: ClockPrecision
  /// The number of rounds: each goes through all keys three times or, where that is short, more often.
  public var rounds: Int
  /// The seconds after which no further round begins; three rounds there are in any case.
  public var seconds: Double
  /// The least duration of a round for each kind of keys, in nanoseconds.
  public var minimumRound = 1_000_000.0
  /// The number of keys among which the one that takes longest is looked for; 0 for none.
  public var worstKeys = 0

  public init(clock: ClockPrecision, rounds: Int = 15, seconds: Double = .infinity) {
    (self.clock, self.rounds, self.seconds) = (clock, rounds, seconds)
  }

  /// The number of keys in a batch, by the kind of keys: those of an older result, to be compared with it. Others suit
  /// the clock.
  public var batches: [String: Int] = [:]

  /// How many keys a batch of the fastest kind has at most, and one of `stretch` at least.
  private static let (mostKeys, stretchKeys) = (1_024, 1_000)
  private static let leastRounds = 3
  /// How often each batch is timed in a round at least: an odd number, so that its median is not that of an
  /// interruption.
  private static let leastPasses = 3
  /// As long a round goes on with the same kind of keys beyond that, with the way to where they are pressed, in
  /// nanoseconds.
  private static let longestRound = 20_000_000.0

  /// A plan with what was measured of it.
  private struct Series {
    let kind: String
    let keys: Int
    let size: Int
    let plan: BatchPlan
    let passes: Int
    var rounds: [Double] = []
    var allocations = 0
    var timedKeys = 0
    var histogram = LatencyHistogram()
    /// What each batch of a stretch took in each round: the median of its passes.
    var settled: [[Double]] = []

    mutating func add(_ passes: [BatchPass]) {
      let sizes = plan.batchSizes
      if kind == LatencyRow.stretch && settled.isEmpty { settled = [[Double]](repeating: [], count: sizes.count) }
      var total = 0.0
      for batch in sizes.indices {
        let median = SampleStatistics(passes.map { $0.times[batch] }).median
        total += median * Double(sizes[batch])
        for pass in passes { histogram.record(pass.times[batch], keys: sizes[batch]) }
        if kind == LatencyRow.stretch { settled[batch].append(median) }
      }
      rounds.append(total / Double(sizes.reduce(0, +)))
      for pass in passes {
        allocations += pass.allocations
        timedKeys += pass.keys
      }
    }

    /// A stretch has two: with all times, and with the median of each batch, which leaves out what the machine did
    /// otherwise.
    var rows: [LatencyRow] {
      let row = LatencyRow(
        kind: kind, keys: keys, batch: size, rounds: rounds, allocations: allocations, timedKeys: timedKeys,
        distribution: histogram.distribution)
      if settled.isEmpty { return [row] }
      var medians = LatencyHistogram()
      for (times, keys) in zip(settled, plan.batchSizes) { medians.record(SampleStatistics(times).median, keys: keys) }
      var other = row
      (other.kind, other.distribution) = (LatencyRow.settled, medians.distribution)
      return [row, other]
    }
  }

  /// Measures all keys in order, each kind of them, and clearing.
  ///
  /// - Parameters:
  ///   - tape: the scripts, ready to be played.
  ///   - name: what it is called in the result.
  ///   - kinds: which kinds are measured by themselves.
  ///   - report: called before each round, with how many there were.
  public func run(
    _ tape: KeystrokeTape, name: String, kinds: [KeyKind] = KeyKind.allCases, _ report: (Int) -> Void = { _ in }
  ) -> WorkloadResult {
    let start = MonotonicClock.now
    var tape = tape
    let clearing = tape.keys.count
    tape.keys.append(Keystroke(action: .clear))
    let pool = FieldPool(tape.fields)
    let timer = BatchTimer(tape: tape, clock: clock)
    var series = series(tape, pool, timer, clearing: clearing, kinds)
    let loop = ReferenceLoop()
    var reference: [ReferenceTime] = []
    for round in 0..<max(rounds, Self.leastRounds) {
      if round >= Self.leastRounds && Double(MonotonicClock.now - start) > seconds * 1e9 { break }
      report(round)
      reference.append(loop.time())
      for i in series.indices { series[i].add((0..<series[i].passes).map { _ in timer.pass(series[i].plan) }) }
    }
    return withExtendedLifetime(pool) {
      WorkloadResult(
        name: name, scripts: tape.scriptCount, keys: tape.keyCount, reference: reference, rows: series.flatMap(\.rows),
        worstKey: worstKeys > 0 ? WorstKey(of: tape, clock: clock, among: worstKeys) : nil)
    }
  }

  /// What there is to be measured, each with batches that take long enough to be timed, and warm.
  private func series(
    _ tape: KeystrokeTape, _ pool: FieldPool, _ timer: BatchTimer, clearing: Int, _ kinds: [KeyKind]
  ) -> [Series] {
    var all: [Series] = []
    func add(_ kind: String, keys: Int, size: Int? = nil, _ plan: (Int) -> BatchPlan) {
      let size = size ?? batches[kind] ?? self.size(of: plan, timer)
      let plan = plan(size)
      if plan.batches.isEmpty { return }
      let pass = timer.pass(plan)
      let passes = min(minimumRound / max(pass.total, 1), Self.longestRound / max(pass.wholeTime, 1), 1_000)
      all.append(Series(kind: kind, keys: keys, size: size, plan: plan, passes: max(Self.leastPasses, Int(passes) | 1)))
    }
    add(LatencyRow.typing, keys: tape.keyCount) { BatchPlan.typing(tape, pool, least: $0) }
    add(LatencyRow.stretch, keys: tape.keyCount, size: Self.stretchKeys) { BatchPlan.typing(tape, pool, least: $0) }
    for kind in kinds {
      let occurrences = tape.occurrences(of: kind)
      let keys = tape.kinds.count { $0 == kind }
      add(kind.rawValue, keys: keys) { BatchPlan.keys(occurrences, tape, pool, size: $0) }
    }
    add(LatencyRow.reset, keys: tape.scriptCount) { BatchPlan.clearing(tape, pool, key: clearing, size: $0) }
    return all
  }

  /// How many keys take as long as must be timed at once, by a pass that also warms up. A power of two, so that another
  /// run of the same has the same batches: in a larger one a key finds its field less warm.
  private func size(of plan: (Int) -> BatchPlan, _ timer: BatchTimer) -> Int {
    let trial = plan(16)
    if trial.batches.isEmpty { return 1 }
    _ = timer.pass(trial)
    let key = max(0.1, SampleStatistics(timer.pass(trial).times).median)
    var size = 1
    while size < Self.mostKeys && Double(size) * key < clock.minimumTime { size *= 2 }
    return size
  }
}

extension HarnessCost {
  /// Plays keys that do nothing.
  public static func measured(clock: ClockPrecision) -> HarnessCost {
    do throws(MaskError) {
      var tape = KeystrokeTape()
      let format = tape.add(FieldFormat(try Mask("#")))
      tape.appendIdleKeys(1_000, to: format)
      let pool = FieldPool(tape.fields)
      let plan = BatchPlan.typing(tape, pool, least: 1)
      let timer = BatchTimer(tape: tape, clock: clock)
      _ = timer.pass(plan)
      let passes = (0..<100).map { _ in timer.pass(plan) }
      return withExtendedLifetime(pool) {
        HarnessCost(
          nanoseconds: SampleStatistics(passes.flatMap(\.times)).median,
          allocations: passes.reduce(0) { $0 + $1.allocations },
          countsAllocations: AllocationCounter.isCounting)
      }
    } catch {
      preconditionFailure("\(error)")
    }
  }
}
