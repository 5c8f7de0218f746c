import WorkloadBenchmarks
import Workloads

let benchmarks: @Sendable () -> Void = { Concern.column.register() }
