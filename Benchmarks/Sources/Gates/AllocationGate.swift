import CGateCounter
import Workloads

/// No key allocates, once a field's buffers have grown to the value's size.
enum AllocationGate {
  static func holds(_ concerns: [Concern]) throws -> Bool {
    print("Allocations")
    guard counterCounts() else {
      print("  the counter does not count: another allocator stands before it")
      return false
    }
    var checked = 0
    var holds = true
    for concern in concerns {
      for workload in try concern.workloads() where workload.kind == .key {
        checked += 1
        let rounds = 3
        // the history keeps up to twice its hundred steps
        var sum = workload.rounds(250)
        let before = allocation_count()
        sum &+= workload.rounds(rounds)
        let count = allocation_count() - before
        withExtendedLifetime(sum) {}
        if count == 0 { continue }
        holds = false
        print("  \(concern.rawValue): \(workload.name): \(count) in \(rounds * workload.count) keys")
      }
    }
    print("  \(checked) workloads, \(holds ? "none allocates" : "those above allocate")")
    return holds
  }

  private static func counterCounts() -> Bool {
    let before = allocation_count()
    let text = String(repeating: "x", count: Int.random(in: 100...200))
    return allocation_count() - before > 0 && !text.isEmpty
  }
}
