/// Compares what a format shows with what the ICU at hand shows itself, byte for byte.
///
///     let comparison = ICUComparison(locale: "de_DE", style: .currency("EUR"))
///     try comparison.differences(in: ["0", "-1234.5"])   // []
///
/// `ICUComparisonPlan` has the comparisons that stand for all formats.
public struct ICUComparison: Hashable, Sendable {
  /// The locale, as a BCP 47 tag or an ICU identifier.
  public let locale: String
  /// The style of the numbers: decimals, percentages, amounts or measures.
  public let style: LocaleNumberFormat.Style
  /// The options that differ from what is usual in the locale.
  public let options: LocaleNumberOptions

  /// A comparison of one format; whether there is such a format is found when it is made.
  ///
  /// - Parameters:
  ///   - locale: A BCP 47 tag or an ICU identifier.
  ///   - style: What the numbers are.
  ///   - options: What is otherwise than is usual in the locale.
  public init(
    locale: String, style: LocaleNumberFormat.Style = .decimal, options: LocaleNumberOptions = LocaleNumberOptions()
  ) {
    self.locale = locale
    self.style = style
    self.options = options
  }

  /// A number shown in two ways.
  public struct Difference: Hashable, Sendable {
    /// The format that shows the number in two ways.
    public let comparison: ICUComparison
    /// The number, as a decimal: `-1234.5`.
    public let value: String
    /// The text that Caretaker shows.
    public let shown: String
    /// The text that ICU shows.
    public let expected: String
  }

  /// Formats numbers in both ways, past the cache of formats: one comparison is as many strings as there are values.
  ///
  /// - Parameter values: Decimals, such as `-1234.5`, within the usual limits.
  /// - Returns: where the two differ, in the order of the values.
  /// - Throws: `LocaleNumberError` where there is no such format.
  /// - Complexity: some 100 µs, and 1 µs a value.
  public func differences(in values: [String]) throws(LocaleNumberError) -> [Difference] {
    #if ICU
      let format = try LocaleNumberFormat(probing: LocaleNumberKey(locale: locale, style: style, options: options))
      let oracle = try ICUNumberFormatter(skeleton: oracleSkeleton(format.style), locale: format.locale)
      var differences: [Difference] = []
      for value in values {
        let expected = try text(of: value, oracle)
        let shown = (try? format.format(value)) ?? "no decimal"
        if !shown.utf8.elementsEqual(expected.utf8) {
          differences.append(Difference(comparison: self, value: value, shown: shown, expected: expected))
        }
      }
      return differences
    #else
      throw .builtWithoutICU
    #endif
  }
}

#if ICU
  extension ICUComparison {
    /// ICU's own formatter.
    func oracle() throws(LocaleNumberError) -> ICUNumberFormatter {
      let format = try LocaleNumberFormat(locale: locale, style: style, options: options)
      return try ICUNumberFormatter(skeleton: oracleSkeleton(format.style), locale: format.locale)
    }

    private func oracleSkeleton(_ style: LocaleNumberFormat.Style) -> String {
      let scale = style == .percent && options.percentValue == .fraction ? " scale/100" : ""
      return NumberSkeleton(style, options).text + scale
    }

    /// ICU's text, a unit set beside its digits: ICU knows none but its own.
    private func text(of value: String, _ oracle: borrowing ICUNumberFormatter) throws(LocaleNumberError) -> String {
      switch style {
      case .unit(let unit, .suffix): return try oracle.text(of: value) + unit
      case .unit(let unit, .prefix):
        let output = try oracle.format(value)
        let start = output.body?.lowerBound ?? 0
        return output.text(0..<start) + unit + output.text(start..<output.units.count)
      default: return try oracle.text(of: value)
      }
    }
  }
#endif
