import ArgumentParser
import Caretaker
import CommandConsole
import FieldFormats

/// What says on the command line which format a name means: of which catalogue, of which locale, between which days.
///
/// No group of arguments of its own: a debug build validates each level of groups some four times as often as the one
/// above.
struct NamedFormatArguments {
  let catalog: CatalogArgument
  let place: LocaleArgument
  let bounds: DateBoundArguments

  /// Whether a format is called so, or may be (`CatalogArgument.mayKnow`).
  func knows(_ nameOrMask: String) -> Bool {
    guard let name = try? FormatName(parsing: nameOrMask) else { return false }
    return name.ofLocale != nil || catalog.mayKnow(name.base)
  }

  /// The format of a name; nil where none is called so.
  func format(named nameOrMask: String) throws(CommandFailure) -> NamedFormat? {
    guard let name = try? FormatName(parsing: nameOrMask) else { return nil }
    if let ofLocale = try name.ofLocale?.format(name, locale: place.locale) { return try bounds.applied(to: ofLocale) }
    guard let format = try catalog.format(named: name.base) else {
      try catalog.requireNoSlip(name)
      return nil
    }
    if !name.arguments.isEmpty {
      throw CommandFailure(FormatNameError(.tooManyArguments(name, limit: 0), "write \(name.base)"))
    }
    return try bounds.applied(to: format)
  }

  /// Why the mask of a format is not lawful: where the format stands, and what is wrong with the mask, drawn.
  func failure(_ error: MaskError, of format: NamedFormat) -> CommandFailure {
    CommandFailure(origin(of: format) + Finding(format.drawn(error)).commandMessage)
  }

  /// Where a format stands, before what is wrong with its mask.
  func origin(of format: NamedFormat) -> String { "\(catalog.place(of: format.name))the mask of \(format.name): " }
}

/// Formats that a locale makes; without one, `date` and `date-range` are ISO 8601's, of the catalogue.
enum LocaleFormatName: String, CaseIterable {
  case date, time
  case dateRange = "date-range"

  /// The locale's format; nil where no locale is given, and the catalogue has the format.
  ///
  /// - Parameter locale: the locale of the option, where the name has none.
  func format(_ name: FormatName, locale: String?) throws(CommandFailure) -> NamedFormat? {
    let arguments = try name.arguments(of: .locales)
    guard let locale = try arguments.value("locale", or: locale, "--locale") else {
      if self == .time { throw CommandFailure("time needs a locale, as en-US; time-24 and time-12 need none") }
      return nil
    }
    return try FormatProvider.locales.made(FormatName(rawValue, [locale])).namedFormat
  }
}

/// The first and the last day that are taken.
struct DateBoundArguments: ParsableArguments {
  @Option(help: ArgumentHelp("The first date that is taken.", valueName: "yyyy-mm-dd"))
  var from: CalendarDate?

  @Option(help: ArgumentHelp("The last date that is taken.", valueName: "yyyy-mm-dd"))
  var to: CalendarDate?

  /// The first option that was given, if any was.
  var firstGiven: String? { from != nil ? "--from" : to != nil ? "--to" : nil }

  mutating func validate() throws {
    if let from, let to, to < from { throw ValidationError("no date is from \(from) to \(to): exchange them") }
  }

  fileprivate func applied(to format: NamedFormat) throws(CommandFailure) -> NamedFormat {
    guard let option = firstGiven else { return format }
    let (from, to) = (from.map { DateBound.on($0) }, to.map { DateBound.on($0) })
    let bounded = [Check.date(from: from, to: to), .dateRange(from: from, to: to)]
    guard let check = bounded.first(where: { check in format.checks.contains { $0.name == check.name } }) else {
      throw CommandFailure("\(option) is for dates, not for \(format.name)")
    }
    return format.adding([check])
  }
}
