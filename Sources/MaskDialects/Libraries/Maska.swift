internal import MaskSyntax

/// maska: three tokens, `!` before a character for itself, and tokens of a program's own.
///
///     +1 (###) ###-####
extension DialectTable {
  static var maska: DialectTable {
    DialectTable(
      tokens: [Token("#", .digit), Token("@", .latinLetter), Token("*", .latinLetterOrDigit)], escape: "!")
  }
}

extension DialectReader {
  /// - Parameter usual: The tokens that a program changes.
  mutating func maska(_ usual: DialectTable) throws(SyntaxError) -> Meaning {
    options.isEager = false
    guard let value = try literal() else { return .mask(try table(usual, cursor)) }
    guard let members = value.members else { return .mask(try maskaMasks(value, usual, repeated: [])) }
    var options = PeerOptions(members, value.span)
    if dialect == .vueTheMask { return .mask(try vueTheMask(&options, usual)) }
    if let eager = try flag(&options, "eager") { self.options.isEager = eager }
    var table = usual
    if try flag(&options, "tokensReplace") == true { table.tokens = [] }
    var repeated: [Unicode.Scalar] = []
    if let tokens = options.take("tokens") { repeated = try maskaTokens(tokens, &table) }
    let isReversed = try flag(&options, "reversed") ?? false
    if let number = try maskaNumber(&options) {
      leaveOut(options)
      return .number(number)
    }
    let mask = options.take("mask")
    leaveOut(options)
    guard let mask else { throw failure(.malformedOptions(expected: "the option 'mask'"), value.span) }
    if isReversed, let amount = amount(mask, table, isOpen: !repeated.isEmpty) { return .number(amount) }
    let tree = try maskaMasks(mask, table, repeated: repeated)
    if isReversed { direction = .fromEnd }
    return .mask(tree)
  }

  mutating func maskaMasks(
    _ mask: PeerValue, _ table: DialectTable, repeated: [Unicode.Scalar]
  ) throws(SyntaxError) -> MaskExpression {
    try requireWritten(mask)
    var trees: [MaskExpression] = []
    for value in mask.items ?? [mask] {
      guard let cursor = value.cursor else { throw failure(.malformedOptions(expected: "a string"), value.span) }
      trees.append(try maskaMask(cursor, table, repeated))
    }
    return trees.count == 1 ? trees[0] : list(trees, mask.span)
  }

  /// A mask of which the stretch from the first repeated token to the last is repeated.
  private mutating func maskaMask(
    _ cursor: PeerCursor, _ table: DialectTable, _ repeated: [Unicode.Scalar]
  ) throws(SyntaxError) -> MaskExpression {
    let text = cursor.text
    guard let first = text.firstIndex(where: { repeated.contains($0.scalar) }),
      let last = text.lastIndex(where: { repeated.contains($0.scalar) })
    else {
      return try self.table(table, cursor)
    }
    let before = try self.table(table, PeerCursor(Array(text[..<first]), span: cursor.span))
    let body = try self.table(table, PeerCursor(Array(text[first...last]), span: cursor.span))
    let after = try self.table(table, PeerCursor(Array(text[(last + 1)...]), span: cursor.span))
    let part = body.items.count == 1 ? body.items[0] : body
    let stretch = MaskExpression(.repetition(part, least: 1, most: nil), span: body.span)
    return MaskExpression(.sequence(before.items + [stretch] + after.items), span: cursor.span)
  }

  /// Tokens of a program, and which of them are repeated with all between them.
  mutating func maskaTokens(
    _ tokens: PeerValue, _ table: inout DialectTable
  ) throws(SyntaxError) -> [Unicode.Scalar] {
    var repeated: [Unicode.Scalar] = []
    for member in members(of: tokens.tokens ?? tokens, "tokens") {
      guard let character = member.name.unicodeScalars.first, member.name.unicodeScalars.count == 1 else {
        throw failure(.malformedOptions(expected: "one character"), member.nameSpan)
      }
      if dialect == .vueTheMask, member.value.member("escape")?.word == "true" {
        table.escape = character
        leaveOut(member.value, except: "escape")
        continue
      }
      var token = DialectTable.Token(character, .printable)
      token.slot = try definedSlot(member.value)
      token.isOptional = member.value.member("optional")?.word == "true"
      token.isRepeated = member.value.member("multiple")?.word == "true"
      if member.value.member("repeated")?.word == "true" { repeated.append(character) }
      if let transform = member.value.member("transform") {
        if let casing = transform.casing {
          token.slot.casing = casing
        } else {
          note(.leftOut, "of a transform only a change of case is read", transform.span)
        }
      }
      leaveOut(member.value, except: "pattern", "optional", "multiple", "repeated", "transform")
      table.tokens.append(token)
    }
    return repeated
  }

  /// A number, by an object of its options, or by options with `number` before their names, as attributes have them;
  /// `nil` where none is meant.
  private mutating func maskaNumber(_ options: inout PeerOptions) throws(SyntaxError) -> DialectNumber? {
    let names = ["numberFraction", "numberLocale", "numberUnsigned"]
    let isByNames = options.rest.contains { names.contains($0.name) }
    let value = options.take("number")
    if value?.word == "false" || value == nil && !isByNames { return nil }
    if let members = value?.members {
      var own = PeerOptions(members, value?.span ?? options.span)
      let number = try maskaNumber(&own, "fraction", "locale", "unsigned")
      leaveOut(own)
      return number
    }
    if let value, value.word != "true", value.text?.isEmpty != true {
      note(.leftOut, "the options of a number are read where they are an object", value.span)
    }
    return try maskaNumber(&options, names[0], names[1], names[2])
  }

  private mutating func maskaNumber(
    _ options: inout PeerOptions, _ fraction: String, _ locale: String, _ unsigned: String
  ) throws(SyntaxError) -> DialectNumber {
    var number = DialectNumber()
    number.maximumFractionDigits = try digits(&options, fraction) ?? 0
    number.allowsNegative = try flag(&options, unsigned) != true
    if let locale = try text(&options, locale)?.string, locale != "en", locale != "en-US" { number.locale = locale }
    return number
  }
}

extension PeerValue {
  /// `0:\d:optional|W:\W`, as attributes of HTML have tokens: their characters, what these stand for, and options.
  fileprivate var tokens: PeerValue? {
    guard let text else { return nil }
    func member(_ name: String, _ kind: Kind) -> PeerMember {
      PeerMember(name: name, nameSpan: span, value: PeerValue(kind: kind, span: span))
    }
    return PeerValue(
      kind: .object(
        text.split { $0.scalar == "|" }.map { token in
          let parts = token.split(omittingEmptySubsequences: false) { $0.scalar == ":" }
          let pattern = member("pattern", .expression(Array(parts.dropFirst().first ?? []), flags: ""))
          let options = parts.dropFirst(2).map { member(Array($0).string, .word("true")) }
          return member(Array(parts[0]).string, .object([pattern] + options))
        }), span: span)
  }

  /// The case that a function changes characters to, where it does only that.
  fileprivate var casing: Slot.Casing? {
    guard case .function(let text) = kind else { return nil }
    let scalars = Array(text.unicodeScalars)
    if scalars.has("toUpperCase") || scalars.has("toLocaleUpperCase") { return .upper }
    return scalars.has("toLowerCase") || scalars.has("toLocaleLowerCase") ? .lower : nil
  }
}

extension [Unicode.Scalar] {
  fileprivate func has(_ word: String) -> Bool {
    let word = Array(word.unicodeScalars)
    return indices.contains { self[$0...].starts(with: word) }
  }
}
