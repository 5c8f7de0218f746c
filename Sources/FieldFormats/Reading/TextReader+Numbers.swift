internal import FieldEditing
internal import NumberFormatting
internal import SecretMemory
internal import UnicodeFacts

/// Texts that are numbers to the program that they come from.
extension TextReader {
  /// A text as a whole number that was written with a fraction, if that is a value: a fraction of zeros is left out,
  /// and with any other it is another number.
  mutating func integer(_ text: ArrivedText) -> TextReading? {
    guard let end = text.endOfInteger, let entry = value(in: text.content.lowerBound..<end, of: text) else {
      return nil
    }
    let fraction = end..<text.content.upperBound
    let isWhole = text.scalars[end] == "." && text.scalars[fraction.dropFirst()].allSatisfy { $0 == "0" }
    return isWhole
      ? TextReading(entry, leavingOut: text.rejections(fraction, .leftOut))
      : TextReading(rejecting: text.rejections(fraction, .notAllowedHere))
  }

  /// A text whose digits would all be dialled though they are more than a phone number: one with a fraction, and two
  /// numbers of which the second is written by its last digits.
  mutating func doubtful(_ text: ArrivedText) -> TextReading? {
    guard case .phone = format.kind else { return nil }
    if let end = text.endOfInteger {
      return integer(text) ?? TextReading(rejecting: text.rejections(end..<text.content.upperBound, .notAllowedHere))
    }
    guard let end = text.endOfFirstNumber, value(in: text.trimmed(text.content.lowerBound..<end), of: text) != nil
    else {
      return nil
    }
    let places = [text.content.lowerBound, end + 1].map { text.character(of: $0) }
    return TextReading(rejecting: places.map { Rejection(position: $0, reason: .severalFit) })
  }
}

/// Numbers, which are taken whole or not at all.
extension TextReader {
  /// Reads a text as a number, which is taken whole or not at all.
  mutating func readAtOnce(_ text: String) -> TextReading {
    field.clear()
    field.setText(text)
    if field.rejections.isEmpty { return TextReading(SecretList(text.utf8)) }
    let reading = TextReading(rejecting: field.rejections)
    let arrived = ArrivedText(text)
    return number(in: arrived.partAfterLabel, of: arrived) ?? number(in: partAmongWords(arrived), of: arrived)
      ?? reading
  }

  /// The number that a part of a text is, what stands around it being left out.
  private func number(in part: Range<Int>?, of text: ArrivedText) -> TextReading? {
    guard let part, !part.isEmpty else { return nil }
    main.take(part, text)
    guard field.rejections.isEmpty else { return nil }
    let leftOut = [text.content.lowerBound..<part.lowerBound, part.upperBound..<text.content.upperBound].flatMap {
      text.rejections($0, .leftOut)
    }
    return TextReading(text.bytes(part), leavingOut: leftOut, labelLength: text.character(of: part.lowerBound))
  }

  /// The number among words and signs of currencies, which lenient pastes leave out; `nil` where the format has an
  /// affix of its own, as 12 kg are not 12 $.
  private func partAmongWords(_ text: ArrivedText) -> Range<Int>? {
    guard options.pastes == .lenient, let affixes = format.numberFormat?.symbols.positive,
      affixes.prefix.isEmpty && affixes.suffix.isEmpty
    else { return nil }
    return text.partAmongWords
  }
}

extension ArrivedText {
  /// What follows a label of letters and a colon or an equals sign: `Total: $12`.
  fileprivate var partAfterLabel: Range<Int>? {
    guard let end = scalars[content].firstIndex(where: { $0 == ":" || $0 == "=" }) else { return nil }
    let label = scalars[content.lowerBound..<end]
    guard label.contains(where: { $0.isLetter }), !label.contains(where: { $0.decimalDigit != nil }),
      !turnsSign(content.lowerBound..<end)
    else { return nil }
    return trimmed(end + 1..<content.upperBound)
  }

  /// The figures of a text that has signs of currencies around them, a label or the code of a currency before them, or
  /// a unit after them; `nil` where something else stands there, as that may be a part of the number.
  fileprivate var partAmongWords: Range<Int>? {
    guard let first = content.first(where: { scalars[$0].decimalDigit != nil }),
      let last = content.last(where: { scalars[$0].decimalDigit != nil })
    else { return nil }
    var start = first
    while start > content.lowerBound, !scalars[start - 1].standsBesideNumbers { start -= 1 }
    if start > content.lowerBound, scalars[start - 1].isOfWord {
      // a full stop ends a word, as in Rs.500; what touches one otherwise is a name, as in A4 and COVID-19
      guard first - start == 1, scalars[start] == "." else { return nil }
      start = first
    }
    let isBefore = words(in: content.lowerBound..<start).allSatisfy { word in
      let next = word.upperBound < start ? scalars[word.upperBound] : " "
      return isCode(word) || next == "." || next == ":"
    }
    let isAfter = words(in: last + 1..<content.upperBound).allSatisfy { isCode($0) || isUnit($0) }
    let marks = [content.lowerBound..<start, last + 1..<content.upperBound].map { part in
      scalars[part].allSatisfy { $0.standsBesideNumbers || $0.isOneOf(".:,;!?") }
    }
    return isBefore && isAfter && !turnsSign(content.lowerBound..<start) && marks == [true, true]
      ? start..<last + 1 : nil
  }

  private func words(in part: Range<Int>) -> [Range<Int>] {
    part.split { !scalars[$0].isOfWord }.map { $0[$0.startIndex]..<$0[$0.endIndex - 1] + 1 }
  }

  /// The code of a currency: three capitals.
  private func isCode(_ word: Range<Int>) -> Bool {
    word.count == 3 && scalars[word].allSatisfy { "A"..."Z" ~= $0 }
  }

  private func isUnit(_ word: Range<Int>) -> Bool {
    ArrivedText.units.contains { $0.unicodeScalars.count == word.count && begins(word, with: $0) }
  }

  /// Whether a word of a label says that the number after it is negative.
  fileprivate func turnsSign(_ label: Range<Int>) -> Bool {
    words(in: label).contains { word in
      ["minus", "moins", "menos", "negative", "negativ", "минус"].contains {
        $0.unicodeScalars.count == word.count && begins(word, with: $0)
      }
    }
  }

  /// Units after which a number is what it says. `m`, `k`, `t` and such may be millions or thousands.
  private static let units = [
    "kg", "g", "mg", "lb", "lbs", "oz", "km", "cm", "mm", "ft", "in", "yd", "mi", "ml", "cl", "dl", "gal", "h", "hrs",
    "min", "sec", "ms", "kwh", "wh", "kw", "ma", "ah", "hz", "kb", "mb", "gb", "tb", "ha", "pc", "pcs", "stk", "stück",
    "euro", "euros", "dollar", "dollars", "pounds", "yen", "please", "bitte",
  ]
}

extension Unicode.Scalar {
  fileprivate var isOfWord: Bool { isLetter || continuesCluster }
  /// Whether it may be a part of a word or of a currency beside a number, or stand before one.
  fileprivate var standsBesideNumbers: Bool {
    isOfWord || isWhitespace || isOneOf("$¢£¤¥") || 0x20A0...0x20CF ~= value
  }
}
