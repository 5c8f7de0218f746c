/// Inputmask's aliases with options of their own: dates and numbers.
extension DialectTable {
  /// Parts of `inputFormat`, the longest first; those without a mask are words.
  static let inputmaskDateParts: [(word: String, mask: String?)] = [
    ("dddd", nil), ("ddd", nil), ("mmmm", nil), ("mmm", nil), ("yyyy", "####"), ("dd", "<01..31>"), ("d", "<1..31>"),
    ("mm", "<01..12>"), ("m", "<1..12>"), ("yy", "##"), ("hh", "<01..12>"), ("h", "<1..12>"), ("HH", "<00..23>"),
    ("H", "<0..23>"), ("MM", "<00..59>"), ("M", "<0..59>"), ("ss", "<00..59>"), ("s", "<0..59>"), ("l", "###"),
    ("L", "##"), ("tt", "<\"am\"|\"pm\">"), ("TT", "<\"AM\"|\"PM\">"), ("t", "<\"a\"|\"p\">"), ("T", "<\"A\"|\"P\">"),
  ]
}

extension DialectReader {
  mutating func inputmaskDate(_ options: inout PeerOptions, _ span: Range<Int>) throws(SyntaxError) -> MaskTree {
    for name in ["min", "max"] {
      if let bound = options.take(name) {
        note(.leftOut, "the bound '\(name)' is a date's: see DateFormat", bound.span)
      }
    }
    guard let format = options.take("inputFormat") else {
      // the format that Inputmask has where none is given
      prompt = PeerPrompt(text: "yyyy-mm-ddTHH:MM:ss".clusters, rule: .whole)
      return alias("####-<01..12>-<01..31>T<00..23>:<00..59>:<00..59>", span)
    }
    guard var cursor = format.cursor else { throw failure(.malformedOptions(expected: "a string"), format.span) }
    // the format is what is shown, if it has a character for each place
    prompt = PeerPrompt(text: format.clusters ?? [], rule: .whole)
    var items: [MaskTree] = []
    while !cursor.isAtEnd {
      let start = cursor.position
      if let part = DialectTable.inputmaskDateParts.first(where: { cursor.starts(with: $0.word) }) {
        cursor.position += part.word.unicodeScalars.count
        let place = cursor.span(from: start)
        guard let mask = part.mask else { throw unsupported("the name of a day or month", place) }
        items += alias(mask, place).items
      } else {
        items.append(try fixed(&cursor))
      }
    }
    return MaskTree(.sequence(items), span: format.span)
  }

  mutating func inputmaskNumber(_ name: String, _ options: inout PeerOptions) throws(SyntaxError) -> DialectNumber {
    var number = DialectNumber()
    let isCurrency = name == "currency" || name == "indianns"
    number.groupingSeparator = isCurrency ? "," : ""
    number.maximumFractionDigits = name == "integer" ? 0 : isCurrency ? 2 : 10
    if isCurrency { number.minimumFractionDigits = 2 }
    if name == "indianns" { number.secondaryGroupingSize = 2 }
    if name == "percentage" {
      (number.minimum, number.maximum, number.suffix, number.maximumFractionDigits) = ("0", "100", " %", 0)
      number.allowsNegative = false
    }
    if let separator = try groupingSeparator(&options, "groupSeparator") { number.groupingSeparator = separator }
    if try flag(&options, "autoGroup") == false { number.groupingSeparator = "" }
    var isLimited = name == "percentage" || isCurrency
    if let value = options.take("digits") {
      let count = count(value)
      isLimited = count != nil
      if !isLimited && value.text?.string != "*" {
        note(.leftOut, "as many fraction digits are taken as fit, and not '\(value.text?.string ?? "")'", value.span)
      }
      number.maximumFractionDigits = min(count ?? 10, DialectNumber.digitLimit)
      number.minimumFractionDigits = min(number.minimumFractionDigits, number.maximumFractionDigits)
    }
    if let isOptional = try flag(&options, "digitsOptional") {
      // of any number of digits none need be there
      number.minimumFractionDigits = isOptional || !isLimited ? 0 : number.maximumFractionDigits
    }
    number.decimalSeparator = try decimalSeparator(
      &options, "radixPoint", usual: number.groupingSeparator == "." ? "," : ".", of: number)
    number.integerDigits = try digits(&options, "integerDigits")
    if let allows = try flag(&options, "allowMinus") { number.allowsNegative = allows }
    if let prefix = try text(&options, "prefix") { number.prefix = prefix.string }
    if let suffix = try text(&options, "suffix") { number.suffix = suffix.string }
    let separator = number.decimalSeparator
    if let minimum = try decimal(&options, "min", separator: separator) { number.minimum = minimum }
    if let maximum = try decimal(&options, "max", separator: separator) { number.maximum = maximum }
    number.clampsToBounds = number.minimum != nil || number.maximum != nil
    number.isMinorUnits = try flag(&options, "numericInput") ?? false
    // zeros that are always there when editing ends are there while a number is typed
    number.showsFractionZeros = number.minimumFractionDigits > 0 && !number.isMinorUnits
    return number
  }
}
