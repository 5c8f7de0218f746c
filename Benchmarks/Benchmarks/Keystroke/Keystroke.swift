import WorkloadBenchmarks

let benchmarks: @Sendable () -> Void = { Concern.keystroke.register() }
