import FieldEditing
import FieldFormats
import MaskSyntax
import NumberFormatting
import PhoneNumbering
import TestDepth
import Testing

/// Whether typing on can mend a value, beside all that can be typed.
@Suite struct OutlookTests {
  /// A world small enough to try everything in it: a format, the keys, how many are typed, and how many more are tried.
  struct World: Sendable, CustomTestStringConvertible {
    let name: String
    let format: FieldFormat
    let keys: String
    let typed: Int
    let further: Int
    /// Whether what is open has a continuation that is that short.
    var isExact = true
    var testDescription: String { name }
  }

  static func worlds() throws -> [World] {
    let even = Check("even") { $0.text.utf8.last! % 2 == 0 ? nil : .other("is odd") }
    func named(_ mask: String, _ checks: [Check]) throws -> FieldFormat {
      try FieldFormat(
        NamedFormat(
          name: "x", summary: "", metadata: FieldMetadata(label: "x", example: ""), tree: try MaskTree(parsing: mask),
          checks: checks))
    }
    func numbers(
      _ minimum: ExactDecimal?, _ maximum: ExactDecimal?, fraction: Int = 1, exponent: Int = 0, sign: Bool = true,
      _ mode: NumberEntry.Mode = .decimal
    ) -> FieldFormat {
      var entry = NumberEntry(mode)
      (entry.minimum, entry.maximum) = (minimum, maximum)
      entry.limits.integerDigits = 3
      let negative = sign ? NumberSymbols.Affixes(prefix: "-") : NumberSymbols.Affixes()
      return FieldFormat(
        NumberFormat(
          NumberSymbols(
            negative: negative, groupingSeparator: "", decimalSeparator: ".", maximumFractionDigits: fraction,
            valueExponent: exponent)), entry: entry)
    }
    let catalog = FormatCatalog.standard
    return [
      World(name: "even", format: try named("#{1,3}", [even]), keys: "12", typed: 3, further: 2),
      World(name: "even, fixed", format: try named("##", [even]), keys: "012", typed: 2, further: 2),
      World(
        name: "day and month", format: try catalog.format(named: "date-dmy"), keys: "0123", typed: 4, further: 4,
        isExact: false),
      World(name: "10 to 50", format: numbers(10, 50), keys: "0159-.", typed: 3, further: 3),
      World(name: "at least 100", format: numbers(100, nil), keys: "019.", typed: 3, further: 3),
      World(name: "-20 to -3", format: numbers(-20, -3), keys: "0239-.", typed: 3, further: 3),
      World(
        name: "5 to 7, no sign", format: numbers(5, 7, fraction: 2, sign: false), keys: "0579.", typed: 3, further: 3),
      World(
        name: "0.25 to 0.31", format: numbers(try ExactDecimal("0.25"), try ExactDecimal("0.31"), fraction: 2),
        keys: "01236.", typed: 4, further: 2),
      World(
        name: "percent", format: numbers(try ExactDecimal("0.1"), try ExactDecimal("0.2"), exponent: 2),
        keys: "0129.", typed: 3, further: 3),
      World(name: "minor units", format: numbers(1, 5, fraction: 2, .minorUnits), keys: "0159", typed: 3, further: 3),
      World(
        name: "phone", format: FieldFormat(PhoneFormat(try PhoneRegion("AC"))), keys: "64", typed: 5, further: 3,
        isExact: false),
      World(
        name: "expiry", format: try catalog.format(named: "expiry", today: CalendarDate(iso: "2026-11-24")),
        keys: "0123", typed: 4, further: 3, isExact: false),
    ]
  }

  @Test(arguments: try worlds()) func everythingTyped(_ world: World) {
    var closed = 0
    for keys in Self.texts(world.keys, upTo: world.typed).sample(oneIn: 8) {
      var field = Field(world.format)
      // keys that are rejected lead to a value that others lead to
      guard keys.allSatisfy({ field.insert(String($0)).rejectedCount == 0 }) else { continue }
      let outlook = field.outlook
      let isOpen = Self.isMended(keys, world)
      if outlook == .closed { closed += 1 }
      #expect(!(outlook == .closed && isOpen), "\(world.name): \(keys) (\(field.value)) is closed, and can be mended")
      #expect(
        !(outlook == .open && !isOpen && world.isExact),
        "\(world.name): \(keys) (\(field.value)) is open, and cannot be mended")
    }
    #expect(closed > 0 || ["even", "at least 100", "phone"].contains(world.name), "nothing is ever closed")
  }

  /// A dash after the separator says that the amount is whole; the next one is not its sign.
  @Test func aWholeAmountKeepsItsSign() throws {
    let world = try #require(try Self.worlds().first { $0.name == "-20 to -3" })
    var field = Field(world.format)
    for key in ["3", "."] { field.insert(key) }
    #expect(field.outlook == .open)
    field.insert("-")
    #expect(field.outlook == .closed)
  }

  /// Whether some characters typed after a text make a valid value.
  private static func isMended(_ text: String, _ world: World) -> Bool {
    texts(world.keys, upTo: world.further).contains { more in
      var field = Field(world.format)
      for key in text + more { field.insert(String(key)) }
      return field.state == .complete
    }
  }

  /// All texts of some characters, the empty one first.
  private static func texts(_ keys: String, upTo length: Int) -> [String] {
    var all = [""]
    var last = all
    for _ in 0..<length {
      last = last.flatMap { text in keys.map { text + String($0) } }
      all += last
    }
    return all
  }

  @Test func whatIsKnownOfOthers() throws {
    let catalog = FormatCatalog.standard
    func outlook(_ name: String, _ text: String) throws -> EntryOutlook {
      let format = try catalog.format(named: name, today: CalendarDate(iso: "2026-11-24"))
      var field = Field(format)
      field.insert(text)
      return field.outlook
    }
    #expect(try outlook("card", "378282246310006") == .closed)
    #expect(try outlook("card", "4111111111111112") == .open)
    #expect(try outlook("expiry", "1018") == .closed)
    // 10/2029 begins so
    #expect(try outlook("expiry", "1020") == .open)
    #expect(try outlook("iban", "DE89370400440532013001") == .closed)
    #expect(try outlook("date", "2026-12-31") == .open)
    #expect(try outlook("birth-date", "2126-12-31") == .closed)
    #expect(try outlook("phone(GB)", "020794609581234") == .closed)
    #expect(try outlook("phone", "+999") == .closed)
    #expect(try outlook("phone(GB)", "0207") == .open)
  }
}

/// How long what is shown may become.
@Suite struct DisplayLengthTests {
  @Test func noExampleIsLonger() throws {
    for format in FormatCatalog.standard.formats {
      let field = try FieldFormat(format)
      guard let length = field.maximumDisplayLength else { continue }
      #expect(format.example.count <= length, "\(format.name)")
    }
    for region in PhoneRegion.all {
      let format = FieldFormat(PhoneFormat(region))
      #expect(format.example.count <= format.maximumDisplayLength ?? 0, "\(region.code)")
    }
  }

  @Test func thatOfNumbersFollowsFromTheirBounds() {
    let symbols = NumberSymbols(
      positive: .init(prefix: "$"), negative: .init(prefix: "-$"), groupingSeparator: ",", decimalSeparator: ".",
      minimumFractionDigits: 2, maximumFractionDigits: 2)
    var entry = NumberEntry()
    (entry.minimum, entry.maximum) = (-5, 1_000)
    #expect(FieldFormat(NumberFormat(symbols), entry: entry).maximumDisplayLength == 9)
    #expect(FieldFormat(NumberFormat(symbols)).maximumDisplayLength == nil)
  }
}
