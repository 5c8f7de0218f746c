internal import FieldEditing
internal import FieldFormats
internal import SecretMemory

/// Holds values that a table lays out against the checks of their format, each by where its characters stand in the
/// line.
final class LineChecks {
  private let format: FieldFormat
  /// Those that do not tell lines apart.
  private let checks: [Check]
  /// What is held against a line, by the number of its layout.
  private var layouts: [[LineRule]] = []
  /// What a check looks at, kept from line to line so that none allocates. A check does not come back here.
  @exclusivity(unchecked) private var text: SecretList<UInt8> = []

  private init(_ format: FieldFormat, _ checks: [Check]) { (self.format, self.checks) = (format, checks) }

  /// The checks of a format but those that tell lines apart; `nil` where it has no others.
  ///
  /// A function: where the initializer of a class fails, Embedded Swift keeps the object's memory.
  static func of(_ format: FieldFormat, but beginnings: CheckedBeginnings) -> LineChecks? {
    let all = format.namedFormat?.checks ?? []
    let checks = all.indices.filter { !beginnings.decides($0) && !all[$0].neverHolds }.map { all[$0] }
    return checks.isEmpty ? nil : LineChecks(format, checks)
  }

  /// What is looked at of a value; `nil` where all that there is to check is the Luhn sum, and the kernel counts it.
  func cells(of read: MaskReading.Line, kernelCountsLuhn: Bool) -> CheckedCells? {
    if kernelCountsLuhn && checks.allSatisfy({ $0.isLuhn }) { return nil }
    return CheckedCells(value: read.value, captures: read.captures, kernelCountsLuhn: kernelCountsLuhn)
  }

  func add(_ cells: CheckedCells?, number: Int) {
    while layouts.count <= number { layouts.append([]) }
    layouts[number] = cells.map { LineRule.all(of: $0, checks, format.years) } ?? []
  }

  /// Whether a line with a layout passes.
  func holds(_ number: Int, _ line: UnsafePointer<UInt8>) -> Bool { layouts[number].allSatisfy { holds($0, line) } }

  private func holds(_ rule: LineRule, _ line: UnsafePointer<UInt8>) -> Bool {
    switch rule {
    case .year(let cells, let years):
      return years.contains(LineLayout.render(cells, of: line).reduce(0) { $0 * 10 + Int($1) - 48 })
    case .together(let cells):
      let captures = cells.captures.map { (name: $0.name, text: LineLayout.render($0.text, of: line)) }
      return format.passesChecks(LineLayout.render(cells.value, of: line), captures: captures)
    case .date(let cells, let bounds):
      return cells.date(in: line).map { bounds.failure(of: $0, today: format.today) == nil } ?? false
    case .text(let part, let failures):
      text.refill(atMost: part.places.count) { part.copy(line, to: $0) }
      return failures.allSatisfy { $0(text) == nil }
    }
  }
}

extension Check {
  fileprivate var neverHolds: Bool { if case .neverHolds = kind { true } else { false } }
  /// Whether it is a Luhn sum.
  fileprivate var isLuhn: Bool { if case .luhn = kind { true } else { false } }
}

/// What checks look at.
struct CheckedCells: Hashable {
  let value: [MaskReading.Cell]
  let captures: [MaskReading.Capture]
  /// Whether the kernel counts the Luhn sum of the line's digits, which are those of all that one is asked of.
  var kernelCountsLuhn = false
  /// All digits of the year of which the value has two, where the line has four.
  var wholeYear: [MaskReading.Cell] = []

  /// The value, or one of its groups; `nil` where it does not have the group.
  func cells(of capture: String?) -> [MaskReading.Cell]? {
    guard let name = capture else { return value }
    return captures.first { $0.name == name }?.text
  }
}

/// A check of lines of one layout.
private enum LineRule {
  case date(DateCells, DateBounds)
  case text(CheckedText, [(SecretList<UInt8>) -> CheckFailure?])
  /// Whether a year is one that two digits may be.
  case year([MaskReading.Cell], ClosedRange<Int>)
  /// All checks of the format, as it holds them against a value and its groups.
  case together(CheckedCells)

  /// The checks of a format as rules, which need no text of the line where they can do without.
  ///
  /// - Parameter years: those that two digits may be.
  static func all(of cells: CheckedCells, _ checks: [Check], _ years: YearWindow?) -> [LineRule] {
    var rules: [LineRule] = []
    if !cells.wholeYear.isEmpty, let years { rules.append(.year(cells.wholeYear, years.years)) }
    // several that look at the same read it once
    func add(_ text: CheckedText, _ failure: @escaping (SecretList<UInt8>) -> CheckFailure?) {
      if case .text(text, let failures)? = rules.last {
        rules[rules.count - 1] = .text(text, failures + [failure])
      } else {
        rules.append(.text(text, [failure]))
      }
    }
    for check in checks where !(cells.kernelCountsLuhn && check.isLuhn) {
      guard let part = cells.cells(of: check.capture) else { continue }
      switch check.test {
      case .bytes(let failure): add(CheckedText(part, areCharacters: false), failure)
      case .characters(let failure): add(CheckedText(part, areCharacters: true), failure)
      case .entry:
        guard case .date(let bounds) = check.kind, check.capture == nil, let date = DateCells(cells) else {
          return rules.filter { if case .year = $0 { true } else { false } } + [.together(cells)]
        }
        rules.append(.date(date, bounds))
      }
    }
    return rules
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
