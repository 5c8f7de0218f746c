extension NamedFormat {
  /// Payment cards of all networks.
  static let card = CardFormat.standard.named("card", summary: "Payment card of any network")
}

extension CardFormat {
  /// A format with a name: this mask, and the checks of its networks.
  ///
  /// - Parameters:
  ///   - name: What a catalogue knows the format by.
  ///   - summary: What it is, in a few words.
  ///   - topic: The heading under which it is listed.
  ///   - label: What stands beside the field.
  /// - Returns: A format that a catalogue or a field can be made with.
  /// - Complexity: O(*n*) in the series of the networks; the mask is not compiled again.
  @export(interface) public func named(
    _ name: String = "card", summary: String = "Payment card", topic: String = "Payments", label: String = "Card number"
  ) -> NamedFormat {
    NamedFormat(
      name: name, summary: summary, topic: topic,
      metadata: FieldMetadata(label: label, keyboard: .digits, autofill: .cardNumber, example: "4111 1111 1111 1111"),
      cards: self)
  }

  /// The rules for a complete number: its check digit is right where all of its series have one, and it is of a network
  /// where others are reported.
  public var checks: [Check] {
    let unknown = Check.ofBytes("network", .neverHolds) { _ in .unknownNetwork }.scoped(to: CardNetwork.unknownName)
    return (unknownNumbers == .reported ? [unknown] : [])
      + series.filter { $0.hasCheckDigit }.map { Check.luhn.scoped(to: $0.name) }
  }
}
