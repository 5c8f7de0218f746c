internal import FieldEditing

/// The names of what a locale makes, for all that know locales: ICU, and tables of the program's own.
extension [FormatSignature] {
  /// Numbers.
  package static let numbersOfLocales = [
    FormatSignature("decimal", ["locale"], example: "decimal(hi_IN)"),
    FormatSignature("percent", ["locale"], example: "percent(de_DE)"),
    FormatSignature("currency", ["currency", "locale"], example: "currency(EUR, de_DE)"),
    FormatSignature("accounting", ["currency", "locale"], example: "accounting(USD, en_US)"),
    FormatSignature("unit", ["unit", "locale"], example: "unit(\" kg\", fr)"),
  ]
  /// Dates, first and last days, and times of the day.
  package static let momentsOfLocales = [
    FormatSignature("date", ["locale"], example: "date(hu)"),
    FormatSignature("date-range", ["locale"], example: "date-range(de)"),
    FormatSignature("time", ["locale"], example: "time(en_US)"),
  ]
}

extension FormatArguments {
  /// The format of dates, first and last days, or times of the day that the name asks for.
  ///
  /// - Parameters:
  ///   - dates: The dates of the locale.
  ///   - times: Its times.
  package func moments<Failure: Error>(
    dates: () throws(Failure) -> DateFormat, times: () throws(Failure) -> TimeFormat
  ) throws(Failure) -> NamedFormat {
    let (base, locale) = (name.base, self["locale"] ?? "")
    return switch base {
    case "date": try dates().named(base, summary: "Calendar date, as \(locale) writes it")
    case "date-range": try dates().namedRange(base, summary: "First and last day, as \(locale) writes them")
    default: try times().named(base, summary: "Time of the day, as \(locale) writes it")
    }
  }

  /// A format that was made for the name.
  package func format(_ format: NamedFormat) throws(FormatNameError) -> FieldFormat {
    do throws(MaskError) {
      return try FieldFormat(format, name: name)
    } catch {
      throw FormatNameError(.unlawfulMask(error, of: "\(name)"), error.suggestion)
    }
  }
}

extension DateFormat {
  /// How many years from today dates are where another calendar is the one of every day, so that its years are noticed.
  package static var yearsBesideOtherCalendars: Int { 100 }
}
