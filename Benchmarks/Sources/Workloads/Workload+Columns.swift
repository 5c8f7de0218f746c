import Caretaker

/// A column of every format of the catalogue, as people keep it, formatted again and again: what a row costs whose
/// shape is known, and one that goes to a field.
extension Workload {
  static func columns() throws -> [Workload] {
    try FormatCatalog.standard.formats.map { column($0.name, FormattedColumn(try FieldFormat($0))) } + writings()
  }

  /// Values as people write them beside the format's own way, none of which takes a field.
  private static func writings() throws -> [Workload] {
    func named(_ name: String) throws -> FieldFormat { try FormatCatalog.standard.format(named: name) }
    let writings = [
      ("us-phone, by hyphens", try named("us-phone"), "201-555-####"),
      ("date, between blanks", try named("date"), "  2026-12-1#  "),
      ("phone, with its own code", FieldFormat(PhoneFormat(try PhoneRegion("US"))), "1201555####"),
      ("phone, of no region", FieldFormat(PhoneFormat(nil)), "+44 20 7946 0###"),
    ]
    return writings.map { name, format, pattern in column(name, FormattedColumn(format, pattern)) }
  }

  private static func column(_ name: String, _ column: FormattedColumn) -> Workload {
    Workload(name, .work, count: column.rows) { rounds in
      var sum: UInt64 = 0
      for _ in 0..<rounds { sum &+= column.format() }
      return sum
    }
  }
}

/// Lines of a format, and what formats them.
public final class FormattedColumn {
  /// How many lines there are.
  public let rows: Int
  private var lines: [UInt8] = []
  private var formatter: BulkFormatter
  private var output = LineBuffer()

  /// Lines with a digit for each `#` of a pattern.
  init(_ format: FieldFormat, _ pattern: String) {
    rows = 120
    formatter = BulkFormatter(format)
    var random = SplitMix(state: 1)
    for _ in 0..<rows {
      lines += pattern.utf8.map { $0 == UInt8(ascii: "#") ? UInt8.random(in: 48...57, using: &random) : $0 } + [10]
    }
  }

  /// Lines of which a third are values, a third are laid out as one and have other digits, and of a third a character
  /// is another one, or is missing.
  public init(_ format: FieldFormat, rows: Int = 120) {
    self.rows = rows
    formatter = BulkFormatter(format)
    let examples = format.examples(20)
    var random = SplitMix(state: 1)
    for row in 0..<rows {
      var text = Array((examples.isEmpty ? format.example : examples[row / 3 % examples.count]).utf8)
      if row % 3 > 0 {
        for place in text.indices where 48...57 ~= text[place] {
          text[place] = UInt8.random(in: 48...57, using: &random)
        }
      }
      if row % 3 > 1, let place = text.indices.randomElement(using: &random) {
        let other = Array("0123456789abcdxyzXYZ-./ ,:".utf8).randomElement(using: &random) ?? 48
        text.replaceSubrange(place...place, with: Bool.random(using: &random) ? [other] : [])
      }
      lines += text + [10]
    }
  }

  /// Formats all lines, and returns what depends on the outcome.
  @discardableResult public func format() -> UInt64 {
    output.removeAll()
    let report = formatter.format(lines: lines.span, into: &output)
    return UInt64(output.count &+ report.rejected)
  }
}
