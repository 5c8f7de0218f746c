import FieldEditing
import FieldFormats
import Testing

/// What a catalogue may write of dates and measures, and what that means.
@Suite struct DateCheckTests {
  private func catalog(_ mask: String, _ check: String) throws -> FormatCatalog {
    try FormatCatalog(
      parsing: """
        format x
          summary a
          label   b
          mask    \(mask)
          check   \(check)
          example c
        """)
  }
  static let day = "<year:####>\"-\"<month:01..12>\"-\"<day:01..31>"

  private func state(_ mask: String, _ check: String, _ text: String, today: String? = nil) throws -> EntryState {
    let format = try #require(try catalog(mask, check)["x"])
    var field = Field(try format.mask())
    field.setText(text)
    return format.state(of: field, today: today.flatMap { CalendarDate(iso: $0) })
  }

  @Test func boundsInTheText() throws {
    let first = try #require(CalendarDate(iso: "1900-01-01"))
    let last = try #require(CalendarDate(iso: "2099-12-31"))
    let check = "date from 1900-01-01 to 2099-12-31"
    #expect(try state(Self.day, check, "1900-01-01") == .complete)
    #expect(try state(Self.day, check, "2099-12-31") == .complete)
    #expect(try state(Self.day, check, "1899-12-31") == .invalid(.before(first)))
    #expect(try state(Self.day, check, "2100-01-01") == .invalid(.after(last)))
    #expect(try state(Self.day, check, "2099-11-31") == .invalid(.noSuchDate))
  }

  @Test func today() throws {
    let today = try #require(CalendarDate(iso: "2026-11-21"))
    #expect(try state(Self.day, "date from today", "2026-11-20", today: "2026-11-21") == .invalid(.before(today)))
    #expect(try state(Self.day, "date from today", "2026-11-21", today: "2026-11-21") == .complete)
    #expect(try state(Self.day, "date to today", "2026-11-22", today: "2026-11-21") == .invalid(.after(today)))
    #expect(try state(Self.day, "date from today", "2026-11-20") == .complete)
  }

  @Test func rangeWithinBounds() throws {
    let mask = Self.day + "\"/\"<end-year:####>\"-\"<end-month:01..12>\"-\"<end-day:01..31>"
    let check = "date-range from 2026-01-01 to 2026-12-31"
    let first = try #require(CalendarDate(iso: "2026-01-01"))
    let last = try #require(CalendarDate(iso: "2026-12-31"))
    #expect(try state(mask, check, "2026-01-01/2026-12-31") == .complete)
    #expect(try state(mask, check, "2025-12-31/2026-12-31") == .invalid(.before(first)))
    #expect(try state(mask, check, "2026-01-01/2027-01-01") == .invalid(.after(last)))
    #expect(try state(mask, check, "2026-03-01/2026-02-28") == .invalid(.endsBeforeItBegins))
  }

  @Test(arguments: [
    ("2026-12-24/2026-12-24", EntryState.invalid(.tooFewDays(least: 1))), ("2026-12-24/2026-12-25", .complete),
    ("2024-02-01/2024-03-02", .complete), ("2024-02-01/2024-03-03", .invalid(.tooManyDays(most: 30))),
    ("2024-12-24/2024-12-23", .invalid(.endsBeforeItBegins)),
  ])
  func rangeOfDays(_ text: String, _ expected: EntryState) throws {
    let mask = Self.day + "\"/\"<end-year:####>\"-\"<end-month:01..12>\"-\"<end-day:01..31>"
    #expect(try state(mask, "date-range days 1 30", text) == expected)
    #expect(try state(mask, "date-range from 2024-01-01 to 2026-12-31 days 1 30", text) == expected)
  }

  /// Days are counted as they are one after the other.
  @Test func daysBetween() throws {
    let first = try #require(CalendarDate(year: 0, month: 1, day: 1))
    var (date, count) = (first, 0)
    while let next = CalendarDate(year: date.year, month: date.month, day: date.day + 1)
      ?? CalendarDate(year: date.year, month: date.month + 1, day: 1)
      ?? CalendarDate(year: date.year + 1, month: 1, day: 1)
    {
      (date, count) = (next, count + 1)
      guard first.days(until: date) == count, date.adding(days: -count) == first, first.adding(days: count) == date
      else {
        Issue.record("\(date) is \(count) days after \(first)")
        return
      }
    }
    #expect(date.description == "9999-12-31")
    #expect(date.days(until: first) == -count)
    #expect([1, .max].allSatisfy { date.adding(days: $0) == nil })
    #expect([-1, .min].allSatisfy { first.adding(days: $0) == nil })
  }

  /// Two digits of the year stand for the hundred years from one on.
  @Test(arguments: [
    ("1950", "00", true), ("1950", "50", false), ("1952", "52", true), ("1901", "00", true), ("1801", "00", false),
  ])
  func shortYears(_ first: String, _ year: String, _ isLeap: Bool) throws {
    let found = try state("<month:01..12>/<day:01..31>/<year:##>", "short-date \(first)", "02/29/\(year)")
    #expect(found == (isLeap ? .complete : .invalid(.noSuchDate)))
  }

  @Test(arguments: [
    ("11/26", "2026-11-30", true), ("11/26", "2026-12-01", false), ("12/25", "2026-01-01", false),
    ("01/27", "2026-12-31", true),
    ("05/01", "2099-06-01", true), ("12/99", "2101-01-01", false), ("12/99", "2099-12-31", true),
  ])
  func expiry(_ text: String, _ today: String, _ isGood: Bool) throws {
    let format = try #require(FormatCatalog.standard["expiry"])
    var field = Field(try format.mask())
    field.setText(text)
    let (then, ever) = (format.state(of: field, today: CalendarDate(iso: today)), format.state(of: field))
    #expect(then == (isGood ? .complete : .invalid(.expired)))
    #expect(ever == .complete)
  }

  /// Years of four digits are not a guess.
  @Test func expiryWithAllOfTheYear() throws {
    let mask = "<month:01..12>/<year:####>"
    #expect(try state(mask, "expiry", "10/2026", today: "2026-11-21") == .invalid(.expired))
    #expect(try state(mask, "expiry", "11/2026", today: "2026-11-21") == .complete)
    #expect(try state(mask, "expiry", "11/2126", today: "2026-11-21") == .complete)
  }

  /// Digits of a number that report a day: where they stand, and what is added to them.
  @Test(arguments: [
    ("YYMMDD", "000229", true), ("YYMMDD", "010229", false), ("YYMMDD", "001301", false),
    ("YYMMDD", "00000000000", false),
    ("YYMMDD", "99123", false), ("YYMMDD", "991231999", true), ("YYMMDD", "A91231", false),
    ("YYYYMMDD", "19000229", false),
    ("--DDMM", "0029-02", true), ("--DDMM", "003002", false), ("YYMM", "991299", true), ("YYMM", "991399", false),
    ("YYMMDD months 0 20", "993231", true), ("YYMMDD months 0 20", "995231", false),
    ("YYMMDD months 20", "991231", false),
    ("DDMMYY days 0 40", "711299", true), ("DDMMYY days 0 40", "721299", false), ("YYMMDD unknown", "990000", true),
    ("YYMMDD unknown", "991332", false), ("YYMMDD unknown", "990032", true), ("YYMMDD unknown", "9912", true),
    ("YYMDD months ABCDEHLMPRST", "99T31", true),
    ("YYMDD months ABCDEHLMPRST", "99B30", false), ("YYMDD months ABCDEHLMPRST", "99F01", false),
    ("YYMDD months ABCDEHLMPRST digits LMNPQRSTUV", "VVTPM", true),
    ("YYMMDD years 1900..1999", "000229", false), ("YYMMDD years 1950..2049", "000229", true),
    ("YYMMDD years -99..0", "000229", true), ("YYMMDD years at 7 0..4 1900..1999 5 2000..2099", "0002294", false),
    ("YYMMDD years at 7 0..4 1900..1999 5 2000..2099", "0002295", true),
    ("YYMMDD years at 7 0..4 1900..1999 5 2000..2099", "0002296", true),
  ])
  func datePart(_ words: String, _ text: String, _ isReal: Bool) throws {
    #expect(try Check.reading("date-part \(words)").failure(of: text) == (isReal ? nil : .noSuchDate))
  }

  @Test(arguments: [
    "", "YYMMD", "YYMMDDD", "YMMDD", "YYMDD", "YYMMYY", "YY-MMDDx", "yymmdd", "YYMMDD months",
    "YYMMDD months ABCDEHLMPRST",
    "YYMDD months ABC", "YYMMDD days", "YYMMDD digits ABC", "YYMMDD unknown unknown", "YYMMDD 20", "DD",
    "YYMMDD years", "YYMMDD years 1900", "YYMMDD years 1900..2000", "YYMMDD years 1999..1900", "YYMMDD years -9..10",
    "YYMMDD years 900..999", "YYMMDD years at", "YYMMDD years at 7", "YYMMDD years at 0 1 1900..1999",
    "YYMMDD years at 7 1", "YYMMDD years at 7 1 1900", "YYMMDD years at 7 1..22 1900..1999",
  ])
  func datePartsThatAreNone(_ words: String) {
    #expect(throws: CatalogError.self) { try Check.reading("date-part \(words)") }
  }

  @Test func absurdOffsetsAreNoDate() {
    var part = DatePart("YYMMDD")!
    part.monthOffsets = [.min, .max]
    part.dayOffsets = [.min, .max]
    #expect(Check.date(part).failure(of: "991231") == .noSuchDate)
  }

  @Test(arguments: [
    ("0", "100", "100.0", true), ("0", "100", "100.001", false), ("-1.5", "1.5", "-1.5", true),
    ("-1.5", "1.5", "-1.51", false),
  ])
  func ranges(_ least: String, _ most: String, _ text: String, _ isInside: Bool) throws {
    let found = try state("\"-\"?#{1,4}<\".\"#{1,3}>?", "range \(least) \(most)", text)
    #expect(found == (isInside ? .complete : .invalid(.outside(least: least, most: most))))
  }

  @Test(arguments: [
    "date from", "date from 1900-02-30", "date from 1900", "date until 1900-01-01",
    "date to 2000-01-01 from 1900-01-01",
    "date from 1900-01-01 from 1900-01-01", "date-range of", "date-range days", "date-range days 1",
    "date-range days 3 1", "date-range days 1 x",
    "date-range days 1 2 3", "date days 1 2", "short-date", "short-date 50", "short-date x950",
    "expiry 2026",
    "duration 1", "range 0", "range 0 x", "range 1 0", "range 0 1 2", "ipv6 4", "domain 2", "url https", "email 254",
    "semver core",
  ])
  func wordsThatMeanNothing(_ words: String) {
    let error = #expect(throws: CatalogError.self) { try catalog(Self.day, words) }
    let parts = words.split(separator: " ", maxSplits: 1).map(String.init)
    #expect(error?.kind == .malformedCheck(words: parts.count > 1 ? parts[1] : "", rule: parts[0]))
  }
}
