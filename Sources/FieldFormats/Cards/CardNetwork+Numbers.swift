extension CardNetwork {
  /// The first eight digits of the numbers that belong to each series of some networks, where the longest prefix
  /// decides: ranges as `CardFormat` has them.
  ///
  /// - Returns: For each network, for each of its series, ranges from 0 to 99,999,999 in order.
  package static func leadingNumbers(of networks: [CardNetwork]) -> [[[Range<Int>]]] {
    let series = networks.flatMap { $0.series }
    let table = BINTable(series.map { $0.bins }, ranks: series.map { _ in 0 })
    var number = 0
    return networks.map { network in
      network.series.map { _ in
        defer { number += 1 }
        return table.blocks.filter { $0.owner == number }.map { $0.range }
      }
    }
  }
}
