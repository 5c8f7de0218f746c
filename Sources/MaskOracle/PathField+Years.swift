internal import MaskSyntax

/// Years at the end of a value: typed whole where two digits are wanted, or short where four are.
extension PathField {
  /// A digit after a complete value that ends in 19 or 20: it is held until the next one shows whether the four digits
  /// of a year were typed. Nil where it cannot be one of those.
  mutating func holdYear(_ c: Cluster) -> Bool? {
    guard let years = options.years, years.digits == 2, isComplete(states), place.hasty.isEmpty else { return nil }
    let digit = c.asASCIIDigit
    guard let held = place.held else {
      let isCentury = ["19", "20"].contains(Array(value.suffix(2)).string)
      if isCentury { place.held = digit }
      return isCentury ? true : nil
    }
    place.held = nil
    let year = Array(value.suffix(2)) + [held, digit]
    guard let number = Int(year.string), years.range.contains(number) else { return reject(c) }
    return show([held, digit], after: value.count - 2)
  }

  /// Completes a year of two digits where four are wanted, all separators before it were typed, and nothing was
  /// rejected at the end.
  mutating func completeYear() -> Bool {
    guard let years = options.years, years.digits == 4, !place.isClosed, digitsAtEnd == 2,
      separated.isSubset(of: place.confirmed), let short = Int(Array(value.suffix(2)).string),
      let year = years.range.first(where: { $0 % 100 == short }), 1000...9999 ~= year
    else { return false }
    var longer = self
    guard longer.show([Cluster](String(year)), after: value.count - 2), longer.isComplete(longer.states) else {
      return false
    }
    self = longer
    return true
  }

  /// Shows characters in place of all after the first of the value. False where they do not fit.
  mutating func show(_ characters: [Cluster], after count: Int) -> Bool {
    let (longer, lost) = feed(characters, after: Array(states.prefix(count + 1)))
    if lost > 0 { return false }
    states = canonical(longer)
    tail = certain
    moveToEnd()
    carried = nil
    return true
  }

  /// The ends of numbers after which a separator is shown within the value.
  private var separated: Set<Int> {
    var ends: Set<Int> = []
    var (count, last) = (0, Cluster("0"))
    for entry in path.shown {
      let c = entry.character ?? last
      if c.isASCIIDigit, !last.isASCIIDigit, count > 0, entry.isValue { ends.insert(numberEnd(count)) }
      if entry.isValue { count += 1 }
      last = c
    }
    return ends
  }
}
