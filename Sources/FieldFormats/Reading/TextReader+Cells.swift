package import FieldEditing
internal import NumberFormatting
internal import SecretMemory
internal import UnicodeFacts

/// Cells of columns, which have a value or are empty.
extension TextReader {
  /// Reads a cell. One that is blank is empty, and one that has characters, and none of a value, is rejected: `-`, as
  /// `n/a` is.
  @export(interface) package mutating func readCell(_ text: String) -> TextReading {
    let isBlank = text.unicodeScalars.allSatisfy { $0.isWhitespace }
    let reading = read(isBlank ? "" : text)
    if isBlank || !reading.isAccepted || hasValue { return reading }
    let arrived = ArrivedText(text)
    if arrived.content.isEmpty { return reading }
    field.clear()
    return TextReading(rejecting: arrived.rejections(arrived.content, .notAllowedHere))
  }

  /// What a cell shows: nothing where there is no value, whatever a field shows before its first character.
  package var cell: String { hasValue ? field.text : "" }

  /// Whether a number that was accepted is shown with fewer digits than it was written with, zeros aside.
  package func rounds(_ reading: TextReading) -> Bool {
    guard let symbols = format.numberFormat?.symbols else { return false }
    let given = try? NumberReader(symbols).read(reading.entry.text).text
    return given.flatMap { try? ExactDecimal($0) } != (try? ExactDecimal(field.value))
  }

  /// Whether the field holds a value, or the beginning of one: of a phone number a plus alone is neither.
  private var hasValue: Bool {
    isPhone ? field.valueBytes.contains { 48...57 ~= $0 } : !field.valueBytes.isEmpty
  }
}
