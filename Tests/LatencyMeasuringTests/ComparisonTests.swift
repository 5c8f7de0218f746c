import MaskFuzzing
import TestDepth
import Testing

@testable import LatencyMeasuring

/// What is said of two results, whose noise is known because it was made.
@Suite struct ComparisonTests {
  /// Rounds around a time: most of them near, some far off, as a busy machine has them.
  static func rounds(_ nanoseconds: Double, noise: Double, seed: UInt64, count: Int = 30, machine: [Double]? = nil)
    -> [Double]
  {
    var random = SeededGenerator(seed: seed)
    return (0..<count).map { round in
      let isInterrupted = Int.random(in: 0..<10, using: &random) == 0
      let factor = 1 + Double.random(in: -noise...noise, using: &random) + (isInterrupted ? 0.8 : 0)
      return nanoseconds * factor * (machine?[round] ?? 1)
    }
  }

  static func result(
    _ rounds: [Double], reference: [Double] = [], allocations: Int = 0, name: String = "card",
    processor: String = "a processor",
    batch: Int = 8
  ) -> LatencyResult {
    let row = LatencyRow(
      kind: "append", keys: 10, batch: batch, rounds: rounds, allocations: allocations, timedKeys: 1_000,
      distribution: LatencyDistribution(of: rounds))
    return LatencyResult(
      machine: Machine(processor: processor, cores: 2, system: "Linux", build: "release", program: "caret"),
      clock: ClockPrecision(cost: 20, step: 1, spread: 1),
      harness: HarnessCost(nanoseconds: 1, allocations: 0, countsAllocations: true),
      workloads: [
        WorkloadResult(
          name: name, scripts: 1, keys: 10,
          reference: reference.map { ReferenceTime(walk: 1, sums: $0) }, rows: [row])
      ])
  }

  static func verdict(_ before: LatencyResult, _ after: LatencyResult) throws -> LatencyComparison.Verdict {
    try #require(LatencyComparison(before, after, tolerance: 0.05).rows.first).verdict
  }

  @Test func theSameIsNeverSlower() throws {
    var verdicts: [Double: [LatencyComparison.Verdict]] = [:]
    let count = tries(8, full: 20)
    for seed in 1...UInt64(count) {
      for noise in [0.01, 0.1, 0.3] {
        let (before, after) = (
          Self.rounds(20, noise: noise, seed: seed), Self.rounds(20, noise: noise, seed: seed + 100)
        )
        verdicts[noise, default: []].append(try Self.verdict(Self.result(before), Self.result(after)))
      }
    }
    for (noise, verdicts) in verdicts {
      #expect(!verdicts.contains(.slower) && !verdicts.contains(.faster), "\(noise)")
    }
    // where a third of the rounds was interrupted nothing is sure
    #expect((verdicts[0.01] ?? []).count { $0 == .same } >= count * 9 / 10)
  }

  @Test func slowerByAFifthIsSeen() throws {
    var seen: [LatencyComparison.Verdict] = []
    let count = tries(8, full: 20)
    for seed in 1...UInt64(count) {
      let before = Self.result(Self.rounds(20, noise: 0.05, seed: seed))
      let after = Self.result(Self.rounds(24, noise: 0.05, seed: seed + 100))
      seen.append(try Self.verdict(before, after))
      let back = try Self.verdict(after, before)
      #expect(back == .faster || seen.last == .unclear)
      #expect(LatencyComparison(before, after, tolerance: 0.05).isWorse == (seen.last == .slower))
    }
    #expect(seen.count { $0 == .slower } >= count * 9 / 10)
  }

  /// A difference as large as the noise is not reported.
  @Test func noiseIsNotMistaken() throws {
    let (before, after) = (
      Self.rounds(20, noise: 0.5, seed: 3, count: 5), Self.rounds(22, noise: 0.5, seed: 4, count: 5)
    )
    #expect(try Self.verdict(Self.result(before), Self.result(after)) == .unclear)
  }

  @Test func aDifferenceWithinTheToleranceIsNone() throws {
    let (before, after) = (Self.rounds(20, noise: 0.002, seed: 5), Self.rounds(20.6, noise: 0.002, seed: 6))
    #expect(try Self.verdict(Self.result(before), Self.result(after)) == .same)
    let strict = LatencyComparison(Self.result(before), Self.result(after), tolerance: 0.01)
    #expect(strict.rows.first?.verdict == .slower)
  }

  /// Where the machine itself was slower by half, the keys were not.
  @Test func aSlowMachineIsNoSlowProgram() throws {
    let slow = Array(repeating: 1.5, count: 30)
    let before = Self.result(Self.rounds(20, noise: 0.02, seed: 7), reference: Array(repeating: 1, count: 30))
    let after = Self.result(Self.rounds(20, noise: 0.02, seed: 8, machine: slow), reference: slow)
    let comparison = LatencyComparison(before, after, tolerance: 0.05)
    #expect(comparison.rows.first?.verdict == .unclear)
    #expect(comparison.machineRatio == ReferenceTime(walk: 1, sums: 1.5))
    #expect(!comparison.isWorse)
  }

  @Test func moreAllocationsAreWorse() throws {
    let rounds = Self.rounds(20, noise: 0.01, seed: 9)
    let comparison = LatencyComparison(Self.result(rounds), Self.result(rounds, allocations: 100), tolerance: 0.05)
    #expect(comparison.rows.first?.verdict == .same)
    #expect(comparison.rows.first?.moreAllocations == 0.1)
    #expect(comparison.isWorse)
    #expect(!LatencyComparison(Self.result(rounds, allocations: 100), Self.result(rounds), tolerance: 0.05).isWorse)
  }

  @Test func whatCannotBeComparedIsTold() {
    let rounds = Self.rounds(20, noise: 0.01, seed: 10)
    let comparison = LatencyComparison(
      Self.result(rounds, name: "phone"), Self.result(rounds, processor: "another one"), tolerance: 0.05)
    #expect(comparison.rows.isEmpty)
    #expect(comparison.missing == ["phone"])
    #expect(comparison.cautions == ["the processor was a processor, and is another one"])
    // in a larger batch a key finds its field less warm
    let batched = LatencyComparison(Self.result(rounds), Self.result(rounds, batch: 16), tolerance: 0.05)
    #expect(batched.rows.first?.verdict == .unclear)
    #expect(batched.cautions.count == 1)
  }
}
