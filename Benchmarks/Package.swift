// swift-tools-version: 6.2
import PackageDescription

// Measurements of the engine beside a hand-written C loop. `swift run -c release keystrokes`
let package = Package(
  name: "benchmarks",
  dependencies: [.package(name: "caretaker", path: "..", traits: [])],
  targets: [
    .target(name: "CLoop", cSettings: [.unsafeFlags(["-O3"])]),
    .target(name: "CAllocationCounter"),
    .executableTarget(
      name: "keystrokes",
      dependencies: ["CLoop", "CAllocationCounter", .product(name: "Caretaker", package: "caretaker")],
      path: "Sources/Keystrokes"),
  ]
)
