import WorkloadBenchmarks

let benchmarks: @Sendable () -> Void = { Concern.column.register() }
