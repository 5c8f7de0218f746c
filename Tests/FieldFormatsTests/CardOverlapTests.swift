import FieldFormats
import Foundation
import Testing

/// The documentation lists every overlap of networks, and nothing else.
@Suite struct CardOverlapTests {
  struct Overlap: Hashable {
    let winner, loser: String
  }

  @Test func articleListsEveryOverlap() throws {
    let article = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
      .appendingPathComponent("Sources/FieldFormats/FieldFormats.docc/Cards.md")
    let names = Set(CardNetwork.all.map(\.name))
    let listed = try String(contentsOf: article, encoding: .utf8).split(separator: "\n").compactMap { row -> Overlap? in
      let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 4, names.contains(cells[0]), names.contains(cells[1]) else { return nil }
      return Overlap(winner: cells[0], loser: cells[1])
    }
    #expect(listed.count == Set(listed).count)
    #expect(Set(listed) == Self.overlaps)
  }

  /// What ranges of a network lie inside shorter prefixes of another's.
  private static let overlaps: Set<Overlap> = {
    let all = CardNetwork.all.flatMap { network in
      network.series.flatMap(\.bins).flatMap { prefixes(of: $0) }.map { (network.name, $0) }
    }
    var found: Set<Overlap> = []
    for (winner, long) in all {
      for (loser, short) in all where winner != loser && long.hasPrefix(short) {
        precondition(long != short, "\(winner) and \(loser) both have \(long): neither is longer")
        found.insert(Overlap(winner: winner, loser: loser))
      }
    }
    return found
  }()

  /// The shortest prefixes of which all numbers lie in a range.
  private static func prefixes(of bin: BINRange) -> [String] {
    func inside(_ digits: String) -> [String] {
      let missing = bin.length - digits.count
      let low = Int(digits + String(repeating: "0", count: missing))!
      let high = Int(digits + String(repeating: "9", count: missing))!
      if bin.bounds.contains(low) && bin.bounds.contains(high) { return [digits] }
      if !bin.bounds.overlaps(low...high) { return [] }
      return (0...9).flatMap { inside(digits + String($0)) }
    }
    return (0...9).flatMap { inside(String($0)) }
  }
}
