internal import MaskSyntax

/// react-number-format: a format whose `#` are digits, or numbers by options.
///
///     +1 (###) ###-####
extension DialectReader {
  mutating func reactNumberFormat() throws(SyntaxError) -> Meaning {
    options.isEager = false
    var table = DialectTable(tokens: [.init("#", .digit)], escape: nil)
    guard let value = try literal() else { return .mask(try self.table(table, cursor)) }
    guard let members = value.members else { throw failure(.malformedOptions(expected: "options"), value.span) }
    var options = PeerOptions(members, value.span)
    // the placeholder stands beside the text, which `Field.placeholder` is for
    for name in ["allowEmptyFormatting", "displayType", "placeholder"] { _ = options.take(name) }
    let drawn = options.written("mask")
    let content: Meaning
    if let format = options.take("format") {
      try requireWritten(format)
      if let pattern = try text(&options, "patternChar")?.first { table.tokens = [.init(pattern.scalar, .digit)] }
      guard let cursor = format.cursor else { throw failure(.malformedOptions(expected: "a string"), format.span) }
      content = .mask(try self.table(table, cursor))
      if let characters = drawn?.items {
        // a slot without its own has a space
        let clusters = characters.map { $0.character ?? Cluster(" ") }
        let slots = cursor.text.count { table.token($0.scalar) != nil }
        let rest = [Cluster](repeating: Cluster(" "), count: max(0, slots - clusters.count))
        prompt = PeerPrompt(text: clusters + rest, rule: .bySlot, span: drawn?.span)
      } else {
        readPromptCharacter(drawn)
      }
    } else {
      content = try rnfNumber(&options)
    }
    leaveOut(options)
    return content
  }

  private mutating func rnfNumber(_ options: inout PeerOptions) throws(SyntaxError) -> Meaning {
    var number = DialectNumber()
    number.groupingSeparator = ""
    if let separator = options.written("thousandSeparator"), separator.word != "false" {
      number.groupingSeparator = separator.word == "true" ? "," : try groupingSeparator(separator)
    }
    let scale = try digits(&options, "decimalScale")
    number.maximumFractionDigits = scale ?? DialectNumber.digitLimit
    // it formats with each key, and without a scale there is nothing to fill up to
    if try flag(&options, "fixedDecimalScale") == true, let scale {
      (number.minimumFractionDigits, number.showsFractionZeros) = (scale, true)
    }
    number.decimalSeparator = try decimalSeparator(&options, "decimalSeparator", usual: ".", of: number)
    number.prefix = try text(&options, "prefix")?.string ?? ""
    number.suffix = try text(&options, "suffix")?.string ?? ""
    number.allowsNegative = try flag(&options, "allowNegative") ?? true
    if let keys = options.written("allowedDecimalSeparators")?.items {
      number.decimalKeys = keys.compactMap { $0.text?.string }.filter { $0 != number.decimalSeparator }.joined()
    }
    switch try text(&options, "thousandsGroupStyle")?.string {
    case "lakh": number.secondaryGroupingSize = 2
    case "wan": (number.primaryGroupingSize, number.secondaryGroupingSize) = (4, 4)
    case "none": number.groupingSeparator = ""
    default: break
    }
    return try content(of: number, &options, zeros: "allowLeadingZeros", kept: "true", dropped: "false")
  }
}
