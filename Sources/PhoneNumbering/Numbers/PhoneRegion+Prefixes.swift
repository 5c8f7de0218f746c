/// What stands before a national number, and taking it away.
extension PhoneRegion {
  /// Whether digits have the shape that all numbers of the region have.
  func isGeneral(_ digits: PackedDigits) -> Bool { tables.match(facts.general, digits) != 0 }

  /// Whether a number of its calling code may begin with digits, or be them.
  package func leads(_ digits: UnsafeBufferPointer<UInt8>) -> Bool {
    let code = callingCodeFacts
    return (code.firstRegion..<code.firstRegion + code.regionCount).contains {
      unsafe tables.leads(tables.region($0).kind, digits)
    }
  }

  /// How many digits are dialled instead of the plus; `nil` if there are none, or no calling code can follow because a
  /// 0 does.
  package func internationalPrefixCount(in digits: PackedDigits) -> Int? {
    let count = Int(tables.prefix(facts.internationalPrefix, digits)) - 1
    guard count > 0 else { return nil }
    return count < digits.count && digits[count] == 48 ? nil : count
  }

  /// A number without its national prefix, and the carrier code that stood there.
  ///
  /// A prefix stays if the number was one and would not be one without it.
  func withoutNationalPrefix(_ digits: PackedDigits) -> (digits: PackedDigits, carrier: PackedDigits) {
    let output = Int(tables.prefix(facts.nationalPrefix, digits))
    guard output > 0 else { return (digits, PackedDigits()) }
    let prefix = tables.prefix(output - 1)
    var rest = digits.part(prefix.count..<digits.count)
    if prefix.isTransform {
      var transformed = unsafe PackedDigits(tables.text(prefix.inserted))
      transformed.append(digits.part(prefix.kept))
      transformed.append(rest)
      rest = transformed
    }
    if isGeneral(digits) && !isGeneral(rest) { return (digits, PackedDigits()) }
    return (rest, digits.part(prefix.carrier))
  }
}
