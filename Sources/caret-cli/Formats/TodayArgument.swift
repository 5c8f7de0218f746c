import ArgumentParser
import Caretaker
import Foundation

/// The day against which expiries are held.
struct TodayArgument: ParsableArguments {
  @Option(
    help: ArgumentHelp("The day against which expiries are held; the one on the clock unless given.", valueName: "yyyy-mm-dd"))
  var today: CalendarDate?

  var date: CalendarDate? { today ?? .onTheClock }
}

extension CalendarDate: ExpressibleByArgument {
  public init?(argument: String) {
    guard let date = CalendarDate(iso8601: argument) else { return nil }
    self = date
  }
}

extension CalendarDate {
  /// A day as ISO 8601 writes it: `2026-12-31`; nil where the text is none, or the calendar has no such day.
  init?(iso8601 text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let isWritten = parts.map(\.utf8.count) == [4, 2, 2] && text.utf8.allSatisfy { 48...57 ~= $0 || $0 == 45 }
    let numbers = parts.compactMap { Int($0) }
    guard isWritten, numbers.count == 3 else { return nil }
    self.init(year: numbers[0], month: numbers[1], day: numbers[2])
  }

  /// The day that it is here.
  static var onTheClock: CalendarDate? {
    let parts = Calendar(identifier: .gregorian).dateComponents([.year, .month, .day], from: Date())
    return CalendarDate(year: parts.year ?? 0, month: parts.month ?? 0, day: parts.day ?? 0)
  }
}
