import Foundation
import Testing

/// The Unicode Character Database of the machine, where it has one.
enum UnicodeTestData {
  static let directory = "/usr/share/unicode"
  static let missing: Comment = "this machine has no Unicode Character Database 15.0 (Debian: unicode-data)"
  /// Whether it is there, in the version of the tables.
  static let isPresent =
    text("auxiliary/GraphemeBreakProperty.txt")?.hasPrefix("# GraphemeBreakProperty-15.0.0") ?? false
  static let hasNormalizationTest = isPresent && text("NormalizationTest.txt") != nil

  /// The lines that hold data, without their remarks, split at a separator.
  static func lines(_ name: String, separator: Character = ";") -> [[Substring]] {
    (text(name) ?? "").split(separator: "\n").compactMap { line in
      let data = line.prefix { $0 != "#" }.trimmingPrefix(" ")
      return data.isEmpty ? nil : data.split(separator: separator, omittingEmptySubsequences: false)
    }
  }

  /// A file, which Debian may have packed.
  private static func text(_ name: String) -> String? {
    let path = "\(directory)/\(name)"
    let data = FileManager.default.contents(atPath: path) ?? unpacked(path + ".bz2")
    return data.map { String(decoding: $0, as: UTF8.self) }
  }

  private static func unpacked(_ path: String) -> Data? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["bzcat", path]
    process.standardOutput = output
    guard (try? process.run()) != nil else { return nil }
    let data = try? output.fileHandleForReading.readToEnd()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? data : nil
  }

  /// The scalars that a field writes in hexadecimal, between spaces.
  static func scalars(_ field: Substring) -> [Unicode.Scalar] {
    field.split(separator: " ").compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
  }
}

/// All scalars that there can be.
let allScalars: [Unicode.Scalar] = (UInt32(0)...0x10FFFF).compactMap { Unicode.Scalar($0) }

/// Those that the standard library, of a newer Unicode version than the tables, holds for assigned in 15.0 already.
let scalarsOfTables: [Unicode.Scalar] = allScalars.filter { scalar in
  scalar.properties.age.map { ($0.major, $0.minor) <= (15, 0) } ?? false
}

extension Unicode.Scalar {
  /// As `U+00E9`, to be read in a failure.
  var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
