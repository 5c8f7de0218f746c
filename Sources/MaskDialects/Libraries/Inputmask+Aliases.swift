internal import MaskSyntax

/// Inputmask's aliases with options of their own: dates and numbers.
extension DialectTable {
  /// Parts of `inputFormat`, the longest first; those without a mask are zones and endings of numbers. Names of days
  /// and months are English ones, as they are there.
  static let inputmaskDateParts: [(word: String, mask: String?)] = [
    ("dddd", words("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")),
    ("ddd", words("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun")),
    (
      "mmmm",
      words(
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December")
    ),
    ("mmm", words("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")),
    ("yyyy", "<year:####>"), ("yy", "<year:##>"), ("mm", "<month:01..12>"), ("m", "<month:1..12>"),
    ("dd", "<day:01..31>"), ("d", "<day:1..31>"), ("hh", "<01..12>"), ("h", "<1..12>"), ("HH", "<00..23>"),
    ("H", "<0..23>"), ("MM", "<00..59>"), ("M", "<0..59>"), ("ss", "<00..59>"), ("s", "<0..59>"), ("l", "###"),
    ("L", "##"), ("tt", words("am", "pm")), ("TT", words("AM", "PM")), ("t", words("a", "p")),
    ("T", words("A", "P")),
    ("S", nil), ("o", nil), ("Z", nil),
  ]

  /// Formats that have a name.
  static let inputmaskDateFormats = [
    "isoDate": "yyyy-mm-dd", "isoTime": "HH:MM:ss", "isoDateTime": #"yyyy-mm-dd\THH:MM:ss"#,
    "isoUtcDateTime": #"U\TC:yyyy-mm-dd\THH:MM:ss\Z"#,
  ]

  /// One of some words, as part of the value.
  private static func words(_ words: String...) -> String {
    "<" + words.map { "\"\($0)\"" }.joined(separator: "|") + ">"
  }
}

extension DialectReader {
  mutating func inputmaskDate(_ options: inout PeerOptions, _ span: Range<Int>) throws(SyntaxError) -> MaskExpression {
    takeDateBounds(&options, first: "min", last: "max")
    guard let format = options.take("inputFormat") else {
      // the format that Inputmask has where none is given
      prompt = PeerPrompt(text: "yyyy-mm-ddTHH:MM:ss".clusters, rule: .whole)
      return alias("<year:####>-<month:01..12>-<day:01..31>T<00..23>:<00..59>:<00..59>", span)
    }
    guard var cursor = format.cursor else { throw failure(.malformedOptions(expected: "a string"), format.span) }
    if let named = format.text.flatMap({ DialectTable.inputmaskDateFormats[$0.string] }) {
      cursor = PeerCursor(named.unicodeScalars.map { PeerCharacter(scalar: $0, span: format.span) }, span: format.span)
    }
    var shown: [Cluster] = []
    var items: [MaskExpression] = []
    var nameOfMonth: Range<Int>?
    var isAfterName = false
    while !cursor.isAtEnd {
      let start = cursor.position
      if cursor.next == "H" || cursor.next == "h", cursor.second?.plainDigit != nil {
        // `H3`: hours without a bound, of so many digits
        cursor.position += 1
        let count = cursor.number() ?? 0
        let place = cursor.span(from: start)
        items.append(try repeated(try leaf(.slot(Slot(.digit)), place), count, count, place))
        shown += [Cluster](repeating: Cluster("H"), count: count)
        isAfterName = false
      } else if let part = DialectTable.inputmaskDateParts.first(where: { cursor.starts(with: $0.word) }) {
        cursor.position += part.word.unicodeScalars.count
        let place = cursor.span(from: start)
        guard let mask = part.mask else { throw unsupported("'\(part.word)' of a date", place) }
        if part.word.hasPrefix("mmm") { nameOfMonth = place }
        let isName = mask.hasPrefix("<\"")
        // the rest of a name that is shown at once would be typed into the next one: the d of Friday into December
        if isName && isAfterName { self.options.isEager = false }
        isAfterName = isName
        items += alias(mask, place).items
        shown += part.word.clusters
      } else {
        _ = cursor.take("\\")
        if cursor.isAtEnd { throw failure(.trailingEscape, cursor.span(from: start)) }
        let text = try fixed(&cursor)
        if case .literal(let cluster) = text.kind { shown.append(cluster) }
        items.append(text)
      }
    }
    if let nameOfMonth, items.contains(where: { $0.datePart == .day }) {
      note(.differs, "the day is not held against the calendar, as the month is a name", nameOfMonth)
    }
    // the format is what is shown, if it has a character for each place
    prompt = PeerPrompt(text: shown, rule: .whole)
    return MaskExpression(.sequence(items), span: format.span)
  }

  mutating func inputmaskNumber(
    _ name: String, _ span: Range<Int>, _ options: inout PeerOptions
  ) throws(SyntaxError) -> DialectNumber {
    var number = DialectNumber()
    let isCurrency = name == "currency" || name == "indianns"
    number.groupingSeparator = isCurrency ? "," : ""
    number.maximumFractionDigits = name == "integer" ? 0 : isCurrency ? 2 : DialectNumber.digitLimit
    if isCurrency { number.minimumFractionDigits = 2 }
    if name == "indianns" { number.secondaryGroupingSize = 2 }
    if name == "percentage" {
      (number.suffix, number.maximumFractionDigits, number.allowsNegative) = (" %", 0, false)
    }
    if let separator = try groupingSeparator(&options, "groupSeparator") { number.groupingSeparator = separator }
    if try flag(&options, "autoGroup") == false { number.groupingSeparator = "" }
    var isLimited = name == "percentage" || isCurrency
    if let value = options.written("digits") {
      let count = value.count
      isLimited = count != nil
      if !isLimited && value.text?.string != "*" {
        note(.leftOut, "as many fraction digits are taken as fit, and not '\(value.text?.string ?? "")'", value.span)
      }
      number.maximumFractionDigits = min(count ?? .max, DialectNumber.digitLimit)
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
    let usual = name == "percentage" ? ["0", "100"].map { PeerDecimal(value: $0, span: span) } : []
    let minimum = try decimal(&options, "min", separator: separator) ?? usual.first
    let maximum = try decimal(&options, "max", separator: separator) ?? usual.last
    bound(&number, from: minimum, to: maximum)
    number.isMinorUnits = try flag(&options, "numericInput") ?? false
    // zeros that are always there when editing ends are there while a number is typed
    number.showsFractionZeros = number.minimumFractionDigits > 0 && !number.isMinorUnits
    if try flag(&options, "enforceDigitsOnBlur") == true, isLimited {
      number.minimumFractionDigits = number.maximumFractionDigits
    }
    if let signs = options.take("negationSymbol") {
      if signs.members == nil {
        note(.leftOut, "negative numbers have a minus, as their sign is not written here", signs.span)
      }
      let front = signs.member("front")?.text?.string ?? "-", back = signs.member("back")?.text?.string ?? ""
      (number.negativePrefix, number.negativeSuffix) = (front + number.prefix, number.suffix + back)
    }
    return number
  }
}
