// swift-tools-version: 6.2
import PackageDescription

// Measurements of the engine beside what it is compared with, in one run: `swift run -c release keystrokes` (a loop written by
// hand in C), `swift run -c release numbers` (ICU).
let package = Package(
  name: "benchmarks",
  dependencies: [.package(name: "caretaker", path: "..")],
  targets: [
    .target(name: "CLoop", cSettings: [.unsafeFlags(["-O3"])]),
    .target(name: "CAllocationCounter"),
    .target(
      name: "CICULoop", cSettings: [.unsafeFlags(["-O3"])],
      linkerSettings: [.linkedLibrary("icui18n"), .linkedLibrary("icuuc")]),
    .target(name: "Measuring", dependencies: ["CLoop", "CAllocationCounter"]),
    .executableTarget(
      name: "keystrokes", dependencies: ["CLoop", "Measuring", .product(name: "Caretaker", package: "caretaker")],
      path: "Sources/Keystrokes"),
    .executableTarget(
      name: "numbers", dependencies: ["CLoop", "CICULoop", "Measuring", .product(name: "Caretaker", package: "caretaker")],
      path: "Sources/Numbers"),
  ]
)
