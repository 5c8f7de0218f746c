// swift-tools-version: 6.2
import PackageDescription

let core: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "caretaker",
  products: [
    .library(name: "MaskSyntax", targets: ["MaskSyntax"])
  ],
  targets: [
    .target(name: "CUnicodeTables"),
    .target(name: "MaskSyntax", dependencies: ["CUnicodeTables"], swiftSettings: core),
    .target(name: "MaskOracle", dependencies: ["MaskSyntax"], swiftSettings: core),
    .target(name: "MaskFuzzing", dependencies: ["MaskSyntax", "MaskOracle"], swiftSettings: core),
    .testTarget(name: "MaskOracleTests", dependencies: ["MaskSyntax", "MaskOracle", "MaskFuzzing"], swiftSettings: core),
  ]
)
