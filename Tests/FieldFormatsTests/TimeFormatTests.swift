import FieldEditing
import FieldFormats
import Testing

/// Times of the day by their patterns.
@Suite struct TimeFormatTests {
  /// A pattern, day periods, keys, what they show when left, the time.
  static let cases: [(String, (String, String), String, String, String)] = [
    ("HH:mm", ("AM", "PM"), "930", "09:30", "09:30:00"), ("H.mm", ("AM", "PM"), "23.59", "23.59", "23:59:00"),
    ("h:mm a", ("AM", "PM"), "230p", "02:30 PM", "14:30:00"),
    ("h:mm\u{202F}a", ("AM", "PM"), "1200a", "12:00\u{202F}AM", "00:00:00"),
    ("hh:mm:ss a", ("AM", "PM"), "120059PM", "12:00:59 PM", "12:00:59"),
    ("h:mm a", ("a.\u{A0}m.", "p.\u{A0}m."), "730p", "07:30 p.\u{A0}m.", "19:30:00"),
    ("ah:mm", ("오전", "오후"), "오후1130", "오후11:30", "23:30:00"), ("aK:mm", ("午前", "午後"), "午前0005", "午前00:05", "00:05:00"),
    ("kk:mm", ("AM", "PM"), "2415", "24:15", "00:15:00"), ("h:mma", ("am", "pm"), "1105P", "11:05pm", "23:05:00"),
    ("HH 'h' mm 'min' ss 's'", ("AM", "PM"), "070809", "07 h 08 min 09 s", "07:08:09"),
    ("h:mm a", ("before noon", "after noon"), "1105after noon", "11:05 after noon", "23:05:00"),
  ]

  @Test(arguments: cases)
  func typed(_ pattern: String, _ periods: (String, String), _ keys: String, _ shown: String, _ time: String) throws {
    let format = try TimeFormat(pattern: pattern, am: periods.0, pm: periods.1)
    let named = format.named("time")
    let mask = try named.mask()
    var field = Field(mask)
    for key in keys { #expect(field.insert(String(key)).rejectedCount == 0) }
    // what is certain to come counts, too
    let early = format.time(in: field)
    #expect(early?.description == time)
    field.endEditing()
    let text = field.text
    #expect(text.utf8.elementsEqual(shown.utf8))
    let left = format.time(in: field)
    let read = try #require(left)
    #expect(read.description == time)
    #expect(format.text(of: read).utf8.elementsEqual(shown.utf8))
    let state = field.state
    #expect(state == .complete)
  }

  /// All hours of a day in all ways to count them: what is shown is read as the same hour.
  @Test(arguments: ["HH:mm", "kk:mm", "h:mm a", "K:mm a"]) func everyHour(_ pattern: String) throws {
    let format = try TimeFormat(pattern: pattern)
    var field = Field(try format.named("time").mask())
    var texts: Set<String> = []
    for hour in 0..<24 {
      let time = try #require(TimeOfDay(hour: hour, minute: 7))
      let text = format.text(of: time)
      texts.insert(text)
      field.setText(text)
      let read = format.time(in: field)
      #expect(read == time, "\(text)")
    }
    #expect(texts.count == 24)
  }

  /// ISO 8601 has one way to write a time, whatever words a locale has for the halves of the day.
  @Test(arguments: [("AM", "PM"), ("uluchelo", "akasuba"), ("π.μ.", "μ.μ."), ("AN", "EW"), ("오전", "오후")])
  func isTheSameInISO(_ am: String, _ pm: String) throws {
    let times = try TimeFormat(pattern: "h:mm a", am: am, pm: pm)
    let format = try FieldFormat(times.named("time"))
    for (hour, minute, text) in [(0, 5, "00:05"), (11, 59, "11:59"), (12, 0, "12:00"), (23, 59, "23:59")] {
      var field = Field(format)
      field.setText(times.text(of: try #require(TimeOfDay(hour: hour, minute: minute))))
      let canonical = CanonicalForm(format).text(of: field, format)
      #expect(canonical == text)
    }
  }

  /// Without a day period an hour of twelve is not a time, also when editing ends.
  @Test(arguments: [("AM", "PM"), ("오전", "오후"), ("a.m.", "p.m.")])
  func dayPeriodIsNeverGuessed(_ am: String, _ pm: String) throws {
    let format = try TimeFormat(pattern: "h:mm a", am: am, pm: pm)
    var field = Field(try format.named("time").mask())
    field.insert("230")
    field.endEditing()
    let (time, isComplete) = (format.time(in: field), field.isComplete)
    #expect(time == nil && !isComplete)
  }

  @Test(arguments: [
    ("h:mm", DatePatternError.Kind.dayPeriod, 4), ("HH:mm a", .dayPeriod, 7), ("HH", .missingPart("m"), 2),
    ("mm:ss", .missingPart("H"), 5),
    ("HH:mm z", .unknownPart("z"), 6), ("HHH:mm", .notInDigits("H", count: 3), 0), ("HH:hh:mm", .repeatedPart("h"), 3),
    ("HH:mm'", .unclosedQuote, 5),
  ])
  func patternsThatAreNone(_ pattern: String, _ kind: DatePatternError.Kind, _ offset: Int) {
    let error = #expect(throws: DatePatternError.self) { try TimeFormat(pattern: pattern) }
    #expect(error?.kind == kind && error?.offset == offset)
    #expect(error?.description.contains(":") == true)
  }

  @Test(arguments: [("AM", "AM"), ("AM", "AMPM"), ("", "PM"), ("", "")])
  func dayPeriodsThatAreAlike(_ am: String, _ pm: String) {
    let error = #expect(throws: DatePatternError.self) { try TimeFormat(pattern: "h:mm a", am: am, pm: pm) }
    #expect(error?.kind == .ambiguousDayPeriods)
  }

  @Test func timesThatAreNone() {
    for (hour, minute, second) in [(24, 0, 0), (-1, 0, 0), (0, 60, 0), (0, 0, 60)] {
      #expect(TimeOfDay(hour: hour, minute: minute, second: second) == nil)
    }
  }
}
