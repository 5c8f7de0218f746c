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
    .target(name: "MaskCompiler", dependencies: ["MaskSyntax"], swiftSettings: core),
    .target(name: "MaskEngine", dependencies: ["MaskCompiler"], swiftSettings: core),
    .target(name: "NumberFormatting", swiftSettings: core),
    .target(name: "FieldEditing", dependencies: ["MaskEngine", "NumberFormatting"], swiftSettings: core),
    .target(name: "MaskOracle", dependencies: ["MaskSyntax"], swiftSettings: core),
    .target(name: "MaskFuzzing", dependencies: ["FieldEditing", "MaskOracle"], swiftSettings: core),
    .executableTarget(name: "replaytmp", dependencies: ["FieldEditing", "MaskFuzzing"]),
    .testTarget(name: "MaskSyntaxTests", dependencies: ["MaskSyntax", "CUnicodeTables"], swiftSettings: core),
    .testTarget(name: "MaskOracleTests", dependencies: ["MaskOracle", "MaskFuzzing"], swiftSettings: core),
  ]
)
