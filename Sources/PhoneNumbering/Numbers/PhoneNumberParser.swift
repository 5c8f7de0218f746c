internal import SecretMemory

/// Reads a number as libphonenumber's `parse` does: the same texts are numbers, and the same ones.
struct PhoneNumberParser {
  let tables: PhoneTables
  /// Whose number it is if nothing says otherwise.
  let home: PhoneRegion?

  func parse(_ text: String) throws(PhoneError) -> PhoneNumber {
    var part = try PhoneText(text, limit: PhoneText.usualLimit).numberPart()
    if let stranger = part.firstStranger { throw PhoneError(.notANumber, at: part.position(stranger)) }
    if home == nil && !part.startsWithPlus { throw PhoneError(.noRegion, at: part.position(0)) }
    let extensionDigits = part.removeExtension()
    let dialled = part.withoutPluses.dialledDigits
    let found = try international(dialled, hasPlus: part.startsWithPlus)
    let region = found.map { PhoneRegion(tables.callingCode($0.callingCode).firstRegion, of: tables) } ?? home
    guard let region else { throw PhoneError(.invalidCallingCode, at: dialled.positions.first) }
    let digits = found?.rest ?? dialled.digits
    if digits.count < PhoneNumber.leastDigits {
      throw PhoneError(.tooShort(limit: PhoneNumber.leastDigits), at: part.position(part.count))
    }
    let (national, carrier) = nationalNumber(digits, in: region)
    if national.count > PhoneNumber.mostDigits {
      // the national number is what is dialled last
      let excess = max(0, dialled.count - national.count) + PhoneNumber.mostDigits
      throw PhoneError(
        .tooLong(limit: PhoneNumber.mostDigits),
        at: excess < dialled.count ? dialled.positions[excess] : part.position(part.count))
    }
    return PhoneNumber(
      tables: tables, callingCodeIndex: region.facts.callingCode, nationalDigits: PackedDigits(national),
      extensionNumber: PackedDigits(extensionDigits.digits), carrier: PackedDigits(carrier.prefix(PackedDigits.capacity)))
  }

  /// A calling code and what follows it.
  private typealias International = (callingCode: Int, rest: SecretList<UInt8>)

  /// - Throws: `PhoneError` if a calling code must stand there and none does.
  private func international(_ dialled: PlacedDigits, hasPlus: Bool) throws(PhoneError) -> International? {
    guard hasPlus else { return try internationalAtHome(dialled) }
    try checkRest(dialled, behind: 0)
    if let found = callingCode(of: dialled.digits[...]) { return found }
    // someone wrote the plus, and the prefix that it stands for, too
    if let found = try internationalAtHome(dialled) { return found }
    throw PhoneError(.invalidCallingCode, at: dialled.positions.first)
  }

  /// As dialled at home: behind the prefix for calls abroad, or with the calling code of home but nothing before it.
  private func internationalAtHome(_ dialled: PlacedDigits) throws(PhoneError) -> International? {
    guard let home else { return nil }
    let digits = dialled.digits
    if let count = home.internationalPrefixCount(in: digits) {
      try checkRest(dialled, behind: count)
      guard let found = callingCode(of: digits[count...]) else {
        throw PhoneError(.invalidCallingCode, at: dialled.positions[count])
      }
      return found
    }
    // without its calling code it must be a number where it was none, unless it is too long anyway
    let own = Array(String(home.callingCode).utf8)
    guard digits.starts(with: own) else { return nil }
    let rest = home.withoutNationalPrefix(SecretList(digits[own.count...])).digits
    guard !home.isGeneral(digits) && home.isGeneral(rest) || home.lengths(kind: 0).possibility(of: digits.count) == .tooLong
    else { return nil }
    return (home.facts.callingCode, rest)
  }

  private func checkRest(_ dialled: PlacedDigits, behind count: Int) throws(PhoneError) {
    if dialled.count - count > PhoneNumber.leastDigits { return }
    throw PhoneError(.tooShortAfterPrefix, at: dialled.positions.last.map { $0 + 1 } ?? 0)
  }

  /// The calling code that digits begin with: no other begins as one does.
  private func callingCode(of digits: Slice<SecretList<UInt8>>) -> International? {
    var state = tables.callingCodesRoot
    for index in digits.indices.prefix(3) {
      state = tables.next(state, digits[index] - 48)
      if state == 0 { return nil }
      let output = Int(tables.output(state))
      if output > 0 { return (output - 1, SecretList(digits[(index + 1)...])) }
    }
    return nil
  }

  /// A prefix stays where without it the number would have a length that none has: it may be a short number.
  private func nationalNumber(_ digits: SecretList<UInt8>, in region: PhoneRegion) -> (
    digits: SecretList<UInt8>, carrier: Slice<SecretList<UInt8>>
  ) {
    let stripped = region.withoutNationalPrefix(digits)
    switch region.lengths(kind: 0).possibility(of: stripped.digits.count) {
    case .possible, .tooLong: return stripped
    case .tooShort, .possibleLocally, .invalidLength: return (digits, digits[..<0])
    }
  }
}
