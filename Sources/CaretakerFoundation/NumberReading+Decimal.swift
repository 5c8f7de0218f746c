public import Caretaker
public import Foundation

extension NumberReading {
  /// The number as a `Decimal`, exactly.
  ///
  ///     try euros.reader.read("1.234,56 €").decimal()   // 1234.56
  ///
  /// - Returns: The same number, every digit of it.
  /// - Throws: `NumberError` where a `Decimal`, which has 38 digits and sometimes one more, has no room for all.
  public func decimal() throws(NumberError) -> Decimal {
    // Foundation rounds what it has no room for, and does not report: so the text is asked for again
    if let decimal = Decimal(string: text, locale: .plain), decimal.description == canonicalText { return decimal }
    let room = NumberReading.decimalDigits
    let position = positions.count > room ? positions[room] : 0
    if number.integerCount > room { throw NumberError(.tooManyIntegerDigits(limit: room), at: position) }
    throw NumberError(.tooManyFractionDigits(limit: room - number.integerCount), at: position)
  }

  /// Digits that every `Decimal` has room for.
  private static let decimalDigits = 38

  /// The value without zeros after its fraction, and zero without a sign: as a `Decimal` describes itself.
  private var canonicalText: String {
    guard let point = text.firstIndex(of: ".") else { return text == "-0" ? "0" : text }
    var end = text.endIndex
    while text[text.index(before: end)] == "0" { end = text.index(before: end) }
    let isInteger = text.index(before: end) == point
    let shortened = String(text[..<(isInteger ? point : end)])
    return shortened == "-0" ? "0" : shortened
  }
}

extension Locale {
  /// Where a decimal is written `-1234.5`.
  fileprivate static let plain = Locale(identifier: "en_US_POSIX")
}
