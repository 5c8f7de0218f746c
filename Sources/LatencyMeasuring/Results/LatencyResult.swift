/// Everything that a run measured, as it is kept in a file.
public struct LatencyResult: Hashable, Sendable, Codable {
  /// The form of the file.
  public static let schema = 1

  public var schema = LatencyResult.schema
  public var machine: Machine
  public var clock: ClockPrecision
  public var harness: HarnessCost
  public var workloads: [WorkloadResult]
  public var growth: [GrowthCurve]

  public init(
    machine: Machine, clock: ClockPrecision, harness: HarnessCost, workloads: [WorkloadResult] = [],
    growth: [GrowthCurve] = []
  ) {
    (self.machine, self.clock, self.harness) = (machine, clock, harness)
    (self.workloads, self.growth) = (workloads, growth)
  }
}

/// The machine that was measured on.
public struct Machine: Hashable, Sendable, Codable {
  /// The processor, as it calls itself.
  public var processor: String
  public var cores: Int
  /// The system and its kernel.
  public var system: String
  /// `release` or `debug`; only of the first do times mean anything.
  public var build: String
  /// The program and its version.
  public var program: String

  public init(processor: String, cores: Int, system: String, build: String, program: String) {
    (self.processor, self.cores, self.system, self.build, self.program) = (processor, cores, system, build, program)
  }
}

/// The cost of measuring itself: keys that do nothing, played like any other. It is shown, and not subtracted.
public struct HarnessCost: Hashable, Sendable, Codable {
  /// Nanoseconds a key.
  public var nanoseconds: Double
  /// Allocations of all keys; 0, or something is wrong.
  public var allocations: Int
  /// Whether allocations are seen at all.
  public var countsAllocations: Bool

  public init(nanoseconds: Double, allocations: Int, countsAllocations: Bool) {
    (self.nanoseconds, self.allocations, self.countsAllocations) = (nanoseconds, allocations, countsAllocations)
  }
}

/// The cost of scripts of one origin.
public struct WorkloadResult: Hashable, Sendable, Codable {
  /// The name of what is typed into, or of where scripts come from: results of the same name are compared.
  public var name: String
  public var scripts: Int
  public var keys: Int
  /// The times that the `ReferenceLoop` took, of each round.
  public var reference: [ReferenceTime]
  public var rows: [LatencyRow]
  /// The key that takes longest, where each was timed by itself.
  public var worstKey: WorstKey?
  /// The cost of the mask's program.
  public var program: ProgramCost?

  public init(
    name: String, scripts: Int, keys: Int, reference: [ReferenceTime], rows: [LatencyRow], worstKey: WorstKey? = nil,
    program: ProgramCost? = nil
  ) {
    (self.name, self.scripts, self.keys, self.reference) = (name, scripts, keys, reference)
    (self.rows, self.worstKey, self.program) = (rows, worstKey, program)
  }

  public func row(_ kind: String) -> LatencyRow? { rows.first { $0.kind == kind } }

  /// The numbers of keys in its batches, by the kind of keys: for `LatencyMeasurement.batches`.
  public var batches: [String: Int] { Dictionary(rows.map { ($0.kind, $0.batch) }) { first, _ in first } }
}

/// The key that takes longest; no paste, which is many keys.
public struct WorstKey: Hashable, Sendable, Codable {
  /// The median of its times, in nanoseconds.
  public var nanoseconds: Double
  public var kind: KeyKind
  /// The key, as in a script.
  public var key: String
  /// The text that the field showed before it.
  public var text: String
}

/// The cost of a mask before anybody types.
public struct ProgramCost: Hashable, Sendable, Codable {
  /// Microseconds it took to compile it, the first time in this process.
  public var firstCompile: Double
  /// The same, the median of some times after it.
  public var compile: Double
  /// Bytes of the program.
  public var bytes: Int
  public var states: Int
}
