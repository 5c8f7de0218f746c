/// A region that has phone numbers of its own: a country or a territory.
///
/// A value of two words; its facts are looked up in the program's constants.
///
///     let germany = try PhoneRegion("de")
///     germany.callingCode           // 49
///     germany.example()?.national   // "030 123456"
public struct PhoneRegion: Hashable, Sendable {
  package let tables: PhoneTables
  package let index: Int

  package init(_ index: Int, of tables: PhoneTables) {
    self.tables = tables
    self.index = index
  }

  /// The region with a code.
  ///
  /// - Parameter code: two letters of ISO 3166, in any case, or a code in use beside it such as `AC`.
  /// - Throws: `PhoneError` if no region with phone numbers has this code.
  @export(interface) public init(_ code: String) throws(PhoneError) { try self.init(code, of: .linked) }

  package init(_ code: String, of tables: PhoneTables) throws(PhoneError) {
    let letters = PhoneRegion.letters(of: code)
    let index = letters == 0 ? nil : (0..<tables.regionCount).first { tables.region($0).letters == letters }
    guard let index else { throw PhoneError(.unknownRegion(code)) }
    self.init(index, of: tables)
  }

  /// All regions, sorted by code. Calling codes that belong to no region are not among them.
  public static var all: [PhoneRegion] { all(of: .linked) }

  package static func all(of tables: PhoneTables) -> [PhoneRegion] {
    let regions = (0..<tables.regionCount).map { PhoneRegion($0, of: tables) }.filter { !$0.isNonGeographic }
    return regions.sorted { $0.facts.letters.byteSwapped < $1.facts.letters.byteSwapped }
  }

  /// Two capitals: `DE`. `001` for numbers that belong to no region, as +800 does.
  public var code: String {
    if isNonGeographic { return "001" }
    return String(
      decoding: [UInt8(truncatingIfNeeded: facts.letters), UInt8(truncatingIfNeeded: facts.letters >> 8)], as: UTF8.self
    )
  }

  /// Whether it stands for a calling code that belongs to no region. Only numbers have such a one.
  public var isNonGeographic: Bool { facts.letters == 0 }

  var facts: PhoneRegionFacts { tables.region(index) }
  var callingCodeFacts: PhoneCallingCode { tables.callingCode(facts.callingCode) }

  /// As they are kept; 0 if these are not two letters.
  private static func letters(of code: String) -> UInt16 {
    var letters: UInt16 = 0
    for scalar in code.unicodeScalars {
      guard scalar.isASCIILetter, letters < 256 else { return 0 }
      letters = letters == 0 ? UInt16(scalar.value & ~32) : letters | UInt16(scalar.value & ~32) << 8
    }
    return letters < 256 ? 0 : letters
  }
}

extension PhoneRegion: CustomStringConvertible {
  public var description: String { code }
}
