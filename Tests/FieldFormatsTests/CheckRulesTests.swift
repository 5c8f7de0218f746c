import FieldEditing
import FieldFormats
import Testing

/// What a catalogue's lines `check` may say, and what they may not.
@Suite struct CheckRulesTests {
  @Test(arguments: [
    "luhn twice", "verhoeff 1", "iso7064", "iso7064 97-11", "iso7064 97-10 rotated", "iso7064 97-10 rotated 0",
    "iso7064 97-10 turned 4", "iso7064 97-10 rotated 4 5", "weights mod 10", "weights 1 2 3", "weights 1 2 mod 1",
    "weights 1 2 mod x",
    "weights 1 2 mod 10 gives", "weights 1 2 mod 10 gives 012345678", "weights 1 2 mod 10 gives 01234567890",
    "weights 1 2 mod 10 gives 01234567.9", "weights 1 2 mod 97 gives 97..02", "weights 1 2 mod 97 gives 97..1",
    "weights 1 2 mod 97 gives 97-01", "weights 1 2 mod 97 gives ..", "weights 1 2 mod 10 mod 11",
    "weights 1 2 mod 10 at 3",
    "weights 1 2 mod 10 gives 0123456789 at 0", "weights 1 2 times 0 mod 10", "weights 1 2 plus mod 10",
    "weights 1 2 letters ABC mod 10",
    "weights 1 2 letters mod 10", "weights 1 2 odd 01234 mod 10", "weights 1 2 wrong mod 10",
    "weights 1 2 99999999999 mod 10",
    "number", "number 3 mod 10", "number right mod 10", "number digits mod 10",
    // nothing asks a second rule, or there is none
    "weights 1 2 mod 10 gives 0123456789 else weights 1 2 mod 10", "weights 1 2 mod 10 gives 012345678- else",
    "weights 1 2 mod 10 gives 012345678- else luhn", "luhn or", "or luhn", "luhn and", "and luhn",
    "not", "not beginning", "not repeated twice",
    "luhn 16", "luhn 36 letters", "mrz 1", "mrz 2-1", "mrz 1-3 2-4",
    "mrz 1-101", "mrz 0-3", "mrz 1-2-3", "one-repeated", "one-repeated 1", "one-repeated 10 2", "week 53",
    "weights 1 2 mod 11 then 12", "weights 1 2 mod 11 then", "weights 1 2 mod 11 then 10 gives 01234567890",
    "weights 1 2 mod 101 then 100 gives 00..100",
  ])
  func nonsenseIsRejected(_ rule: String) {
    let error = #expect(throws: CatalogError.self) { try Check.reading(rule) }
    let words = rule.split(separator: " ").map(String.init)
    #expect(error?.line == 6)
    #expect(
      error?.kind
        == (["or", "and"].contains(words.first) || ["or", "and"].contains(words.last)
          ? .malformedCheck(words: "", rule: words.contains("or") ? "or" : "and")
          : .malformedCheck(words: words.dropFirst().joined(separator: " "), rule: words[0])))
  }

  @Test(arguments: [("mod97", "mod97"), ("Luhn 1 2", "Luhn"), ("luhn or nothing 5", "nothing")])
  func unknownRule(_ rule: String, _ name: String) {
    let error = #expect(throws: CatalogError.self) { try Check.reading(rule) }
    #expect(error?.kind == .unknownCheck(name, known: CheckRules.standard.names))
  }

  /// What somebody took for a catalogue may be any text: of a long one a message has the beginning.
  @Test(arguments: [
    "luhn LONG", "LONG", "LONG:", "LONG: luhn", "luhn\nLONG x", "luhn\nkeyboard LONG", "luhn\nformat LONG!",
  ])
  func messagesAreShort(_ rule: String) throws {
    let rule = rule.replacing("LONG", with: String(repeating: "x", count: 5000))
    let error = try #require(throws: CatalogError.self) { try Check.reading(rule) }
    #expect(error.description.utf8.count < 300)
    #expect(error.description.hasPrefix("line \(error.line): "))
    #expect(error.description.contains("x…"))
  }

  /// A rule in the words of its catalogue, spaces aside.
  @Test(arguments: [
    "iso7064 97-10 rotated 4", "weights 1 2 3 mod 11 gives 0X987654321", "luhn or number mod 97 gives 97..01",
    "not 000 666",
    "range -90 90", "date from 1900-01-01 to today", "part: luhn letters",
  ])
  func rulesAreAsWritten(_ rule: String) throws {
    let check = try Check.reading(rule.replacing(" ", with: "  "))
    #expect((check.capture.map { $0 + ": " } ?? "") + check.rule == rule)
    #expect(check.scoped(to: "part").rule == check.rule)
  }

  @Test func namesShortly() throws {
    #expect(try Check.reading("iso7064 97-10 rotated 4").name == "iso7064 97-10")
    #expect(try Check.reading("luhn letters or number mod 97 gives 97..01").name == "luhn letters or number mod 97")
    #expect(try Check.reading("luhn").failure(of: "1") == .checkDigits(rule: "luhn"))
    #expect(
      try Check.reading("weights 1 2 3 mod 11 gives 0X987654321").failure(of: "1230")
        == .checkDigits(rule: "weights mod 11"))
    #expect(try Check.reading("number mod 97 gives 97..01").failure(of: "1230") == .checkDigits(rule: "number mod 97"))
    #expect(try Check.reading("iso7064 97-10 rotated 4").failure(of: "12345678") == .checkDigits(rule: "iso7064 97-10"))
    #expect(try Check.reading("not repeated").failure(of: "111") == .other("is one digit over and over"))
    #expect(try Check.reading("not beginning 97-90").failure(of: "9790260000438") == .other("begins as none does"))
    #expect(try Check.reading("not beginning 97-90").failure(of: "979") == nil)
    #expect(try Check.reading("not 12").failure(of: "1-2") == .other("is never given out"))
    #expect(try Check.reading("only AT DE").failure(of: "a t") == nil)
    #expect(try Check.reading("only AT DE").failure(of: "A") == .other("has a code that is not given out"))
  }

  @Test func ofAGroup() throws {
    let catalog = try FormatCatalog(
      parsing: """
        format pair
          summary two numbers, the second with a check digit
          label   pair
          mask    ##<second:-####>?
          check   second: luhn
          example 12-2345
        """)
    let pair = catalog.formats[0]
    func state(_ text: String) throws -> EntryState {
      var field = Field(try pair.mask())
      field.setText(text)
      return pair.state(of: field)
    }
    #expect(try state("12-3456") == .invalid(.checkDigits(rule: "luhn")))
    #expect(try state("12-1230") == .complete)
    #expect(try state("12") == .complete, "no group, no check")
  }

  @Test func ownRules() throws {
    var rules = CheckRules.standard
    rules.add("divisible") { words in
      guard words.first == "by", words.count == 2, let divisor = Int(words[1]), divisor > 0 else { return nil }
      return Check("divisible") { Int($0.text).map { $0 % divisor == 0 } ?? false ? nil : .other("is not divisible") }
    }
    #expect(try Check.reading("divisible by 7", rules: rules).failure(of: "21") == nil)
    #expect(try Check.reading("divisible by 7", rules: rules).failure(of: "22") == .other("is not divisible"))
    #expect(try Check.reading("divisible by 7 or luhn", rules: rules).failure(of: "26") == nil)
    #expect(try Check.reading("divisible by 7 or luhn", rules: rules).rule == "divisible by 7 or luhn")
    #expect(throws: CatalogError.self) { try Check.reading("divisible by", rules: rules) }
    #expect(throws: CatalogError.self) { try Check.reading("divisible by 7") }
  }
}
