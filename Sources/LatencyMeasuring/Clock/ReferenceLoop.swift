/// Work that is always the same, so that times of two runs can be told from times of two machines.
///
/// It walks through a table, each step dependent on the one before, as an automaton does. Changing it makes older results useless for
/// comparisons.
public struct ReferenceLoop: Sendable {
  private static let size = 1 << 12
  private static let steps = 50_000
  private let table: [UInt16]

  public init() {
    // one cycle through all cells: 2,654,435,769 is odd, so the steps 0, 1, 2, … meet each cell once
    var order = (0..<Self.size).map { UInt16(truncatingIfNeeded: ($0 &* 2_654_435_769) >> 3 & (Self.size - 1)) }
    var state: UInt64 = 1
    for i in stride(from: order.count - 1, to: 0, by: -1) {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      order.swapAt(i, Int(state >> 33) % i)
    }
    table = order
  }

  /// Nanoseconds a step takes.
  public func time() -> Double {
    table.withUnsafeBufferPointer { table in
      var cell = 0
      let start = MonotonicClock.now
      for i in 0..<Self.steps { cell = (Int(table[cell]) &+ i) & (Self.size - 1) }
      let end = MonotonicClock.now
      // no compiler knows that the two never meet: the walk has to be made
      return Double(end &- start) / Double(Self.steps) + (UInt64(cell) == end ? 1 : 0)
    }
  }
}
