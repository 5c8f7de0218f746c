import FieldFormats

/// Numbers of a series, made of its table alone: nothing of the mask has a part in it.
struct CardNumbers {
  let network: CardNetwork
  let series: CardSeries

  /// All series of the networks that come with the package.
  static let all = CardNetwork.all.flatMap { network in
    network.series.map { CardNumbers(network: network, series: $0) }
  }

  /// Whether a number belongs to the network: no range of another has a longer prefix of it. The slow way: every range
  /// is written out as the prefixes that it is made of.
  static func owner(of number: String, among networks: [CardNetwork] = CardNetwork.all) -> String? {
    var best: (name: String, length: Int)?
    for network in networks {
      for bin in network.series.flatMap(\.bins) {
        guard let length = longestPrefix(of: number, in: bin) else { continue }
        if length > best?.length ?? 0 { best = (network.name, length) }
      }
    }
    return best?.name
  }

  /// How many of a number's leading digits say by themselves that it lies in a range: the least count so that all
  /// numbers that begin so do.
  private static func longestPrefix(of number: String, in bin: BINRange) -> Int? {
    (1...bin.length).first { count in
      guard let leading = Int(number.prefix(count)) else { return false }
      var (low, high) = (leading, leading)
      for _ in count..<bin.length { (low, high) = (low * 10, high * 10 + 9) }
      return bin.bounds.contains(low) && bin.bounds.contains(high)
    }
  }

  /// Numbers of a length with a right check digit, of every range at both ends and between, that belong to the network.
  func numbers(length: Int, using random: inout some RandomNumberGenerator) -> [String] {
    var out: [String] = []
    for bin in series.bins {
      for leading in Set([bin.bounds.lowerBound, bin.bounds.upperBound, Int.random(in: bin.bounds, using: &random)]) {
        var digits = String(leading)
        while digits.count < bin.length { digits = "0" + digits }
        while digits.count < length - 1 { digits.append(String(Int.random(in: 0...9, using: &random))) }
        digits.append(CardNumbers.checkDigit(for: digits))
        if CardNumbers.owner(of: digits) == network.name { out.append(digits) }
      }
    }
    return out
  }

  /// The digit that makes the Luhn sum of all a multiple of ten.
  static func checkDigit(for digits: String) -> String {
    String((0...9).first { luhn(digits + String($0)) == 0 }!)
  }

  /// The Luhn sum, modulo ten, as the rule is reported: from the right, every second digit counts twice.
  static func luhn(_ digits: String) -> Int {
    digits.reversed().enumerated().reduce(0) { sum, next in
      let digit = next.element.wholeNumberValue!
      let counted = next.offset % 2 == 0 ? digit : digit * 2
      return sum + counted / 10 + counted % 10
    } % 10
  }
}
