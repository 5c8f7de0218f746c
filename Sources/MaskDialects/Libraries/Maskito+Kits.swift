internal import MaskSyntax
internal import UnicodeFacts

/// maskito's kits: numbers, dates, times, ranges of dates, and phone numbers, as the calls that make their options.
///
///     maskitoNumberOptionsGenerator({maximumFractionDigits: 2, thousandSeparator: ' '})
extension DialectReader {
  /// What a kit makes of its options; `nil` where the text is not the call of one.
  mutating func maskitoKit() throws(SyntaxError) -> Meaning? {
    guard source.starts(with: Array("maskito".unicodeScalars)) else { return nil }
    var reader = PeerValueReader(source, dialect: dialect, limits: limits)
    let call = try reader.whole()
    guard case .call(let name, let arguments) = call.kind else { return nil }
    if let given = arguments.first, given.members == nil {
      throw failure(.malformedOptions(expected: "options"), given.span)
    }
    var options = PeerOptions(arguments.first?.members ?? [], call.span)
    let content: Meaning
    // the later versions have the shorter names
    switch name {
    case "maskitoNumberOptionsGenerator", "maskitoNumber": content = .number(try maskitoNumber(&options))
    case "maskitoDateOptionsGenerator", "maskitoDate":
      content = .mask(alias(try maskitoDate(&options, "mode"), call.span))
    case "maskitoTimeOptionsGenerator", "maskitoTime":
      let (prefix, postfix) = (try text(&options, "prefix")?.string ?? "", try text(&options, "postfix")?.string ?? "")
      content = .mask(alias(prefix.quoted + (try maskitoTime(&options, "mode")) + postfix.quoted, call.span))
      self.options.showsSuffix = !postfix.isEmpty
    case "maskitoDateTimeOptionsGenerator", "maskitoDateTime":
      let date = try maskitoDate(&options, "dateMode"), time = try maskitoTime(&options, "timeMode")
      let between = try text(&options, "dateTimeSeparator")?.string ?? ", "
      content = .mask(alias(date + between.quoted + time, call.span))
    case "maskitoDateRangeOptionsGenerator", "maskitoDateRange":
      let date = try maskitoDate(&options, "mode")
      let between = try text(&options, "rangeSeparator")?.string ?? " \u{2013} "
      let separator = between.clusters.map { MaskExpression(.literal($0), span: call.span) }
      let parts = alias(date, call.span).items + separator + alias(date, call.span).items
      content = .mask(MaskExpression(.sequence(parts), span: call.span))
    case "maskitoPhoneOptionsGenerator", "maskitoPhone":
      // what the numbers of a region look like is known here
      _ = options.take("metadata")
      let region = try text(&options, "countryIsoCode")?.string
      content = .named(region.map { "phone(\($0), international)" } ?? "phone")
    default: return nil
    }
    leaveOut(options)
    return content
  }

  private mutating func maskitoNumber(_ options: inout PeerOptions) throws(SyntaxError) -> DialectNumber {
    var number = DialectNumber()
    let earlier = try digits(&options, "precision")
    number.maximumFractionDigits = try digits(&options, "maximumFractionDigits") ?? earlier ?? 0
    number.minimumFractionDigits = try digits(&options, "minimumFractionDigits") ?? 0
    if try flag(&options, "decimalZeroPadding") == true { number.minimumFractionDigits = number.maximumFractionDigits }
    number.minimumFractionDigits = min(number.minimumFractionDigits, number.maximumFractionDigits)
    // zeros that are always there when editing ends are there while a number is typed
    number.showsFractionZeros = number.minimumFractionDigits > 0
    number.groupingSeparator = try groupingSeparator(&options, "thousandSeparator") ?? "\u{A0}"
    number.decimalSeparator = try decimalSeparator(&options, "decimalSeparator", usual: ".", of: number)
    let own = options.take("decimalPseudoSeparators")
    if let own, own.items == nil { note(.leftOut, "decimal keys are read where they are a list", own.span) }
    let keys = own?.items?.compactMap { $0.text?.string } ?? [".", ","]
    // a letter, too: that on the key which another layout of the keyboard has for the separator
    number.decimalKeys = keys.filter { key in
      let isKey = key.mayStandAmongDigits || key.unicodeScalars.allSatisfy { $0.isLetter }
      return isKey && key != number.decimalSeparator && key != number.groupingSeparator
    }.joined()
    if let prefix = try text(&options, "prefix") { number.prefix = prefix.string }
    if let postfix = try text(&options, "postfix") { number.suffix = postfix.string }
    let minus = try text(&options, "minusSign")?.string ?? "\u{2212}"
    let isMinusFirst = try text(&options, "negativePattern")?.string == "minusFirst"
    number.negativePrefix = isMinusFirst ? minus + number.prefix : number.prefix + minus
    bound(&number, from: try bound(&options, "min"), to: try bound(&options, "max"))
    return number
  }

  /// A bound of numbers; none where it is as good as none.
  private mutating func bound(_ options: inout PeerOptions, _ name: String) throws(SyntaxError) -> PeerDecimal? {
    var rest = options
    if let value = rest.take(name) {
      let written = String(Array(source[value.span]))
      if ["Infinity", "-Infinity", "Number.MAX_SAFE_INTEGER", "Number.MIN_SAFE_INTEGER"].contains(written) {
        options = rest
        return nil
      }
    }
    return try decimal(&options, name)
  }

  /// `dd/mm/yyyy`, whatever its separator is.
  private mutating func maskitoDate(_ options: inout PeerOptions, _ name: String) throws(SyntaxError) -> String {
    let separator = try text(&options, "separator"), other = try text(&options, "dateSeparator")
    takeDateBounds(&options, first: "min", last: "max")
    return try parts(
      of: &options, name,
      [("yyyy", "<year:####>"), ("yy", "<year:##>"), ("mm", "<month:01..12>"), ("dd", "<day:01..31>")],
      separator: (separator ?? other)?.string ?? ".")
  }

  /// `HH:MM`, or `HH:MM AA` of a clock with halves.
  private mutating func maskitoTime(_ options: inout PeerOptions, _ name: String) throws(SyntaxError) -> String {
    var rest = options
    let halves = try text(&rest, name)?.filter { $0.scalar == "A" } ?? []
    if let first = halves.first, let last = halves.last {
      let message = "the second letter of AM and PM is shown when it is typed, or editing ends"
      note(.differs, message, first.span.joined(with: last.span))
    }
    var least = segments(&options, "timeSegmentMinValues"), most = segments(&options, "timeSegmentMaxValues")
    var words = [(word: "AA", mask: #"<"AM"|"PM">"#)]
    for (word, segment, usual) in [
      ("HH", "hours", halves.isEmpty ? 0...23 : 1...12), ("MSS", "milliseconds", 0...999), ("MM", "minutes", 0...59),
      ("SS", "seconds", 0...59),
    ] {
      let low = try count(&least, segment) ?? usual.lowerBound, high = try count(&most, segment) ?? usual.upperBound
      if max(low, high) > usual.upperBound {
        let problem = SyntaxError.Kind.malformedOptions(expected: "\(segment) up to \(usual.upperBound)")
        throw failure(problem, (low > usual.upperBound ? least : most).span)
      }
      if high < low { throw failure(.rangeBoundsReversed, most.span) }
      let width = String(usual.upperBound).utf8.count
      func padded(_ number: Int) -> String { String(String(number + 1000).suffix(width)) }
      words.append((word: word, mask: "<\(padded(low))..\(padded(high))>"))
    }
    leaveOut(least)
    leaveOut(most)
    return try parts(of: &options, name, words, separator: nil)
  }

  /// The bounds of the parts of a time.
  private mutating func segments(_ options: inout PeerOptions, _ name: String) -> PeerOptions {
    let value = options.take(name)
    return PeerOptions(value.map { members(of: $0, "bounds of a time") } ?? [], value?.span ?? options.span)
  }

  /// The mask of a mode: its words as parts, all else as it is, or the separator.
  private mutating func parts(
    of options: inout PeerOptions, _ name: String, _ words: [(word: String, mask: String)], separator: String?
  ) throws(SyntaxError) -> String {
    guard let mode = try text(&options, name), !mode.isEmpty else {
      throw failure(.malformedOptions(expected: "the option '\(name)'"), options.span)
    }
    var (mask, rest) = ("", mode[...])
    while let next = rest.first {
      if let part = words.first(where: { rest.starts(with: $0.word.unicodeScalars, by: { $0.scalar == $1 }) }) {
        mask += part.mask
        rest = rest.dropFirst(part.word.unicodeScalars.count)
      } else {
        if next.scalar.isLetterOrNumber {
          throw failure(.malformedOptions(expected: "parts of a date or time"), next.span)
        }
        mask += (separator ?? String([next.scalar])).quoted
        rest = rest.dropFirst()
      }
    }
    return mask
  }
}

extension String {
  /// Literals of a mask that say the text.
  fileprivate var quoted: String { unicodeScalars.reduce(into: "") { $0 += "\\" + String([$1]) } }
}
