internal import FieldEditing
internal import FieldFormats
internal import SecretMemory

/// Holds values that a table lays out against the checks of their format, each by where its characters stand in the
/// line.
final class LineChecks {
  private let format: FieldFormat
  /// Those that the table does not make itself.
  private let checks: [Check]
  /// What is held against a line, by the number of its layout.
  private var layouts: [LayoutChecks?] = []
  /// What a check looks at, kept from line to line so that none allocates. A check does not come back here.
  @exclusivity(unchecked) private var text: SecretList<UInt8> = []

  private init(_ format: FieldFormat, _ checks: [Check]) { (self.format, self.checks) = (format, checks) }

  /// The checks of a format but those that tell lines apart; `nil` where it has none but those that the table makes
  /// itself.
  ///
  /// A function: where the initializer of a class fails, Embedded Swift keeps the object's memory.
  static func of(_ format: FieldFormat, but beginnings: CheckedBeginnings) -> LineChecks? {
    let all = format.namedFormat?.checks ?? []
    let checks = all.indices.filter { all[$0].isForField && !beginnings.decides($0) }.map { all[$0] }
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
    case .text(let part, let failures):
      text.refill(atMost: part.places.count) { part.copy(line, to: $0) }
      return failures.allSatisfy { $0(text) == nil }
    }
  }
}

extension Check {
  /// Whether the table of lines leaves it to a function.
  var isForField: Bool {
    switch kind {
    case .luhn, .neverHolds: false
    case .date, .shortDate, .birthDate, .any, .all, .beginning, .other: true
    }
  }
}

/// What checks look at.
struct CheckedCells: Hashable {
  let value: [MaskReading.Cell]
  let captures: [MaskReading.Capture]

  /// The value, or one of its groups; `nil` where it does not have the group.
  func cells(of capture: String?) -> [MaskReading.Cell]? {
    guard let name = capture else { return value }
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
    case text(CheckedText, [(SecretList<UInt8>) -> CheckFailure?])
  }

  init(_ cells: CheckedCells, _ checks: [Check]) {
    var each: [Rule] = []
    // several that look at the same read it once
    func add(_ text: CheckedText, _ failure: @escaping (SecretList<UInt8>) -> CheckFailure?) {
      if case .text(text, let failures)? = each.last {
        each[each.count - 1] = .text(text, failures + [failure])
      } else {
        each.append(.text(text, [failure]))
      }
    }
    for check in checks {
      guard let part = cells.cells(of: check.capture) else { continue }
      switch check.test {
      case .bytes(let failure): add(CheckedText(part, areCharacters: false), failure)
      case .characters(let failure): add(CheckedText(part, areCharacters: true), failure)
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

/// A text that is checked, or its letters and digits, by where each stands in a line.
private struct CheckedText: Equatable {
  let places: [Place]
  let areCharacters: Bool

  struct Place: Equatable {
    var source: UInt8
    /// What stands there if it is not in the line.
    var literal: UInt8
    var casing: UInt8
  }

  init(_ cells: [MaskReading.Cell], areCharacters: Bool) {
    self.areCharacters = areCharacters
    places = cells.map { cell in
      switch cell {
      case .literal(let byte): Place(source: 0, literal: byte, casing: 0)
      case .source(let place, let casing): Place(source: UInt8(place), literal: 0, casing: UInt8(casing))
      }
    }
  }

  /// Copies it, without what counts nothing.
  ///
  /// - Returns: how long it is.
  func copy(_ line: UnsafePointer<UInt8>, to text: UnsafeMutablePointer<UInt8>) -> Int {
    var count = 0
    for place in places {
      let byte = place.literal != 0 ? place.literal : LineLayout.cased(line[Int(place.source)], place.casing)
      guard let kept = areCharacters ? byte.asCheckedCharacter : byte else { continue }
      text[count] = kept
      count += 1
    }
    return count
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
