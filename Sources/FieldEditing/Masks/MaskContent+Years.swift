internal import MaskCompiler
internal import MaskEngine
internal import UnicodeFacts

/// Years at the end of a value: typed whole where two digits are wanted, or short where four are.
extension MaskContent {
  /// Types a digit after a complete value that ends in 19 or 20. It is held, for the four digits of a year may have
  /// begun; the next one shows whether they did.
  ///
  /// - Returns: `nil` if they cannot have begun, or a number of the value may have been meant otherwise.
  func holdYear(_ digit: Unicode.Scalar, _ state: inout EditorState) -> EditOutcome? {
    guard let years = shortYears, let digit = digit.decimalDigit else { return nil }
    let century = lastTwoDigits
    guard let held = memory.numbers.held else {
      guard mayEndInCentury else { return nil }
      state.report.removeAll()
      memory.numbers.held = digit
      return .walk(to: state.selection.head)
    }
    memory.numbers.held = nil
    let short = 10 * Int(held) + Int(digit)
    guard years.year(endingIn: short) == 100 * century + short else {
      state.report.replace(by: .outOfRange)
      return close(nil, losing: true, &state)
    }
    state.report.removeAll()
    return draftOfYear(short, digits: 2) ? draft(caret: next.length, effects: .reformatted) : nil
  }

  /// The years of two digits at the end of a complete value, no number of which may have been meant otherwise.
  private var shortYears: YearWindow? {
    guard let years = memory.years, years.digits == 2, now.isComplete, now.count > 1 else { return nil }
    return memory.numbers.hasty.isEmpty ? years : nil
  }

  /// Whether the value ends in the century of a year that may be typed whole.
  var mayEndInCentury: Bool { shortYears != nil && 19...20 ~= lastTwoDigits }

  /// Completes a year of two digits where four are wanted, all separators before it were typed, and nothing was
  /// rejected at the end: the draft has the year.
  ///
  /// - Returns: Whether it does.
  func completeYear() -> Bool {
    guard let years = memory.years, years.digits == 4, !memory.place.isClosed, now.count > 1, now.digitsAtEnd == 2,
      allAreConfirmed
    else { return false }
    let year = years.year(endingIn: lastTwoDigits)
    guard 1000...9999 ~= year else { return false }
    return draftOfYear(year, digits: 4) && next.isComplete
  }

  private var lastTwoDigits: Int {
    func digit(_ k: Int) -> Int { Int(now.character(k)) - 48 }
    return 10 * digit(now.count - 2) + digit(now.count - 1)
  }

  /// Drafts the value with so many digits of a year in place of its last two.
  private func draftOfYear(_ year: Int, digits: Int) -> Bool {
    next.copy(now, to: now.count - 2)
    var unit = digits == 2 ? 10 : 1000
    while unit > 0 {
      if !next.feed(48 + Symbol(year / unit % 10)) { return false }
      unit /= 10
    }
    next.dropCertainEnd()
    showTrailingLiterals(walked: false)
    return true
  }

  /// Whether a separator was typed wherever one is shown within the value.
  private var allAreConfirmed: Bool {
    for k in 1..<now.count where now.character(k) &- 48 < 10 && now.display[now.offset(k + 1) - 2] &- 48 >= 10 {
      if !memory.numbers.confirmed.contains(now.numberEnd(before: k)) { return false }
    }
    return true
  }
}
