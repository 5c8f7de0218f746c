/// What stands before a national number, and taking it away.
extension PhoneRegion {
  /// Whether digits have the shape that all numbers of the region have.
  func isGeneral(_ digits: [UInt8]) -> Bool { tables.match(facts.general, digits) != 0 }

  /// How many digits are dialled instead of the plus; nil if there are none, or no calling code can follow because a 0 does.
  func internationalPrefixCount(in digits: [UInt8]) -> Int? {
    let count = Int(tables.prefix(facts.internationalPrefix, digits)) - 1
    guard count > 0 else { return nil }
    return count < digits.count && digits[count] == 48 ? nil : count
  }

  /// A number without its national prefix, and the carrier code that stood there.
  ///
  /// A prefix stays if the number was one and would not be one without it.
  func withoutNationalPrefix(_ digits: [UInt8]) -> (digits: [UInt8], carrier: ArraySlice<UInt8>) {
    let output = Int(tables.prefix(facts.nationalPrefix, digits))
    guard output > 0 else { return (digits, []) }
    let prefix = tables.prefix(output - 1)
    var rest = Array(digits[prefix.count...])
    if prefix.isTransform { unsafe rest.insert(contentsOf: Array(tables.text(prefix.inserted)) + digits[prefix.kept], at: 0) }
    if isGeneral(digits) && !isGeneral(rest) { return (digits, []) }
    return (rest, digits[prefix.carrier])
  }
}
