internal import MaskSyntax

/// vue-the-mask: five tokens, `!` before a character for itself, and tokens of a program's own.
///
///     +1 (###) ###-####
extension DialectTable {
  static var vueTheMask: DialectTable {
    DialectTable(
      tokens: [
        Token("#", .digit), Token("X", .latinLetterOrDigit), Token("S", .latinLetter),
        Token("A", .latinLetter, casing: .upper), Token("a", .latinLetter, casing: .lower),
      ], escape: "!")
  }
}

extension DialectReader {
  /// Its options: tokens take the place of the usual ones, and of the escape among them.
  mutating func vueTheMask(_ options: inout PeerOptions, _ usual: DialectTable) throws(SyntaxError) -> MaskExpression {
    var table = usual
    if let tokens = options.take("tokens") {
      if tokens.members != nil { (table.tokens, table.escape) = ([], nil) }
      _ = try maskaTokens(tokens, &table)
    }
    if let masked = options.take("masked"), masked.word != "false" {
      note(.differs, "the value has no literals; the text has them", masked.span)
    }
    let mask = options.take("mask")
    leaveOut(options)
    guard let mask else { throw failure(.malformedOptions(expected: "the option 'mask'"), options.span) }
    return try maskaMasks(mask, table, repeated: [])
  }
}
