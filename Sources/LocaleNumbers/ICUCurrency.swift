#if ICU
  import CICU

  extension LocaleNumberFormat {
    /// How a locale writes a currency: its usual sign, and the shortest.
    package static func signs(of code: String, locale: String) throws(LocaleNumberError) -> (String, narrow: String) {
      let currency = try ICUCurrency(code)
      return (try currency.symbol(locale, isNarrow: false), try currency.symbol(locale, isNarrow: true))
    }
  }

  /// A currency ICU knows.
  struct ICUCurrency {
    /// Three capital letters.
    let code: String

    private static let codes = Set(LocaleNumberFormat.availableCurrencies)

    /// - Parameter code: an ISO 4217 code, in capitals or not.
    init(_ code: String) throws(LocaleNumberError) {
      self.code = code.uppercased()
      if !ICUCurrency.codes.contains(self.code) { throw .unknownCurrency(code) }
    }

    /// `US$`, or the narrow `$`: people leave the country off.
    func symbol(_ locale: String, isNarrow: Bool) throws(LocaleNumberError) -> String {
      var status: Int32 = 0
      var symbol = [UInt16](repeating: 0, count: 32)
      let length = cicu_currency_symbol(code, locale, isNarrow ? 1 : 0, &symbol, Int32(symbol.count), &status)
      try check(status)
      return String(decoding: symbol.prefix(Int(length)), as: UTF16.self)
    }

    /// 2 for cents.
    func fractionDigits() throws(LocaleNumberError) -> Int {
      var status: Int32 = 0
      let digits = cicu_currency_digits(code, &status)
      try check(status)
      return Int(digits)
    }
  }
#endif
