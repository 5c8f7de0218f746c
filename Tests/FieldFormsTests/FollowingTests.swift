import FieldFormats
import Testing

@testable import FieldForms

/// Fields that follow others: each at once, after all that it depends on.
@Suite struct FollowingTests {
  private static func form(_ items: [FormItem]) throws -> FieldForm { try FieldForm(FormDescription(items: items)) }

  @Test func aRepeatedValueIsTheSame() throws {
    var again = FieldDescription("again", label: "Again")
    again.sameAs = "new"
    var form = try Self.form([.field(FieldDescription("new", label: "New")), .field(again)])
    form.handle(.fill(["new": "secret12"]))
    for (text, verdict) in [
      ("secret1", FieldVerdict.partial(.differs)), ("secret12", .good), ("secret123", .certain(.differs)),
      ("secreT", .certain(.differs)),
    ] {
      form.handle(.fill(["again": text]))
      #expect(form[FieldID(1)].verdict == verdict, "\(text)")
    }
    form.handle(.fill(["again": "secret12"]))
    form.handle(.fill(["new": "secret123"]))
    #expect(form[FieldID(1)].verdict == .partial(.differs))
  }

  /// Two dates in a row: the second is not before the first, which is not before today.
  @Test func aDateIsWithinItsLimits() throws {
    var arrival = FieldDescription("arrival", label: "Arrival", type: .date)
    arrival.earliest = .today
    var departure = FieldDescription("departure", label: "Departure", type: .date)
    departure.earliest = .field("arrival")
    departure.latest = CalendarDate(iso: "2027-12-31").map { .on($0) }
    let environment = FormEnvironment(today: CalendarDate(iso: "2026-11-27"))
    var form = try FieldForm(FormDescription(fields: [arrival, departure]), environment: environment)
    func expect(_ values: [String: String], _ verdicts: [FieldVerdict]) {
      form.handle(.fill(values))
      #expect([form[FieldID(0)].verdict, form[FieldID(1)].verdict] == verdicts, "\(values)")
    }
    expect(["arrival": "2026-11-26", "departure": "2026-11-26"], [.open(.before), .good])
    expect(["arrival": "2026-12-24", "departure": "2026-12-23"], [.good, .open(.before)])
    #expect(form[FieldID(1)].message(for: .open(.before))?.text(in: .english).contains("2026-12-24") ?? false)
    // the other field decides at once
    expect(["arrival": "2026-12-23"], [.good, .good])
    expect(["departure": "2028-01-01"], [.good, .open(.after)])
    expect(["arrival": "", "departure": "2020-01-01"], [.missing, .good])
  }

  @Test func limitsAreOfDates() {
    func expect(_ fields: [FieldDescription], _ message: String) {
      #expect(performing: { try FormPlan(FormDescription(fields: fields)) }, throws: { "\($0)" == message })
    }
    var text = FieldDescription("text", label: "Text")
    text.latest = .today
    expect(
      [text],
      "text.latest: only a date with day, month and the four digits of its year has a first and a last day; "
        + "take the content type date, or remove this")
    var date = FieldDescription("date", label: "Date", type: .date)
    date.earliest = .field("text")
    text.latest = nil
    expect([text, date], "date.earliest: 'text' is not a field of dates; name one whose type is date")
    var secret = FieldDescription("text", label: "Text", type: .date)
    secret.secrecy = .hidden(FieldDescription.SecureEntry())
    expect([secret, date], "date.earliest: messages would show a secret; name a field that is not hidden")
    (date.earliest, date.latest) = (
      CalendarDate(iso: "2027-01-01").map { .on($0) }, CalendarDate(iso: "2026-01-01").map { .on($0) }
    )
    expect([date], "date.latest: the last day is before the first; exchange them")
  }

  @Test func aGroupIsShownWhole() throws {
    var inner = FieldDescription("inner", label: "Inner")
    inner.shownWhen = FieldCondition("one", .isFilled(true))
    let group = FieldGroup(
      "Group", shownWhen: FieldCondition("other", .isFilled(true)),
      fields: [inner, FieldDescription("plain", label: "Plain")])
    var form = try Self.form([
      .field(FieldDescription("one", label: "One")), .field(FieldDescription("other", label: "Other")), .group(group),
    ])
    form.handle(.fill(["one": "1"]))
    #expect(!form[FieldID(2)].isShown && !form[FieldID(3)].isShown)
    form.handle(.fill(["other": "1"]))
    #expect(form[FieldID(2)].isShown && form[FieldID(3)].isShown)
    form.handle(.fill(["one": ""]))
    #expect(!form[FieldID(2)].isShown && form[FieldID(3)].isShown)
  }

  /// Leaving a field settles its value, which shows the next one, or hides it.
  @Test func theFocusGoesToWhatASettledValueShows() throws {
    let options = [ChoiceOption("a", label: "Alpha"), ChoiceOption("b", label: "Beta")]
    let combo = FieldDescription(
      "combo", label: "Combo", content: .choices(ChoiceList(.options(options), style: .combo)))
    func field(_ name: String, _ value: String) -> FormItem {
      var field = FieldDescription(name, label: name)
      field.shownWhen = FieldCondition("combo", .isOneOf([value]))
      return .field(field)
    }
    let last = FormItem.field(FieldDescription("last", label: "Last"))
    var form = try Self.form([.field(combo), field("forAlpha", "a"), field("forBeta", "b"), last])
    form.handle(.next)
    for letter in "ALPHA" { form.handle(.edit(.insert(String(letter)))) }
    form.handle(.next)
    #expect(form.focus == .field(FieldID(1)))
    form.handle(.previous)
    form.handle(.edit(.selectAll))
    for letter in "beta" { form.handle(.edit(.insert(String(letter)))) }
    form.handle(.next)
    #expect(form.focus == .field(FieldID(2)))
  }

  /// A default is read in the format that a field begins with, not in the one that a reset found.
  @Test func aResetGoesBackToTheFirstFormat() throws {
    var postcode = FieldDescription("code", label: "Postal code", type: .postalCode)
    postcode.region = .field("country")
    postcode.defaultValue = .value("a")
    var form = try Self.form([.field(FieldDescription("country", label: "Country", type: .country)), .field(postcode)])
    #expect(form[FieldID(1)].text == "a")
    form.handle(.fill(["country": "US"]))
    #expect(form[FieldID(1)].text.isEmpty)
    form.handle(.reset)
    #expect(form[FieldID(1)].text == "a" && form[FieldID(1)].remark == nil)
  }

  @Test func fieldsAreFilledInAfterWhatTheyFollow() throws {
    var postcode = FieldDescription("a", label: "Postal code", type: .postalCode)
    postcode.region = .field("country")
    var country = FieldDescription("country", label: "Country", type: .country)
    country.defaultValue = .value("US")
    var form = try Self.form([.field(postcode), .field(country)])
    form.handle(.fill(["a": "K1A 0B1", "country": "CA"]))
    #expect(form[FieldID(0)].text == "K1A 0B1" && form[FieldID(0)].verdict == .good)
  }
}
