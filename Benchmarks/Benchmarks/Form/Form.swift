import WorkloadBenchmarks
import Workloads

let benchmarks: @Sendable () -> Void = { Concern.form.register() }
