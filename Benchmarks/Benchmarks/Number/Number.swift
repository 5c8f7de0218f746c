import WorkloadBenchmarks

let benchmarks: @Sendable () -> Void = { Concern.number.register() }
