internal import NumberFormatting

/// The comparisons with ICU that stand for all formats: a collection, so that their number is known before the first is
/// run, and a sample is a stride through the indices.
///
///     let plan = ICUComparisonPlan()
///     for comparison in plan { found += try comparison.differences(in: ICUComparisonPlan.values) }
///
/// Every locale meets every currency as amount, in accounting and as cash, and decimals and percentages; every other
/// option is tried in every locale with a few currencies, and every numbering system in a few locales. The whole plan
/// is some 970,000 formats, of which one core compares some 5,000 a second.
public struct ICUComparisonPlan: RandomAccessCollection, Sendable {
  /// Locales, each with the same formats.
  private struct Grid: Sendable {
    let locales: [String]
    let formats: [Format]
    var count: Int { locales.count * formats.count }
  }
  private struct Format: Sendable {
    let style: LocaleNumberFormat.Style
    var options = LocaleNumberOptions()
  }
  private let grids: [Grid]

  /// The comparisons of all styles and options for some locales and currencies.
  ///
  /// - Parameters:
  ///   - locales: where nothing else is asked for, all that ICU has data for.
  ///   - currencies: where nothing else is asked for, all ICU knows.
  public init(
    locales: [String] = LocaleNumberFormat.availableLocales,
    currencies: [String] = LocaleNumberFormat.availableCurrencies
  ) {
    let few = ["EUR", "CHF", "JPY", "KWD"].filter { currencies.contains($0) }
    let variants = Self.variants(few)
    grids = [
      Grid(
        locales: locales,
        formats: [Format(style: .decimal), Format(style: .percent)] + currencies.flatMap(Self.amounts)),
      Grid(locales: locales, formats: variants),
      Grid(locales: Self.numberingSystemLocales.filter { locales.contains(Self.bare($0)) }, formats: variants),
    ]
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { grids.reduce(0) { $0 + $1.count } }

  public subscript(index: Int) -> ICUComparison {
    var rest = index
    for grid in grids {
      if rest < grid.count {
        let (locale, format) = rest.quotientAndRemainder(dividingBy: grid.formats.count)
        return ICUComparison(
          locale: grid.locales[locale], style: grid.formats[format].style, options: grid.formats[format].options)
      }
      rest -= grid.count
    }
    preconditionFailure("index out of range")
  }
}

extension ICUComparisonPlan {
  /// Numbers that go through every rule: signs, zeros, groups, halves, carries, and more digits than any type of number
  /// has.
  public static let values = [
    "0", "-0", "1", "-1", "5", "12", "123", "-123", "999", "1000", "-1000", "1234", "9999", "10000", "-12345", "100000",
    "1234567", "-1234567", "0.5", "0.05", "0.025", "0.005", "-0.075", "1.005", "1.015", "-1.025", "2.5", "-3.5",
    "-0.004",
    "0.9995", "999.995", "1234.5", "-1234.50", "12345.678", "0.1234565", "99999999.9999999",
    "-12345678901234567890.125",
    "123456789012345678901234567890123456789012345678901234567890",
  ]

  private static func amounts(_ currency: String) -> [Format] {
    [
      Format(style: .currency(currency)), Format(style: .accounting(currency)),
      Format(style: .currency(currency), options: LocaleNumberOptions(fractionDigits: .cash)),
    ]
  }

  /// One option other than usual at a time, and the styles for which it matters.
  private static func variants(_ currencies: [String]) -> [Format] {
    let amounts = currencies.flatMap { [LocaleNumberFormat.Style.currency($0), .accounting($0)] }
    let plain: [LocaleNumberFormat.Style] = [.decimal, .percent, .unit(" kg", .suffix), .unit("№", .prefix)]
    let fractions: [LocaleNumberOptions.FractionDigits] = [
      .standard, .fixed(0), .fixed(2), .range(1...3), .range(0...12),
    ]
    return formats(plain + amounts, LocaleNumberOptions.SignDisplay.allCases) { $0.signDisplay = $1 }
      + formats([.decimal] + amounts, LocaleNumberOptions.Grouping.allCases) { $0.grouping = $1 }
      + formats([.decimal, .percent] + amounts.prefix(1), fractions) { $0.fractionDigits = $1 }
      + formats([.percent], LocaleNumberOptions.PercentValue.allCases) { $0.percentValue = $1 }
      + formats(amounts, LocaleNumberOptions.CurrencyDisplay.allCases) { $0.currencyDisplay = $1 }
      + formats([.decimal] + amounts.prefix(1), RoundingMode.allCases) {
        ($0.roundingMode, $0.fractionDigits) = ($1, .fixed(1))
      }
      + formats(currencies.map { .currency($0) }, RoundingMode.allCases) {
        ($0.roundingMode, $0.fractionDigits) = ($1, .cash)
      }
  }

  /// Styles, each with every value of an option.
  private static func formats<Value>(
    _ styles: [LocaleNumberFormat.Style], _ values: [Value], _ set: (inout LocaleNumberOptions, Value) -> Void
  ) -> [Format] {
    styles.flatMap { style in
      values.map { value in
        var format = Format(style: style)
        set(&format.options, value)
        return format
      }
    }
  }

  /// Locales that set their affixes in different ways, each with every numbering system.
  private static var numberingSystemLocales: [String] {
    ["en", "ar", "hi", "de_CH", "fa"].flatMap { locale in
      LocaleNumberFormat.numberingSystems.map { "\(locale)@numbers=\($0)" }
    }
  }

  /// A locale without what stands after its `@`.
  private static func bare(_ locale: String) -> String { String(locale.prefix { $0 != "@" }) }
}
