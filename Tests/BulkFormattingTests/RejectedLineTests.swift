import BulkFormatting
import FieldEditing
import FieldFormats
import MaskFuzzing
import TestDepth
import Testing

/// Lines with more in them than a value, of which some are values all the same.
@Suite struct RejectedLineTests {
  /// One format in sixty, or all.
  static let formats = stride(from: 0, to: FormatCatalog.standard.formats.count, by: tries(60, full: 1)).map {
    FormatCatalog.standard.formats[$0].name
  }

  @Test(arguments: formats + ["card", "iban", "date-dmy-short", "uuid", "gb-vat"])
  func valuesWithMoreAroundThem(_ name: String) throws {
    let format = try #require(FormatCatalog.standard[name])
    let lines = Self.lines(format.example, format.metadata.label)
    var formatter = try BulkFormatter(format)
    // what lines of other digits are read by is known after the first ones
    let others = lines.map { $0.withDigitsAdded(1) } + lines.map { $0.withDigitsAdded(4) }
    try LineComparison(format).run(lines + others + lines.reversed(), with: &formatter)
  }

  /// Lines with a value after other figures, each after one of its shape with none.
  @Test(arguments: [
    ("us-npi", ["1, 3234567893", "1, 1234567893"]), ("hu-postcode", ["40:2; 0053", "14:7; 1055"]),
    ("ee-isikukood", ["376050: 97605030299", "376050: 37605030299"]),
    ("cn-resident-id", ["169;43659516, 08236854793245067X", "510;73134973, 11010519491231002X"]),
    ("s10", ["xx", "RA123456785GB"]),
    // of two numbers the digits say whether they are a time
    ("time-12", ["9h75 pm", "9h05 pm", "29h05 pm"]), ("time-24", ["9.75 p.m.", "9.05 p.m.", "13.05 p.m."]),
    // the whole line is right, or what follows the blank, or neither
    ("hk-hkid", ["A B123456(1)", "A B123456(6)", "A B123456(9)", "(A123456(1)", "(A123456(3)"]),
    // after a label a value may begin within figures, and after a prefix within a word
    ("us-zip", ["Zap A2 02139", "Zip A2 02139", "Zip: A2 #02139", "Zip A2 0213x"]),
    ("ch-uid", ["CH-CHE-107.787.577", "CH-CHE-107.787.578", "CHE-107.787.578", "CX-CHE-107.787.577"]),
    ("creditor-reference", ["RF18 5390 0754 7034", "RF18 5390 0754 7035", "Ref RF18 5390 0754 7034"]),
    // whatever of its marks a value has counts
    ("mrz-td1-2", ["x<7408122F1204159UTO<<<<<<<<<<<6", "7408122F1204159UTO<<<<<<<<<<<6, x", "7408122F,1204159UTO<<"]),
    ("mrz-td3-1", ["First line #P<UTOERIKSSON,<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "P/<UTOERIKSSON<<ANNA<MARIA"]),
    ("domain", ["#/www.example.org", "/#www.example.org", ":_ww.example.org"]),
    // a whole number with a fraction, if it is one
    ("at-postcode", ["1017.5", "1017.0", "1017,0", "1017.00", "101.70", "1017.000", "+1017.0\t"]),
    // other marks than those that are shown, in the mask's form and in another
    ("date-mdy", ["49/73/1234", "12,31,2026", "12-3/1-2026", "2026/12/31", "20/26-1-2", "1/2/2026"]),
    ("date-mdy-short", ["90/49/31", "2031-12-24", "20/31-12-24", "12.24.2031"]),
    ("time-12-seconds", ["54:03:50 PM", "04:03:50 PM", "75:06:06 pm", "11:75:06:06 pm", "1h06:06 pm"]),
    // a sum of some digits, and of digits with a mark among them
    ("eu-vat", ["FR94948853088", "FR40303265045", "FR40303265046"]),
    ("se-personnummer", ["811228+9874", "811228+9875", "811228-9874"]),
    // value literals in other places
    ("orcid", ["939-9712-8849-8464", "0000-0002-1825-0097", "000-00002-1825-0097"]),
    ("mac", ["3f:d6:b5:ad63:f4", "3f-d6b5"]),
    // one that is wrong in the mask's form is right in another, or in none
    ("date-mdy-short", ["122026", "721717", "12/31/26", "311226", "19300229", "19320229", "20261231"]),
    ("year-month", ["9640-1", "2026-1", "2026-0", "2026-13"]),
    ("date", ["5333-08-07", "31.12.2026", "2026-1-2", "1-2-2026"]),
    // three letters may stand for digits, two do not
    ("us-phone", ["201x555PIP", "201555PIPE", "201x-555-01y", "1-800-FLOWERS", "+2 (914) 177-7631"]),
    ("us-phone", ["+5 (120) 372-0029", "+5 (201) 555-012", "+1 (201) 555-0123", "%201 555 0123"]),
  ])
  func valuesAfterFigures(_ name: String, _ lines: [String]) throws {
    let format = try #require(FormatCatalog.standard[name])
    var formatter = try BulkFormatter(format)
    try LineComparison(format).run(lines + lines, with: &formatter)
  }

  @Test(arguments: [
    // the literal at the end is shown when editing ends, and not before
    ("#{1,3} kg", ["12 kg", "12 kgs", "12 k", "1x kg"]), ("(##<-##>?a)", ["(12a)", "(12-34a)", "(12-3xa)", "12a"]),
    ("(###) ###-####", ["(201) 555-012x", "201) 555-012x", "x (201) 555-0123", "(201) 555-0123, (202) 555-0123"]),
    ("##.##", ["12.34.0", "12345.0", "1234.0", "1234.5", "12.3x.0"]),
    ("&&&&", ["12, 3x", "a,b c", "x(2,3)"]),
    // what a part begins with, and what the line lost before it
    ("[0-4]###", ["1, 9345", "1, 2345"]), ("####", ["12345/ 6789;", "1234a/ 6789;", "12345 6789 ", "1234a 6789 "]),
    // what hides characters
    ("@@@@", ["xx-", "ab-", "xx", "ab"]), ("^[A-Z]{2}", ["-xx", "-xq", "xx"]), ("##\\*\\*##", ["12**34", "12**3x"]),
    ("#-<<1..12>^[0-9A-F]{2}|####kg##>-#", ["1-3456kd12-1", "1-3457kg13-1"]),
    // marks that join figures, and those that do not; marks that may be left out anywhere, and those that may not
    ("####", ["x2)1234", "x2<1234", "2)1234", "2<1234", "12/34", "12-34", "1./234", "(12)34", "12(34"]),
    ("#{2,4}/##", ["12-34/5x", "12/34", "1-2/34", "12/-34", "12//34", "1/2-34"]),
    ("[0-9%]{4}", ["12/%4", "1/2%4", "12.%4", "12/34", "%/12%"]),
    ("## ##", ["12 34 56", "12 34, 56 78", "12: 34 56", "1x 12 34", "12 34\t56 78", "12 34 x"]),
  ])
  func linesOfMasks(_ mask: String, _ lines: [String]) throws {
    var formatter = BulkFormatter(try Mask(mask))
    let others = lines.map { $0.withDigitsAdded(1) } + lines.map { $0.withDigitsAdded(4) }
    LineComparison(try Mask(mask), named: mask).run(lines + others + lines.reversed(), with: &formatter)
  }

  /// Values, and what is near them, between blanks, which mean nothing at the ends of a line.
  @Test(
    arguments: formats + [
      "card", "date", "email", "ipv4", "time-24", "date-mdy", "us-phone", "cardholder-name", "semver", "mac", "iban",
    ])
  func linesBetweenBlanks(_ name: String) throws {
    let format = try #require(FormatCatalog.standard[name])
    var maker = LineMaker(seed: 11)
    let texts = [format.example, format.example.filter { $0.isLetter || $0.isNumber }]
    let near = texts + ["", "x", "12"] + (0..<tries(40, full: 2_000)).map { _ in maker.line(near: texts) }
    let lines = near.flatMap { line in [" \(line)", "\(line) ", "  \(line)   ", "\t\(line)", line] }
    var formatter = try BulkFormatter(format)
    try LineComparison(format).run(lines + lines.map { $0.withDigitsAdded(1) }, with: &formatter)
  }

  /// Masks whose literals stand elsewhere in a longer value.
  static let fromEnd = [
    "{from-end}###.###-#", "{from-end}##,###", "{from-end}#{1,3}.###-#", "{from-end}1##-#", "{from-end}#/##/####",
  ]

  /// Values of masks whose literals have digits, which a line has, or has not, or has otherwise, with any marks.
  @Test(
    arguments: ["+1 (###) ###-####", "+7 ### ###-##-##", "20##-##", "1#1#", "#{2}1-#", "+44 ## 0#", "0#/#"] + fromEnd)
  func digitsOfLiterals(_ mask: String) throws {
    let (compiled, marks) = (try Mask(mask), [" ", "-", ".", "/", "(", ")", "+", "", "", ""])
    var random = SeededGenerator(seed: 13)
    var lines: [String] = []
    for _ in 0..<tries(150, full: 40_000) {
      var line = ""
      for c in mask where c == "#" || c.isNumber {
        if c == "#" || Int.random(in: 0..<3, using: &random) > 0 { line.append(c) }
        line += marks.randomElement(using: &random) ?? ""
        if Int.random(in: 0..<20, using: &random) == 0 {
          line += ["1", "0", "x", "+", " "].randomElement(using: &random) ?? ""
        }
      }
      lines.append(String(line.map { $0 == "#" ? Character("\(Int.random(in: 0...9, using: &random))") : $0 }))
    }
    var formatter = BulkFormatter(compiled)
    LineComparison(compiled, named: mask).run(lines + lines.map { $0.withDigitsAdded(1) }, with: &formatter)
  }

  /// Values with a mark put in, or in place of a character, anywhere: whether it means nothing the reader knows, and
  /// the table of all lines alike.
  @Test(
    arguments: formats + [
      "card", "iban", "uuid", "orcid", "mac", "date-mdy", "cl-rut", "se-personnummer", "semver", "us-phone",
    ])
  func valuesWithAMarkTooMany(_ name: String) throws {
    let format = try #require(FormatCatalog.standard[name])
    let value = Array(format.example)
    var lines: [String] = []
    for place in value.indices {
      for mark in "-./ ()+,:#" {
        lines.append(String(value[..<place] + [mark] + value[place...]))
        lines.append(String(value[..<place] + [mark] + value[(place + 1)...]))
      }
      lines.append(String(value[..<place] + "- " + value[place...]))
    }
    var formatter = try BulkFormatter(format)
    // of dates a digit decides whether a number is padded
    var random = SeededGenerator(seed: 5)
    let others = (0..<(isFullRun && format.topic == "Dates and times" ? 16 : 1)).flatMap { _ in
      lines.map { line in
        String(line.map { $0.isASCII && $0.isNumber ? Character("\(Int.random(in: 0...9, using: &random))") : $0 })
      }
    }
    try LineComparison(format).run(lines + others, with: &formatter)
  }

  /// Figures, marks and words of which some are a time or a date with one, in whatever way these are written.
  @Test(arguments: [
    "time-24", "time-12", "time-24-seconds", "time-12-seconds", "date-time", "timestamp", "date-mdy", "duration",
  ])
  func timesInAnyWriting(_ name: String) throws {
    let format = try #require(FormatCatalog.standard[name])
    let figures = ["7", "07", "12", "23", "24", "30", "59", "60", "99", "5", "123", "2026"]
    let gaps = [":", ":", ":", " ", ".", "h", "-", ";", " uhr ", " h ", ": ", "x", "T", "/", ", "]
    let words = ["", "", "", " pm", "am ", "p.m.", " Uhr", "x", " h", "Z", "+02:00", " a", "Time: ", "at ", "h"]
    var random = SeededGenerator(seed: 7)
    func one(of texts: [String]) -> String { texts.randomElement(using: &random) ?? "" }
    var lines: [String] = []
    for _ in 0..<tries(200, full: 20_000) {
      let count = Int.random(in: 1...6, using: &random)
      let written = (0..<count).reduce("") { $0 + ($1 > 0 ? one(of: gaps) : "") + one(of: figures) }
      lines.append(Int.random(in: 0..<4, using: &random) == 0 ? one(of: words) + written : written + one(of: words))
    }
    var formatter = try BulkFormatter(format)
    try LineComparison(format).run(lines + lines.map { $0.withDigitsAdded(1) }, with: &formatter)
  }

  /// Digits that are a date in the mask's form or in another, with marks between them and without, or none; and values
  /// whose last number is shorter than the mask has it.
  @Test(arguments: [
    "date-mdy-short", "date-dmy-dots-short", "date-dmy", "date-ymd", "date", "month-year", "year-month", "birth-date",
    "expiry", "iso-week", "time-24", "duration", "ipv6-cidr",
  ])
  func datesInAnyForm(_ name: String) throws {
    let format = try #require(FormatCatalog.standard[name])
    let figures = ["0", "1", "7", "07", "12", "13", "29", "30", "31", "99", "1930", "1949", "2026", "2049", "3904"]
    let gaps = ["", "", "", "-", "-", "/", ".", " ", ":", "-W", "--"]
    var random = SeededGenerator(seed: 11)
    let lines = (0..<tries(150, full: 20_000)).map { _ in
      (0..<Int.random(in: 1...3, using: &random)).reduce("") { line, place in
        line
          + (place > 0
            ? gaps.randomElement(using: &random) ?? "" : [" ", "", "", ""].randomElement(using: &random) ?? "")
          + (figures.randomElement(using: &random) ?? "")
      }
    }
    var formatter = try BulkFormatter(format)
    try LineComparison(format).run(lines + lines.map { $0.withDigitsAdded(1) }, with: &formatter)
  }

  /// Masks that show more when editing ends.
  @Test func finishedNumbersBeforeLiterals() throws {
    let mask = try Mask(#"<00..23>":"<00..59>"h""#)
    var formatter = BulkFormatter(mask)
    LineComparison(mask, named: "hours").run(["12:5", "12:05", "12:05h", "12:7", "1:7h"], with: &formatter)
  }

  /// Lines that a check finds wrong, so many that a plan would be made for them, and then one that is right.
  @Test(arguments: [
    ("date", "5333-08-07", "2026-08-07"), ("date", "2023-02-29", "2024-02-29"), ("year-month", "9640-1", "2026-1"),
    ("date", "5333-08-3", "2026-08-3"), ("date-dmy", "30020531", "20020531"), ("pt-nif", "123456788", "123456789"),
  ])
  func valuesAfterManyThatAreWrong(_ name: String, _ wrong: String, _ right: String) throws {
    let format = try #require(FormatCatalog.standard[name])
    var formatter = try BulkFormatter(format)
    let lines = [right] + [String](repeating: wrong, count: 600) + [String](repeating: right, count: 40)
    try LineComparison(format).run(lines, with: &formatter)
  }

  private static func lines(_ value: String, _ label: String) -> [String] {
    let bare = value.filter { $0.isLetter || $0.isNumber }
    var lines: [String] = []
    for value in [value, bare] {
      lines += ["\(label): ", "\(label) ", "\(label)#", "No. ", "x ", "12 ", "(", "#"].map { $0 + value }
      lines += [" x", "x", ".", ".0", ".5", ",0", ")", " 10:00", "T10:00", "T1000", ", 12", ": \(value)", " \(value)"]
        .map { value + $0 }
      lines += [value.lowercased(), "\(value), \(value.withDigitsAdded(2))", String(value.reversed())]
    }
    for place in 0...value.count {
      for character in ["x", " ", "7", "xx", "th", ",", "(", "*"] {
        var line = value
        line.insert(contentsOf: character, at: line.index(line.startIndex, offsetBy: place))
        lines.append(line)
      }
    }
    return lines
  }
}

extension String {
  /// The same with a number added to each digit, of which the last digit stays.
  fileprivate func withDigitsAdded(_ number: Int) -> String {
    String(map { $0.isASCII ? $0.wholeNumberValue.map { Character(String(($0 + number) % 10)) } ?? $0 : $0 })
  }
}
