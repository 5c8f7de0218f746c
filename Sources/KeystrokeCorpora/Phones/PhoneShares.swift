internal import PhonePlanCompiler

/// How often what is met among phone numbers.
enum PhoneShares {
  /// How often each kind of number is typed, of 1,000, by its place among all kinds: a guess. A region without such
  /// numbers has others in their place.
  static let kinds: Shares<Int> = {
    let shares: [NumberKind: Int] = [
      .mobile: 640, .fixedLine: 220, .tollFree: 50, .premiumRate: 15, .sharedCost: 10, .personal: 10, .voip: 30,
      .pager: 5,
      .uan: 15, .voicemail: 5,
    ]
    return Shares(NumberKind.allCases.enumerated().map { (shares[$1] ?? 0, $0) })
  }()
  /// The place of mobile numbers among all kinds.
  static let mobile = NumberKind.allCases.firstIndex(of: .mobile) ?? 0
  /// How often a region's numbers are typed: as many as people live there, in units of 100,000, but no fewer than this.
  static let leastPeople = 20
  /// How often numbers of a calling code that belongs to no region are, in the same unit.
  static let withoutRegion = 60
  /// How many of 100 numbers are written after a plus and the calling code, where they need not be.
  static let international = 25
  /// How many of 100 international numbers are typed where no region is known.
  static let unknownRegion = 8
  /// How many of 100 numbers lack their last digit.
  static let tooShort = 3
  /// How many of 100 numbers are pasted as `tel:` address, or as E.164 has them, where they are pasted.
  static let address = 10
}
