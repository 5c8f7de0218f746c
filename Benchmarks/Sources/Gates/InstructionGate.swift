import Foundation
import Workloads

/// Instructions a key, or a row of a column, as callgrind counts them: the same in every run, so that little more than
/// what was recorded is a finding.
struct InstructionGate {
  private let title: String
  private let file: String
  private let concerns: [Concern]

  /// The gates over some concerns. Of columns one limit is for all formats, and those that are slower have their own.
  static func all(_ concerns: [Concern]) -> [InstructionGate] {
    let (columns, keys) = (concerns.filter { $0 == .column }, concerns.filter { $0 != .column })
    return [
      InstructionGate(title: "Instructions a key", file: "Thresholds/instructions.json", concerns: keys),
      InstructionGate(title: "Instructions a row", file: "Thresholds/columns.json", concerns: columns),
    ].filter { !$0.concerns.isEmpty }
  }

  func holds() throws -> Bool {
    print("\n" + title)
    guard let callgrind = Callgrind() else {
      print("  NOT CHECKED: valgrind or strip is not installed (apt-get install valgrind binutils)")
      return true
    }
    let limits = try Thresholds(file: file), counts = try callgrind.counts(concerns)
    var holds = true
    var usual: [Double] = []
    for (name, count) in counts {
      let line = "  \(String(format: "%11.1f", count))  \(name)"
      guard let limit = limits.instructions[name] ?? limits.most else {
        if !Self.isShown(name) { holds = false }
        print(line + (Self.isShown(name) ? "" : ": HAS NO LIMIT"))
        continue
      }
      let isUsual = limits.instructions[name] == nil
      let recorded = String(format: "%.1f", limit)
      if count > limit * (1 + limits.tolerance) {
        holds = false
        print("\(line): TOO MANY, \(isUsual ? "with no limit but the one of all" : "recorded"), \(recorded)")
      } else if isUsual {
        usual.append(count)
      } else if count < limit * (1 - limits.tolerance) {
        print("\(line): less than recorded, \(recorded)")
      } else {
        print(line)
      }
    }
    if let most = limits.most, !usual.isEmpty {
      let median = usual.sorted()[usual.count / 2]
      print("  \(usual.count) others, at most \(most), median \(String(format: "%.1f", median))")
    }
    let expected = limits.instructions.keys.filter { isOf(concerns, $0) }
    for name in expected.sorted() where !counts.contains(where: { $0.name == name }) {
      holds = false
      print("  \(name): HAS A LIMIT, and was not measured")
    }
    if !holds { print("  recorded with \(limits.compiler); where a change is meant: gates instructions --record") }
    return holds
  }

  func record() throws {
    guard let callgrind = Callgrind() else { throw MissingTool(name: "valgrind") }
    var limits = try Thresholds(file: file)
    limits.compiler = try Callgrind.output("swift", ["--version"]).split(separator: "\n").first.map(String.init) ?? ""
    limits.instructions = limits.instructions.filter { !isOf(concerns, $0.key) }
    for (name, count) in try callgrind.counts(concerns) where !Self.isShown(name) && count > limits.most ?? 0 {
      limits.instructions[name] = (count * 10).rounded() / 10
    }
    try limits.write(to: file)
    print("\(limits.instructions.count) limits written to \(file)")
  }

  private func isOf(_ concerns: [Concern], _ name: String) -> Bool {
    concerns.contains { name.hasPrefix($0.rawValue + ":") }
  }

  /// C loops are shown, and have no limit.
  private static func isShown(_ name: String) -> Bool { name.contains("C loop") }

  /// Runs what callgrind counts, and prints a line each: the name, a tab, how many pieces. Of rivals only C loops are
  /// counted.
  static func runCollected(_ concerns: [Concern]) throws {
    for concern in concerns {
      for workload in try concern.workloads() where workload.kind != .rival || isShown(workload.name) {
        let isLong = workload.batch == 1
        let rounds = isLong ? 1 : max(1, 500 / workload.count)
        // buffers grow, caches fill
        let sum = workload.rounds(isLong ? 1 : workload.kind == .key ? max(3, 400 / workload.count) : 5)
        let collected = collectedRounds(workload.rounds, rounds)
        withExtendedLifetime(sum &+ collected) {}
        print("\(concern.rawValue): \(workload.name)\t\(rounds * workload.count)")
      }
    }
  }

  /// Callgrind collects from the entry of this function to its end, which it knows by its name. What is added keeps the
  /// call from being a jump.
  @inline(never) private static func collectedRounds(_ body: (Int) -> UInt64, _ rounds: Int) -> UInt64 {
    body(rounds) &+ 1
  }
}
