/// A payment card network: which numbers are its own, how long they are and how they are grouped.
///
/// Facts from the networks' published ranges as collected in credit-card-type 10.3.0 and stripe-ios; the ranges of different networks are
/// disjoint, so that the order of alternatives decides nothing.
public struct CardNetwork: Sendable {
  /// As the capture of the card mask is named.
  public let name: String
  /// Ranges of leading digits, both bounds of the same length.
  let ranges: [(low: String, high: String)]
  /// How its numbers are laid out: how long they may be, and behind how many digits a space stands.
  let layouts: [(lengths: [Int], gaps: [Int])]

  private static let fours = [4, 8, 12, 16]

  /// The networks of the format `card`.
  static let all: [CardNetwork] = [
    CardNetwork(name: "visa", ranges: [("4", "4")], layouts: [([13, 16, 18, 19], fours)]),
    CardNetwork(name: "mastercard", ranges: [("51", "55"), ("2221", "2720")], layouts: [([16], fours)]),
    CardNetwork(name: "amex", ranges: [("34", "34"), ("37", "37")], layouts: [([15], [4, 10])]),
    CardNetwork(
      name: "diners", ranges: [("300", "305"), ("309", "309"), ("36", "36"), ("38", "39")],
      layouts: [([14], [4, 10]), ([16, 19], fours)]),
    CardNetwork(
      name: "discover", ranges: [("6011", "6011"), ("644", "649"), ("65", "65")], layouts: [([16, 19], fours)]),
    CardNetwork(name: "jcb", ranges: [("3528", "3589")], layouts: [([16, 17, 18, 19], fours)]),
    CardNetwork(name: "unionpay", ranges: [("62", "62"), ("81", "81")], layouts: [([14, 15, 16, 17, 18, 19], fours)]),
  ]

  /// One mask of several networks: an alternative a network, its capture named for it.
  static func tree(of networks: [CardNetwork]) -> MaskTree { MaskTree(.alternatives(networks.map { $0.tree })) }

  private var tree: MaskTree {
    let prefix = MaskTree(.alternatives(ranges.map { MaskTree.numbers(from: $0.low.padded("0"), to: $0.high.padded("9")) }))
    let rests = layouts.map { CardNetwork.rest($0.lengths, gaps: $0.gaps) }
    let rest = rests.count == 1 ? rests[0] : MaskTree(.alternatives(rests))
    return MaskTree(.capture(name: name, MaskTree(.sequence([prefix, rest]))))
  }

  /// The digits behind the first four, in groups: up to the shortest length, then each longer one within the one before.
  private static func rest(_ lengths: [Int], gaps: [Int]) -> MaskTree {
    func digits(_ range: Range<Int>) -> [MaskTree] {
      range.flatMap { position -> [MaskTree] in
        let digit = MaskTree(.slot(Slot(.digit)))
        return gaps.contains(position) ? [MaskTree(.decoration(Cluster(" "))), digit] : [digit]
      }
    }
    var tail: [MaskTree] = []
    for i in stride(from: lengths.count - 1, through: 1, by: -1) {
      let longer = MaskTree(.sequence(digits(lengths[i - 1]..<lengths[i]) + tail))
      tail = [MaskTree(.repetition(longer, least: 0, most: 1))]
    }
    return MaskTree(.sequence(digits(4..<lengths[0]) + tail))
  }
}

extension String {
  /// Four digits: the leading digits of all numbers that begin as the range does.
  fileprivate func padded(_ digit: Character) -> [UInt8] {
    (self + String(repeating: digit, count: 4 - utf8.count)).utf8.map { $0 - 48 }
  }
}
