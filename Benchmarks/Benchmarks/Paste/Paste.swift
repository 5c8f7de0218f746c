import WorkloadBenchmarks

let benchmarks: @Sendable () -> Void = { Concern.paste.register() }
