internal import MaskSyntax

/// jQuery.maskedinput: three tokens, and `?` after which everything may be left out.
///
///     (999) 999-9999? x99999
extension DialectTable {
  static var maskedInput: DialectTable {
    var table = DialectTable(
      tokens: [Token("9", .digit), Token("a", .latinLetter), Token("*", .latinLetterOrDigit)], escape: nil)
    table.optionalRest = "?"
    return table
  }
}

extension DialectReader {
  mutating func maskedInput() throws(SyntaxError) -> Meaning {
    guard let value = try literal() else { return .mask(try table(.maskedInput, cursor)) }
    var options = PeerOptions(value.members ?? [], value.span)
    var table = DialectTable.maskedInput
    if let definitions = options.take("definitions") { try define(definitions, &table) }
    let cursor = try mask(&options)
    readPrompt(options.written("placeholder"), .byPlaceThenFirst)
    leaveOut(options)
    return .mask(try self.table(table, cursor))
  }
}
