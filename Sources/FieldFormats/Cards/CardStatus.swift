public import FieldEditing

/// The status of a card while its number is typed.
public struct CardStatus: Sendable {
  /// The networks that the card may be of: those whose numbers begin so, in the format's order; all of them before the
  /// first digit, none where the digits are of no network.
  public let candidates: [CardNetwork]
  /// Whether it may be of no network that the format knows.
  public let mayBeUnknown: Bool
  /// The one network that it can be of; `nil` while there are several, and where there is none.
  public let network: CardNetwork?
  /// The networks that certainly stand on the card, the one to show first: several on a co-badged card,
  /// as Dankort and Visa.
  public let networks: [CardNetwork]
  /// The numbers of digits that numbers with this beginning may have, and have not been passed yet, ascending.
  public let lengths: [Int]
  /// The numbers of digits after which a space stands, for the likeliest network and the least length that is not
  /// passed.
  public let gaps: [Int]
  /// The security code that all candidates have in common; `nil` where they have none in common, or none is known.
  public let securityCode: CardNetwork.SecurityCode?
  /// The state of the number.
  public let state: EntryState
  /// Whether digits may follow.
  public let canContinue: Bool
}

extension CardFormat {
  /// Returns what is known of the card in a field over this format's mask.
  ///
  /// Where longer numbers begin so, a wrong check digit is reported when the number has its network's usual length: no
  /// one wants to hear of it after thirteen of sixteen digits.
  ///
  /// Candidates were found when the mask was compiled, and the check digit is kept with each digit that is typed;
  /// beyond that the cost is that of the arrays.
  ///
  /// - Parameters:
  ///   - field: a field over this format's ``mask``.
  ///   - isFinished: no digit will follow: editing has ended, or the number was given as a whole. Too few digits are
  ///     then a bad length, and no longer incomplete; a wrong check digit is reported at any length.
  /// - Returns: The candidates, the network once it is certain, its security code, and the state of the number.
  public func status(of field: borrowing Field, isFinished: Bool = false) -> CardStatus {
    let live = field.candidateNumbers.map { series[seriesOfCapture[$0]] }
    let count = field.valueCount
    let lengths = CardFormat.lengths(of: live).filter { $0 >= count }
    var candidates: [CardNetwork] = []
    for one in live {
      guard let number = one.networks.first, !candidates.contains(where: { $0.name == networks[number].name }) else {
        continue
      }
      candidates.append(networks[number])
    }
    let mayBeUnknown = live.contains { $0.networks.isEmpty }
    let badges = live.first?.networks.filter { number in live.allSatisfy { $0.networks.contains(number) } } ?? []
    let shared = candidates.first?.securityCode
    return CardStatus(
      candidates: candidates, mayBeUnknown: mayBeUnknown,
      network: candidates.count == 1 && !mayBeUnknown ? candidates[0] : nil,
      networks: badges.map { networks[$0] },
      lengths: lengths,
      gaps: live.first?.gaps(of: count) ?? [],
      securityCode: !mayBeUnknown && candidates.allSatisfy { $0.securityCode == shared } ? shared : nil,
      state: state(of: field, live, count, isFinished: isFinished),
      canContinue: lengths.contains { $0 > count })
  }

  private func state(of field: borrowing Field, _ live: [NamedSeries], _ count: Int, isFinished: Bool) -> EntryState {
    if count == 0 { return .incomplete }
    // none is live after an empty place among the digits on which the network depends
    let known = live.filter { !$0.networks.isEmpty }
    if unknownNumbers == .reported && !live.isEmpty && known.isEmpty { return .invalid(.unknownNetwork) }
    guard field.isComplete else {
      let expected = CardFormat.lengths(of: known.isEmpty ? live : known)
      return isFinished ? .invalid(.badLength(expected: expected)) : .incomplete
    }
    guard live.contains(where: { $0.hasCheckDigit }) && field.luhnRemainder != 0 else { return .complete }
    // thirteen digits of a Visa number are nearly always on their way to sixteen
    let isFull = !CardFormat.lengths(of: live).contains { $0 > count }
    let isReported = isFinished || isFull || live.contains { $0.usualLength == count }
    return isReported ? .invalid(.checkDigits(rule: "luhn")) : .incomplete
  }

  /// All lengths of some series, ascending.
  private static func lengths(of series: [NamedSeries]) -> [Int] {
    (1...longest).filter { length in series.contains { $0.layouts.contains { $0.lengths.contains(length) } } }
  }
}

extension CardFormat.NamedSeries {
  /// The gaps of the layout that is shown for so many digits.
  fileprivate func gaps(of count: Int) -> [Int] {
    (layouts.first { $0.lengths.contains { $0 >= count } } ?? layouts[layouts.count - 1]).gaps
  }
}
