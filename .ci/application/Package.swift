// swift-tools-version: 6.2
import PackageDescription

// An application as most are: Foundation, and no system ICU. CI builds and runs it.
let package = Package(
  name: "application",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "caretaker", path: "../..", traits: [])],
  targets: [
    .executableTarget(
      name: "Application", dependencies: [.product(name: "CaretakerFoundation", package: "caretaker")])
  ]
)
