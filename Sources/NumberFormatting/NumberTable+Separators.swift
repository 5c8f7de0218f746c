/// What a character is among the digits of a text that is read, before the whole number is known.
enum NumberPart: UInt8 {
  case zero, one, two, three, four, five, six, seven, eight, nine
  case point
  case comma
  /// Groups in every number, or else belongs to none: spaces, apostrophes, the Arabic thousands separator, the format's
  /// own sign if it is not `.` or `,`.
  case grouping
  /// Decimal in every number: the Arabic decimal separator, the format's own if it is not `.` or `,`.
  case decimal
  /// With what the language writes amounts in place of its decimal sign.
  case customary
  case none

  @inline(__always) var isDigit: Bool { rawValue < 10 }
}

extension NumberMeanings {
  func part(of scalar: Unicode.Scalar) -> NumberPart {
    if let digit = digit(scalar) { return NumberPart(rawValue: digit) ?? .none }
    switch scalar.plainSeparator {
    case ".": return .point
    case ",": return .comma
    case "\u{66C}": return .grouping
    // between the cells of a table
    case "\t": return .none
    default:
      if isDecimalSeparator(scalar) { return .decimal }
      if isGroupingSign(scalar) { return .grouping }
      if isCustomarySeparator(scalar) { return isAffix(scalar) ? .none : .customary }
      return scalar.isSpace || scalar.isApostrophe ? .grouping : .none
    }
  }
}

/// Which of a number's separators is the decimal one, and whether the others group.
extension NumberTable {
  /// Sets the separator among the digits of a text.
  ///
  /// - Returns: Where a sign stands that could be read both ways, and whether the decimal sign can be nothing else.
  func readSeparators(
    of body: NumberText, into number: inout DigitBuffer
  ) throws(NumberError) -> (ambiguity: Int?, isDecimalCertain: Bool) {
    var tally = SeparatorTally()
    for separator in separators(of: body) { try tally.count(separator) }
    if tally.total == 0 { return (nil, false) }
    let decimal = try decimalSeparator(tally, number)
    try checkGroups(of: body, before: decimal, number)
    if let decimal { number.insertSeparator(at: decimal.digits) }
    return (ambiguity(tally, number), decimal.map { isCertain($0, tally, number) } ?? false)
  }

  /// Whether a decimal sign cannot be a grouping sign: both kinds stand there, or it is not the format's own and stands
  /// where none groups. A customary one is never certain.
  private func isCertain(_ mark: PlacedSeparator, _ tally: SeparatorTally, _ digits: borrowing DigitBuffer) -> Bool {
    if let decimal = tally.decimal { return decimal.kind == .decimal }
    if tally.points > 0 && tally.commas > 0 { return true }
    return !isGroupingSign(mark) && (tally.total > 1 || !mark.couldGroup(digits))
  }

  private func separators(of body: NumberText) -> Separators { Separators(body, self) }

  /// Which of the separators is the decimal one.
  private func decimalSeparator(
    _ tally: SeparatorTally, _ digits: borrowing DigitBuffer
  ) throws(NumberError) -> PlacedSeparator? {
    if let decimal = tally.decimal { return decimal }
    guard let last = tally.last else { return nil }
    let same = last.kind == .point ? tally.points : tally.commas
    if same < tally.points + tally.commas {
      if same > 1 { throw NumberError(.secondDecimalSeparator, at: last.position) }
      return last
    }
    if same > 1 { return nil }
    return isGroupingSign(last) && tally.total == 1 && last.couldGroup(digits) ? nil : last
  }

  /// Where one `.` or `,` stands that another reader would take the other way. Beside a sign that groups anyway it is
  /// decimal, unless it is the format's own grouping sign: then that is a guess.
  private func ambiguity(_ tally: SeparatorTally, _ digits: borrowing DigitBuffer) -> Int? {
    if let decimal = tally.decimal, decimal.kind == .customary, tally.total == 1, decimal.couldGroup(digits) {
      return decimal.position
    }
    guard tally.points + tally.commas == 1, tally.decimal == nil, let mark = tally.last, mark.couldGroup(digits) else {
      return nil
    }
    return isGroupingSign(mark) || tally.total == 1 ? mark.position : nil
  }

  private func isGroupingSign(_ mark: PlacedSeparator) -> Bool {
    facts.meanings.isGroupingSign(mark.kind == .point ? "." : ",")
  }

  /// Grouping signs stand between digits, and none after the decimal separator.
  private func checkGroups(
    of body: NumberText, before decimal: PlacedSeparator?, _ number: borrowing DigitBuffer
  ) throws(NumberError) {
    var last: PlacedSeparator?
    for separator in separators(of: body) {
      if let last {
        if last.index == decimal?.index { throw NumberError(.misplacedGrouping, at: separator.position) }
        try check(last, upTo: separator.digits, isLast: separator.index == decimal?.index, number)
      }
      last = separator
    }
    if let last, last.index != decimal?.index { try check(last, upTo: number.count, isLast: true, number) }
  }

  /// Groups set off by `.` and `,` have three digits, or two but for the last. Others have the format's width or three:
  /// a space or an apostrophe between digits may stand for a decimal sign as well.
  private func check(
    _ separator: PlacedSeparator, upTo digits: Int, isLast: Bool, _ number: borrowing DigitBuffer
  ) throws(NumberError) {
    let width = digits - separator.digits
    guard separator.digits > 0, width > 0 else { throw NumberError(.misplacedGrouping, at: separator.position) }
    if separator.kind == .grouping {
      let mayLead = separator.index > 0 || separator.digits <= 3 && !number.beginsWithZero
      let ownWidth = isLast ? facts.primaryGroupingSize : facts.secondaryGroupingSize
      let fits = width == 3 || facts.primaryGroupingSize > 0 && width == ownWidth
      if !mayLead || !fits { throw NumberError(.ambiguousSeparator, at: separator.position) }
      return
    }
    let isWide = separator.index == 0 && separator.digits > 3 && !isLast
    let fits = width == 3 || width == (isLast ? facts.primaryGroupingSize : 2)
    if isWide || !fits { throw NumberError(.misplacedGrouping, at: separator.position) }
  }
}

/// What is to be known of all separators.
private struct SeparatorTally {
  private(set) var total = 0
  private(set) var points = 0
  private(set) var commas = 0
  /// The last `.` or `,`.
  private(set) var last: PlacedSeparator?
  /// The one that is decimal in every number.
  private(set) var decimal: PlacedSeparator?

  mutating func count(_ separator: PlacedSeparator) throws(NumberError) {
    total += 1
    switch separator.kind {
    case .point: points += 1
    case .comma: commas += 1
    case .decimal, .customary:
      if decimal != nil { throw NumberError(.secondDecimalSeparator, at: separator.position) }
      decimal = separator
      return
    default: return
    }
    last = separator
  }
}

private struct PlacedSeparator {
  let kind: NumberPart
  /// How many separators stand before it.
  let index: Int
  /// Where it stands, in scalars.
  let position: Int
  /// How many digits stand before it, and how many of them after the separator before it.
  let digits: Int
  let group: Int

  /// Whether a single `.` or `,` could be a grouping sign: three digits after it, and a group before it that is neither
  /// `0` nor longer than groups are. 1234567.891 is not a number of millions in any locale.
  func couldGroup(_ number: borrowing DigitBuffer) -> Bool {
    unsafe number.count - digits == 3 && (1...3).contains(group) && number.base[0] != 48
  }
}

/// The separators of a number, in their order. Spaces side by side are one.
private struct Separators: Sequence, IteratorProtocol {
  private var body: NumberText
  private let table: NumberTable
  private var digits = 0
  private var last: PlacedSeparator?

  init(_ body: NumberText, _ table: NumberTable) {
    self.body = body
    self.table = table
  }

  mutating func next() -> PlacedSeparator? {
    while let scalar = body.scalar {
      let (kind, position) = (table.part(of: scalar), body.position)
      body.advance()
      if kind.isDigit {
        digits &+= 1
        continue
      }
      if kind == .grouping, let last, last.kind == .grouping, last.digits == digits { continue }
      let separator = PlacedSeparator(
        kind: kind, index: last.map { $0.index &+ 1 } ?? 0, position: position, digits: digits,
        group: digits &- (last?.digits ?? 0))
      last = separator
      return separator
    }
    return nil
  }
}
