extension NamedFormat {
  /// Payment cards of all networks.
  static let card = NamedFormat(
    name: "card", summary: "Payment card of any network", topic: "Payments",
    description: FieldDescription(
      label: "Card number", keyboard: .digits, autofill: .cardNumber, example: "4111 1111 1111 1111"),
    mask: CardFormat.standard.mask, checks: CardFormat.standard.checks)
}

extension CardFormat {
  /// What a complete number obeys: it is of a network, and its check digit is right where all of its series have one.
  public var checks: [Check] {
    let unknown = Check("network", rule: "network", of: CardNetwork.unknownName, .neverHolds) { _ in .unknownNetwork }
    return [unknown] + series.filter { $0.hasCheckDigit }.map { Check.luhn.scoped(to: $0.name) }
  }
}
