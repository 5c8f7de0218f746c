internal import NumberFormatting

extension DigitField {
  /// Brings the number into the form a finished one is shown in. The caret keeps its count of digits to the left.
  mutating func finish() {
    if endsInBeginningOfMark { (run.isClosed, run.lostDigit) = (true, true) }
    let (isClosed, lostDigit) = (run.isClosed, run.lostDigit)
    dropOpenKey()
    settle()
    if let count = run.digitsAfterSeparator, count != digitsWanted { notices.insert(.ambiguous) }
    endRun()
    (run.isClosed, run.lostDigit) = (isClosed, lostDigit)
    if openGroup != nil { return }
    if digits.isEmpty || isSignAlone { return clear() }
    let before = DecimalText(elements)
    let integerCount = integer.count
    let wasAfterSeparator = separator.map { selection.head > $0 } ?? false
    let digitsBefore = digitCount(before: selection.head)

    elements = finishedElements
    if isZero { isNegative = false }
    if options.clampsToBounds && clamp() { return setCaret(elements.count) }

    let lost = max(0, integerCount - integer.count)
    if DecimalText(elements).isOther(than: before) { notices.insert(.rounded) }
    let caret = max(0, digitsBefore - lost) + (wasAfterSeparator && separator != nil ? 1 : 0)
    setCaret(min(caret, elements.count))
  }

  /// Whether a separator was typed, and no digit.
  private var isSignAlone: Bool { hasAutoInsertedZero && elements == ["0", "."] }

  /// How many digits are right after a separator that a cash register rejected: the fraction; where there is none, a
  /// group.
  private var digitsWanted: Int { mostFractionDigits == 0 ? 3 : mostFractionDigits }

  private var finishedElements: [Character] {
    let padding = Array(repeating: 0, count: symbols.maximumFractionDigits - fraction.count)
    return finished(rounded(digits.compactMap(\.wholeNumberValue) + padding, to: symbols.roundingIncrement))
  }

  /// So many units of the last fraction digit, as they are shown.
  func finished(_ units: [Int]) -> [Character] {
    let most = symbols.maximumFractionDigits
    // a cash register keeps its zeros: without them the next digit would push the others to other places
    let least = options.entry == .minorUnits ? most : symbols.minimumFractionDigits
    let units = units.map { Character("\($0)") }
    let integer = units.dropLast(most).drop { $0 == "0" }
    var fraction = Array(units.suffix(most))
    while fraction.count > least && fraction.last == "0" { fraction.removeLast() }
    return (integer.isEmpty ? ["0"] : Array(integer)) + (fraction.isEmpty ? [] : ["."] + fraction)
  }

  /// A number of units as a multiple of an increment. A field has no digits after its units, so that what is beyond a
  /// multiple is a number of units, too.
  func rounded(_ units: [Int], to increment: Int) -> [Int] {
    let rest = units.reduce(0) { ($0 * 10 + $1) % (2 * increment) }
    let (isOdd, beyond) = (rest >= increment, rest % increment)
    return adding(roundsAway(beyond, of: increment, isOdd: isOdd) ? increment - beyond : -beyond, to: units)
  }

  /// Whether `beyond` units beyond a multiple of the increment, an odd one or not, lead to the next one away from zero.
  private func roundsAway(_ beyond: Int, of increment: Int, isOdd: Bool) -> Bool {
    if beyond == 0 { return false }
    return switch symbols.roundingMode {
    case .halfEven: 2 * beyond > increment || 2 * beyond == increment && isOdd
    case .halfUp: 2 * beyond >= increment
    case .halfDown: 2 * beyond > increment
    case .up: true
    case .down: false
    case .ceiling: !isNegative
    case .floor: isNegative
    case .halfCeiling: 2 * beyond > increment || 2 * beyond == increment && !isNegative
    case .halfFloor: 2 * beyond > increment || 2 * beyond == increment && isNegative
    }
  }

  func adding(_ amount: Int, to units: [Int]) -> [Int] {
    var sum = units
    var carry = amount
    for i in sum.indices.reversed() {
      carry += sum[i]
      sum[i] = (carry % 10 + 10) % 10
      carry = (carry - sum[i]) / 10
    }
    return (carry > 0 ? "\(carry)".compactMap(\.wholeNumberValue) : []) + sum
  }
}
