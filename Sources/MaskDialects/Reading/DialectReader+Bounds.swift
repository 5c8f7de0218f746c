/// A plain decimal that an option says, and where it stands in the text.
struct PeerDecimal {
  let value: String
  let span: Range<Int>

  var isBelowZero: Bool { value.utf8.first == UInt8(ascii: "-") && isOtherThanZero }
  var isAboveZero: Bool { value.utf8.first != UInt8(ascii: "-") && isOtherThanZero }
  private var isOtherThanZero: Bool { value.utf8.contains { UInt8(ascii: "1")...UInt8(ascii: "9") ~= $0 } }

  func isLess(than other: PeerDecimal) -> Bool {
    if isBelowZero != other.isBelowZero { return isBelowZero }
    return isBelowZero
      ? other.magnitude.lexicographicallyPrecedes(magnitude) : magnitude.lexicographicallyPrecedes(other.magnitude)
  }

  /// What orders decimals by their distance from zero: how many digits their integer has, then all digits.
  private var magnitude: [Int] {
    var digits = Array(value.unicodeScalars.drop { $0 == "-" || $0 == "0" })
    if digits.contains(".") {
      while digits.last == "0" { digits.removeLast() }
    }
    return [digits.prefix { $0 != "." }.count] + digits.compactMap { $0.plainDigit }
  }
}

/// Bounds of numbers.
extension DialectReader {
  /// Bounds a number, which has no minus then where its least value is not below zero.
  ///
  /// In the other libraries a key that brings the number beyond a bound, away from zero, is rejected, or makes it that
  /// bound. Here the number can be typed, and a note says what becomes of it. Bounds in the wrong order are left out.
  mutating func bound(_ number: inout DialectNumber, from minimum: PeerDecimal?, to maximum: PeerDecimal?) {
    if let minimum, let maximum, maximum.isLess(than: minimum) {
      let message = "the bounds are left out, as the least is greater than the greatest"
      note(.leftOut, message, minimum.span.joined(with: maximum.span))
      return
    }
    (number.minimum, number.maximum) = (minimum?.value, maximum?.value)
    number.clampsToBounds = dialect.clampsToBounds && (minimum != nil || maximum != nil)
    if let minimum, !minimum.isBelowZero { number.allowsNegative = false }
    let outcome = number.clampsToBounds ? "clamped when editing ends" : "reported"
    func noteDifference(_ bound: PeerDecimal) {
      note(.differs, "a number beyond \(bound.value) can be typed, and is \(outcome)", bound.span)
    }
    if let minimum, minimum.isBelowZero, number.allowsNegative { noteDifference(minimum) }
    if let maximum, maximum.isAboveZero { noteDifference(maximum) }
  }
}
