import FieldFormats

/// Holds values that a table lays out against the checks of their format, each by where its characters stand in the
/// line.
final class LineChecks {
  private let format: FieldFormat
  /// What is checked of a line, by the number of its layout.
  private var values: [CheckedCells?] = []
  /// The same of dates, which are read without a text of each.
  private var dates: [DateCells?] = []
  private let bounds: DateBounds?

  private init(_ format: FieldFormat, _ bounds: DateBounds?) { (self.format, self.bounds) = (format, bounds) }

  /// The checks of a format; `nil` where it has none but those that the table makes itself.
  ///
  /// A function: where the initializer of a class fails, Embedded Swift keeps the object's memory.
  static func of(_ format: FieldFormat) -> LineChecks? {
    let checks = format.namedFormat?.checks ?? []
    guard let first = checks.first(where: { $0.isForField }) else { return nil }
    if case .date(let bounds) = first.kind, first.capture == nil, checks.count == 1 {
      return LineChecks(format, bounds)
    }
    return LineChecks(format, nil)
  }

  func add(_ cells: CheckedCells?, number: Int) {
    while values.count <= number {
      values.append(nil)
      dates.append(nil)
    }
    values[number] = cells
    dates[number] = bounds == nil ? nil : cells.flatMap { DateCells($0) }
  }

  /// Whether a line with a layout passes.
  func holds(_ number: Int, _ line: UnsafePointer<UInt8>) -> Bool {
    if let bounds, let cells = dates[number] {
      return cells.date(in: line).map { bounds.failure(of: $0, today: format.today) == nil } ?? false
    }
    guard let cells = values[number] else { return false }
    let captures = cells.captures.map { (name: $0.name, text: LineLayout.render($0.text, of: line)) }
    return format.passesChecks(LineLayout.render(cells.value, of: line), captures: captures)
  }
}

extension Check {
  /// Whether the table of lines leaves it to a function.
  var isForField: Bool {
    switch kind {
    case .luhn, .neverHolds: false
    case .date, .shortDate, .other: true
    }
  }
}

/// What checks look at.
struct CheckedCells: Hashable {
  let value: [MaskReading.Cell]
  let captures: [MaskReading.Capture]
}

/// Where the digits of a date stand: four of the year, two of the month, two of the day.
private struct DateCells {
  private var places = SIMD8<UInt8>()
  /// What stands there if it is not in the line.
  private var literals = SIMD8<UInt8>()

  init?(_ cells: CheckedCells) {
    var digits: [MaskReading.Cell] = []
    for (name, count) in [("year", 4), ("month", 2), ("day", 2)] {
      guard let text = cells.captures.first(where: { $0.name == name })?.text, text.count == count else { return nil }
      digits += text
    }
    for (i, digit) in digits.enumerated() {
      switch digit {
      case .literal(let byte): literals[i] = byte
      case .source(let place, casing: _): places[i] = UInt8(place)
      }
    }
  }

  func date(in line: UnsafePointer<UInt8>) -> CalendarDate? {
    func number(_ range: Range<Int>) -> Int {
      range.reduce(0) { number, i in
        number * 10 + Int(literals[i] != 0 ? literals[i] : line[Int(places[i])]) - 48
      }
    }
    return CalendarDate(year: number(0..<4), month: number(4..<6), day: number(6..<8))
  }
}
