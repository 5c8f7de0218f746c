/// To which series of which network every number belongs: ranges of leading digits that do not overlap.
///
/// Where ranges of several series hold a number, the networks that are preferred come first, then the longest prefix,
/// then the first of them in their order. What no range holds belongs to no network.
struct BINTable {
  /// A series by its place among all of them.
  typealias SeriesNumber = Int

  /// Numbers of the longest prefix's length that belong to one series, or to none.
  struct Block: Equatable {
    var range: Range<Int>
    var owner: SeriesNumber?
  }
  /// All numbers, in order.
  let blocks: [Block]

  /// - Parameters:
  ///   - series: the ranges of each series.
  ///   - ranks: how far the network of each is preferred: the least comes first.
  init(_ series: [[BINRange]], ranks: [Int]) {
    var claims: [Claim] = []
    for (number, bins) in series.enumerated() {
      for prefix in bins.flatMap({ $0.prefixes }) {
        claims.append(Claim(range: prefix.numbers, owner: number, order: (ranks[number], -prefix.digits.count, number)))
      }
    }
    claims.sort { $0.range.lowerBound < $1.range.lowerBound }
    // where nothing begins or ends, the owner stays the same
    let edges = (claims.flatMap { [$0.range.lowerBound, $0.range.upperBound] } + [0, BINPrefix.whole.upperBound])
      .sorted()
    var blocks: [Block] = []
    // prefixes lie within one another or apart: few claims hold a number
    var holding: [Claim] = []
    var next = 0
    for (low, high) in zip(edges, edges.dropFirst()) where low < high {
      holding.removeAll { $0.range.upperBound <= low }
      while next < claims.count, claims[next].range.lowerBound <= low {
        holding.append(claims[next])
        next += 1
      }
      let owner = holding.min { $0.order < $1.order }?.owner
      if let last = blocks.indices.last, blocks[last].owner == owner {
        blocks[last].range = blocks[last].range.lowerBound..<high
      } else {
        blocks.append(Block(range: low..<high, owner: owner))
      }
    }
    self.blocks = blocks
  }

  private struct Claim {
    let range: Range<Int>
    let owner: SeriesNumber
    /// The least wins.
    let order: (Int, Int, Int)
  }

  /// The leading digits, none included, that do not decide yet to which series a number belongs.
  var undecided: [BINPrefix] {
    var out: [BINPrefix] = []
    var open = [BINPrefix()]
    while let prefix = open.popLast() {
      if block(of: prefix.numbers.lowerBound).range.holds(prefix.numbers) { continue }
      out.append(prefix)
      open += prefix.longer.reversed()
    }
    return out
  }

  /// The block that a number lies in.
  private func block(of number: Int) -> Block {
    var (low, high) = (0, blocks.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if blocks[middle].range.upperBound <= number { low = middle + 1 } else { high = middle }
    }
    return blocks[low]
  }

  /// The shortest prefixes that decide for a series, or for none.
  func prefixes(of owner: SeriesNumber?) -> [BINPrefix] {
    blocks.filter { $0.owner == owner }.flatMap { BINPrefix.prefixes(of: $0.range) }
  }
}
