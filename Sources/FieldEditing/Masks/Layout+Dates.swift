internal import MaskCompiler
internal import MaskEngine

/// Dates in a value, as the names of its parts say: `day`, `month` and `year`, all three after the same prefix.
extension Layout {
  /// The days that are beyond the end of their month: where their digits stand, and how many days the month has.
  ///
  /// February has 29 days as long as the year is not known.
  func daysBeyondMonths() -> [(day: Range<Int>, limit: Int)] {
    let parts = namedParts()
    var days: [(day: Range<Int>, limit: Int)] = []
    for (name, part) in parts where name.suffix(3).elementsEqual("day".utf8) {
      let prefix = name.dropLast(3)
      guard let day = digits(part), let month = digits(named: prefix + Array("month".utf8), among: parts) else {
        continue
      }
      let year = digits(named: prefix + Array("year".utf8), among: parts)
      let limit = GregorianMonth.days(month, of: year ?? 0)
      if day > limit { days.append((part, limit)) }
    }
    return days
  }

  /// The number of the last part with a name, or with letters before it, and where its digits stand.
  func part(named name: String) -> (number: Int, digits: Range<Int>)? {
    guard let part = lastPart(where: { tables.isName($0, endingIn: name) })?.part else { return nil }
    return digits(part).map { ($0, part) }
  }

  /// Whether the last part of which something is typed has a name, or letters before it.
  func lastPart(isNamed name: String) -> Bool {
    lastPart(where: { _ in true }).map { tables.isName($0.name, endingIn: name) } ?? false
  }

  /// The last of the named parts that have a character: the innermost of those that are open, else the one that closed
  /// last. Read from the end, which needs no list: a key of a word asks for it.
  private func lastPart(where isNamed: (_ name: UInt32) -> Bool) -> (name: UInt32, part: Range<Int>)? {
    var closed: (name: UInt32, depth: Int, end: Int)?
    var found: (name: UInt32, part: Range<Int>)?
    var depth = 0
    for k in (0..<count).reversed() {
      var at = path(k)
      while at != 0 {
        let node = tables.node(tables.paths[Int(at)].node)
        at = tables.paths[Int(at)].previous
        if !node.isCaptureEdge { continue }
        if node.operation != .opens {
          if closed == nil && isNamed(node.argument) { closed = (node.argument, depth, k) }
          depth += 1
        } else if depth == 0 {
          if isNamed(node.argument) { return (node.argument, k..<count) }
        } else {
          depth -= 1
          if let last = closed, last.depth == depth, found == nil {
            if k < last.end { found = (last.name, k..<last.end) } else { closed = nil }
          }
        }
      }
    }
    return found
  }

  /// The part of a date or time that is stepped where another begins again: the minute of a second, the month of a day.
  /// An hour has a period, where the mask has one, else a day.
  func greaterPart(than part: Range<Int>) -> DatePart? {
    guard let lesser = datePart(part), var unit = lesser.unit.next else { return nil }
    if unit == .period && !hasPart(named: lesser.prefix + Array(unit.name.utf8)) { unit = .day }
    return dateParts().last { $0.unit == unit && $0.prefix == lesser.prefix }
  }

  /// What a part is of a date or time; `nil` where its name is another.
  func datePart(_ part: Range<Int>) -> DatePart? { dateParts().last { $0.range == part } }

  /// Where a part of a date or time stands, which another layout has elsewhere.
  func place(of part: DatePart) -> Range<Int>? {
    dateParts().last { $0.unit == part.unit && $0.prefix == part.prefix }?.range
  }

  /// The parts of dates and times, those within others first.
  func dateParts() -> [DatePart] { namedParts().compactMap { DatePart($0.name, $0.part) } }

  /// The names of what stands at some places and nowhere else, in UTF-8, the last one that closed first.
  func names(of part: Range<Int>) -> [[UInt8]] { namedParts().filter { $0.part == part }.map { $0.name }.reversed() }

  private func hasPart(named name: [UInt8]) -> Bool {
    (0..<tables.nameCount).contains { tables.name($0).utf8.elementsEqual(name) }
  }

  private func digits(named name: ArraySlice<UInt8>, among parts: [(name: [UInt8], part: Range<Int>)]) -> Int? {
    for (other, part) in parts.reversed() where other.elementsEqual(name) { return digits(part) }
    return nil
  }

  /// The named parts of the value, by the characters that they have.
  private func namedParts() -> [(name: [UInt8], part: Range<Int>)] {
    var parts: [(number: UInt32, part: Range<Int>)] = []
    var open: [(number: UInt32, start: Int)] = []
    var passed = NumberList(capacity: 16)
    for k in 0..<count {
      passed.removeAll()
      tables.nodes(ofPath: path(k), into: &passed)
      for i in 0..<passed.count {
        let node = tables.node(passed[i])
        if !node.isCaptureEdge { continue }
        if node.operation == .opens {
          open.append((node.argument, k))
        } else if let place = open.lastIndex(where: { $0.number == node.argument }) {
          let closed = open.remove(at: place)
          parts.append((closed.number, closed.start..<k))
        }
      }
    }
    for part in open { parts.append((part.number, part.start..<count)) }
    return parts.map { (Array(tables.name(Int($0.number)).utf8), $0.part) }
  }

  /// The number of a part that has only digits, one to four.
  func digits(_ part: Range<Int>) -> Int? {
    guard 1...4 ~= part.count else { return nil }
    var number = 0
    for k in part {
      guard let digit = character(k).digit else { return nil }
      number = 10 * number + digit
    }
    return number
  }
}

/// A part of a date or a time, as its name says: `minute`, or `end-day` after the prefix `end-`.
struct DatePart {
  /// What a part counts, from the least.
  enum Unit: Int {
    case second, minute, hour, period, day, month, year

    var name: String {
      switch self {
      case .second: "second"
      case .minute: "minute"
      case .hour: "hour"
      case .period: "period"
      case .day: "day"
      case .month: "month"
      case .year: "year"
      }
    }
    /// The one that is stepped where this begins again.
    var next: Unit? { Unit(rawValue: rawValue + 1) }
  }

  let unit: Unit
  let prefix: [UInt8]
  let range: Range<Int>

  /// `nil` for the name of anything else. Of a time the name may be in the plural: `hours`.
  init?(_ name: [UInt8], _ range: Range<Int>) {
    var unit: Unit? = .second
    while let known = unit {
      for ending in known.rawValue < Unit.period.rawValue ? [known.name, known.name + "s"] : [known.name]
      where name.suffix(ending.utf8.count).elementsEqual(ending.utf8) {
        (self.unit, self.range) = (known, range)
        prefix = Array(name.dropLast(ending.utf8.count))
        return
      }
      unit = known.next
    }
    return nil
  }
}
