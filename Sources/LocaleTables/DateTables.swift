import CTables
import FieldFormats

/// How locales write dates and times of the day, as constants of the program.
///
/// `caretaker-dev generate date-tables` asks ICU for them.
///
/// | table | a row |
/// |---|---|
/// | texts | a byte for the length, then UTF-8 |
/// | locales | name, the columns of a ``Column``, four rows of months; by name |
/// | months | the names of twelve |
@safe package struct DateTables {
  /// What is known of a locale, in the order of the columns after its name.
  enum Column: Int { case datePattern = 1, isUsualCalendar, timePattern, am, pm, months }

  /// Constant from before it is first used.
  package static var linked: DateTables { unsafe DateTables() }

  private let texts: TableTexts
  private let locales: TableRows<UInt16>
  private let months: TableRows<UInt16>

  @unsafe private init() {
    unsafe texts = TableTexts(date_texts(), Int(date_texts_count))
    unsafe locales = TableRows(date_locales(), Int(date_locales_count), width: Column.months.rawValue + 4)
    unsafe months = TableRows(date_months(), Int(date_months_count), width: 12)
  }

  /// The row of a locale, or that of its language and script.
  package func row(of locale: String) -> Int? { texts.locale(named: locale, in: locales) }

  /// The format of a name: `date(hu)`, `date-range(de)` or `time(en_US)`.
  ///
  /// It is never inlined: pages that ask for no locale's dates are linked without it, and without these tables.
  @inline(never) func format(_ arguments: FormatArguments) throws(FormatNameError) -> FieldFormat {
    let locale = try arguments.required("locale")
    guard let row = row(of: locale) else { throw arguments.failure(.unknownLocale(locale)) }
    let moments: NamedFormat
    do throws(DatePatternError) {
      moments = try arguments.moments(
        dates: { () throws(DatePatternError) in try dates(row) },
        times: { () throws(DatePatternError) in try times(row) })
    } catch {
      throw arguments.invalid(locale, error.message)
    }
    return try arguments.format(moments)
  }

  package func dates(_ row: Int) throws(DatePatternError) -> DateFormat {
    var format = try DateFormat(pattern: text(row, .datePattern))
    if locales[row, Column.isUsualCalendar.rawValue] == 0 {
      format.yearsFromToday = DateFormat.yearsBesideOtherCalendars
    }
    for form in 0..<4 {
      let names = locales[row, Column.months.rawValue + form]
      format.monthNames += (0..<12).map { texts[months[names, $0]] }
    }
    return format
  }

  package func times(_ row: Int) throws(DatePatternError) -> TimeFormat {
    try TimeFormat(pattern: text(row, .timePattern), am: text(row, .am), pm: text(row, .pm))
  }

  private func text(_ row: Int, _ column: Column) -> String { texts[locales[row, column.rawValue]] }
}
