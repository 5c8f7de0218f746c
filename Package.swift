// swift-tools-version: 6.2
import PackageDescription

let core: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "caretaker",
  products: [
    .library(name: "MaskSyntax", targets: ["MaskSyntax"]),
    .library(name: "NumberFormatting", targets: ["NumberFormatting"]),
    .library(name: "LocaleNumbers", targets: ["LocaleNumbers"]),
  ],
  traits: [
    .default(enabledTraits: ["ICU"]),
    .trait(name: "ICU", description: "Locales: number symbols read from the system's ICU. Without it, give the symbols yourself."),
  ],
  targets: [
    .target(name: "CUnicodeTables"),
    .target(name: "MaskSyntax", dependencies: ["CUnicodeTables"], swiftSettings: core),

    .target(name: "NumberFormatting", swiftSettings: core),
    .systemLibrary(name: "CICUSystem", pkgConfig: "icu-i18n", providers: [.apt(["libicu-dev"])]),
    .target(
      name: "CICU",
      dependencies: [.target(name: "CICUSystem", condition: .when(traits: ["ICU"]))],
      cSettings: [.define("CARETAKER_WITH_ICU", .when(traits: ["ICU"]))]),
    .target(
      name: "LocaleNumbers",
      dependencies: ["NumberFormatting", .target(name: "CICU", condition: .when(traits: ["ICU"]))],
      swiftSettings: core),

    .testTarget(name: "NumberFormattingTests", dependencies: ["NumberFormatting"], swiftSettings: core),
    .testTarget(name: "LocaleNumbersTests", dependencies: ["LocaleNumbers", "NumberFormatting"], swiftSettings: core),
  ]
)
