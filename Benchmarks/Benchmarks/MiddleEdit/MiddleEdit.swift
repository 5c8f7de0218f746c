import WorkloadBenchmarks

let benchmarks: @Sendable () -> Void = { Concern.middleEdit.register() }
