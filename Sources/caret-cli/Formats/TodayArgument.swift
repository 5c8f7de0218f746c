import ArgumentParser
import FieldFormats
import Foundation

/// The day against which expiries are held.
struct TodayArgument: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The day against which expiries are held; the one on the clock unless given.", valueName: "yyyy-mm-dd"))
  var today: CalendarDate?

  var date: CalendarDate? { today ?? .onTheClock }
}

extension CalendarDate: ExpressibleByArgument {
  public init?(argument: String) {
    guard let date = CalendarDate(iso: argument) else { return nil }
    self = date
  }
}

extension CalendarDate {
  /// The day that it is here.
  static var onTheClock: CalendarDate? {
    let parts = Calendar(identifier: .gregorian).dateComponents([.year, .month, .day], from: Date())
    return CalendarDate(year: parts.year ?? 0, month: parts.month ?? 0, day: parts.day ?? 0)
  }
}
