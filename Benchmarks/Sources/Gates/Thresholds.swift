import Foundation

/// What a file of `Thresholds` says.
struct Thresholds: Codable {
  /// By how much of it a limit may be passed: the C library chooses its routines by the processor.
  var tolerance: Double
  /// What made the program that was counted.
  var compiler: String
  /// The limit of those that have none of their own; `nil` where each has to have one.
  var most: Double?
  /// By the names of workloads, a piece.
  var instructions: [String: Double]

  init(file: String) throws {
    self = try JSONDecoder().decode(Thresholds.self, from: Data(contentsOf: URL(fileURLWithPath: file)))
  }

  func write(to file: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try (encoder.encode(self) + Data("\n".utf8)).write(to: URL(fileURLWithPath: file))
  }
}
