#if ICU
  import CICU

  enum ICULocale {
    /// A locale's ICU id, and the locale whose data ICU has for it: itself or a parent.
    static func resolve(_ name: String) throws(LocaleNumberError) -> (id: String, found: String) {
      guard !name.isEmpty, name.utf8.allSatisfy({ $0 > 32 && $0 < 127 }) else {
        throw .malformedLocale(name, offset: name.utf8.prefix { $0 > 32 && $0 < 127 }.count)
      }
      var status: Int32 = 0
      var buffer = [CChar](repeating: 0, count: 160)
      let understood = Int(cicu_locale_id(name, &buffer, Int32(buffer.count), &status))
      if status > 0 || understood < name.utf8.count { throw .malformedLocale(name, offset: understood) }
      let id = text(buffer)
      cicu_locale_with_data(id, &buffer, Int32(buffer.count), &status)
      try check(status)
      let found = text(buffer)
      if found.isEmpty { throw .unknownLocale(name) }
      return (id, found)
    }

    private static func text(_ buffer: [CChar]) -> String {
      String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
  }

  /// A currency ICU knows.
  struct ICUCurrency {
    /// Three capital letters.
    let code: String

    init(_ code: String) throws(LocaleNumberError) {
      var status: Int32 = 0
      let upper = code.uppercased()
      let isCode = upper.utf8.count == 3 && upper.utf8.allSatisfy { $0 >= 65 && $0 <= 90 }
      let isKnown = isCode && cicu_currency_is_known(upper, &status) != 0
      try check(status)
      if !isKnown { throw .unknownCurrency(code) }
      self.code = upper
    }

    /// `$` in a locale that writes `US$`: people leave the country off.
    func narrowSymbol(_ locale: String) throws(LocaleNumberError) -> String {
      var status: Int32 = 0
      var symbol = [UInt16](repeating: 0, count: 32)
      let length = cicu_currency_narrow_symbol(code, locale, &symbol, Int32(symbol.count), &status)
      try check(status)
      return String(decoding: symbol.prefix(Int(length)), as: UTF16.self)
    }
  }
#endif
