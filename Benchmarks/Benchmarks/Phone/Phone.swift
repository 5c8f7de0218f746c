import WorkloadBenchmarks

let benchmarks: @Sendable () -> Void = { Concern.phone.register() }
