import BulkFormatting
import FieldEditing
import FieldFormats
import MaskFuzzing
import NumberFormatting
import TestDepth
import Testing

/// Numbers of columns, as people write them: each becomes what a field makes of it.
@Suite struct NumberColumnTests {
  static let formats: [(name: String, format: FieldFormat)] = [
    ("two digits", number(NumberSymbols(groupingSeparator: ",", decimalSeparator: ".", maximumFractionDigits: 2))),
    (
      "cents",
      number(
        NumberSymbols(
          positive: .init(suffix: "\u{A0}€"), negative: .init(prefix: "-", suffix: "\u{A0}€"), groupingSeparator: ".",
          decimalSeparator: ",", minimumFractionDigits: 2, maximumFractionDigits: 2, marks: ["€", "EUR"]))
    ),
    ("whole", number(NumberSymbols(groupingSeparator: "\u{202F}", decimalSeparator: ",", maximumFractionDigits: 0))),
    (
      "accounting",
      number(
        NumberSymbols(
          positive: .init(prefix: "$"), negative: .init(prefix: "($", suffix: ")"), zero: .init(prefix: "$ "),
          groupingSeparator: ",", decimalSeparator: ".", minimumFractionDigits: 1, maximumFractionDigits: 3,
          marks: ["$", "USD"]))
    ),
    (
      "lakhs",
      number(
        NumberSymbols(
          groupingSeparator: ",", decimalSeparator: ".", secondaryGroupingSize: 2, maximumFractionDigits: 3))
    ),
    (
      "percent",
      number(
        NumberSymbols(
          positive: .init(suffix: "%"), negative: .init(prefix: "-", suffix: "%"), groupingSeparator: "'",
          decimalSeparator: ".", minimumGroupingDigits: 2, maximumFractionDigits: 1, valueExponent: 2, marks: ["%"]))
    ),
    (
      "cash",
      number(
        NumberSymbols(
          groupingSeparator: "’", decimalSeparator: ".", minimumFractionDigits: 2, maximumFractionDigits: 2,
          roundingIncrement: 5))
    ),
    (
      "other digits",
      number(
        NumberSymbols(
          digits: "٠١٢٣٤٥٦٧٨٩", groupingSeparator: "٬", decimalSeparator: "٫", maximumFractionDigits: 2))
    ),
    ("bounds", bounded(from: "-5", through: "1200.5")),
    ("cash register", number(.cents, NumberEntry(.minorUnits))),
  ]

  private static func number(_ symbols: NumberSymbols, _ entry: NumberEntry = NumberEntry()) -> FieldFormat {
    FieldFormat(NumberFormat(symbols), entry: entry)
  }

  private static func bounded(from least: String, through most: String) -> FieldFormat {
    var entry = NumberEntry()
    (entry.minimum, entry.maximum) = (try? ExactDecimal(least), try? ExactDecimal(most))
    return number(NumberSymbols(groupingSeparator: ",", decimalSeparator: ".", maximumFractionDigits: 2), entry)
  }

  /// As people write them, and so that lines of one shape come more than once: with zeros in all places.
  static func lines(_ count: Int) -> [String] {
    var random = SeededGenerator(seed: 7)
    func digits(_ count: Int) -> String {
      String((0..<count).map { _ in "000123456789".randomElement(using: &random) ?? "0" })
    }
    let marks = [",", ".", " ", "'", "\u{A0}", "\u{202F}", "’", ""]
    return (0..<count).map { _ in
      var text = digits(Int.random(in: 0...4, using: &random))
      let mark = marks.randomElement(using: &random) ?? ""
      for _ in 0..<Int.random(in: 0...2, using: &random) { text += mark + digits(3) }
      switch Int.random(in: 0..<4, using: &random) {
      case 0: text += "." + digits(Int.random(in: 0...4, using: &random))
      case 1: text += "," + digits(Int.random(in: 0...2, using: &random))
      default: break
      }
      switch Int.random(in: 0..<14, using: &random) {
      case 0: return "-" + text
      case 1: return "(\(text))"
      case 2: return "$" + text
      case 3: return text + " €"
      case 4: return "EUR " + text
      case 5: return text + "%"
      case 6: return " \(text) "
      case 7: return "−" + text
      case 8: return "Total: " + text
      default: return text
      }
    }
  }

  @Test(arguments: formats.indices) func lines(_ number: Int) {
    let (name, format) = Self.formats[number]
    var formatter = BulkFormatter(format)
    let lines = Self.lines(tries(300, full: 20_000))
    LineComparison(format, named: name).run(lines + lines.reversed(), with: &formatter)
  }

  @Test(arguments: formats.indices, [ColumnQuestion.text, .value, .valid, .canonical, .reason])
  func values(_ number: Int, question: ColumnQuestion) throws {
    let format = Self.formats[number].format
    let comparison = ColumnComparison(format, answering: question)
    for rejected in [RejectedLines.keep, nil] where rejected != nil || question != .text {
      var formatter = try BulkFormatter(format, answering: question, rejectedLines: rejected)
      var output = ColumnBuffer<Int32>()
      let values = Self.lines(tries(150, full: 10_000))
      for _ in 0..<2 { try comparison.run(values, with: &formatter, &output) }
    }
  }

  /// A number with bullets for its digits is still seen to be large or small.
  @Test func numbersAreNotRedacted() {
    let format = FieldFormat(NumberFormat(.cents))
    #expect(!ColumnQuestion.redacted.applies(to: format) && ColumnQuestion.canonical.applies(to: format))
  }

  /// Of lines of one shape some are tried, and no other: a column of numbers costs what one of masks does.
  @Test func numbersGoThroughATable() {
    let format = NumberFormat(.cents)
    var tried = 0
    var engine = LineEngine(.cents, longest: .max, writesValues: false) { line in
      tried += 1
      return (try? format.format(format.reader.read(line).text)).map { FormattedNumber($0) }
    }
    let lines = (1_000..<3_000).map { "1,\($0 % 900 + 100).\($0 % 90 + 10)\n" }.joined()
    var output = LineBuffer()
    var left: [String] = []
    Array(lines.utf8).withUnsafeBytes { bytes in
      var cursor = LineCursor(bytes)
      while let line = engine.advance(&cursor, into: &output) {
        left.append(String(decoding: line.bytes, as: UTF8.self))
      }
    }
    #expect(left == [] && tried < 100)
    #expect(output.bytes == Array(lines.utf8))
  }
}

extension NumberSymbols {
  fileprivate static let cents = NumberSymbols(
    groupingSeparator: ",", decimalSeparator: ".", minimumFractionDigits: 2, maximumFractionDigits: 2)
}
