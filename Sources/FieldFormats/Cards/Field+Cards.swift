public import FieldEditing

extension CardFormat {
  /// Cards of all networks: ``standard``.
  public init() { self = .standard }
}

/// Fields of payment cards.
extension Field {
  /// An empty field for the number of a payment card.
  ///
  ///     var card = Field(CardFormat())
  ///     card.insert("3782822463")
  ///     card.network?.title     // "American Express"
  ///
  /// - Parameters:
  ///   - cards: The cards that are taken.
  ///   - options: How the field behaves.
  /// - Complexity: O(1); the first time for a format that of compiling its mask.
  @export(interface) public init(_ cards: CardFormat, options: FieldOptions = FieldOptions()) {
    self.init(FieldFormat(cards), options: options)
  }

  /// The network of the card as far as its digits decide it; `nil` while more than one is possible, and if it is not a
  /// field of payment cards.
  ///
  /// ``cardStatus(isFinished:)`` names the candidates, the lengths that are possible, and what is wrong.
  public var network: CardNetwork? { cardStatus()?.network }
}
