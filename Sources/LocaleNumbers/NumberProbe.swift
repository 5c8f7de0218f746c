#if ICU
  import CICU
  internal import NumberFormatting

  /// Reads symbols off a few numbers that ICU formats.
  ///
  /// ICU's getters for them are not used: they leave out the space between a currency and a digit, and with it a fifth
  /// of all locales and currencies come out wrong.
  struct NumberProbe {
    /// An ICU id.
    let locale: String
    var unit: UnitText?
    /// What may stand beside a number that is read, besides what ICU shows there.
    var marks: [String] = []
    /// The shortest sign of a currency, and how else people write it.
    var symbol = ""
    var customaryNames: [String] = []
    var valueExponent = 0
    /// `nil` for as many as are shown at most.
    var minorUnitDigits: Int?

    init(locale: String) { self.locale = locale }

    func symbols(
      _ style: LocaleNumberFormat.Style, _ options: LocaleNumberOptions
    ) throws(LocaleNumberError) -> NumberSymbols {
      let skeleton = NumberSkeleton(style, options)
      let formatter = try open(skeleton.text)
      // With `decimal-always` the separator also shows in a format without fraction digits.
      let separator = try open(skeleton.text + " decimal-always").format("1")
      // What the smallest number is rounded up to is the smallest step: 0,000001 or 0.05, and as many digits as there
      // can be.
      let tiny = "0." + String(repeating: "0", count: LocaleNumberFormat.fractionLimit) + "1"
      let step = try open(skeleton.rounding(.up).text).format(tiny)
      let one = try formatter.format("1")
      let digits = try digitsFromZero(formatter.format("1023456789"))
      var groups = try Groups(formatter)
      if options.grouping == .never {
        // Shown or not, people write it: 1.234 stays a thousand and more in German.
        groups.separator = try Groups(open(skeleton.grouping(.auto).text)).separator
      }

      let decimalSeparator = separator.range(CICU_DECIMAL_SEPARATOR).map { separator.text($0) } ?? "."
      return NumberSymbols(
        positive: try affixes(one), negative: try affixes(formatter.format("-1")),
        zero: try affixes(formatter.format("0")),
        negativeZero: try affixes(formatter.format("-0")), digits: String(String.UnicodeScalarView(digits)),
        groupingSeparator: groups.separator,
        decimalSeparator: decimalSeparator,
        primaryGroupingSize: groups.primary, secondaryGroupingSize: groups.secondary,
        minimumGroupingDigits: groups.minimum,
        minimumFractionDigits: one.range(CICU_FRACTION).map { one.digitCount($0) } ?? 0,
        maximumFractionDigits: step.range(CICU_FRACTION).map { step.digitCount($0) } ?? 0,
        roundingIncrement: increment(step, digits), roundingMode: options.roundingMode, valueExponent: valueExponent,
        minorUnitDigits: minorUnitDigits, marks: marks(one),
        decimalKeys: NumberSymbols.decimalKeys(
          inLocale: locale, decimalSeparator: decimalSeparator, symbol: symbol))
    }

    private func open(_ skeleton: String) throws(LocaleNumberError) -> ICUNumberFormatter {
      try ICUNumberFormatter(skeleton: skeleton, locale: locale)
    }

    /// What ICU set before and after the digits of a number, and the unit there.
    private func affixes(_ output: ICUNumberFormatter.Output) throws(LocaleNumberError) -> NumberSymbols.Affixes {
      guard let body = output.body else { throw .icu("a number without digits: \(output.text)") }
      let bare = NumberSymbols.Affixes(
        prefix: output.text(0..<body.lowerBound), suffix: output.text(body.upperBound..<output.units.count))
      return unit?.standing(in: bare) ?? bare
    }

    /// The ten digits, read off 1023456789 without its grouping signs: the zero is to stand in front.
    private func digitsFromZero(_ output: ICUNumberFormatter.Output) throws(LocaleNumberError) -> [Unicode.Scalar] {
      let signs = output.ranges(CICU_GROUPING_SEPARATOR)
      let body = (output.range(CICU_INTEGER) ?? 0..<0).filter { unit in !signs.contains { $0.contains(unit) } }
      var scalars = Array(String(decoding: body.map { output.units[$0] }, as: UTF16.self).unicodeScalars)
      guard scalars.count == 10 else { throw .icu("not ten digits: \(output.text)") }
      scalars.swapAt(0, 1)
      return scalars
    }

    /// The smallest step, in units of its last digit.
    private func increment(_ step: ICUNumberFormatter.Output, _ digits: [Unicode.Scalar]) -> Int {
      let shown = step.body.map { step.text($0) } ?? ""
      return shown.unicodeScalars.reduce(0) { sum, scalar in digits.firstIndex(of: scalar).map { 10 * sum + $0 } ?? sum
      }
    }

    private func marks(_ output: ICUNumberFormatter.Output) -> [String] {
      let shown = (output.ranges(CICU_CURRENCY) + output.ranges(CICU_PERCENT)).map { output.text($0) }
      var all: [String] = []
      let unit = unit.map { [$0.trimmed] } ?? []
      for mark in marks + shown + unit + customaryNames where !mark.isEmpty && !all.contains(mark) {
        all.append(mark)
      }
      return all
    }
  }

  /// How a formatter sets digits in groups.
  private struct Groups {
    var separator = ""
    var primary = 0
    var secondary = 1
    var minimum = 1

    init(_ formatter: borrowing ICUNumberFormatter) throws(LocaleNumberError) {
      let long = try formatter.format("1111111111111")
      let signs = long.ranges(CICU_GROUPING_SEPARATOR)
      guard let last = signs.last, let integer = long.range(CICU_INTEGER) else { return }
      separator = long.text(last)
      primary = long.digitCount(last.upperBound..<integer.upperBound)
      secondary = signs.count > 1 ? long.digitCount(signs[signs.count - 2].upperBound..<last.lowerBound) : primary
      while minimum < 9,
        try formatter.format(String(repeating: "1", count: primary + minimum)).range(CICU_GROUPING_SEPARATOR) == nil
      {
        minimum += 1
      }
    }
  }
#endif
