internal import FieldEditing
internal import FieldFormats
internal import SecretMemory

/// Holds values that a table lays out against the checks of their format, each by where its characters stand in the
/// line.
final class LineChecks {
  private let format: FieldFormat
  /// Those that do not tell lines apart.
  private let checks: [Check]
  /// What is held against a line, by the number of its layout. A check does not come back here.
  @exclusivity(unchecked) private var layouts: [[LineRule]] = []

  private init(_ format: FieldFormat, _ checks: [Check]) { (self.format, self.checks) = (format, checks) }

  /// The checks of a format but those that tell lines apart; `nil` where it has no others.
  ///
  /// A function: where the initializer of a class fails, Embedded Swift keeps the object's memory.
  static func of(_ format: FieldFormat, but beginnings: CheckedBeginnings) -> LineChecks? {
    let all = format.namedFormat?.checks ?? []
    let checks = all.indices.filter { !beginnings.decides($0) && !all[$0].neverHolds }.map { all[$0] }
    return checks.isEmpty ? nil : LineChecks(format, checks)
  }

  /// What is looked at of a value; `nil` where there is nothing to check, or the Luhn sum alone, and the kernel counts
  /// that.
  func cells(of read: MaskReading.Line, kernelCountsLuhn: Bool) -> CheckedCells? {
    let cells = CheckedCells(value: read.value, captures: read.captures, kernelCountsLuhn: kernelCountsLuhn)
    return checks.contains { cells.cells(for: $0) != nil } ? cells : nil
  }

  func add(_ cells: CheckedCells?, number: Int) {
    while layouts.count <= number { layouts.append([]) }
    layouts[number] = cells.map { rules(for: $0) } ?? []
  }

  /// Whether a line with a layout passes.
  func holds(_ number: Int, _ line: UnsafePointer<UInt8>) -> Bool {
    for rule in layouts[number] where !rule.holds(line) { return false }
    return true
  }

  /// The checks as rules, which need no text of the line where they can do without.
  private func rules(for cells: CheckedCells) -> [LineRule] {
    var rules: [LineRule] = []
    if !cells.wholeYear.isEmpty, let years = format.years { rules.append(YearRule(cells.wholeYear, years.years)) }
    // which years two digits may be, the reader of whole texts asks today's date all the same
    var format = format
    if cells.ignoresToday { format.today = nil }
    let yearRules = rules
    var texts: [TextRule] = []
    func add(_ part: LineText, _ failure: @escaping (SecretList<UInt8>) -> CheckFailure?) {
      // several that look at the same read it once
      if let known = texts.first(where: { $0.isOf(part) }) { return known.add(failure) }
      texts.append(TextRule(part, failure))
    }
    for check in checks {
      guard let part = cells.cells(for: check) else { continue }
      switch check.test {
      case .bytes(let failure): add(LineText(part), failure)
      case .characters(let failure): add(LineText(part, areCharacters: true), failure)
      case .entry:
        guard case .date(let bounds) = check.kind, check.capture == nil, let digits = DateRule.digits(of: cells) else {
          return yearRules + [ValueRule(cells, format)]
        }
        rules.append(DateRule(digits, bounds, today: format.today))
      }
    }
    // one by one: Embedded Swift converts no array of another class
    for rule in texts { rules.append(rule) }
    return rules
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
  /// Whether it is checked as if today's date were not known.
  var ignoresToday = false
  /// All digits of the year of which the value has two, where the line has four.
  var wholeYear: [MaskReading.Cell] = []

  /// What a check looks at; `nil` where the value does not have the group, or the kernel does.
  fileprivate func cells(for check: Check) -> [MaskReading.Cell]? {
    kernelCountsLuhn && check.isLuhn ? nil : cells(of: check.capture)
  }

  /// The value, or one of its groups; `nil` where it does not have the group.
  func cells(of capture: String?) -> [MaskReading.Cell]? {
    guard let name = capture else { return value }
    return captures.first { $0.name == name }?.text
  }
}

/// What is held against lines of one layout.
private class LineRule {
  func holds(_ line: UnsafePointer<UInt8>) -> Bool { fatalError("a rule of its own") }
}

/// A text by where its characters stand in a line.
private struct LineText: Equatable {
  private let places: [Place]
  /// Whether it is letters and digits alone, and what else stands there counts nothing.
  private let areCharacters: Bool

  private struct Place: Equatable {
    var source: UInt8
    /// What stands there if it is not in the line.
    var literal: UInt8
    var casing: UInt8
  }

  init(_ cells: [MaskReading.Cell], areCharacters: Bool = false) {
    self.areCharacters = areCharacters
    places = cells.map { cell in
      switch cell {
      case .literal(let byte): Place(source: 0, literal: byte, casing: 0)
      case .source(let place, let casing): Place(source: UInt8(place), literal: 0, casing: UInt8(casing))
      }
    }
  }

  func copy(_ line: UnsafePointer<UInt8>, to text: inout SecretList<UInt8>) {
    text.refill(atMost: places.count) { text in
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
}

/// All checks of a format, as it holds them against a value and its groups.
private final class ValueRule: LineRule {
  private let pass: (CheckedEntry) -> Bool
  private let value: LineText
  private let captures: [LineText]
  /// What the checks look at, kept from line to line so that none allocates.
  @exclusivity(unchecked) private var entry: CheckedEntry

  init(_ cells: CheckedCells, _ format: FieldFormat) {
    value = LineText(cells.value)
    captures = cells.captures.map { LineText($0.text) }
    (entry, pass) = format.checks(withCaptures: cells.captures.map { $0.name })
  }

  override func holds(_ line: UnsafePointer<UInt8>) -> Bool {
    entry.refill { value.copy(line, to: &$0) }
    for (i, text) in captures.enumerated() { entry.refillCapture(i) { text.copy(line, to: &$0) } }
    return pass(entry)
  }
}

/// Whether a year is one that two digits may be.
private final class YearRule: LineRule {
  private let digits: [MaskReading.Cell]
  private let years: ClosedRange<Int>

  init(_ digits: [MaskReading.Cell], _ years: ClosedRange<Int>) { (self.digits, self.years) = (digits, years) }

  override func holds(_ line: UnsafePointer<UInt8>) -> Bool {
    years.contains(digits.reduce(0) { $0 * 10 + Int(LineLayout.byte(of: $1, in: line)) - 48 })
  }
}

/// Checks of one text.
private final class TextRule: LineRule {
  private let part: LineText
  private var fails: (SecretList<UInt8>) -> Bool
  /// What the checks look at, kept from line to line so that none allocates.
  @exclusivity(unchecked) private var text: SecretList<UInt8> = []

  init(_ part: LineText, _ failure: @escaping (SecretList<UInt8>) -> CheckFailure?) {
    self.part = part
    fails = { failure($0) != nil }
  }

  func isOf(_ part: LineText) -> Bool { self.part == part }

  func add(_ failure: @escaping (SecretList<UInt8>) -> CheckFailure?) {
    fails = { [fails] in fails($0) || failure($0) != nil }
  }

  override func holds(_ line: UnsafePointer<UInt8>) -> Bool {
    part.copy(line, to: &text)
    return !fails(text)
  }
}

/// Whether there is a day, within bounds.
private final class DateRule: LineRule {
  private let bounds: DateBounds
  private let today: CalendarDate?
  private var places = SIMD8<UInt8>()
  /// What stands there if it is not in the line.
  private var literals = SIMD8<UInt8>()

  /// Four digits of the year, two of the month, two of the day; `nil` where a group has another number of digits.
  static func digits(of cells: CheckedCells) -> [MaskReading.Cell]? {
    var digits: [MaskReading.Cell] = []
    for (name, count) in [("year", 4), ("month", 2), ("day", 2)] {
      guard let text = cells.captures.first(where: { $0.name == name })?.text, text.count == count else { return nil }
      digits += text
    }
    return digits
  }

  init(_ digits: [MaskReading.Cell], _ bounds: DateBounds, today: CalendarDate?) {
    (self.bounds, self.today) = (bounds, today)
    for (i, digit) in digits.enumerated() {
      switch digit {
      case .literal(let byte): literals[i] = byte
      case .source(let place, casing: _): places[i] = UInt8(place)
      }
    }
  }

  override func holds(_ line: UnsafePointer<UInt8>) -> Bool {
    func number(_ range: Range<Int>) -> Int {
      range.reduce(0) { number, i in
        number * 10 + Int(literals[i] != 0 ? literals[i] : line[Int(places[i])]) - 48
      }
    }
    guard let date = CalendarDate(year: number(0..<4), month: number(4..<6), day: number(6..<8)) else { return false }
    return bounds.failure(of: date, today: today) == nil
  }
}
