import FieldFormats
import SecretMemory

/// Holds values that a table lays out against the checks of their format, each by where its characters stand in the
/// line.
final class LineChecks {
  private let format: FieldFormat
  /// Those that the table does not make itself.
  private let checks: [Check]
  /// What is held against a line, by the number of its layout.
  private var layouts: [LayoutChecks?] = []
  /// What a check looks at, kept from line to line so that none allocates.
  private var text: SecretList<UInt8> = []

  private init(_ format: FieldFormat, _ checks: [Check]) { (self.format, self.checks) = (format, checks) }

  /// The checks of a format; `nil` where it has none but those that the table makes itself.
  ///
  /// A function: where the initializer of a class fails, Embedded Swift keeps the object's memory.
  static func of(_ format: FieldFormat) -> LineChecks? {
    let checks = format.namedFormat?.checks.filter { $0.isForField } ?? []
    return checks.isEmpty ? nil : LineChecks(format, checks)
  }

  func add(_ cells: CheckedCells?, number: Int) {
    while layouts.count <= number { layouts.append(nil) }
    layouts[number] = cells.map { LayoutChecks($0, checks) }
  }

  /// Whether a line with a layout passes.
  func holds(_ number: Int, _ line: UnsafePointer<UInt8>) -> Bool {
    switch layouts[number] {
    case nil: return true
    case .each(let checks): return checks.allSatisfy { holds($0, line) }
    case .together(let cells):
      let captures = cells.captures.map { (name: $0.name, text: LineLayout.render($0.text, of: line)) }
      return format.passesChecks(LineLayout.render(cells.value, of: line), captures: captures)
    }
  }

  private func holds(_ check: LayoutChecks.Rule, _ line: UnsafePointer<UInt8>) -> Bool {
    switch check {
    case .date(let cells, let bounds):
      return cells.date(in: line).map { bounds.failure(of: $0, today: format.today) == nil } ?? false
    case .text(let cells, let areCharacters, let failure):
      text.removeAll(keepingCapacity: true)
      for cell in cells {
        let byte = LineLayout.byte(of: cell, in: line)
        if let kept = areCharacters ? byte.asCheckedCharacter : byte { text.append(kept) }
      }
      return failure(text) == nil
    }
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

  /// The part that a check looks at; `nil` where the value has none.
  func cells(of check: Check) -> [MaskReading.Cell]? {
    guard let name = check.capture else { return value }
    return captures.first { $0.name == name }?.text
  }
}

/// The checks of a format, held against lines of one layout.
private enum LayoutChecks {
  /// One by one, without a text of the line.
  case each([Rule])
  /// As the format holds them against a value and its groups.
  case together(CheckedCells)

  enum Rule {
    case date(DateCells, DateBounds)
    /// Of a text, or of its letters and digits.
    case text([MaskReading.Cell], areCharacters: Bool, (SecretList<UInt8>) -> CheckFailure?)
  }

  init(_ cells: CheckedCells, _ checks: [Check]) {
    var each: [Rule] = []
    for check in checks {
      guard let part = cells.cells(of: check) else { continue }
      switch check.test {
      case .bytes(let failure): each.append(.text(part, areCharacters: false, failure))
      case .characters(let failure): each.append(.text(part, areCharacters: true, failure))
      case .entry:
        guard case .date(let bounds) = check.kind, check.capture == nil, let date = DateCells(cells) else {
          self = .together(cells)
          return
        }
        each.append(.date(date, bounds))
      }
    }
    self = .each(each)
  }
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
