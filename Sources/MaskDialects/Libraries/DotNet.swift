internal import MaskSyntax
internal import UnicodeFacts

/// The MaskedTextBox of .NET.
///
///     (999) 000-0000
///     {Mask: '(999) 000-0000', PromptChar: '#'}
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

extension PeerMember {
  /// The same by its name in .NET, where properties begin with a capital.
  fileprivate var capitalized: PeerMember {
    var name = Array(self.name.unicodeScalars)
    if let first = name.first { name[0] = first.simpleUppercase }
    return PeerMember(name: String(name), nameSpan: nameSpan, value: value)
  }
}

extension PeerValue {
  /// A name without what it belongs to, as a word or in a string: `System.Windows.Forms.InsertKeyMode.Insert`.
  fileprivate var unqualifiedName: String? {
    let name = word ?? text?.string
    return name.map { String(Array($0.unicodeScalars.reversed().prefix { $0 != "." }.reversed())) }
  }
}

extension DialectReader {
  mutating func dotNet() throws(SyntaxError) -> Meaning {
    guard let value = try literal(), let members = value.members else {
      return .mask(try tableKeepingPlaces(.dotNet, cursor))
    }
    var options = PeerOptions(members.map { $0.capitalized }, value.span)
    // the prompt stands beside the text, in a field that has the focus and in others
    _ = options.take("HidePromptOnLeave")
    readPromptCharacter(options.written("PromptChar"))
    if let mode = options.take("InsertKeyMode") {
      switch mode.unqualifiedName {
      case "Overwrite": self.options.isOverwriting = true
      case "Insert", "Default": break
      default: note(.leftOut, "typing inserts, as the mode is not written here", mode.span)
      }
    }
    let isPassword = try flag(&options, "UseSystemPasswordChar") == true
    let isHidden = self.isHidden(by: options.written("PasswordChar")) || isPassword
    let cursor = try mask(&options, "Mask")
    leaveOut(options)
    let tree = try tableKeepingPlaces(.dotNet, cursor)
    return .mask(isHidden ? hidden(tree) : tree)
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
