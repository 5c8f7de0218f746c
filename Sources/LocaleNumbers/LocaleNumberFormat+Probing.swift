#if ICU
  import CICU
  import NumberFormatting

  extension LocaleNumberFormat {
    /// Fraction digits a format may ask for: ICU's skeletons know no limit, a screen does.
    static let fractionLimit = 100

    init(probing key: LocaleNumberCache.Key) throws(LocaleNumberError) {
      let (locale, found) = try ICULocale.resolve(key.locale)
      if let asked = key.fractionDigits, asked.lowerBound < 0 || asked.upperBound > Self.fractionLimit {
        throw .fractionDigitsOutOfRange(asked, limit: Self.fractionLimit)
      }
      var style = key.style
      var marks: [String] = []
      if case .currency(let code) = key.style {
        let currency = try ICUCurrency(code)
        style = .currency(currency.code)
        marks = [currency.code, try currency.narrowSymbol(locale)]
      }
      let skeleton = Self.skeleton(style, key.fractionDigits)
      let symbols = try NumberSymbols(probing: skeleton, locale: locale, currencyMarks: marks)
      self.init(locale: locale, localeWithData: found, style: style, symbols: symbols)
    }

    /// ICU's number skeleton for a style: `currency/EUR .00`.
    static func skeleton(_ style: Style, _ fractionDigits: ClosedRange<Int>?) -> String {
      var stems: [String] = []
      if case .currency(let code) = style { stems.append("currency/\(code)") }
      if let digits = fractionDigits {
        let (least, most) = (digits.lowerBound, digits.upperBound)
        let shown = String(repeating: "0", count: least) + String(repeating: "#", count: most - least)
        stems.append(most == 0 ? "precision-integer" : ".\(shown)")
      }
      return stems.joined(separator: " ")
    }

    /// The locales ICU has data for, by ICU id, in ICU's order.
    public static var availableLocales: [String] {
      (0..<cicu_locale_count()).map { String(cString: cicu_locale_at($0)) }
    }
  }

  extension NumberSymbols {
    /// Reads the symbols off a few numbers that ICU formats.
    ///
    /// ICU's getters for them are not used: they leave out the space between a currency and a digit, and with it a fifth of
    /// all locales and currencies come out wrong.
    init(probing skeleton: String, locale: String, currencyMarks: [String]) throws(LocaleNumberError) {
      // With `decimal-always` the separator also shows in a format without fraction digits.
      let formatter = try ICUNumberFormatter(skeleton: skeleton, locale: locale)
      let pointed = try ICUNumberFormatter(skeleton: skeleton + " decimal-always", locale: locale)
      let one = try formatter.format("1")
      let digits = try formatter.format("1023456789")
      let long = try formatter.format("1111111111111")
      let fraction = try formatter.format("0." + String(repeating: "1", count: LocaleNumberFormat.fractionLimit + 1))
      let positive = try Affixes(one)
      let negative = try Affixes(formatter.format("-1"))
      let separator = try pointed.format("1")

      let signs = long.ranges(Int(CICU_GROUPING_SEPARATOR))
      let end = long.range(Int(CICU_INTEGER))?.upperBound ?? 0
      let unit = one.range(Int(CICU_INTEGER))?.count ?? 1
      let primary = signs.last.map { (end - $0.upperBound) / unit } ?? 0
      let secondary = signs.count > 1 ? (signs[signs.count - 1].lowerBound - signs[signs.count - 2].upperBound) / unit : primary
      var minimum = 1
      while primary > 0, minimum < 9,
        try formatter.format(String(repeating: "1", count: primary + minimum)).range(Int(CICU_GROUPING_SEPARATOR)) == nil
      { minimum += 1 }

      self.init(
        positivePrefix: positive.prefix, positiveSuffix: positive.suffix, negativePrefix: negative.prefix,
        negativeSuffix: negative.suffix, digits: Self.digitsFromZero(digits),
        groupingSeparator: signs.last.map { long.text($0) } ?? "",
        decimalSeparator: separator.range(Int(CICU_DECIMAL_SEPARATOR)).map { separator.text($0) } ?? ".",
        primaryGroupingSize: primary, secondaryGroupingSize: max(1, secondary), minimumGroupingDigits: minimum,
        minimumFractionDigits: (one.range(Int(CICU_FRACTION))?.count ?? 0) / unit,
        maximumFractionDigits: (fraction.range(Int(CICU_FRACTION))?.count ?? 0) / unit,
        currencyMarks: currencyMarks + one.ranges(Int(CICU_CURRENCY)).map { one.text($0) })
    }

    /// The digits of 1023456789, grouping signs left out, with the zero in front.
    private static func digitsFromZero(_ output: ICUNumberFormatter.Output) -> String {
      let signs = output.ranges(Int(CICU_GROUPING_SEPARATOR))
      let body = (output.range(Int(CICU_INTEGER)) ?? 0..<0).filter { unit in !signs.contains { $0.contains(unit) } }
      var scalars = Array(String(decoding: body.map { output.units[$0] }, as: UTF16.self).unicodeScalars)
      scalars.swapAt(0, 1)
      return String(String.UnicodeScalarView(scalars))
    }
  }

  /// What ICU set before and behind the digits of a number.
  private struct Affixes {
    let prefix: String
    let suffix: String

    init(_ output: ICUNumberFormatter.Output) throws(LocaleNumberError) {
      guard let integer = output.range(Int(CICU_INTEGER)) else { throw .icu("a number without digits: \(output.text)") }
      let end = output.range(Int(CICU_FRACTION))?.upperBound ?? integer.upperBound
      prefix = output.text(0..<integer.lowerBound)
      suffix = output.text(end..<output.units.count)
    }
  }
#endif
