import WorkloadBenchmarks

let benchmarks: @Sendable () -> Void = { Concern.compile.register() }
