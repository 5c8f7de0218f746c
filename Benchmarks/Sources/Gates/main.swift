import Foundation
import Workloads

let usage = """
  usage: gates [allocations|instructions [--record]|ratios] [CONCERN…]

  Counts what keys and rows of columns cost, and fails where that passes a limit: allocations by a counter of its own, instructions
  by callgrind against Thresholds/, which --record writes again. Ratios of times are shown, and only warned of. Of concerns that are
  named, such as form or keystroke, nothing else is looked at. To be run in Benchmarks/.

  """

/// Whether all gates hold.
func run(_ arguments: [String]) throws -> Bool {
  let named = arguments.compactMap { Concern(rawValue: $0) }
  let concerns = named.isEmpty ? Concern.allCases : named
  switch arguments.filter({ Concern(rawValue: $0) == nil }) {
  case []:
    let holds = [try AllocationGate.holds(concerns)] + (try InstructionGate.all(concerns).map { try $0.holds() })
    try Ratio.report(concerns)
    return !holds.contains(false)
  case ["allocations"]: return try AllocationGate.holds(concerns)
  case ["instructions"]: return try InstructionGate.all(concerns).map { try $0.holds() }.allSatisfy { $0 }
  case ["instructions", "--record"]:
    for gate in InstructionGate.all(concerns) { try gate.record() }
    return true
  case ["ratios"]:
    try Ratio.report(concerns)
    return true
  case ["collected"]:
    // what callgrind runs
    try InstructionGate.runCollected(concerns)
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
