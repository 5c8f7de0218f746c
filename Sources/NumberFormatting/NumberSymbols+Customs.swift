internal import UnicodeFacts

/// How people write amounts beside what CLDR says of their language.
extension NumberSymbols {
  /// The keys with which a language writes amounts in place of its decimal sign.
  ///
  ///     NumberSymbols.decimalKeys(inLocale: "es_ES", decimalSeparator: ",")   // "'’´"
  ///
  /// - Parameters:
  ///   - locale: A BCP 47 tag or an ICU id.
  ///   - decimalSeparator: The locale's decimal sign: where that is a point, an apostrophe is none.
  ///   - symbol: The sign of the currency, which some languages write there: `12€50`.
  package static func decimalKeys(
    inLocale locale: String, decimalSeparator: String, symbol: String = ""
  ) -> String {
    let parts = locale.utf8.split { $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "@") }
    switch parts.first.map({ String(Substring($0)) }) ?? "" {
    case "es", "it": return decimalSeparator == "," ? "'\u{2019}\u{B4}" : ""
    case "sv", "fi", "da", "nb", "nn", "no": return ":"
    case "zh", "ja", "ko", "yue": return "\u{3002}\u{FF61}\u{B7}"
    case "en": return parts.contains { $0.elementsEqual("GB".utf8) } ? "\u{B7}" : ""
    case "fa": return "/"
    case "fr", "pt": return symbol.singleSign
    default: return ""
    }
  }
}

extension String {
  /// The text if it is one character that is not a letter, else none.
  fileprivate var singleSign: String {
    var scalars = unicodeScalars.makeIterator()
    guard let first = scalars.next(), scalars.next() == nil, !first.isLetter else { return "" }
    return self
  }
}
