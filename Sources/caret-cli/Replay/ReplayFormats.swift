import Caretaker

/// Formats compiled once for all sessions that name them: a session is short, and a mask of many alternatives takes its time.
struct ReplayFormats {
  private var masks: [String: Mask] = [:]
  private var cards: [ReplayCard: CardFormat] = [:]
  /// As many different cards are kept.
  private static let most = 16

  mutating func mask(of format: NamedFormat) throws -> Mask {
    if let mask = masks[format.name] { return mask }
    let mask = try format.mask()
    masks[format.name] = mask
    return mask
  }

  mutating func format(of card: ReplayCard) throws(ReplayError) -> CardFormat {
    if let format = cards[card] { return format }
    let format = try card.format()
    if cards.count == Self.most { cards.removeAll() }
    cards[card] = format
    return format
  }
}
