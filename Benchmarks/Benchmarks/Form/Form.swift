import WorkloadBenchmarks

let benchmarks: @Sendable () -> Void = { Concern.form.register() }
