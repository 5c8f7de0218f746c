/// The MaskedTextBox of .NET.
///
///     (999) 000-0000
///
/// Its signs of a culture, `. , : / $`, stand for themselves here, as in the invariant culture.
extension DialectTable {
  static var dotNet: DialectTable {
    let signed = Slot.Kind.set([SlotRange(" ", " "), SlotRange("+", "+"), SlotRange("-", "-"), SlotRange("0", "9")])
    var table = DialectTable(
      tokens: [
        Token("0", .digit), Token("9", .digit, isOptional: true), Token("#", signed, isOptional: true),
        Token("L", .latinLetter), Token("?", .latinLetter, isOptional: true), Token("&", .printable),
        Token("C", .printable, isOptional: true), Token("A", .letterOrDigit),
        Token("a", .letterOrDigit, isOptional: true),
      ], escape: "\\")
    table.casings = ["<": .lower, ">": .upper, "|": .unchanged]
    return table
  }
}

extension DialectReader {
  mutating func dotNet() throws(SyntaxError) -> Meaning {
    .mask(try tableKeepingPlaces(.dotNet, cursor))
  }

  /// Reads a mask by a table of a library in which a slot that is left out keeps its place.
  mutating func tableKeepingPlaces(_ table: DialectTable, _ cursor: PeerCursor) throws(SyntaxError) -> MaskExpression {
    let tree = try self.table(table, cursor)
    // what an escape makes text is not a slot that could be left out
    var isEscaped = false
    let optional = cursor.text.first { character in
      defer { isEscaped = character.scalar == table.escape && !isEscaped }
      return !isEscaped && table.token(character.scalar)?.isOptional == true
    }
    if let optional { note(.differs, "a slot left out keeps its place there, and closes up here", optional.span) }
    return tree
  }
}
