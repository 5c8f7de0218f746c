import PhonePlanCompiler
import Testing

/// The text of plans: what it may look like, and what is rejected.
@Suite struct PlanTextTests {
  static let head = "source test 1\nregion GB\n  calling-code 44\n  main\n"
  static let general = "  general\n    pattern \\d{7}\n"

  struct Mistake: Sendable, CustomTestStringConvertible {
    let text: String
    let line: Int
    let kind: PlanTextError.Kind
    var testDescription: String { "\(kind)" }

    init(_ text: String, line: Int, _ kind: PlanTextError.Kind) {
      (self.text, self.line, self.kind) = (text, line, kind)
    }
  }

  static let mistakes: [Mistake] = [
    Mistake("", line: 1, .noSource),
    Mistake("# nothing\n\nregion GB", line: 3, .noSource),
    Mistake("source phonenumbers", line: 1, .noSource),
    Mistake("source", line: 1, .missingValue(key: "source")),
    Mistake("source test 1\nsource test 2", line: 2, .unknownKey("source", known: ["region"])),
    Mistake("source test 1\n main", line: 2, .wrongIndent),
    Mistake("source test 1\nregion GB\n\tmain", line: 3, .wrongIndent),
    Mistake("  source test 1", line: 1, .wrongIndent),
    Mistake("source test 1\nregion GB\n    pattern 1", line: 3, .wrongIndent),
    Mistake("source test 1\n  version 2\nregion GB", line: 2, .unexpectedParts(key: "source")),
    Mistake("source test 1\nregion", line: 2, .missingValue(key: "region")),
    Mistake("source test 1\nregion Gb", line: 2, .noRegion("Gb")),
    Mistake("source test 1\nregion 002", line: 2, .noRegion("002")),
    Mistake("source test 1\nregion GB\n\(general)", line: 2, .missingKey("calling-code", of: "region")),
    Mistake("source test 1\nregion GB\n  calling-code 0", line: 3, .noNumber("0", lowest: 1, highest: 999)),
    Mistake("source test 1\nregion GB\n  calling-code 1000", line: 3, .noNumber("1000", lowest: 1, highest: 999)),
    Mistake("source test 1\nregion GB\n  calling-code +44", line: 3, .noNumber("+44", lowest: 1, highest: 999)),
    Mistake("source test 1\nregion GB\n  calling-code 044", line: 3, .noNumber("044", lowest: 1, highest: 999)),
    Mistake(head, line: 2, .missingKey("general", of: "region")),
    Mistake(head + "  general\n", line: 5, .missingKey("pattern", of: "general")),
    Mistake(head + "  general 7\n    pattern 1\n", line: 5, .unexpectedValue(key: "general")),
    Mistake(head + "  general\n    pattern\n", line: 6, .missingValue(key: "pattern")),
    Mistake(head + "  general\n    pattern 1\n    pattern 2\n", line: 7, .repeatedKey("pattern")),
    Mistake(head + "  general\n    pattern 1\n    lengths\n", line: 7, .missingValue(key: "lengths")),
    Mistake(head + general + "  main yes\n", line: 7, .repeatedKey("main")),
    Mistake(
      "source test 1\nregion GB\n  main yes\n  calling-code 44\n\(general)", line: 3, .unexpectedValue(key: "main")),
    Mistake(head + general + "  mobile\n    example 1\n", line: 7, .missingKey("pattern", of: "mobile")),
    Mistake(head + general + "  format\n    layout $1\n", line: 7, .missingValue(key: "format")),
    Mistake(head + general + "  format (\\d)\n", line: 7, .missingKey("layout", of: "format")),
    Mistake(head + general + "  extension-prefix \" x\n", line: 7, .unclosedQuote),
    Mistake(head + general + "  extension-prefix \"x\" y\n", line: 7, .unclosedQuote),
    Mistake(head + general + "  extension-prefix \"\\x\"\n", line: 7, .unknownEscape),
    Mistake(head + general + "  extension-prefix \"\\u{D800}\"\n", line: 7, .unknownEscape),
    Mistake(
      head + general + "region GB\n  calling-code 45\n  main\n" + general, line: 7, .repeatedRegion("GB", firstLine: 2)),
    Mistake(
      head + general + "region US\n  calling-code 1\n  main\n" + general, line: 8, .callingCodeOutOfOrder(1, after: 44)),
    Mistake(
      head + general + "region GG\n  calling-code 44\n  main\n" + general, line: 9, .secondMainRegion(callingCode: 44)),
    Mistake("source test 1\nregion GB\n  calling-code 44\n\(general)", line: 2, .mainRegionNotFirst(callingCode: 44)),
    Mistake(
      "source test 1\nregion 001\n  calling-code 800\n  main\n\(general)region 001\n  calling-code 800\n\(general)",
      line: 7,
      .repeatedRegion("001 of 800", firstLine: 2)),
  ]

  @Test(arguments: mistakes) func refuses(_ mistake: Mistake) throws {
    let error = #expect(throws: PlanTextError.self) { try NumberingPlans(text: mistake.text) }
    #expect(error?.line == mistake.line)
    #expect(error?.kind == mistake.kind)
  }

  static let badLengths = [
    "7,", ",7", "7-", "-7", "9-7", "7-7", "9,7", "7,7", "7-9,9", "0", "18", "5-18", "1-2-3", "07", "+7", "7, 9", "x",
  ]

  @Test(arguments: badLengths) func refusesLengths(_ lengths: String) throws {
    let text = Self.head + Self.general + "    lengths \(lengths)\n"
    let error = #expect(throws: PlanTextError.self) { try NumberingPlans(text: text) }
    #expect(error == PlanTextError(.noLengths(lengths, highest: 17), line: 7))
  }

  @Test func unknownKeysAreToldTheKnown() throws {
    let lines = [
      ("  prefix 0", "international-prefix"), ("    lenghts 7", "local-lengths"), ("  tollfree", "toll-free"),
    ]
    for (line, known) in lines {
      let error = #expect(throws: PlanTextError.self) { try NumberingPlans(text: Self.head + Self.general + line) }
      #expect(error?.line == 7)
      #expect(error?.suggestion.contains(known) == true)
    }
  }

  @Test func messages() {
    let error = PlanTextError(.noLengths("9,7", highest: 17), line: 12)
    #expect(
      error.description
        == "12: '9,7' is not a list of lengths: write numbers of 1 to 17 and ranges of them, ascending: 7,9-10")
    let unknown = PlanTextError(.unknownKey("prefix", known: ["a", "b"]), line: 3)
    #expect(unknown.description == "3: 'prefix' means nothing here: write a, b")
  }

  @Test func blanksAndRemarksDoNotMatter() throws {
    let plain = try NumberingPlans(text: Self.head + Self.general)
    let text = "# remark\r\n\n source test 1\n".replacing(" source", with: "source")
    let loose = text + "region   GB  \r\n\n  # a remark\n  calling-code  44\t\n  main\n\n" + Self.general + "  "
    #expect(try NumberingPlans(text: loose) == plain)
    #expect(plain.plans.count == 1)
  }

  /// Whatever a text has in it, it comes back.
  @Test(arguments: [
    " x", "x ", "", "\"", "\"x\"", "a\"b", "\\", "a\nb", "\r", "\t", "\u{0}", "#", "# x", "\u{A0}x", "e\u{301}",
    "\u{301}", "☎ ",
  ])
  func valuesComeBack(_ value: String) throws {
    var plan = NumberingPlan(region: "GB", callingCode: 44)
    plan.isMain = true
    plan.general.pattern = value
    plan.extensionPrefix = value
    plan.nationalPrefix = value
    var format = PlanFormat(pattern: value, layout: value)
    format.leadingDigits = [value, value]
    format.nationalPrefixRule = value
    format.carrierRule = value
    format.isNationalPrefixOptional = true
    plan.formats = [format, format]
    plan.internationalFormats = [format]
    for kind in NumberKind.allCases {
      plan.kinds[kind] = plan.general
      plan.kinds[kind]?.lengths = [1, 3, 4, 5, 17]
      plan.kinds[kind]?.localLengths = [2]
      plan.kinds[kind]?.example = value
    }
    let plans = NumberingPlans(source: "a test", version: "1.0", plans: [plan])
    let again = try NumberingPlans(text: plans.text)
    #expect(again == plans)
    // Equality of texts knows no difference between é and its parts; these bytes do.
    #expect(again.plans.first?.extensionPrefix.map { Array($0.utf8) } == Array(value.utf8))
  }
}
