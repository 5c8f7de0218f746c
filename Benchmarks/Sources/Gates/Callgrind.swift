import Foundation
import Workloads

/// Runs this program in callgrind.
struct Callgrind {
  private let valgrind: String
  private let strip: String

  /// Nil where valgrind, or what takes debugging information out of a copy, is not installed: valgrind cannot read
  /// Swift's.
  init?() {
    guard let valgrind = Callgrind.find("valgrind"), let strip = Callgrind.find("strip") else { return nil }
    (self.valgrind, self.strip) = (valgrind, strip)
  }

  /// Instructions a piece of each workload, in their order.
  func counts(_ concerns: [Concern]) throws -> [(name: String, count: Double)] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("gates-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let copy = folder.appendingPathComponent("gates").path
    guard let program = Bundle.main.executablePath else { throw MissingTool(name: "gates") }
    _ = try Callgrind.output(strip, ["--strip-debug", "-o", copy, program])
    // a pattern that is given twice is heeded once, so one of the two has the length that stands before the name
    let lines = try Callgrind.output(
      valgrind,
      [
        "--tool=callgrind", "--quiet", "--callgrind-out-file=\(folder.path)/out",
        "--toggle-collect=*15collectedRounds*",
        "--dump-after=*collectedRounds*", copy, "collected",
      ] + concerns.map(\.rawValue))
    return try lines.split(separator: "\n").enumerated().map { index, line in
      let parts = line.split(separator: "\t")
      guard parts.count == 2, let pieces = Double(parts[1]) else { throw UnreadableOutput(text: String(line)) }
      return (String(parts[0]), try total(folder.appendingPathComponent("out.\(index + 1)")) / pieces)
    }
  }

  /// What a dump says of the part that it ends.
  private func total(_ file: URL) throws -> Double {
    let text = try String(contentsOf: file, encoding: .utf8)
    for line in text.split(separator: "\n") where line.hasPrefix("summary:") || line.hasPrefix("totals:") {
      if let count = line.split(separator: " ").last.flatMap({ Double($0) }), count > 0 { return count }
    }
    throw UnreadableOutput(text: file.lastPathComponent)
  }

  private static func find(_ name: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// What a program prints.
  static func output(_ program: String, _ arguments: [String]) throws -> String {
    guard let path = program.contains("/") ? program : find(program) else { throw MissingTool(name: program) }
    let process = Process(), pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    // hash tables are walked in the same order in every run
    process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_DETERMINISTIC_HASHING": "1"]) { $1 }
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw FailedTool(name: program, status: process.terminationStatus) }
    return String(decoding: data, as: UTF8.self)
  }
}

struct MissingTool: Error { let name: String }
struct FailedTool: Error { let name: String, status: Int32 }
struct UnreadableOutput: Error { let text: String }
