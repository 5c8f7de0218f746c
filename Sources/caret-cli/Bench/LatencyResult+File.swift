import CommandConsole
import Foundation
import LatencyMeasuring

extension LatencyResult {
  /// Reads what `--json` wrote.
  init(contentsOf file: String) throws(CommandFailure) {
    guard let data = FileManager.default.contents(atPath: file) else {
      throw CommandFailure("cannot read \(file.printable)")
    }
    let schema = (try? JSONDecoder().decode(Schema.self, from: data))?.schema
    guard let schema else { throw CommandFailure("\(file.printable) is not a result of caret bench --json") }
    guard schema == LatencyResult.schema else {
      throw CommandFailure(
        "\(file.printable) is a result of schema \(schema): this program reads schema \(LatencyResult.schema)")
    }
    do {
      self = try JSONDecoder().decode(LatencyResult.self, from: data)
    } catch {
      throw CommandFailure("\(file.printable) is not a whole result of caret bench --json")
    }
  }

  /// How many keys the batches of a workload have, by the kind of keys.
  func batches(of workload: String) -> [String: Int]? { workloads.first { $0.name == workload }?.batches }

  private struct Schema: Decodable { let schema: Int }
}

/// A result as it is written: what it was compared with stands beside it, and is passed over when it is read.
struct LatencyFile: Encodable {
  let result: LatencyResult
  let comparison: LatencyComparison?

  private enum Key: String, CodingKey { case comparison }

  func encode(to encoder: any Encoder) throws {
    try result.encode(to: encoder)
    guard let comparison else { return }
    var members = encoder.container(keyedBy: Key.self)
    try members.encode(
      comparison.rows.map { row in
        Row(
          workload: row.workload, kind: row.kind, before: row.before, after: row.after,
          ratio: [row.ratio.lowerBound, min(row.ratio.upperBound, 1e9)], verdict: row.verdict.rawValue,
          moreAllocations: row.moreAllocations)
      }, forKey: .comparison)
  }

  private struct Row: Encodable {
    let workload, kind: String
    let before, after: Double
    let ratio: [Double]
    let verdict: String
    let moreAllocations: Double
  }

  func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
