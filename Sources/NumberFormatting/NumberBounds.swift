/// The least and the greatest value of an entry, in memory of their own: to hold a number against them retains nothing.
package struct NumberBounds: ~Copyable {
  private var least = DigitBuffer(capacity: 0)
  private var greatest = DigitBuffer(capacity: 0)
  private let hasLeast: Bool
  private let hasGreatest: Bool

  package init(_ least: ExactDecimal?, _ greatest: ExactDecimal?) {
    hasLeast = least != nil
    hasGreatest = greatest != nil
    if let least { self.least.copy(least) }
    if let greatest { self.greatest.copy(greatest) }
  }

  package var isEmpty: Bool { !hasLeast && !hasGreatest }

  /// Below zero where a number times ten to a power is less than the least, above where it is more than the greatest.
  package func order(of number: borrowing DigitBuffer, shiftedBy exponent: Int) -> Int {
    let number = unsafe DecimalSpan(number, shiftedBy: exponent)
    if unsafe hasLeast && number.order(to: DecimalSpan(least)) < 0 { return -1 }
    if unsafe hasGreatest && number.order(to: DecimalSpan(greatest)) > 0 { return 1 }
    return 0
  }

  /// Finds the number nearest to one beyond a bound that a table shows, and that is between the bounds.
  ///
  /// - Returns: Whether there is one: none for a number between them, nor where the table has no room for the bound.
  package func clamp(_ number: borrowing DigitBuffer, to nearest: inout DigitBuffer, in table: NumberTable) -> Bool {
    let order = order(of: number, shiftedBy: -table.valueExponent)
    if order == 0 { return false }
    if order < 0 { nearest.copy(least) } else { nearest.copy(greatest) }
    nearest.shift(by: table.valueExponent)
    table.finish(&nearest, mode: order < 0 ? .ceiling : .floor)
    if nearest.isZero { nearest.isNegative = false }
    if nearest.isNegative && !table.showsSign { return false }
    return self.order(of: nearest, shiftedBy: -table.valueExponent) == 0
  }
}
