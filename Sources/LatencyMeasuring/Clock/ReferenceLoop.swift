/// Work that is always the same, so that times of two runs can be distinguished from times of two machines.
///
/// Two loops, as a machine is slow in two ways: a walk through a table, each step dependent on the one before, waits
/// for the memory next to the core; sums that do not depend on each other want all of the core, and have half of it
/// where another thread of the same core is busy. Changing either makes older results useless for comparisons.
public struct ReferenceLoop: Sendable {
  private static let size = 1 << 12
  private static let steps = 50_000
  private let table: [UInt16]

  public init() {
    var order = (0..<Self.size).map { UInt16($0) }
    var state: UInt64 = 1
    for i in stride(from: order.count - 1, to: 0, by: -1) {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      order.swapAt(i, Int(state >> 33) % i)
    }
    table = order
  }

  /// Times both loops: some hundred microseconds.
  public func time() -> ReferenceTime { ReferenceTime(walk: walk(), sums: sums()) }

  private func walk() -> Double {
    table.withUnsafeBufferPointer { table in
      var cell = 0
      let start = MonotonicClock.now
      for i in 0..<Self.steps { cell = (Int(table[cell]) &+ i) & (Self.size - 1) }
      return Self.nanosecondsAStep(since: start, UInt64(cell))
    }
  }

  private func sums() -> Double {
    var (a, b, c, d): (UInt64, UInt64, UInt64, UInt64) = (1, 2, 3, 4)
    let start = MonotonicClock.now
    for i in 0..<UInt64(Self.steps) {
      a = (a ^ i) &* 0x9E37_79B9_7F4A_7C15
      b = (b &+ i) ^ (b >> 7)
      c = (c ^ i) &+ (c << 3)
      d = (d &- i) ^ (d << 5)
    }
    return Self.nanosecondsAStep(since: start, a ^ b ^ c ^ d)
  }

  /// No compiler knows that the result and the time never meet: the loop has to be gone through.
  private static func nanosecondsAStep(since start: UInt64, _ result: UInt64) -> Double {
    let end = MonotonicClock.now
    return Double(end &- start) / Double(steps) + (result == end ? 1 : 0)
  }
}

/// The time that the machine took for what is always the same, in nanoseconds a step.
public struct ReferenceTime: Hashable, Sendable, Codable {
  /// The time of the walk through a table.
  public var walk: Double
  /// The time of the sums.
  public var sums: Double

  public init(walk: Double, sums: Double) { (self.walk, self.sums) = (walk, sums) }
}
