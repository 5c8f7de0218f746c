import FieldEditing
import FieldFormats
import NumberFormatting
import PhoneNumbering
import Testing

/// What named formats read of a secure field, and what they make of a text on its way into one, is in no memory when
/// the field has ended.
@Suite(.serialized, .enabled(if: MemoryScan.isPossible)) struct NamedFormatSecretTests {
  // MARK: checks

  @Test func statesOfTheCatalogue() async {
    await #expect(processExitsWith: .success) {
      for (name, count, before, after) in [
        ("card", 15, "4", ""), ("card", 14, "99", ""), ("iban", 18, "DE89", ""), ("br-cpf", 11, "", ""),
        ("br-cnpj", 14, "", ""),
        ("ssn", 8, "3", ""), ("email", 30, "", "@example.com"), ("email", 30, "ada@", ".com"),
        ("url", 30, "https://example.com/", ""), ("url", 30, "https://", ".com:80/"), ("url", 20, "", "x://"),
        ("url", 30, "https://[::", "]/"), ("url", 12, "https://10.0.0.", "/"), ("url", 9, "https://example.com:", "/"),
      ] {
        try Self.judge(#require(FormatCatalog.standard[name]), count, before: before, after: after)
      }
    }
  }

  /// Each rule of the package, for the whole value and for a named group.
  @Test func statesByRule() async {
    await #expect(processExitsWith: .success) {
      for rule in [
        "luhn", "luhn letters", "verhoeff", "iso7064 97-10", "iso7064 97-10 rotated 4", "iso7064 11,10", "iso7064 37-2",
        "weights 2 3 4 5 6 7 8 9 mod 11 gives 0123456789X", "weights 2 3 4 5 6 7 8 9 mod 11 at 4 gives 0123456789X",
        "weights 9 8 7 6 5 4 3 2 9 8 7 6 5 4 3 2 9 8 7 6 5 4 3 2 right mod 10", "number mod 97 gives 97..01",
        "not repeated",
        "not 000", "not beginning 12", "date-part YYMMDD months 0 20", "range -90 90", "ipv6", "domain", "url", "email",
        "semver",
        "semver build", "duration", "luhn or verhoeff",
      ] {
        for group in ["", "body: "] {
          try Self.judge(Self.format("mask <body:[0-9A-Z]{1,90}>", "check \(group)\(rule)"), 20, before: "A")
        }
      }
      try Self.judge(Self.format("mask [0-9:.]{1,90}", "check ipv6"), 12, before: "1:2:3:4:5:6:7:", after: ".1")
      try Self.judge(Self.format("mask [0-9:.]{1,90}", "check range 0 1"), 30, before: "0.")
      try Self.judge(
        Self.format("mask <a:#{1,30}>x<b:#{2}>", "check a: not repeated", "check b: not 00"), 20, after: "x12")
    }
  }

  @Test func datesAndTimes() async {
    await #expect(processExitsWith: .success) {
      for rule in ["date", "date-range", "short-date 1950", "expiry"] {
        try Self.judge(Self.format("mask <year:#{4,30}>x<month:#{2}>x<day:#{2}>", "check \(rule)"), 20, after: "x12x31")
      }
      let dates = try Self.format("mask <year:#{4,30}>x<month:#{2}>x<day:#{2}>")
      let time = try TimeFormat(pattern: "HH:mm")
      let times = try Self.format("mask <hour:#{1,30}>x<minute:#{2}>")
      try Self.search("read as a date", dates, 20, after: "x12x31") { _, field, text in
        field.setText(text)
        #expect(CalendarDate(in: field) == nil && field.isComplete)
      }
      try Self.search("read as a time", times, 20, after: "x31") { _, field, text in
        field.setText(text)
        #expect(time.time(in: field) == nil && field.isComplete)
      }
    }
  }

  /// Of a field that is over no mask, its value is what is checked.
  @Test func numbersAndPhones() async {
    await #expect(processExitsWith: .success) {
      let format = try Self.format("mask #", "check range 0 1", "check luhn")
      let number = NumberFormat(NumberSymbols(groupingSeparator: ",", decimalSeparator: ".", maximumFractionDigits: 2))
      let phone = PhoneFormat(try PhoneRegion("DE"))
      for isPhone in [false, true] {
        let make = {
          isPhone ? Field(phone, options: SecretTests.secure()) : Field(number, options: SecretTests.secure())
        }
        let finds = MemoryScan.finds(count: 14) { digits in
          SecretTests.finds(digits, make) { field in
            digits.withText(0..<14) { field.fill($0) }
            let state = format.state(of: field)
            #expect(state == .invalid(.outside(least: "0", most: "1")))
          }
        }
        #expect(finds.isEmpty, "\(isPhone ? "a phone number" : "a number"): \(finds.prefix(3))")
      }
    }
  }

  @Test func cardStatus() async {
    await #expect(processExitsWith: .success) {
      try Self.search("status", #require(FormatCatalog.standard["card"]), 15, before: "4") { _, field, text in
        field.setText(text)
        #expect(CardFormat.standard.status(of: field).network?.name == "visa")
      }
    }
  }

  // MARK: filling

  @Test func fillings() async {
    await #expect(processExitsWith: .success) {
      for (name, count, before, after) in [
        ("card", 15, "4", ""), ("card", 15, "Card number: 4", ""), ("iban", 18, "DE89", ""),
        ("iban", 18, "IBAN DE89 ", " "),
        ("br-cpf", 11, "CPF: ", ""), ("ssn", 8, "SSN 3", "?"), ("email", 30, "", "@example.com"),
        ("email", 30, "E-Mail: ", "@example.com"), ("url", 30, "see https://example.com/", ""),
        ("ipv4", 20, "1.2.", ".4"),
        ("expiry", 20, "12/", ""),
      ] {
        try Self.fill(#require(FormatCatalog.standard[name]), count, before: before, after: after)
      }
    }
  }

  /// Each way that a text may take, and the state that it must end in.
  @Test func ways() async {
    await #expect(processExitsWith: .success) {
      let plain = try Self.format("mask #{10,60}")
      try Self.fill(plain, 30, isComplete: true)
      try Self.fill(plain, 30, before: " (", after: ") ", isComplete: true)
      try Self.fill(plain, 30, before: "No: ", isComplete: true)
      try Self.fill(plain, 30, isWide: true, isComplete: true)
      try Self.fill(plain, 30, before: "Nr. x: ", after: "\u{E9}\r\n", isWide: true)
      try Self.fill(plain, 80)
      let turned = try Self.format(
        "mask <a:[A-Z]{2}>-<b:#{30}>", "reads <b:#{30}>/<a:[A-Z]{2}>", "check b: not repeated")
      try Self.fill(turned, 30, after: "/AB", isComplete: true)
      try Self.fill(turned, 30, before: "No:", after: "/AB", isComplete: true)
      try Self.fill(turned, 30, before: "No:", after: "/AB", isWide: true, isComplete: true)
      try Self.fill(turned, 30, after: "/A?")
      // where a separator means something, what is shown before it is tried
      let fixed = try Self.format("mask <m:01..12>/#{10,60}")
      try Self.fill(fixed, 30, before: "12/", after: ".5")
      try Self.fill(fixed, 30, before: "12/", after: "-5.6")
      try Self.fill(Self.format("mask #{10,60}x"), 30, after: "?")
      try Self.fill(Self.format("mask [0-9 é]{10,60}"), 30, before: "é", after: "\u{301}")
    }
  }

  // MARK: controls

  /// What a check of one's own asks for is its own.
  @Test func aTextThatIsAskedForIsFound() async {
    await #expect(processExitsWith: .success) {
      for readsCapture in [false, true] {
        let kept = KeptTexts()
        let keeping = Check("keeping") { entry in
          kept.texts += readsCapture ? entry.captures.map(\.text) : [entry.text]
          return nil
        }
        let format = try Self.format("mask <body:#{10,60}>").adding([keeping])
        let digits = MaskedDigits(count: 20)
        var field = Field(try format.mask(), options: SecretTests.secure())
        digits.withText(0..<20) { field.setText($0) }
        let state = format.state(of: field)
        #expect(state == .complete && kept.texts.count == 1)
        #expect(!MemoryScan(digits: digits).finds().isEmpty)
        SecretTests.end(field)
        withExtendedLifetime(kept) {}
      }
    }
  }

  final class KeptTexts: @unchecked Sendable { var texts: [String] = [] }

  // MARK: what is done

  /// A format of some lines of a catalogue.
  static func format(_ lines: String...) throws -> NamedFormat {
    let text = (["format test", "summary s", "label No", "example 1"] + lines).joined(separator: "\n")
    return try FormatCatalog(parsing: text).formats[0]
  }

  static func judge(
    _ format: NamedFormat, _ count: Int, before: String = "", after: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try search("judged", format, count, before: before, after: after, sourceLocation: sourceLocation) {
      format, field, text in
      field.setText(text)
      let state = format.state(of: field, today: CalendarDate(year: 2026, month: 1, day: 1))
      #expect(state != .incomplete, "nothing is checked", sourceLocation: sourceLocation)
    }
  }

  /// - Parameter isComplete: whether it ends as a value; else as something else.
  static func fill(
    _ format: NamedFormat, _ count: Int, before: String = "", after: String = "", isWide: Bool = false,
    isComplete: Bool? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try search(
      "filled", format, count, before: before, after: after, isWide: isWide, sourceLocation: sourceLocation
    ) { format, field, text in
      let isAccepted = field.fill(text).isAccepted
      guard let isComplete else { return }
      let (state, rejections) = (field.state, field.rejections)
      #expect((state == .complete && isAccepted) == isComplete, "\(rejections)", sourceLocation: sourceLocation)
    }
  }

  /// Uses secure fields, which end or are cleared, and looks for the digits.
  static func search(
    _ name: String, _ format: NamedFormat, _ count: Int, before: String = "", after: String = "", isWide: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation, _ use: (NamedFormat, inout Field, String) -> Void
  ) throws {
    let mask = try format.mask()
    let finds = MemoryScan.finds(count: count) { digits in
      SecretTests.finds(digits, { Field(mask, options: SecretTests.secure()) }) { field in
        digits.withText(0..<count, before: before, after: after, isWide: isWide) { use(format, &field, $0) }
      }
    }
    let what = "\(format.name) \(format.checks.map(\.rule).prefix(3)), \(name), between '\(before)' and '\(after)'"
    #expect(finds.isEmpty, "\(what): \(finds.prefix(3))", sourceLocation: sourceLocation)
  }
}
