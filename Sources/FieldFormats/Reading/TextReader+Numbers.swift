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
    return numberAfterLabel(ArrivedText(text)) ?? reading
  }

  /// The number after a label of letters and a colon or an equals sign: `Total: $12`.
  private func numberAfterLabel(_ text: ArrivedText) -> TextReading? {
    guard let end = text.scalars[text.content].firstIndex(where: { $0 == ":" || $0 == "=" }) else { return nil }
    let label = text.scalars[text.content.lowerBound..<end]
    guard label.contains(where: { $0.isLetter }), !label.contains(where: { $0.decimalDigit != nil }) else { return nil }
    let part = text.trimmed(end + 1..<text.content.upperBound)
    if part.isEmpty { return nil }
    main.take(part, text)
    guard field.rejections.isEmpty else { return nil }
    return TextReading(
      text.bytes(part), leavingOut: text.rejections(text.content.lowerBound..<part.lowerBound, .leftOut),
      labelLength: text.character(of: part.lowerBound))
  }
}
