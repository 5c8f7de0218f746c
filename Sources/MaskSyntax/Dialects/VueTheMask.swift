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
