extension NamedFormat {
  /// Payment cards of all networks.
  static let card = NamedFormat(
    name: "card", summary: "Payment card of any network", topic: "Payments",
    description: FieldDescription(
      label: "Card number", keyboard: .digits, autofill: .cardNumber, example: "4111 1111 1111 1111"),
    tree: CardNetwork.tree(of: CardNetwork.all), checks: [.luhn])
}
