/// Where a number belongs, and what it is for.
extension PhoneNumber {
  /// The regions that share its calling code, the main one first, the others in the order in which they are tried.
  public var regions: [PhoneRegion] { regionIndices.map { PhoneRegion($0, of: tables) } }

  private var regionIndices: Range<Int> {
    let facts = callingCodeFacts
    return facts.firstRegion..<facts.firstRegion + facts.regionCount
  }

  /// The region whose layouts hold for all numbers of the calling code.
  package var mainRegion: PhoneRegion { PhoneRegion(callingCodeFacts.firstRegion, of: tables) }

  /// The region it belongs to: the only one of its calling code, or else the first whose own digits it begins with, or
  /// for which it is valid. `nil` if there is none. For numbers such as +800 a region whose code is `001`.
  public var region: PhoneRegion? {
    @export(interface) get {
      if callingCodeFacts.regionCount == 1 { return mainRegion }
      // in a loop, as an array would be allocated, and a field asks when a number ends
      for index in regionIndices {
        let region = PhoneRegion(index, of: tables)
        let leading = region.facts.leadingDigits
        if leading != 0 ? tables.prefix(leading, nationalDigits) != 0 : type(in: region) != nil { return region }
      }
      return nil
    }
  }

  /// The type of the number: what it is for; `nil` if it is not valid.
  public var type: PhoneNumberType? { region.flatMap { type(in: $0) } }

  private func type(in region: PhoneRegion) -> PhoneNumberType? { PhoneNumberType(kind: kind(in: region) & 15) }
  private func kind(in region: PhoneRegion) -> Int { Int(tables.match(region.facts.kind, nationalDigits)) }

  /// Whether such a number is given out: its length and first digits are those of a type. The digits
  /// alone cannot show whether it is in use.
  public var isValid: Bool { type != nil }

  /// Whether it is a valid number of one region, and not of another that shares the calling code.
  ///
  /// - Parameter region: The region.
  /// - Returns: Whether the region's plan has such a number.
  public func isValid(in region: PhoneRegion) -> Bool {
    region.tables == tables && region.facts.callingCode == callingCodeIndex && type(in: region) != nil
  }

  /// Whether it has a length that numbers have: quick to check, and weaker than being valid.
  public var isPossible: Bool { possibility == .possible || possibility == .possibleLocally }

  /// The possibility of numbers of its length, by what is known of the calling code's main region.
  public var possibility: PhonePossibility { mainRegion.lengths(kind: 0).possibility(of: nationalDigits.count) }

  /// The same for numbers of a type.
  ///
  /// - Parameter type: What the number would be for.
  /// - Returns: Whether there may be numbers of this type with so many digits.
  public func possibility(as type: PhoneNumberType) -> PhonePossibility {
    mainRegion.lengths(of: type).possibility(of: nationalDigits.count)
  }

  /// Whether calls from abroad reach it: some toll-free and shared-cost numbers cannot be called. True where nothing is
  /// known.
  public var canBeDialledFromAbroad: Bool {
    guard let region, !region.isNonGeographic else { return true }
    return kind(in: region) & Int(PhoneKindCode.domesticOnlyFlag) == 0
  }
}

extension PhoneNumber {
  /// The number that digits without a plus can only be where no region says how they are dialled: as many as a number
  /// with its calling code has, given out, and in no other region those of a mobile phone as it is dialled at home.
  /// `nil` where they may be something else.
  package init?(dialledNowhere digits: PackedDigits, of count: Int, tables: PhoneTables) {
    guard count >= 11, let number = PhoneNumber(dialling: digits, of: count, hasPlus: true, region: nil, of: tables),
      number.isValid,
      number.digitCount == count
    else { return nil }
    for index in 0..<tables.regionCount {
      let region = PhoneRegion(index, of: tables)
      if region.isNonGeographic || region.callingCode == number.callingCode { continue }
      let home = PhoneNumber(dialling: digits, of: count, hasPlus: false, region: region, of: tables)
      if let home, home.callingCode == region.callingCode, home.type == .mobile || home.type == .fixedLineOrMobile {
        return nil
      }
    }
    self = number
  }
}
