/// What a typed character means in a number: a digit's value, or one of these.
package enum NumberKey: UInt8 {
  case zero, one, two, three, four, five, six, seven, eight, nine
  case decimalSeparator
  case groupingSign
  case minus
  case plus
  case other

  init(digit: UInt8) { self = NumberKey(rawValue: digit) ?? .other }
  @inline(__always) package var digit: UInt8? { rawValue < 10 ? rawValue : nil }
}
