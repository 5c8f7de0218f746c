import WorkloadBenchmarks
import Workloads

let benchmarks: @Sendable () -> Void = { Concern.middleEdit.register() }
