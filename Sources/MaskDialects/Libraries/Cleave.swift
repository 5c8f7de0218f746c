internal import MaskSyntax

/// cleave.js, whose masks are options: blocks and what stands between them, or a kind of value.
///
///     {blocks: [3, 3, 4], delimiter: '-', numericOnly: true}
extension DialectReader {
  mutating func cleave() throws(SyntaxError) -> Meaning {
    guard let value = try literal(), let members = value.members else {
      throw failure(.malformedOptions(expected: "options"), whole)
    }
    var options = PeerOptions(members, value.span)
    if try flag(&options, "delimiterLazyShow") == true { self.options.isEager = false }
    let content: Meaning
    if try flag(&options, "creditCard") == true {
      content = .named("card")
    } else if try flag(&options, "phone") == true {
      let region = try text(&options, "phoneRegionCode")?.string ?? "US"
      content = .named("phone(\(region))")
      if let delimiter = options.written("delimiter") {
        note(.differs, "what stands between the digits is what the region writes there", delimiter.span)
      }
    } else if try flag(&options, "numeral") == true {
      let number = try cleaveNumber(&options)
      content = try self.content(of: number, &options, zeros: "stripLeadingZeroes", kept: "false", dropped: "true")
    } else if try flag(&options, "date") == true {
      content = .mask(try cleaveParts(&options, "datePattern", ["d", "m", "Y"], "/"))
      takeDateBounds(&options, first: "dateMin", last: "dateMax")
    } else if try flag(&options, "time") == true {
      content = .mask(try cleaveParts(&options, "timePattern", ["h", "m", "s"], ":"))
    } else {
      content = .mask(try cleaveBlocks(&options))
    }
    leaveOut(options)
    return content
  }

  private mutating func cleaveBlocks(_ options: inout PeerOptions) throws(SyntaxError) -> MaskExpression {
    let blocks = options.take("blocks")
    guard let counts = blocks?.items ?? (blocks == nil && options.has("prefix") ? [] : nil) else {
      throw failure(.malformedOptions(expected: "the option 'blocks'"), blocks?.span ?? options.span)
    }
    let delimiters = try cleaveDelimiters(&options, " ")
    let prefix = try text(&options, "prefix") ?? []
    let isNumeric = try flag(&options, "numericOnly") ?? false
    // delimiters are taken out of what is typed
    var others = CharacterSet()
    others.isNegated = true
    for sign in delimiters.signs { others.add(sign, sign) }
    var slot = Slot(isNumeric ? .digit : others.slotKind ?? .printable)
    if !isNumeric, try flag(&options, "uppercase") == true { slot.casing = .upper }
    if !isNumeric, try flag(&options, "lowercase") == true { slot.casing = .lower }
    // a raw value has the prefix, unless it is trimmed
    var items = try fixed(prefix, isValue: try flag(&options, "rawValueTrimPrefix") != true)
    // without blocks anything may stand after the prefix
    if counts.isEmpty { items.append(try repeated(try leaf(.slot(slot), options.span), 0, nil, options.span)) }
    // the prefix fills the first block as far as it goes
    var filled = prefix.count
    for (index, block) in counts.enumerated() {
      guard let count = block.count else {
        throw failure(.malformedOptions(expected: "a whole number, 0 or more"), block.span)
      }
      if index > 0, !delimiters.isEmpty { items += delimiters(index - 1, at: block.span) }
      let rest = max(0, count - filled)
      filled = max(0, filled - count)
      if rest > 0 { items.append(try repeated(try leaf(.slot(slot), block.span), rest, rest, block.span)) }
    }
    return MaskExpression(.sequence(items), span: blocks?.span ?? options.span)
  }

  /// A date or a time by the letters of its parts.
  private mutating func cleaveParts(
    _ options: inout PeerOptions, _ name: String, _ usual: [String], _ delimiter: String
  ) throws(SyntaxError) -> MaskExpression {
    let delimiters = try cleaveDelimiters(&options, delimiter)
    let isTwelve = try text(&options, "timeFormat")?.string == "12"
    let pattern = options.take(name)
    if let pattern, pattern.items == nil { throw failure(.malformedOptions(expected: "a list"), pattern.span) }
    let letters = pattern?.items?.map { $0.text?.string ?? "" } ?? usual
    let span = pattern?.span ?? options.span
    var items: [MaskExpression] = []
    for (index, letter) in letters.enumerated() {
      if index > 0 { items += delimiters(index - 1, at: span) }
      let isTime = name == "timePattern"
      let mask: String
      switch letter {
      case "d" where !isTime: mask = "<day:01..31>"
      case "m": mask = isTime ? "<00..59>" : "<month:01..12>"
      case "Y" where !isTime: mask = "<year:####>"
      case "y" where !isTime: mask = "<year:##>"
      case "h" where isTime: mask = isTwelve ? "<01..12>" : "<00..23>"
      case "s" where isTime: mask = "<00..59>"
      default: throw failure(.malformedOptions(expected: "the letters of parts"), span)
      }
      items += alias(mask, span).items
    }
    return MaskExpression(.sequence(items), span: span)
  }

  private mutating func cleaveDelimiters(_ options: inout PeerOptions, _ usual: String) throws(SyntaxError)
    -> Delimiters
  {
    let one = try text(&options, "delimiter")
    if let several = options.written("delimiters") {
      let texts = several.items?.map { $0.text?.string ?? "" }
      if let texts, !texts.isEmpty { return Delimiters(texts: texts) }
      if texts == nil { note(.leftOut, "the option 'delimiters' is left out, as it is not a list", several.span) }
    }
    return Delimiters(texts: [], usual: one?.string ?? usual)
  }

  private mutating func cleaveNumber(_ options: inout PeerOptions) throws(SyntaxError) -> DialectNumber {
    var number = DialectNumber()
    number.maximumFractionDigits = try digits(&options, "numeralDecimalScale") ?? 2
    // of 0 there are as many as one likes
    if let count = try digits(&options, "numeralIntegerScale"), count > 0 { number.integerDigits = count }
    number.groupingSeparator = try groupingSeparator(&options, "delimiter") ?? ","
    number.allowsNegative = try flag(&options, "numeralPositiveOnly") != true
    switch try text(&options, "numeralThousandsGroupStyle")?.string {
    case "lakh": number.secondaryGroupingSize = 2
    case "wan": (number.primaryGroupingSize, number.secondaryGroupingSize) = (4, 4)
    case "none": number.groupingSeparator = ""
    default: break
    }
    number.decimalSeparator = try decimalSeparator(&options, "numeralDecimalMark", usual: ".", of: number)
    let isTail = try flag(&options, "tailPrefix") ?? false
    let prefix = try text(&options, "prefix")?.string ?? ""
    if isTail { number.suffix = prefix } else { number.prefix = prefix }
    let isSignFirst = try flag(&options, "signBeforePrefix") ?? false
    number.negativePrefix = isSignFirst ? "-" + number.prefix : number.prefix + "-"
    return number
  }
}

/// What stands between the blocks: one text, or a text for each place.
private struct Delimiters {
  var texts: [String]
  var usual = ""

  /// The characters that are delimiters wherever they stand: one is that as a whole, and of several each.
  var signs: [Unicode.Scalar] {
    let all = (texts.isEmpty ? [usual] : texts).flatMap { Array($0.unicodeScalars) }
    return texts.isEmpty && all.count > 1 ? [] : all
  }

  var isEmpty: Bool { texts.isEmpty && usual.unicodeScalars.isEmpty }

  func callAsFunction(_ index: Int, at span: Range<Int>) -> [MaskExpression] {
    // where there are too few, the last one is repeated
    let own = texts.prefix(index + 1).last { !$0.utf8.isEmpty } ?? ""
    return (texts.isEmpty ? usual : own).clusters.map { MaskExpression(.literal($0), span: span) }
  }
}
