internal import SecretMemory

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
