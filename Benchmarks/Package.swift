// swift-tools-version: 6.2
import Foundation
import PackageDescription

// What a key costs, beside what it is compared with. `swift run -c release gates` counts allocations and instructions
// against limits; `swift package benchmark` times the workloads of a concern; `swift run -c release bulk` formats
// columns. CONTRIBUTING.md says what each can see.
let hasLibphonenumber = FileManager.default.fileExists(atPath: "/usr/include/phonenumbers/asyoutypeformatter.h")

// The gates need no harness, whose packages take as long to build as they do: CI sets this.
let hasHarness = Context.environment["CARETAKER_GATES_ONLY"] == nil

// each a target in Benchmarks/
let concerns = ["Compile", "Keystroke", "MiddleEdit", "Paste", "Number", "Card", "Phone", "Form", "Column"]

let harness: [Target] =
  [
    .target(
      name: "WorkloadBenchmarks", dependencies: ["Workloads", .product(name: "Benchmark", package: "benchmark")])
  ]
  + concerns.map {
    .executableTarget(
      name: $0,
      dependencies: ["WorkloadBenchmarks", "Workloads", .product(name: "Benchmark", package: "benchmark")],
      path: "Benchmarks/\($0)", plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")])
  }

let package = Package(
  name: "benchmarks",
  dependencies: [
    .package(name: "caretaker", path: "..", traits: ["ICU"])
  ] + (hasHarness ? [.package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: [])] : []),
  targets: [
    // Rivals in C and C++.
    .target(name: "CLoop", cSettings: [.unsafeFlags(["-O3"])]),
    .target(
      name: "CICULoop", cSettings: [.unsafeFlags(["-O3"])],
      linkerSettings: [.linkedLibrary("icui18n"), .linkedLibrary("icuuc")]),
    .target(
      name: "CPhoneLoop", cxxSettings: [.unsafeFlags(["-O3"])],
      linkerSettings: hasLibphonenumber ? [.linkedLibrary("phonenumber"), .linkedLibrary("stdc++")] : []),
    .executableTarget(name: "libphonenumber", dependencies: ["CPhoneLoop"], path: "Sources/Libphonenumber"),

    // What is done, and what looks at it.
    .target(
      name: "Workloads",
      dependencies: [
        "CLoop", "CICULoop", "CPhoneLoop", .product(name: "Caretaker", package: "caretaker"),
        .product(name: "FieldForms", package: "caretaker"),
      ]),
    // named otherwise than the same sources in the root package: names are unique in a graph
    .target(name: "CGateCounter", path: "Sources/CAllocationCounter"),
    .testTarget(
      name: "AllocationTests", dependencies: ["CGateCounter", .product(name: "FieldFormats", package: "caretaker")]),
    .executableTarget(name: "gates", dependencies: ["CGateCounter", "Workloads"], path: "Sources/Gates"),
    .executableTarget(
      name: "bulk", dependencies: ["CLoop", "Workloads", .product(name: "Caretaker", package: "caretaker")],
      path: "Sources/Bulk"),
  ] + (hasHarness ? harness : []),
  cxxLanguageStandard: .cxx17
)
