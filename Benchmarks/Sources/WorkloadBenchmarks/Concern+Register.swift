public import Benchmark
public import Workloads

extension Concern {
  /// Registers a benchmark a workload: wall clock and throughput of batches, shown scaled to a key with `--scale`.
  public func register() {
    do {
      for workload in try workloads() { workload.register() }
    } catch {
      fatalError("\(rawValue): \(error)")
    }
  }
}

extension Workload {
  fileprivate func register() {
    let scale: BenchmarkScalingFactor = batch == 1 ? .one : batch == 1_000 ? .kilo : .mega
    let rounds = max(1, (batch + count / 2) / count)
    // the buffers of fields grow once, and formatters fill their caches
    blackHole(self.rounds(min(rounds, 40)))
    Benchmark(
      name,
      configuration: .init(
        metrics: [.wallClock, .throughput], warmupIterations: 1, scalingFactor: scale, maxDuration: .seconds(1),
        maxIterations: 10_000)
    ) { _ in blackHole(self.rounds(rounds)) }
  }
}
