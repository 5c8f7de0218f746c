import WorkloadBenchmarks

let benchmarks: @Sendable () -> Void = { Concern.card.register() }
