internal import SecretMemory

/// What stands before a national number, and taking it away.
extension PhoneRegion {
  /// Whether digits have the shape that all numbers of the region have.
  func isGeneral(_ digits: SecretList<UInt8>) -> Bool { tables.match(facts.general, digits) != 0 }

  /// How many digits are dialled instead of the plus; nil if there are none, or no calling code can follow because a 0 does.
  func internationalPrefixCount(in digits: SecretList<UInt8>) -> Int? {
    let count = Int(tables.prefix(facts.internationalPrefix, digits)) - 1
    guard count > 0 else { return nil }
    return count < digits.count && digits[count] == 48 ? nil : count
  }

  /// A number without its national prefix, and the carrier code that stood there.
  ///
  /// A prefix stays if the number was one and would not be one without it.
  func withoutNationalPrefix(_ digits: SecretList<UInt8>) -> (digits: SecretList<UInt8>, carrier: Slice<SecretList<UInt8>>) {
    let output = Int(tables.prefix(facts.nationalPrefix, digits))
    guard output > 0 else { return (digits, digits[..<0]) }
    let prefix = tables.prefix(output - 1)
    var rest = SecretList(digits[prefix.count...])
    if prefix.isTransform {
      unsafe rest.insert(contentsOf: SecretList(tables.text(prefix.inserted)) + digits[prefix.kept], at: 0)
    }
    if isGeneral(digits) && !isGeneral(rest) { return (digits, digits[..<0]) }
    return (rest, digits[prefix.carrier])
  }
}
