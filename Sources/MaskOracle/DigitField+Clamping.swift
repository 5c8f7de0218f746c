internal import NumberFormatting

/// Bounds that hold once editing has ended, and that no step passes.
extension DigitField {
  /// Makes a number beyond a bound the nearest between the bounds that the format shows. Where there is none it stays
  /// as it is.
  ///
  /// - Returns: Whether it was beyond one, and is another now.
  mutating func clamp() -> Bool {
    guard let bound = bounds.first(where: { $0.isBroken(by: value) }) else { return false }
    var clamped = self
    clamped.isNegative = bound.isNegative
    clamped.hasAutoInsertedZero = false
    clamped.elements = finished(units(inside: bound))
    if clamped.isZero { clamped.isNegative = false }
    if clamped.isNegative && !symbols.showsSign || bounds.contains(where: { $0.isBroken(by: clamped.value) }) {
      return false
    }
    self = clamped
    notices.insert(.clamped)
    return true
  }

  private var bounds: [Bound] { [least, greatest].compactMap(\.self) }
  private var least: Bound? { options.least.map { Bound(value: $0, isLeast: true) } }
  private var greatest: Bound? { options.greatest.map { Bound(value: $0, isLeast: false) } }

  var isBelowLeast: Bool { least?.isBroken(by: value) ?? false }
  var isAboveGreatest: Bool { greatest?.isBroken(by: value) ?? false }

  /// A bound in units of the last fraction digit, without its sign: itself, or else the next multiple of the increment
  /// on the side that is allowed.
  private func units(inside bound: Bound) -> [Int] {
    let shift = symbols.valueExponent + symbols.maximumFractionDigits
    let integer = bound.integer + (bound.fraction + zeros(shift)).prefix(max(0, shift))
    let units = Array(zeros(1) + integer.dropLast(max(0, -shift)))
    let isExact = !(bound.fraction.dropFirst(max(0, shift)) + integer.suffix(max(0, -shift))).contains { $0 != 0 }
    let increment = symbols.roundingIncrement
    let rest = units.reduce(0) { ($0 * 10 + $1) % increment }
    let isMore = bound.isLeast != bound.isNegative && !(isExact && rest == 0)
    return adding(isMore ? increment - rest : -rest, to: units)
  }

  private func zeros(_ count: Int) -> [Int] { Array(repeating: 0, count: max(0, count)) }
}

/// A least or a greatest value, digit by digit.
private struct Bound {
  let isLeast: Bool
  let isNegative: Bool
  let integer: [Int]
  let fraction: [Int]

  init(value: String, isLeast: Bool) {
    self.isLeast = isLeast
    isNegative = value.hasPrefix("-")
    let halves = value.drop { $0 == "-" }.split(separator: ".", omittingEmptySubsequences: false)
    integer = halves[0].compactMap(\.wholeNumberValue)
    fraction = halves.count > 1 ? halves[1].compactMap(\.wholeNumberValue) : []
  }

  func isBroken(by value: String) -> Bool {
    if value.isEmpty { return false }
    let number = Bound(value: value, isLeast: isLeast)
    return isLeast ? number.isLess(than: self) : isLess(than: number)
  }

  private func isLess(than other: Bound) -> Bool {
    let width = max(integer.count, other.integer.count)
    let depth = max(fraction.count, other.fraction.count)
    func key(_ bound: Bound) -> [Int] {
      let digits =
        Array(repeating: 0, count: width - bound.integer.count) + bound.integer + bound.fraction
        + Array(repeating: 0, count: depth - bound.fraction.count)
      return bound.isNegative ? digits.map { -$0 } : digits
    }
    return key(self).lexicographicallyPrecedes(key(other))
  }
}
