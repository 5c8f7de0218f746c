/// What a mask says of the texts that are read for it.
struct ShapeFacts {
  /// It has numbers or parts of more than one length, so that marks say where they end.
  let isVariable: Bool
  /// It is a quantity, of which a unit after it is part.
  let hasQuantity: Bool
  /// A number that was begun is padded when editing ends.
  let hasFixedNumbers: Bool
  let isMonthFirst: Bool
  let takesBullets: Bool

  init(_ tree: MaskTree) {
    isVariable = tree.isVariable
    hasQuantity = tree.hasGroup("hour") || tree.isVariable && !tree.valuesHaveLetters && !tree.hasGroup("day")
    hasFixedNumbers = tree.hasFixedNumbers
    isMonthFirst = tree.isMonthFirst
    takesBullets = tree.valuesHavePunctuation && tree.valuesHaveLetters
  }
}
