import FixtureCases
import Foundation
import MaskFuzzing
import TestDepth
import Testing

@testable import caret_cli

/// `caret format --csv`: columns of tables.
@Suite struct TableTests {
  private static let people: String = """
    name,phone,born,"no, te"
    "Doe, ""Al""\",5551234567,12/31/1999,x
    Bob,"201 555 0123",1/2/2001,"line
    break"
    Cy,12345,13/45/2001,é
    ,,,
    Dee,abc,12312000,
    short

    """

  @Test func columnsAreFormattedAndAllElseStays() throws {
    let formatted = try Caret.run(
      ["format", "--csv", "--column", "phone=us-phone", "--column", "born=date-mdy"], input: Self.people)
    #expect(
      formatted.output == """
        name,phone,born,"no, te"
        "Doe, ""Al""\",+1 (555) 123-4567,12/31/1999,x
        Bob,"+1 (201) 555-0123",01/02/2001,"line
        break"
        Cy,12345,13/45/2001,é
        ,,,
        Dee,abc,12/31/2000,
        short

        """)
    #expect(formatted.status == 1)
    #expect(
      formatted.errors == """
        row 4, column born: rejected: '/' at 5: expected a digit
        row 6, column phone: rejected: 'a' at 0: expected one of 0, 2 to 9
        6 rows; phone: 1 incomplete, 1 rejected, 1 invalid; born: 0 incomplete, 1 rejected
        1 row without one of these columns

        """)
  }

  @Test func answersAreAddedAndRejectedRowsAreWrittenAside() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("rejects-\(UUID().uuidString).csv")
    defer { try? FileManager.default.removeItem(at: file) }
    let formatted = try Caret.run(
      ["format", "phone(GB)", "--csv", "--column", "b", "--add", "valid,e164", "--rejects", file.path],
      input: "\u{FEFF}a,b\r\n1,020 7946 0958\r\n2,none\r\n")
    #expect(
      formatted.output
        == "\u{FEFF}a,b,b_valid,b_e164\r\n1,020 7946 0958,true,+442079460958\r\n2,none,false,\r\n")
    #expect(try Data(contentsOf: file) == Data("\u{FEFF}a,b\r\n2,none\r\n".utf8))
  }

  static let delimiters: [(arguments: [String], input: String, output: String)] = [
    (["--tsv", "--column", "b"], "a\tb\n1\t1234\n", "a\tb\n1\t12-34\n"),
    (["--csv", "--delimiter", ";", "--column", "b"], "a;b\n1;1234\n", "a;b\n1;12-34\n"),
    (["--csv", "--delimiter", "tab", "--column", "2"], "a\tb\n1\t1234", "a\tb\n1\t12-34"),
    (["--csv", "--no-header", "--column", "2"], "1,1234\r5,\"5678\"", "1,12-34\r5,\"56-78\""),
    (["--csv", "--delimiter", "-", "--column", "a"], "a-b\n1234-\n", "a-b\n\"12-34\"-\n"),
    (["--csv", "--column", "a"], "", ""), (["--csv", "--column", "a"], "a", "a"),
  ]

  @Test(arguments: delimiters.indices) func otherDelimiters(_ number: Int) throws {
    let test = Self.delimiters[number]
    let formatted = try Caret.run(["format", "##-##"] + test.arguments, input: test.input)
    #expect(formatted.output == test.output && formatted.status == 0)
  }

  @Test(arguments: [
    (["--csv", "--column", "Phone"], "no column is called Phone: did you mean phone?"),
    (["--csv", "--column", "9"], "there is no column 9: the table has 4 columns"),
    (["--csv", "--column", "mail"], "no column is called mail: there are name, phone, born, no, te"),
    (["--csv"], "--column says which column is formatted, by its name or its number"),
    (["--column", "phone"], "--column is for tables: say --csv, or --tsv, too"),
    (["--csv", "--tsv", "--column", "phone"], "--csv and --tsv say two things of the same table"),
    (["--csv", "--column", "phone", "--json"], "--json is for lines: leave it out with --csv"),
    (["--csv", "--column", "phone", "--add", "e163"], "--add e163 has no answer for us-phone: there are text, value,"),
    (["--csv", "--column", "phone", "--add", "reason, reason"], "--add names reason twice"),
    (["--csv", "--column", "phone", "--add", ""], "--add wants names of answers"),
    (["--csv", "--column", "phone", "--column", "2"], "--column names 2 twice"),
    (["--csv", "--no-header", "--column", "phone"], "with --no-header a column is named by its number"),
    (["--csv", "--column", "phone", "--delimiter", "::"], "--delimiter is one character of ASCII"),
    (["--csv", "--column", "phone", "--add", "network"], "--add network has no answer for us-phone"),
  ])
  func wrongUse(_ arguments: [String], _ message: String) throws {
    let found = try Caret.run(["format", "us-phone"] + arguments, input: Self.people)
    #expect(found.status == 2 && found.errors.contains(message))
  }

  /// Answers stand under their names in rows that have fewer cells, and after all cells in those that have more.
  @Test func answersStandUnderTheirNames() throws {
    let input = "a,born,c\n1,12/31/2026\n2,02/30/2026,x\n\n3,1/2/2026,x,y\n"
    let arguments = ["format", "date-mdy", "--csv", "--column", "born", "--add", "canonical, reason,year"]
    let found = try Caret.run(arguments, input: input)
    let expected = """
      a,born,c,born_canonical,born_reason,born_year
      1,12/31/2026,,2026-12-31,,2026
      2,02/30/2026,x,,noSuchDate,2026
      ,,,,missing,
      3,01/02/2026,x,y,2026-01-02,,2026

      """
    #expect(found.output == expected)
    #expect(found.errors.contains("1 row with more cells than there are columns"))
  }

  @Test(arguments: Fixtures.answers.filter { !$0.skips("command") })
  func answersAreThoseOfTheFixtures(_ test: AnswerCase) throws {
    let format = test.mask ?? test.format ?? ""
    var arguments = ["format", format, "--tsv", "--no-header", "--column", "1", "--add", test.question]
    if let today = test.today { arguments += ["--today", today] }
    let found = try Caret.run(arguments, input: test.text + "\n")
    let answer = found.output.split(separator: "\t", omittingEmptySubsequences: false).last
    #expect(answer.map(String.init) == (test.answer ?? "") + "\n")
  }

  @Test func roundedNumbersAreCounted() throws {
    let arguments = ["format", "currency", "--locale", "en_US", "--currency", "USD", "--csv", "--column", "a"]
    let found = try Caret.run(arguments, input: "a\n12.3456\n12.5000\n12.3\n")
    #expect(found.output == "a\n$12.35\n$12.50\n$12.30\n" && found.errors.contains("0 rejected, 1 rounded"))
  }

  @Test func wrongTables() throws {
    let open = try Caret.run(["format", "##", "--csv", "--column", "b"], input: "a,b\n1,\"x")
    #expect(open.status == 2 && open.errors.contains("row 2 has a quote that is not closed before the table ends"))
    let semicolons = try Caret.run(["format", "##", "--csv", "--column", "b"], input: "a;b\n1;2")
    #expect(semicolons.errors.contains("say --delimiter ';'"))
    let long = "a\n\"" + String(repeating: "x", count: 5_000_000)
    let found = try Caret.run(["format", "##", "--csv", "--column", "a"], input: long)
    #expect(found.status == 2 && found.errors.contains("row 2 is longer than 1048576 bytes (--max-line)"))
    let twice = try Caret.run(["format", "##", "--csv", "--column", "a"], input: "a,a\n1,2\n")
    #expect(twice.errors.contains("several columns are called a: name it by its number, 1, 2"))
  }

  /// Tables at random, in blocks of all lengths: cells are those that reading character by character finds.
  @Test func cellsAreThoseOfTheFormat() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<tries(3_000, full: 100_000) {
      let count = Int.random(in: 0...24, using: &random)
      let bytes = (0..<count).map { _ in Array("a,\"\n\r,\"b".utf8).randomElement(using: &random) ?? 0 }
      let split = Int.random(in: 0...count, using: &random)
      let text = String(decoding: bytes, as: UTF8.self).debugDescription
      #expect(Self.rows(bytes, split: split) == Self.oracle(bytes), "\(text)")
    }
  }

  /// The rows that are whole in the first bytes, and then the others; `nil` for a quote that is not closed.
  private static func rows(_ bytes: [UInt8], split: Int) -> [[[UInt8]]]? {
    var rows: [[[UInt8]]] = []
    var start = 0
    for (end, isLast) in [(split, false), (bytes.count, true)] {
      let isOpen = bytes[..<end].withUnsafeBytes { block -> Bool in
        var table = TableScanner(block, delimiter: UInt8(ascii: ","), isLast: isLast, from: start)
        while start < block.count {
          var places: [Range<Int>] = []
          let end = table.row(at: start) { places.append($1) }
          let row = places.map { place in
            var cell: [UInt8] = []
            table.appendContent(of: place, to: &cell)
            return cell
          }
          switch end {
          case .at(let place):
            rows.append(row)
            start = place
          case .beyondBlock: return false
          case .inQuotes: return true
          }
        }
        return false
      }
      if isOpen { return nil }
    }
    return rows
  }

  /// The same by a state and a character at a time.
  private static func oracle(_ bytes: [UInt8]) -> [[[UInt8]]]? {
    enum State { case atStart, plain, quoted, afterQuote }
    var (rows, row, cell): ([[[UInt8]]], [[UInt8]], [UInt8]) = ([], [], [])
    var state = State.atStart
    var hasRow = false
    func isEnd(_ byte: UInt8) -> Bool { byte == 10 || byte == 13 }
    for (i, byte) in bytes.enumerated() {
      if byte == 10, i > 0, bytes[i - 1] == 13, !hasRow { continue }
      hasRow = true
      if state == .quoted {
        if byte == 34 { state = .afterQuote } else { cell.append(byte) }
      } else if state == .afterQuote, byte == 34 {
        cell.append(byte)
        state = .quoted
      } else if byte == UInt8(ascii: ",") {
        row.append(cell)
        (cell, state) = ([], .atStart)
      } else if isEnd(byte) {
        rows.append(row + [cell])
        (row, cell, state, hasRow) = ([], [], .atStart, false)
      } else if state == .atStart, byte == 34 {
        state = .quoted
      } else {
        cell.append(byte)
        state = .plain
      }
    }
    if state == .quoted { return nil }
    if hasRow { rows.append(row + [cell]) }
    return rows
  }
}
