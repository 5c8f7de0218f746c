// swift-tools-version: 6.2
import PackageDescription

// An application as most are: Foundation, and no system ICU. CI builds and runs it, and beside it the command without ICU, which is
// what the trait is for: libraries need none.
let package = Package(
  name: "application",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "caretaker", path: "../..", traits: ["CommandWithoutICU"])],
  targets: [
    .executableTarget(
      name: "Application", dependencies: [.product(name: "CaretakerFoundation", package: "caretaker")])
  ]
)
