import CAllocationCounter
import CLoop

/// Times rounds of keys and counts their allocations; the least of several runs, since what is above it is the machine's.
public struct Measurement {
  public var nanoseconds = Double.infinity
  public var allocations = 0

  public static func of(keys: Int, rounds: Int, _ body: (Int) -> UInt64) -> Measurement {
    var best = Measurement()
    var sum = body(rounds / 10)
    for _ in 0..<15 {
      let before = allocation_count()
      let start = loop_nanoseconds()
      sum &+= body(rounds)
      let time = Double(loop_nanoseconds() - start) / Double(rounds * keys)
      best.nanoseconds = min(best.nanoseconds, time)
      best.allocations = allocation_count() - before
    }
    withExtendedLifetime(sum) {}
    return best
  }
}

/// With two digits behind the point.
public func rounded(_ x: Double) -> Double { (x * 100).rounded() / 100 }
