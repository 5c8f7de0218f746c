import FieldEditing
import FieldFormats
import Testing

/// Dates by their patterns: what is shown, typed, read and rejected.
@Suite struct DateFormatTests {
  static let patterns = [
    ("dd.MM.y", "31.12.2026", [DateFormat.Part.day, .month, .year]), ("M/d/yy", "12/31/2026", [.month, .day, .year]),
    ("y. M. d.", "2026. 12. 31.", [.year, .month, .day]), ("yyyy-MM-dd", "2026-12-31", [.year, .month, .day]),
    ("d\u{200F}/M\u{200F}/y", "31\u{200F}/12\u{200F}/2026", [.day, .month, .year]),
    ("d.MM.y\u{202F}'г'.", "31.12.2026\u{202F}г.", [.day, .month, .year]),
    ("y年M月d日", "2026年12月31日", [.year, .month, .day]),
    ("d 'o''clock' LL y", "31 o'clock 12 2026", [.day, .month, .year]),
    ("y''M''d", "2026'12'31", [.year, .month, .day]),
    ("y-dd-MM", "2026-31-12", [.year, .day, .month]), ("dMy", "31122026", [.day, .month, .year]),
  ]

  @Test(arguments: patterns) func shownAndRead(_ pattern: String, _ shown: String, _ order: [DateFormat.Part]) throws {
    let format = try DateFormat(pattern: pattern)
    #expect(format.order == order)
    let date = try #require(CalendarDate(year: 2026, month: 12, day: 31))
    #expect(format.text(of: date).utf8.elementsEqual(shown.utf8))
    let named = format.named("date")
    #expect(named.example.utf8.elementsEqual(shown.utf8))
    let mask = try named.mask()
    #expect(mask.warnings.isEmpty)
    #expect(try named.tree.hasText && Mask(named.maskText).program.size == mask.program.size)

    // the digits alone give the whole, and so does the text
    var field = Field(mask)
    for digit in shown where digit.isNumber && digit.isASCII { #expect(field.insert(String(digit)).rejectedCount == 0) }
    field.endEditing()
    let typed = field.text
    #expect(typed.utf8.elementsEqual(shown.utf8))
    let (read, state) = (format.date(in: field), field.state)
    #expect(read == date && state == .complete)
    field.setText(shown)
    let again = format.date(in: field)
    #expect(again == date)
  }

  @Test(arguments: [
    ("d. MMM y", DatePatternError.Kind.notInDigits("M", count: 3), 3), ("dd.MM.y G", .unknownPart("G"), 8),
    ("dd.MM", .missingPart("y"), 5), ("", .missingPart("y"), 0), ("d/d/y", .repeatedPart("d"), 2),
    ("d.M.y 'г", .unclosedQuote, 6),
    ("d.M.y (1)", .digit("1"), 7), ("d\u{301}.M.y", .mark("\u{301}"), 1),
    ("y-MM-ddd", .notInDigits("d", count: 3), 5), ("HH:mm", .unknownPart("H"), 0),
    ("M/L/y", .repeatedPart("L"), 2),
  ])
  func patternsThatAreNone(_ pattern: String, _ kind: DatePatternError.Kind, _ offset: Int) {
    let error = #expect(throws: DatePatternError.self) { try DateFormat(pattern: pattern) }
    #expect(error?.kind == kind && error?.offset == offset)
    #expect(error?.description.contains(":") == true)
  }

  /// Half a date is not a date, nor is one that no calendar has; bounds do not change what is read.
  @Test func dateOfAField() throws {
    var format = try DateFormat(pattern: "dd.MM.y")
    format.maximum = CalendarDate(year: 2000, month: 1, day: 1)
    var field = Field(try format.named("date").mask())
    for text in ["", "3", "31.12.", "31.12.202", "31.02.2026", "29.02.1900"] {
      field.setText(text)
      let date = format.date(in: field)
      #expect(date == nil, "\(text)")
    }
    field.setText("1.3.2026")
    let date = format.date(in: field)
    #expect(date == CalendarDate(year: 2026, month: 3, day: 1))
  }

  @Test func bounds() throws {
    let first = try #require(CalendarDate(iso: "2020-02-29"))
    let last = try #require(CalendarDate(iso: "2024-02-29"))
    let named = try DateFormat(pattern: "d/M/y", minimum: first, maximum: last).named(
      "date", label: "Day", autofill: nil)
    #expect(named.example == "29/02/2024")
    #expect(named.metadata.label == "Day")
    var field = Field(try named.mask())
    let cases: [(String, EntryState)] = [
      ("28/2/2020", .invalid(.before(first))), ("29/2/2020", .complete), ("29/2/2024", .complete),
      ("1/3/2024", .invalid(.after(last))), ("30/2/2021", .invalid(.noSuchDate)), ("29/2/202", .incomplete),
    ]
    for (text, state) in cases {
      field.setText(text)
      let found = field.state
      #expect(found == state, "\(text)")
    }
    let late = try DateFormat(pattern: "d/M/y", minimum: CalendarDate(iso: "2030-05-04"))
    #expect(late.named("date").example == "04/05/2030")
  }

  /// A date as browsers fill it in, and one as people write it.
  @Test(arguments: [
    ("dd.MM.y", "1985-04-12", "12.04.1985"), ("M/d/y", "1985-04-12", "04/12/1985"),
    ("dd-MM-y", "1985-04-12", "12-04-1985"),
    ("dd.MM.y", "12.4.1985", "12.04.1985"), ("y-dd-MM", "1985-04-12", "1985-04-12"),
    ("y/MM/dd", "1985-04-12", "1985/04/12"),
  ])
  func filled(_ pattern: String, _ text: String, _ shown: String) throws {
    let format = try DateFormat(pattern: pattern).named("date")
    var field = Field(try format.mask())
    #expect(field.fill(text).isAccepted)
    let (found, isComplete) = (field.text, field.isComplete)
    #expect(isComplete && found == shown)
  }

  @Test func dateOfANamedFormat() throws {
    var field = Field(try #require(try Mask(named: "birth-date")))
    field.setText("1985-04-12")
    let date = CalendarDate(in: field)
    #expect(date?.description == "1985-04-12")
    var other = Field(try #require(try Mask(named: "us-zip")))
    other.setText("02139")
    let none = CalendarDate(in: other)
    #expect(none == nil)
  }

  @Test func hint() throws {
    #expect(try DateFormat(pattern: "dd.MM.y").hint(year: "JJJJ", month: "MM", day: "TT") == "TT.MM.JJJJ")
    #expect(try DateFormat(pattern: "M/d/y").hint() == "MM/DD/YYYY")
  }

  /// Digits of any script are taken, and shown as those of ASCII.
  @Test func digitsOfOtherScripts() throws {
    let format = try DateFormat(pattern: "y/M/d")
    var field = Field(try format.named("date").mask())
    field.insert("٢٠٢٦/١٢/٣١")
    let text = field.text
    #expect(text == "2026/12/31")
  }

  /// Every day of four centuries: there is one exactly where the calendar has it.
  @Test func calendar() {
    var count = 0
    for year in 1600..<2000 {
      for month in 1...12 {
        for day in 1...31 where CalendarDate(year: year, month: month, day: day) != nil { count += 1 }
      }
    }
    #expect(count == 146_097)
    #expect(CalendarDate(year: 2026, month: 0, day: 1) == nil && CalendarDate(year: 2026, month: 13, day: 1) == nil)
    #expect(CalendarDate(year: 10_000, month: 1, day: 1) == nil && CalendarDate(year: 2026, month: 1, day: 0) == nil)
  }

  @Test func isoText() {
    #expect(CalendarDate(iso: "0033-04-03")?.description == "0033-04-03")
    for text in ["", "2026", "2026-1-01", "2026-02-30", "26-01-01", "2026-01-01-", "2026-01-0x", "+026-01-01"] {
      #expect(CalendarDate(iso: text) == nil, "\(text)")
    }
  }
}

/// Two dates in one field.
@Suite struct DateRangeFormatTests {
  @Test func typedAndRead() throws {
    let format = try DateFormat(pattern: "dd.MM.y")
    let stay = format.namedRange("stay", days: 1...30)
    #expect(stay.example == "30.12.2026 – 31.12.2026")
    var field = Field(try stay.mask())
    for digit in "2412202606012027" { #expect(field.insert(String(digit)).rejectedCount == 0) }
    #expect(field.text == "24.12.2026 – 06.01.2027")
    #expect(field.state == .complete)
    guard let dates = format.dates(in: field) else {
      Issue.record("no dates")
      return
    }
    #expect(dates.first.description == "2026-12-24" && dates.last.description == "2027-01-06")
    for text in ["24.12.2026-06.01.2027", "24/12/2026 – 6/1/2027", "2026-12-24/2027-01-06"] {
      let whole = try FieldFormat(stay)
      var read = Field(whole)
      #expect(read.fill(text).isAccepted)
      #expect(read.text == "24.12.2026 – 06.01.2027", "\(text)")
    }
  }

  /// What it gives for an example is one, whatever the bounds.
  @Test(arguments: [
    (nil, nil, 0...0), (nil, nil, 7...14), ("2026-12-30", nil, 7...14), (nil, "2020-02-29", 365...730),
  ])
  func exampleIsOne(_ minimum: String?, _ maximum: String?, _ days: ClosedRange<Int>) throws {
    let bounds = [minimum, maximum].map { $0.flatMap { CalendarDate(iso: $0) } }
    let format = try DateFormat(pattern: "M/d/y", minimum: bounds[0], maximum: bounds[1])
    let range = format.namedRange("range", days: days)
    var field = Field(try range.mask())
    field.setText(range.example)
    #expect(field.state == .complete, "\(range.example)")
  }

  @Test func wrongWays() throws {
    let stay = try DateFormat(pattern: "y-MM-dd").namedRange("stay", separator: "/", days: 2...3)
    var field = Field(try stay.mask())
    for (text, failure) in [
      ("2026-12-24/2026-12-25", CheckFailure.tooFewDays(least: 2)), ("2026-12-24/2026-12-28", .tooManyDays(most: 3)),
      ("2026-12-24/2026-12-23", .endsBeforeItBegins), ("2026-02-29/2026-03-02", .noSuchDate),
    ] {
      field.setText(text)
      #expect(field.state == .invalid(failure))
    }
  }

  /// A text that arrives whole has the month's name in English or in the language of the format.
  @Test(
    arguments: [
      ("5. Juni 2026", "05.06.2026"), ("5 juni 2026", "05.06.2026"), ("Freitag, 5. Jun. 2026", "05.06.2026"),
      ("June 5, 2026", "05.06.2026"), ("1. März 2026", "01.03.2026"), ("1. Marz 2026", nil), ("31. Juni 2026", nil),
      ("5. Juni 26", nil), ("Juni 2026", nil), ("5. Juno 2026", nil),
    ] as [(String, String?)])
  func namesOfMonths(_ text: String, _ shown: String?) throws {
    var german = try DateFormat(pattern: "dd.MM.y")
    german.monthNames = [
      "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober", "November",
      "Dezember", "Jan.", "Feb.", "März", "Apr.", "Mai", "Jun.", "Jul.", "Aug.", "Sep.", "Okt.", "Nov.", "Dez.",
    ]
    var field = Field(try german.named("date").adding([]).mask())
    field.paste(text)
    #expect(field.text == shown ?? "")
  }

  /// Years that another calendar would have are noticed where that is the one of every day, and no bound says
  /// otherwise.
  @Test(
    arguments: [
      ("31/12/2569", nil, EntryState.invalid(.otherCalendar(yearsFromToday: 100))), ("31/12/2126", nil, .complete),
      ("01/01/2127", nil, .invalid(.otherCalendar(yearsFromToday: 100))),
      ("10/10/1405", nil, .invalid(.otherCalendar(yearsFromToday: 100))),
      ("01/01/1926", nil, .complete), ("10/10/1405", "1200-01-01", .complete),
      ("31/12/2569", "1200-01-01", .invalid(.otherCalendar(yearsFromToday: 100))),
    ] as [(String, String?, EntryState)])
  func yearsOfOtherCalendars(_ text: String, _ minimum: String?, _ state: EntryState) throws {
    var thai = try DateFormat(pattern: "dd/MM/y", minimum: minimum.flatMap { CalendarDate(iso: $0) })
    thai.yearsFromToday = 100
    let format = thai.named("date")
    var field = Field(try format.mask())
    field.setText(text)
    #expect(format.state(of: field, today: CalendarDate(iso: "2026-11-27")) == state)
    // without today's date no year is far from it
    #expect(field.state == .complete)
    let range = thai.namedRange("dates")
    var stay = Field(try range.mask())
    stay.setText("\(text) – \(text)")
    #expect(range.state(of: stay, today: CalendarDate(iso: "2026-11-27")) == state)
  }
}
