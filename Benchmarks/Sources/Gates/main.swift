import Foundation
import Workloads

let usage = """
  usage: gates [allocations|instructions [--record]|ratios]

  Counts what keys cost, and fails where that passes a limit: allocations by a counter of its own, instructions by callgrind against
  Thresholds/instructions.json, which --record writes anew. Ratios of times are shown, and only warned of. To be run in Benchmarks/.

  """

/// Whether all gates hold.
func run(_ arguments: [String]) throws -> Bool {
  switch arguments {
  case []:
    let holds = [try AllocationGate.holds(), try InstructionGate.holds()]
    try Ratio.report()
    return !holds.contains(false)
  case ["allocations"]: return try AllocationGate.holds()
  case ["instructions"]: return try InstructionGate.holds()
  case ["instructions", "--record"]:
    try InstructionGate.record()
    return true
  case ["ratios"]:
    try Ratio.report()
    return true
  case ["collected"]:
    // what callgrind runs
    try InstructionGate.runCollected()
    return true
  default:
    FileHandle.standardError.write(Data(usage.utf8))
    exit(2)
  }
}

do {
  if try !run(Array(CommandLine.arguments.dropFirst())) {
    print("\nA limit was passed.")
    exit(1)
  }
} catch {
  FileHandle.standardError.write(Data("gates: \(error)\n".utf8))
  exit(2)
}
