// swift-tools-version: 6.2
import Foundation
import PackageDescription

// Measurements of the engine beside what it is compared with, in one run: `swift run -c release keystrokes` (a loop written by
// hand in C), `swift run -c release numbers` (ICU), `swift run -c release phones` (libphonenumber, where it is installed),
// `swift run -c release bulk` (memcpy, and programs for text).
let hasLibphonenumber = FileManager.default.fileExists(atPath: "/usr/include/phonenumbers/asyoutypeformatter.h")

let package = Package(
  name: "benchmarks",
  dependencies: [.package(name: "caretaker", path: "..")],
  targets: [
    .target(name: "CLoop", cSettings: [.unsafeFlags(["-O3"])]),
    .target(name: "CAllocationCounter"),
    .target(
      name: "CICULoop", cSettings: [.unsafeFlags(["-O3"])],
      linkerSettings: [.linkedLibrary("icui18n"), .linkedLibrary("icuuc")]),
    .target(
      name: "CPhoneLoop", cxxSettings: [.unsafeFlags(["-O3"])],
      linkerSettings: hasLibphonenumber ? [.linkedLibrary("phonenumber"), .linkedLibrary("stdc++")] : []),
    .target(name: "Measuring", dependencies: ["CLoop", "CAllocationCounter"]),
    .executableTarget(
      name: "keystrokes", dependencies: ["CLoop", "Measuring", .product(name: "Caretaker", package: "caretaker")],
      path: "Sources/Keystrokes"),
    .executableTarget(
      name: "numbers", dependencies: ["CLoop", "CICULoop", "Measuring", .product(name: "Caretaker", package: "caretaker")],
      path: "Sources/Numbers"),
    .executableTarget(
      name: "phones", dependencies: ["CLoop", "CPhoneLoop", "Measuring", .product(name: "Caretaker", package: "caretaker")],
      path: "Sources/Phones"),
    .executableTarget(
      name: "bulk", dependencies: ["CLoop", "Measuring", .product(name: "Caretaker", package: "caretaker")],
      path: "Sources/Bulk"),
    .executableTarget(name: "libphonenumber", dependencies: ["CPhoneLoop"], path: "Sources/Libphonenumber"),
  ],
  cxxLanguageStandard: .cxx17
)
