/// What is known of a card, in words.
extension CardStatus {
  /// The networks that it may be of, by their titles: `Maestro, Elo and 3 more`; of a co-badged card those that stand
  /// on it, `Dankort/Visa`; empty where there are none.
  ///
  ///     var card = Field(CardFormat.standard.mask)
  ///     card.insert("37")
  ///     CardFormat.standard.status(of: card).networkText()     // "American Express"
  ///
  /// - Parameter limit: How many are named before the others are counted.
  /// - Returns: Titles with commas and `and` between them; empty where there are no candidates.
  /// - Complexity: O(*n*) in the candidates.
  public func networkText(limit: Int = .max) -> String {
    if network != nil, networks.count > 1 { return networks.map { $0.title }.joined(separator: "/") }
    let titles = candidates.prefix(limit).map { $0.title }.joined(separator: ", ")
    return candidates.count > limit ? "\(titles) and \(candidates.count - limit) more" : titles
  }

  /// The numbers of digits that numbers with this beginning may have: `13, 16, 18-19`; empty where there are none.
  ///
  /// - Complexity: O(*n*) in the lengths.
  public var lengthText: String { lengths.rangeText }
}

extension [Int] {
  /// Ascending numbers, those in a row as a range: `7, 9-11`.
  package var rangeText: String {
    var ranges: [ClosedRange<Int>] = []
    for count in self {
      if let last = ranges.last, last.upperBound == count - 1 {
        ranges[ranges.count - 1] = last.lowerBound...count
      } else {
        ranges.append(count...count)
      }
    }
    return ranges.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)" }.joined(
      separator: ", ")
  }
}
