internal import UnicodeFacts

/// A phone number, read: its calling code, its national number, and the extension after it.
///
/// Reading follows libphonenumber to the digit, and asks no more than it does: a text may be read whose number is not
/// valid.
///
///     let number = try PhoneNumber("(650) 253-0000 ext. 12", region: PhoneRegion("US"))
///     number.e164            // "+16502530000"
///     number.international   // "+1 650-253-0000 ext. 12"
///     number.isValid         // true
///
/// Two are equal if they reach the same telephone: the carrier code, which only says by whose network, does not count.
public struct PhoneNumber: Sendable {
  /// How many digits a national number may have.
  package static let leastDigits = 2, mostDigits = 17

  package let tables: PhoneTables
  /// Its calling code, as an element of the tables.
  package let callingCodeIndex: Int
  package let nationalDigits: PackedDigits
  package internal(set) var extensionNumber: PackedDigits
  package let carrier: PackedDigits

  /// Reads a number out of a text as people write it: in any layout, with words before it, as a `tel:` address, with
  /// digits of any script, or with letters for digits (1-800-FLOWERS).
  ///
  /// - Parameters:
  ///   - text: the number as it was written.
  ///   - region: whose number it is if it is not written with its calling code. Not needed after a plus.
  /// - Throws: `PhoneError`, with the position in scalars of what does not belong.
  /// - Complexity: linear in the text, of which at most 250 characters are read.
  public init(_ text: String, region: PhoneRegion? = nil) throws(PhoneError) {
    try self.init(text, region: region, of: region?.tables ?? .linked)
  }

  @export(interface) package init(_ text: String, region: PhoneRegion?, of tables: PhoneTables) throws(PhoneError) {
    self = try PhoneNumberParser(tables: tables, region: region).parse(text)
  }

  /// The same of what is dialled: a plus or none, and digits. `nil` where it is not a number.
  ///
  /// - Parameters:
  ///   - digits: as many as there is room for.
  ///   - count: how many they are.
  @export(interface) package init?(
    dialling digits: PackedDigits, of count: Int, hasPlus: Bool, region: PhoneRegion?, of tables: PhoneTables
  ) {
    // so few are not a number, however they are written
    guard count >= (hasPlus ? 3 : 2) else { return nil }
    let parser = PhoneNumberParser(tables: tables, region: region)
    guard let number = try? parser.number(digits, of: count, hasPlus: hasPlus) else { return nil }
    self = number
  }

  /// A number whose parts are known.
  ///
  /// - Parameters:
  ///   - callingCode: 44 for the United Kingdom.
  ///   - nationalNumber: 2 to 17 ASCII digits, without a national prefix; zeros in front belong to it.
  /// - Throws: `PhoneError` if the calling code is not in use, or these are not such digits.
  public init(callingCode: Int, nationalNumber: String) throws(PhoneError) {
    try self.init(callingCode: callingCode, nationalNumber: nationalNumber, of: .linked)
  }

  package init(callingCode: Int, nationalNumber: String, of tables: PhoneTables) throws(PhoneError) {
    guard let index = (0..<tables.callingCodeCount).first(where: { tables.callingCode($0).code == callingCode }) else {
      throw PhoneError(.invalidCallingCode)
    }
    var national = PackedDigits()
    for (position, scalar) in nationalNumber.unicodeScalars.enumerated() {
      guard scalar.isASCII, let digit = scalar.decimalDigit else { throw PhoneError(.notANumber, at: position) }
      if national.count == PhoneNumber.mostDigits {
        throw PhoneError(.tooLong(limit: PhoneNumber.mostDigits), at: position)
      }
      national.append(48 + digit)
    }
    if national.count < PhoneNumber.leastDigits {
      throw PhoneError(.tooShort(limit: PhoneNumber.leastDigits), at: national.count)
    }
    self.init(
      tables: tables, callingCodeIndex: index, nationalDigits: national, extensionNumber: PackedDigits(),
      carrier: PackedDigits())
  }

  init(
    tables: PhoneTables, callingCodeIndex: Int, nationalDigits: PackedDigits, extensionNumber: PackedDigits,
    carrier: PackedDigits
  ) {
    self.tables = tables
    self.callingCodeIndex = callingCodeIndex
    self.nationalDigits = nationalDigits
    self.extensionNumber = extensionNumber
    self.carrier = carrier
  }

  /// The calling code, which is dialled after the plus: 1 to 999.
  public var callingCode: Int { callingCodeFacts.code }

  /// The digits after the calling code, with zeros in front where they belong to it; no national prefix.
  public var nationalNumber: String { nationalDigits.text }

  /// The extension, which is dialled once the call stands, as ASCII digits; empty without.
  public var extensionDigits: String { extensionNumber.text }

  /// The code of the carrier that was dialled before the number, as in Brazil; empty without.
  public var carrierCode: String { carrier.text }

  /// Digits in all, the calling code's included.
  package var digitCount: Int { PackedDigits(callingCode).count + nationalDigits.count }

  var callingCodeFacts: PhoneCallingCode { tables.callingCode(callingCodeIndex) }
}

extension PhoneNumber: Hashable {
  public static func == (a: PhoneNumber, b: PhoneNumber) -> Bool {
    a.callingCodeIndex == b.callingCodeIndex && a.nationalDigits == b.nationalDigits
      && a.extensionNumber == b.extensionNumber
      && a.tables == b.tables
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(callingCodeIndex)
    hasher.combine(nationalDigits)
    hasher.combine(extensionNumber)
  }
}

extension PhoneNumber: CustomStringConvertible {
  /// The number as it is written for a reader anywhere: `international`.
  public var description: String { international }
}
