import Foundation
import LatencyMeasuring

extension Machine {
  /// The one that this runs on.
  static var here: Machine {
    var names = utsname()
    uname(&names)
    return Machine(
      processor: processorName, cores: ProcessInfo.processInfo.activeProcessorCount,
      system: "\(text(names.sysname)) \(text(names.release)) \(text(names.machine))", build: buildName,
      program: "caret \(CaretCommand.configuration.version)")
  }

  private static var buildName: String {
    #if DEBUG
      "debug"
    #else
      "release"
    #endif
  }

  private static var processorName: String {
    let facts = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
    let line = facts.split(separator: "\n").first { $0.hasPrefix("model name") || $0.hasPrefix("Model") }
    return line?.split(separator: ":").last.map { $0.trimmingCharacters(in: .whitespaces) } ?? "unknown"
  }

  private static func text(_ field: some Any) -> String {
    withUnsafeBytes(of: field) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
