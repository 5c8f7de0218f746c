import BulkFormatting
import CBulkKernel
import FieldEditing
import FieldFormats
import MaskFuzzing
import PhoneNumbering
import TestDepth
import Testing

/// What becomes of lines together is what becomes of each alone.
@Suite struct BulkFormattingTests {
  static let count = tries(6, full: 60)

  @Test(arguments: FormatCatalog.standard.formats.map(\.name).sample(oneIn: 3))
  func formatsOfTheCatalogue(_ name: String) throws {
    let format = try #require(FormatCatalog.standard[name])
    let comparison = try LineComparison(format)
    var maker = LineMaker(seed: 1, alphabet: format.example)
    let value = try format.mask().value(of: format.example)
    // the second two are of shapes that are known by then: checks alone tell them apart
    let wrong = format.example.withLastDigitChanged
    let lines =
      (0..<Self.count).map { _ in maker.line(near: [format.example, value]) }
      + [format.example, wrong, format.example, wrong]
    var formatter = try BulkFormatter(format)
    comparison.run(lines, with: &formatter)
    // its mask alone, where no check decides
    let mask = try format.mask()
    var bare = BulkFormatter(mask)
    LineComparison(mask, named: "the mask of \(name)").run(lines + lines.reversed(), with: &bare)
  }

  /// Values that begin, or are, as none that is given out: what tells them apart are their first characters.
  @Test(arguments: FormatCatalog.standard.formats.filter { $0.checks.contains { $0.rule.hasPrefix("not ") } })
  func valuesThatAreNotGivenOut(_ format: NamedFormat) throws {
    let words = format.checks.filter { $0.rule.hasPrefix("not ") }.flatMap { $0.rule.split(separator: " ").dropFirst() }
    let example = Array(format.example)
    var lines: [String] = []
    for word in Set(words) where word.contains(where: \.isNumber) || word.allSatisfy(\.isLetter) {
      let characters = word.filter { $0 != "-" }
      for start in example.indices {
        // over the letters and digits from here on
        var (line, place) = (example, start)
        for character in characters {
          while place < line.count, !line[place].isLetter, !line[place].isNumber { place += 1 }
          if place < line.count { line[place] = character }
          place += 1
        }
        if place <= line.count { lines.append(String(line)) }
      }
    }
    lines += "0123456789".map { digit in String(example.map { $0.isNumber ? digit : $0 }) }
    var formatter = try BulkFormatter(format)
    let near = lines.map { $0.withLastDigitChanged }
    try LineComparison(format).run(lines + near + lines + near.reversed(), with: &formatter)
  }

  /// Values that a check finds wrong, which a field reads in another way: none is invalid as it stands.
  @Test(arguments: [
    (format: "mask ####\n  mask ###\n  prefix 1\n  check not 1181", lines: ["1234", "1181"]),
    ("mask ######\n  mask ####\n  prefix 00\n  check not 001181", ["001182", "001181"]),
    ("autofill one-time-code\n  mask ####[#]##\n  mask ##\n  check only 11 123411", ["1234#11", "9999#11"]),
    ("mask <###>?\n  check weights 1 2 3 mod 10", ["123", "", "124"]),
    // another form takes more than the mask, or lays it out otherwise
    ("mask <month:01..12>/<year:####>\n  reads <year:####>-<month:##>", ["2026-12", "2026-99", "2026-01"]),
    ("mask <month:01..12>/<year:####>\n  reads <year:####>-<month:##>", ["2026-99", "2026-12", "99/2026"]),
    (
      "mask <day:1..31>\".\"<month:1..12>\".\"<year:####>\n  reads <year:####>-<month:01..12>-<day:01..31>",
      ["2026-12-31", "2026-01-31", "2026-1-31"]
    ),
    (
      "mask <code:##><serial:@@@@>\n  reads <serial:@@@@>-<code:##>\n  check code: not beginning 9",
      ["15ABCD", "ABCD-15", "ABCD-95", "95ABCD"]
    ),
    ("mask ##/<00..99>/##\n  check luhn", ["12/34/56", "12/3/45", "12/03/45", "12/8/45", "120345"]),
  ])
  func wrongValuesThatAreReadOtherwise(_ test: (format: String, lines: [String])) throws {
    let text = "format it\n  summary It\n  label It\n  \(test.format)\n  example \(test.lines[0])\n"
    let format = try #require(try FormatCatalog(parsing: text)["it"])
    var formatter = try BulkFormatter(format)
    try LineComparison(format).run(test.lines + test.lines + test.lines.reversed(), with: &formatter)
  }

  @Test(arguments: [
    ("br-cnpj", ["12-ABC-345-01DE-35", "12-ABC-345-01DE-36", "12-XXX-345-01DE-36"]),
    ("date-mdy", ["13/2024", "13 2024", "23/2024", "1/2/2026", "12/31/2026"]),
  ])
  func linesThatALayoutDoesNotDecide(_ test: (name: String, lines: [String])) throws {
    let format = try #require(FormatCatalog.standard[test.name])
    var formatter = try BulkFormatter(format)
    try LineComparison(format).run(test.lines + test.lines.reversed(), with: &formatter)
  }

  @Test func cards() throws {
    let format = try #require(FormatCatalog.standard["card"])
    let comparison = try LineComparison(format)
    var maker = LineMaker(seed: 2)
    let numbers = [
      "4111111111111111", "378282246310005", "30569309025904", "6011111111111117", "5555555555554444",
      "3530111333300000",
      "6304000000000000", "4222222222222", "2204 1234 5678 9010", "9792030394440796", "5019717010103742",
      "62123456789000003", "5555-5555-5555-4444", "3782-822463-10005", "4111 1111-1111 1111",
    ]
    var formatter = try BulkFormatter(format)
    for _ in 0..<3 {
      comparison.run((0..<tries(150, full: 400)).map { _ in maker.line(near: numbers) }, with: &formatter)
    }
  }

  /// Dates as others write them: the same digits in another order, or other marks between them.
  @Test(arguments: [
    "date-mdy", "date-dmy", "date-dmy-dots", "date-ymd", "birth-date", "date-mdy-short", "time-24", "date-time",
  ])
  func datesAndTimes(_ name: String) throws {
    let today = CalendarDate(iso: "2026-11-25")
    let format = try FieldFormat(try #require(FormatCatalog.standard[name]), today: today)
    let comparison = LineComparison(format, named: name)
    var maker = LineMaker(seed: 4, alphabet: "0123456789-/.")
    let dates = [
      "2026-12-31", "2010-11-12", "1031-09-30", "1999-02-28", "12/31/2026", "1/2/2026", "31/12/2026", "12-31-2026",
      "12312026", "31.12.2026", "2026-1-2", "2026/12/31", "20261231", "1012-12-31", "23:59", "9:30",
    ]
    var formatter = BulkFormatter(format)
    for _ in 0..<4 {
      comparison.run((0..<tries(50, full: 300)).map { _ in maker.line(near: dates) } + dates, with: &formatter)
    }
  }

  @Test(arguments: PhoneRegion.all.sample(oneIn: 4)) func phones(_ region: PhoneRegion) throws {
    let format = PhoneFormat(region)
    var maker = LineMaker(seed: 3)
    let examples = PhoneNumberType.allCases.compactMap { region.example(of: $0)?.national }
    // a number's own calling code, without a plus, and what stands before it at home
    let called = PhoneNumberType.allCases.compactMap { region.example(of: $0)?.e164.dropFirst() }.map { String($0) }
    let near =
      examples + examples.map { $0.filter(\.isNumber) } + called + ["0011", "+44 20 7946 0958", "n/a", "not known"]
    let made = (0..<tries(10, full: 40)).map { _ in maker.line(near: near) }
    // blanks fill cells up, and hide neither a fraction nor a second number
    let lines = made + made.map { $0 + "/68    " } + made.map { $0 + "/    68" } + made.map { $0 + ".0 " }
    var formatter = BulkFormatter(format)
    LineComparison(format, named: region.code).run(lines + lines, with: &formatter)
  }

  /// Numbers of all regions where none is at home: a plus says where they are called.
  @Test func phonesWithoutRegion() {
    let format = PhoneFormat(nil)
    let examples = PhoneRegion.all.sample(oneIn: 4).flatMap { region in
      [region.example(of: .mobile), region.example(of: .fixedLine)].compactMap { $0 }
    }
    let near = examples.flatMap { [$0.international, $0.e164, $0.national, String($0.e164.dropFirst())] }
    var maker = LineMaker(seed: 17)
    let made = (0..<tries(400, full: 8_000)).map { _ in maker.line(near: near) }
    var formatter = BulkFormatter(format)
    let others = [
      "0044 20 7946 0958", "n/a", "+", "+1", "+999 123", "00", "Tel: +44 20 7946 0958", "+44 (0)20 7946 0958",
    ]
    LineComparison(format, named: "no region").run(near + made + others + near + made, with: &formatter)
  }

  /// A fraction of zeros is dropped, and any other rejected, whatever blanks stand after it.
  @Test func paddedFractions() throws {
    let mask = try Mask("#####")
    let fractions = [".01", ".00", ".1", ".0"]
    for blanks in ["", " ", "  \t "] {
      var formatter = BulkFormatter(mask)
      LineComparison(mask, named: "#####").run(fractions.map { "12345" + $0 + blanks }, with: &formatter)
    }
  }

  /// Masks made at random: what the table knows of them, it knows of no particular one.
  @Test(arguments: [UInt64(1), 2, 3, 4]) func generatedMasks(seed: UInt64) {
    let masks = MaskGenerator(seed: seed, brokenPercent: 0)
    var compared = 0
    let count = tries(4, full: 40)
    for i in 0..<count {
      let text = masks.mask(i)
      // a few are too large to compile
      guard let mask = try? Mask(text, strictness: .permissive) else { continue }
      compared += 1
      var maker = LineMaker(seed: seed &+ UInt64(i), alphabet: text)
      // of a long line, which no table takes, all parts are tried
      let near = String(text.prefix(40))
      var lines = (0..<tries(20, full: 60)).map { _ in maker.line(near: [near]) }
      lines += lines.map { mask.format($0) }.filter { !$0.utf8.contains(10) && !$0.utf8.contains(13) }
      var formatter = BulkFormatter(mask)
      LineComparison(mask, named: text).run(lines, with: &formatter)
    }
    #expect(compared >= count * 3 / 4)
  }

  static let alike: [(mask: String, line: String)] = [
    ("+1 (###) ###-####", "5551234567"), ("+1 (###) ###-####", "+1 (555) 123-4567"),
    ("#### #### #### ####", "4111111111111111"),
    ("^@^@## **** #{4}", "de12ab34"), ("~*{8}-~*{4}-~*{12}", "123E4567E89B12D3A4564266"), ("#", "7"),
    ("##€ ##", "1234"),
    ("<01..12>/<01..31>/####", "12312026"), ("<01..12>/<01..31>/####", "1/2/2026"),
    ("*{40}-*{40}", String(repeating: "x", count: 80)),
    (#"<0..255>"."<0..255>"."<0..255>"."<0..255>"#, "192.168.1.25"), ("&{3} [A-F]{2}", "a,bAF"),
  ]

  /// Many lines of one shape, which go through in one movement, and others between them; with the vectors of any
  /// machine.
  @Test(arguments: alike, [0, 1, 2]) func linesThatAreAlike(_ test: (mask: String, line: String), vectors: Int) throws {
    bulk_limit_vectors(Int32(vectors))
    defer { bulk_limit_vectors(0) }
    let mask = try Mask(test.mask)
    var maker = LineMaker(seed: 5, alphabet: test.line)
    var lines = [String](repeating: test.line, count: tries(600, full: 1_500))
    for i in stride(from: 0, to: lines.count, by: 3) {
      // digits may stand for one another
      lines[i] = String(test.line.map { $0.isNumber && $0.isASCII ? Character(String((i / 3) % 10)) : $0 })
    }
    for i in stride(from: lines.count / 2, to: lines.count, by: 97) { lines[i] = maker.line(near: [test.line]) }
    var formatter = BulkFormatter(mask)
    let comparison = LineComparison(mask, named: test.mask)
    for _ in 0..<2 { comparison.run(lines, with: &formatter) }
  }

  /// Lines that a slot for any character begins alike are not one shape: a part of some is a value.
  @Test func linesThatBeginAlike() throws {
    let mask = try Mask("&", strictness: .permissive)
    var formatter = BulkFormatter(mask)
    LineComparison(mask, named: "&").run(["46", "&2", ")9", "a1", "12", "-1"], with: &formatter)
  }

  @Test func longLinesAndNoLines() throws {
    let mask = try Mask("##-##")
    var formatter = BulkFormatter(mask)
    let comparison = LineComparison(mask, named: "long")
    comparison.run(
      [String(repeating: "1", count: 1 << 17), "1234", String(repeating: "é", count: 50_000), ""], with: &formatter)
    comparison.run([], with: &formatter)
    comparison.run(["", "", ""], with: &formatter)
    comparison.run([String(repeating: " ", count: 70_000) + "1", "12"], with: &formatter)
  }

  @Test func whatIsNoTextIsWrittenEmpty() throws {
    var formatter = BulkFormatter(try Mask("##"))
    var output = LineBuffer()
    let input: [UInt8] = [49, 50, 10, 49, 0xC3, 10, 51, 10]
    let report = formatter.format(lines: input.span, into: &output)
    #expect(output.bytes == Array("12\n\n3\n".utf8))
    #expect((report.lines, report.complete, report.incomplete, report.unreadable) == (3, 1, 2, 1))
  }

  @Test func stringsAndAllCores() throws {
    let mask = try Mask("(###) ###-####")
    let lines = (0..<20_000).map { $0 % 100 == 7 ? "a\nb\($0)" : String(1_000_000_000 + $0 * 7_919) }
    // what is rejected stays as it came
    #expect(mask.format(lines: lines) == lines.map { $0.contains("\n") ? $0 : mask.format($0) })
    #expect(mask.format(lines: [String]()) == [])
    let bytes = Array(repeating: "5551234567\n555\n", count: 200_000).joined()
    var output = LineBuffer()
    let report = mask.format(lines: Array(bytes.utf8).span, into: &output)
    #expect((report.lines, report.complete, report.incomplete) == (400_000, 200_000, 200_000))
    let wanted = Array(repeating: "(555) 123-4567\n555\n", count: 200_000).joined()
    #expect(String(decoding: output.bytes, as: UTF8.self) == wanted)
  }
}

extension String {
  /// The same with another digit where the last one stands.
  fileprivate var withLastDigitChanged: String {
    guard let place = utf8.lastIndex(where: { 48...57 ~= $0 }) else { return self }
    let digit = (utf8[place] - 47) % 10
    return self[..<place] + "\(digit)" + self[index(after: place)...]
  }
}
