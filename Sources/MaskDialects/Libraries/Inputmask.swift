internal import MaskSyntax

/// Inputmask: optional parts in brackets, groups, counts and alternatives.
///
///     (999) 999-9999[ x9{1,5}]
extension DialectTable {
  static var inputmask: DialectTable {
    let hexadecimal = Slot.Kind.set([SlotRange("0", "9"), SlotRange("A", "F")])
    return DialectTable(
      tokens: [
        Token("9", .digit), Token("a", .letter), Token("*", .letterOrDigit), Token("A", .letter, casing: .upper),
        Token("&", .letterOrDigit, casing: .upper), Token("#", hexadecimal, casing: .upper),
      ], escape: "\\")
  }

  /// What Inputmask knows by name, as masks of this library.
  static let inputmaskAliases: [(name: String, mask: String)] = [
    ("ip", "<0..255>\".\"<0..255>\".\"<0..255>\".\"<0..255>"),
    ("mac", "^[0-9A-F]{2}:^[0-9A-F]{2}:^[0-9A-F]{2}:^[0-9A-F]{2}:^[0-9A-F]{2}:^[0-9A-F]{2}"),
    ("vin", "^[0-9A-HJ-NPR-Z]{13}####"),
    ("ssn", "###-##-####"),
    ("email", "[^ @]{1,64}\"@\"[-0-9A-Za-z]{1,63}<\".\"[-0-9A-Za-z]{1,63}>{1,4}"),
    ("url", "<\"https\"|\"http\"|\"ftp\">\"://\"&{0,}"),
  ]
  static let inputmaskNumbers = ["numeric", "decimal", "currency", "integer", "percentage", "indianns"]
}

extension DialectReader {
  mutating func inputmask() throws(SyntaxError) -> Meaning {
    guard let value = try literal(orExpression: true) else {
      var none = PeerOptions([], whole)
      if let content = try inputmask(alias: cursor.text.string, whole, &none) { return content }
      return .mask(try inputmask(cursor, InputmaskGrammar()))
    }
    if case .expression = value.kind { return .mask(try expression(value)) }
    guard let members = value.members else { return .mask(try inputmaskList(value, InputmaskGrammar())) }
    var options = PeerOptions(members, value.span)
    if try flag(&options, "insertMode") == false { self.options.isOverwriting = true }
    for name in DialectReader.inputmaskDrawing { _ = options.take(name) }
    let drawn = options.written("placeholder")
    let content = try inputmask(&options, value.span)
    // an empty one is that of the alias
    if drawn?.clusters?.isEmpty != true { readPrompt(drawn, .byPlace) }
    leaveOut(options)
    return content
  }

  /// Options that only say when the placeholder is drawn: `Field.placeholder` is beside the text.
  private static let inputmaskDrawing = [
    "showMaskOnFocus", "showMaskOnHover", "clearMaskOnLostFocus", "rightAlign", "autoUnmask",
    "keepStatic", "jitMasking", "noValuePatching", "positionCaretOnClick",
  ]

  private mutating func inputmask(
    _ options: inout PeerOptions, _ span: Range<Int>
  ) throws(SyntaxError) -> Meaning {
    if let name = options.take("alias") {
      guard let text = name.text else { throw failure(.malformedOptions(expected: "a string"), name.span) }
      guard let content = try inputmask(alias: text.string, name.span, &options) else {
        throw unsupported("this alias", name.span)
      }
      return content
    }
    if let pattern = options.take("regex") {
      let tree = try expression(pattern)
      guard let casing = try casing(&options) else { return .mask(tree) }
      return .mask(tree.cased(casing))
    }
    guard let mask = options.take("mask") else {
      throw failure(.malformedOptions(expected: "the option 'mask'"), span)
    }
    try requireWritten(mask)
    var grammar = InputmaskGrammar()
    if let definitions = options.take("definitions") { try inputmaskDefinitions(definitions, &grammar.table) }
    try readMarks(&options, &grammar)
    let isFromEnd = try flag(&options, "numericInput") == true
    if isFromEnd, let amount = inputmaskAmount(mask, grammar) { return .number(amount) }
    var tree = try inputmaskList(mask, grammar)
    if let casing = try casing(&options) { tree = tree.cased(casing) }
    let isGreedy = try flag(&options, "greedy") ?? true
    if let times = options.take("repeat") {
      let count = times.count
      guard count != nil || ["*", "+"].contains(times.text?.string) else {
        throw failure(.malformedOptions(expected: "a whole number, 0 or more"), times.span)
      }
      let least = count == nil || !isGreedy ? 1 : count ?? 1
      tree = try repeated(tree.items.count == 1 ? tree.items[0] : tree, least, count, times.span)
    }
    if isFromEnd && !tree.isRowWithoutEnd { direction = .fromEnd }
    return .mask(tree)
  }

  /// An amount that is filled from the right: `€ 999.999,99`, or with as many groups as are typed, `(.999){+|1},00`.
  private func inputmaskAmount(_ mask: PeerValue, _ grammar: InputmaskGrammar) -> DialectNumber? {
    guard let text = mask.text, text.first?.scalar == grammar.group.open else { return amount(mask, grammar.table) }
    // the separator, three digits, and any number of them
    let group = text.dropFirst().prefix { $0.scalar != grammar.group.close }
    let count = text[group.endIndex...].dropFirst().prefix { $0.scalar != grammar.quantifier.close }.map { $0 }.string
    func isDigit(_ character: PeerCharacter) -> Bool { grammar.table.token(character.scalar)?.slot.kind == .digit }
    guard let separator = group.first, group.count == 4, group.dropFirst().allSatisfy(isDigit), !isDigit(separator),
      count.utf8.first == UInt8(ascii: "{"), ["+", "*"].contains(count.dropFirst().first)
    else { return nil }
    let end = text[group.endIndex...].firstIndex { $0.scalar == grammar.quantifier.close } ?? text.endIndex
    let rest = text[end...].dropFirst()
    if rest.contains(where: { grammar.table.token($0.scalar) != nil && !isDigit($0) }) { return nil }
    if rest.contains(where: { "(){}[]|\\".unicodeScalars.contains($0.scalar) }) { return nil }
    var number = DialectNumber()
    number.allowsNegative = false
    number.groupingSeparator = String(separator.scalar)
    number.decimalSeparator = number.groupingSeparator == "," ? "." : ","
    let fraction = rest.dropFirst().prefix(while: isDigit)
    if let sign = rest.first, !fraction.isEmpty {
      number.decimalSeparator = String(sign.scalar)
      (number.minimumFractionDigits, number.maximumFractionDigits) = (fraction.count, fraction.count)
      number.isMinorUnits = true
    }
    number.suffix = (fraction.isEmpty ? rest : text[fraction.endIndex...]).map { $0 }.string
    return number
  }

  /// The marks of parts, where a program has its own: `groupmarker: ['<', '>']`.
  private mutating func readMarks(
    _ options: inout PeerOptions, _ grammar: inout InputmaskGrammar
  ) throws(SyntaxError) {
    if let marks = try marks(&options, "groupmarker") { grammar.group = marks }
    if let marks = try marks(&options, "optionalmarker") { grammar.optional = marks }
    if let marks = try marks(&options, "quantifiermarker") { grammar.quantifier = marks }
    if let mark = try mark(options.take("alternatormarker")) { grammar.alternator = mark }
    if let mark = try mark(options.take("escapeChar")) { grammar.escape = mark }
  }

  private func marks(
    _ options: inout PeerOptions, _ name: String
  ) throws(SyntaxError) -> InputmaskGrammar.Brackets? {
    guard let value = options.take(name) else { return nil }
    let items = value.items ?? [value.member("start"), value.member("end")].compactMap { $0 }
    guard items.count == 2, let open = try mark(items[0]), let close = try mark(items[1]) else {
      throw failure(.malformedOptions(expected: "two characters"), value.span)
    }
    return (open, close)
  }

  private func mark(_ value: PeerValue?) throws(SyntaxError) -> Unicode.Scalar? {
    guard let value else { return nil }
    guard let text = value.text, text.count == 1 else {
      throw failure(.malformedOptions(expected: "one character"), value.span)
    }
    return text[0].scalar
  }

  private mutating func inputmaskList(_ value: PeerValue, _ grammar: InputmaskGrammar) throws(SyntaxError)
    -> MaskExpression
  {
    var trees: [MaskExpression] = []
    for mask in value.items ?? [value] {
      guard let cursor = mask.cursor ?? mask.member("mask")?.cursor else {
        throw failure(.malformedOptions(expected: "a string"), mask.span)
      }
      trees.append(try inputmask(cursor, grammar))
    }
    return trees.count == 1 ? trees[0] : list(trees, value.span)
  }

  private mutating func casing(_ options: inout PeerOptions) throws(SyntaxError) -> Slot.Casing? {
    guard let value = options.written("casing") else { return nil }
    switch value.text?.string {
    case "upper": return .upper
    case "lower": return .lower
    default:
      note(.leftOut, "of casing only upper and lower are read", value.span)
      return nil
    }
  }

  /// `{h: {validator: '[A-Fa-f]', casing: 'upper', optional: true}}`.
  private mutating func inputmaskDefinitions(
    _ definitions: PeerValue, _ table: inout DialectTable
  ) throws(SyntaxError) {
    for member in members(of: definitions, "definitions") {
      guard let character = member.name.unicodeScalars.first, member.name.unicodeScalars.count == 1 else {
        throw failure(.malformedOptions(expected: "one character"), member.nameSpan)
      }
      var token = DialectTable.Token(character, .printable)
      token.slot = try definedSlot(member.value)
      token.isOptional = member.value.member("optional")?.word == "true"
      token.prompt = member.value.member("placeholder")?.character
      switch member.value.member("casing")?.text?.string {
      case "upper": token.slot.casing = .upper
      case "lower": token.slot.casing = .lower
      default: break
      }
      leaveOut(member.value, except: "validator", "optional", "placeholder", "casing")
      table.tokens.append(token)
    }
  }

  /// What a name stands for; `nil` where it is not one.
  private mutating func inputmask(
    alias name: String, _ span: Range<Int>, _ options: inout PeerOptions
  ) throws(SyntaxError) -> Meaning? {
    if name == "datetime" { return .mask(try inputmaskDate(&options, span)) }
    if DialectTable.inputmaskNumbers.contains(name) {
      let number = try inputmaskNumber(name, span, &options)
      return try content(of: number, &options, zeros: "stripLeadingZeroes", kept: "false", dropped: "true")
    }
    guard let known = DialectTable.inputmaskAliases.first(where: { $0.name == name }) else { return nil }
    return .mask(alias(known.mask, span))
  }
}

extension MaskExpression {
  /// Whether it is fixed text and then a row of as many characters as are typed: from either end it is filled alike.
  fileprivate var isRowWithoutEnd: Bool {
    let rest = items.drop { if case .literal = $0.kind { true } else { false } }
    guard rest.count == 1, case .repetition(let body, _, nil)? = rest.first?.kind, case .slot = body.kind else {
      return false
    }
    return true
  }
}
