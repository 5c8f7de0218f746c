internal import MaskSyntax
internal import UnicodeFacts

/// ngx-mask: quantifiers after a slot, several masks with `||`, dates and times by parts, numbers by name.
///
///     (000) 000-0000||(000) 000-0000 000
extension DialectTable {
  static var ngx: DialectTable {
    var table = DialectTable(
      tokens: [
        Token("0", .digit), Token("9", .digit, isOptional: true), Token("A", .latinLetterOrDigit),
        Token("S", .latinLetter), Token("U", .set([SlotRange("A", "Z")])), Token("L", .set([SlotRange("a", "z")])),
      ] + ngxLetters + [Token("X", .digit)], escape: nil)
    table.hasQuantifiers = true
    return table
  }

  /// Parts of dates and times, as ranges: of natural width, or padded.
  ///
  /// - Parameter lastHour: 23, or 12 of a clock with halves.
  static func ngxParts(lastHour: Int) -> [(word: String, natural: String, padded: String)] {
    [
      ("d0", "<1..31>", "<01..31>"), ("M0", "<1..12>", "<01..12>"), ("Hh", "<0..\(lastHour)>", "<00..\(lastHour)>"),
      ("H0", "<0..\(lastHour)>", "<00..\(lastHour)>"), ("h0", "<1..12>", "<01..12>"), ("m0", "<0..59>", "<00..59>"),
      ("s0", "<0..59>", "<00..59>"),
    ]
  }

  /// The letters of parts that stand alone, each for the first digit of one.
  private static let ngxLetters: [Token] = [
    Token("d", .set([SlotRange("0", "3")])), Token("M", .set([SlotRange("0", "1")])),
    Token("H", .set([SlotRange("0", "2")])), Token("h", .digit), Token("m", .set([SlotRange("0", "5")])),
    Token("s", .set([SlotRange("0", "5")])),
  ]
}

extension DialectReader {
  mutating func ngxMask() throws(SyntaxError) -> Meaning {
    options.isEager = false
    guard let value = try literal() else {
      var none = PeerOptions([], whole)
      return try ngx(cursor, &none)
    }
    guard let members = value.members else { throw failure(.malformedOptions(expected: "options"), value.span) }
    var options = PeerOptions(members, value.span)
    let cursor = try mask(&options)
    let content = try ngx(cursor, &options)
    leaveOut(options)
    return content
  }

  private mutating func ngx(_ start: PeerCursor, _ options: inout PeerOptions) throws(SyntaxError)
    -> Meaning
  {
    let (prefix, suffix) = (try text(&options, "prefix") ?? [], try text(&options, "suffix") ?? [])
    if start.starts(with: "separator") || start.starts(with: "percent") {
      var number = try ngxNumber(start, &options)
      (number.prefix, number.suffix) = (prefix.string, suffix.string)
      return .number(number)
    }
    let isPadded = try flag(&options, "leadZeroDateTime") ?? false
    var table = DialectTable.ngx
    let lastHour = try flag(&options, "apm") == true ? 12 : 23
    table.words = DialectTable.ngxParts(lastHour: lastHour).map {
      ($0.word, alias(isPadded ? $0.padded : $0.natural, start.span))
    }
    let hides = try flag(&options, "hiddenInput") == true
    table.tokens[table.tokens.count - 1].isHidden = hides
    if let patterns = options.take("patterns") { try ngxPatterns(patterns, &table, hides: hides) }
    self.options.hidesParts = hides && start.text.contains { table.token($0.scalar)?.isHidden ?? false }
    let keepsFixed = try ngxSpecials(&options, &table)
    let masks = start.split(by: "||")
    var trees: [MaskExpression] = []
    for mask in masks {
      if mask.text.string == "IP" {
        trees.append(alias("<0..255>\".\"<0..255>\".\"<0..255>\".\"<0..255>", mask.span))
      } else if mask.text.string == "CPF_CNPJ" {
        isList = true
        trees.append(alias("###.###.###-##|##.###.###/####-##", mask.span))
      } else {
        trees.append(try self.table(table, mask))
      }
    }
    // a sign is typed before all else
    let isSigned = try flag(&options, "allowNegativeNumbers") ?? false
    let before =
      (isSigned ? alias("<\"-\">?", start.span).items : []) + (try fixed(prefix, isValue: keepsFixed))
    let after = try fixed(suffix)
    if let first = suffix.first, let last = suffix.last {
      self.options.showsSuffix = true
      if keepsFixed { note(.differs, "the suffix is not part of the value", first.span.joined(with: last.span)) }
    }
    let tree = trees.count == 1 ? trees[0] : list(trees, start.span)
    let isAlone = before.isEmpty && after.isEmpty
    return .mask(isAlone ? tree : MaskExpression(.sequence(before + tree.items + after), span: tree.span))
  }

  /// Fixed text that is part of the value: what the model keeps.
  ///
  /// - Returns: Whether that is all of it, what stands before the mask, too.
  private mutating func ngxSpecials(
    _ options: inout PeerOptions, _ table: inout DialectTable
  ) throws(SyntaxError) -> Bool {
    var keepsAll = false
    if let drop = options.written("dropSpecialCharacters") {
      keepsAll = drop.word == "false"
      if keepsAll { table.valueText = { _ in true } }
      if let items = drop.items {
        let dropped = items.compactMap { $0.text?.first?.scalar }
        table.valueText = { !dropped.contains($0) }
      }
    }
    if let special = options.take("specialCharacters") {
      note(.leftOut, "which characters are special is left out: all are that stand for no slot", special.span)
    }
    _ = options.take("showMaskTyped")
    readPromptCharacter(options.written("placeHolderCharacter"))
    if try flag(&options, "keepCharacterPositions") == true { self.options.keepsPlaces = true }
    return keepsAll
  }

  private mutating func ngxPatterns(
    _ patterns: PeerValue, _ table: inout DialectTable, hides: Bool
  ) throws(SyntaxError) {
    for member in members(of: patterns, "patterns") {
      // no character of a mask finds it there either
      guard let character = member.name.unicodeScalars.first, member.name.unicodeScalars.count == 1 else {
        let span = member.nameSpan.lowerBound..<member.value.span.upperBound
        note(.leftOut, "the pattern '\(member.name)' is left out, as it is for no one character", span)
        continue
      }
      var token = DialectTable.Token(character, .printable)
      token.slot = try definedSlot(member.value)
      token.isOptional = member.value.member("optional")?.word == "true"
      // with hiddenInput, a slot that has a symbol is hidden
      if hides { token.isHidden = isHidden(by: member.value.member("symbol")) }
      leaveOut(member.value, except: "pattern", "optional", "symbol")
      table.tokens.append(token)
    }
  }

  /// `separator.2`, `percent`: numbers.
  private mutating func ngxNumber(
    _ start: PeerCursor, _ options: inout PeerOptions
  ) throws(SyntaxError) -> DialectNumber {
    var cursor = start
    let isPercent = cursor.take("percent")
    if !isPercent { _ = cursor.take("separator") }
    var number = DialectNumber()
    // as many as fit where none are said
    number.maximumFractionDigits = isPercent ? 2 : DialectNumber.digitLimit
    let point = cursor.position
    let isExact = cursor.take(".")
    if isExact {
      guard let count = cursor.number() else { throw unexpected(after: cursor, from: point) }
      number.maximumFractionDigits = min(count, DialectNumber.digitLimit)
    }
    if !cursor.isAtEnd { throw unexpected(after: cursor, from: cursor.position) }
    number.groupingSeparator = try groupingSeparator(&options, "thousandSeparator") ?? (isPercent ? "" : " ")
    let marker = options.written("decimalMarker")
    let markers = marker?.items?.compactMap { $0.text?.string } ?? marker?.text.map { [$0.string] } ?? [".", ","]
    let usable = markers.filter { $0 != number.groupingSeparator && $0.mayStandAmongDigits }
    number.decimalSeparator = usable.first ?? (number.groupingSeparator == "." ? "," : ".")
    if let marker, usable.isEmpty {
      note(.differs, "'\(number.decimalSeparator)' stands before the fraction", marker.span)
    }
    number.decimalKeys = usable.dropFirst().joined()
    // spaces do not count, and 0 or what is not a number sets no limit
    let limit = try text(&options, "separatorLimit")?.map { $0.scalar }.filter { !$0.isWhitespace } ?? []
    if limit.contains(where: { $0 != "0" }), limit.allSatisfy({ $0.plainDigit != nil }) {
      number.integerDigits = min(limit.count, DialectNumber.digitLimit)
    }
    number.allowsNegative = try flag(&options, "allowNegativeNumbers") ?? false
    if try flag(&options, "leadZero") == true, isExact { number.minimumFractionDigits = number.maximumFractionDigits }
    if isPercent {
      bound(&number, from: PeerDecimal(value: "0", span: start.span), to: PeerDecimal(value: "100", span: start.span))
    }
    return number
  }

  /// The error that the rest of a number's name is none, without which the name is one.
  private func unexpected(after name: PeerCursor, from start: Int) -> SyntaxError {
    var rest = name
    rest.position = rest.text.count
    return failure(.unexpected(name.next ?? "."), rest.span(from: start))
  }
}

extension PeerCursor {
  /// The parts between separators, each to be read from its start.
  func split(by separator: String) -> [PeerCursor] {
    var parts: [PeerCursor] = []
    var cursor = self
    var start = cursor.position
    func part(_ end: Int) -> PeerCursor {
      let slice = Array(text[start..<end])
      let from = slice.first?.span.lowerBound ?? place(of: start).lowerBound
      return PeerCursor(slice, span: from..<(slice.last?.span.upperBound ?? from))
    }
    while !cursor.isAtEnd {
      let end = cursor.position
      if cursor.take(separator) {
        parts.append(part(end))
        start = cursor.position
      } else {
        cursor.position += 1
      }
    }
    return parts + [part(text.count)]
  }
}
