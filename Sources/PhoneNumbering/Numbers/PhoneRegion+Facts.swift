/// What is known of a region's numbers.
extension PhoneRegion {
  /// The calling code, which is dialled after the plus: 1 to 999.
  public var callingCode: Int { callingCodeFacts.code }

  /// Whether numbers of its calling code are laid out as this region does it. Of regions that share one, one is the
  /// main region.
  public var isMain: Bool { callingCodeFacts.firstRegion == index }

  /// The prefix that is dialled instead of the plus, as it is shown: `00`, `011`. `~` stands for waiting for the tone.
  /// `nil` where there are several and none is preferred.
  public var internationalPrefix: String? { text(facts.preferredInternationalPrefix) }

  /// The prefix that is dialled before a national number, as it is shown: `0`, `8`. `nil` where there is none.
  public var nationalPrefix: String? { text(facts.nationalPrefixText) }

  /// The numbers of digits that national numbers may have, in order.
  public var possibleLengths: [Int] { lengths(kind: 0).possible.setBits }

  /// The numbers of digits that suffice inside a local area, in order.
  public var localLengths: [Int] { lengths(kind: 0).local.setBits }

  /// Returns the numbers of digits that numbers of a type may have, in order; none where there are no such numbers.
  ///
  /// - Parameter type: What the numbers are for.
  /// - Returns: Counts of digits of the national number, ascending.
  public func possibleLengths(of type: PhoneNumberType) -> [Int] { lengths(of: type).possible.setBits }

  /// The types that the region has numbers of. Of fixed lines and mobiles both, where they cannot be told apart.
  public var types: [PhoneNumberType] {
    PhoneNumberType.allCases.filter { $0 != .fixedLineOrMobile && lengths(of: $0).possible != 0 }
  }

  /// A number that is made up but could be one; `nil` where there are none of this type.
  ///
  /// - Parameter type: What the number is for.
  /// - Returns: A valid number, or `nil`.
  @export(interface) public func example(of type: PhoneNumberType = .fixedLine) -> PhoneNumber? {
    let digits = unsafe tables.example(region: index, kind: type.kind)
    if digits.isEmpty { return nil }
    let national = unsafe String(decoding: digits, as: UTF8.self)
    if isNonGeographic { return try? PhoneNumber("+\(callingCode)\(national)", region: nil, of: tables) }
    return try? PhoneNumber(national, region: self, of: tables)
  }

  private func text(_ start: Int) -> String? {
    let bytes = unsafe tables.text(start)
    return unsafe bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }
}

extension UInt32 {
  fileprivate var setBits: [Int] { (0..<32).filter { self >> UInt32($0) & 1 != 0 } }
}
