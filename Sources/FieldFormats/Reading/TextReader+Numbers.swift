internal import SecretMemory

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

  /// The part between words and signs of currencies, which lenient pastes leave out; `nil` where the format has an
  /// affix of its own: 12 kg are not 12 $.
  private func partAmongWords(_ text: ArrivedText) -> Range<Int>? {
    guard options.pastes == .lenient, let affixes = format.numberFormat?.symbols.positive,
      affixes.prefix.isEmpty && affixes.suffix.isEmpty
    else { return nil }
    let content = text.scalars[text.content]
    guard let first = content.firstIndex(where: { !$0.standsBesideNumbers && $0 != ":" }),
      let last = content.lastIndex(where: { !$0.standsBesideNumbers && !$0.isOneOf(".,;!?") })
    else { return nil }
    return first..<last + 1
  }
}

extension ArrivedText {
  /// What follows a label of letters and a colon or an equals sign: `Total: $12`.
  fileprivate var partAfterLabel: Range<Int>? {
    guard let end = scalars[content].firstIndex(where: { $0 == ":" || $0 == "=" }) else { return nil }
    let label = scalars[content.lowerBound..<end]
    guard label.contains(where: { $0.isLetter }), !label.contains(where: { $0.decimalDigit != nil }) else { return nil }
    return trimmed(end + 1..<content.upperBound)
  }
}

extension Unicode.Scalar {
  /// Whether it may be a part of a word or of a currency beside a number, or stand before one.
  fileprivate var standsBesideNumbers: Bool {
    isLetter || isWhitespace || isOneOf("$¢£¤¥") || 0x20A0...0x20CF ~= value
  }
}
