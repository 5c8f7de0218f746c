/// Reads a number as libphonenumber's `parse` does: the same texts are numbers, and the same ones.
struct PhoneNumberParser {
  let tables: PhoneTables
  /// Whose number it is if nothing says otherwise.
  let home: PhoneRegion?

  init(tables: PhoneTables, region: PhoneRegion?) {
    self.tables = tables
    home = region.flatMap { $0.isNonGeographic ? nil : $0 }
  }

  func parse(_ text: String) throws(PhoneError) -> PhoneNumber {
    var part = try PhoneText(text, limit: PhoneText.usualLimit).numberPart()
    if let stranger = part.firstStranger { throw PhoneError(.notANumber, at: part.position(stranger)) }
    if home == nil && !part.startsWithPlus { throw PhoneError(.noRegion, at: part.position(0)) }
    let extensionDigits = part.removeExtension()
    let dialled = part.withoutPluses.dialledDigits
    do throws(PhoneError) {
      var number = try number(dialled.packed, of: dialled.count, hasPlus: part.startsWithPlus)
      number.extensionNumber = PackedDigits(extensionDigits.digits)
      return number
    } catch {
      let place = error.position.flatMap { $0 < dialled.count ? dialled.positions[$0] : nil }
      let isAfterDigits = error.reason == .tooShortAfterPrefix
      let end = isAfterDigits ? dialled.positions.last.map { $0 + 1 } ?? 0 : part.position(part.count)
      throw PhoneError(error.reason, at: place ?? end)
    }
  }

  /// The number that is dialled by digits.
  ///
  /// - Parameters:
  ///   - dialled: as many of the digits as there is room for.
  ///   - count: how many they are.
  /// - Throws: `PhoneError`, with the position among the digits; `nil` for their end.
  func number(_ dialled: PackedDigits, of count: Int, hasPlus: Bool) throws(PhoneError) -> PhoneNumber {
    let found = try international(dialled, hasPlus: hasPlus)
    let region = found.map { PhoneRegion(tables.callingCode($0.callingCode).firstRegion, of: tables) } ?? home
    guard let region else { throw PhoneError(.invalidCallingCode, at: 0) }
    let digits = found?.rest ?? dialled
    if digits.count < PhoneNumber.leastDigits { throw PhoneError(.tooShort(limit: PhoneNumber.leastDigits)) }
    let (national, carrier) = nationalNumber(digits, in: region)
    if national.count + count - dialled.count > PhoneNumber.mostDigits {
      // the national number is what is dialled last
      let excess = max(0, dialled.count - national.count) + PhoneNumber.mostDigits
      throw PhoneError(.tooLong(limit: PhoneNumber.mostDigits), at: excess)
    }
    return PhoneNumber(
      tables: tables, callingCodeIndex: region.facts.callingCode, nationalDigits: national,
      extensionNumber: PackedDigits(),
      carrier: carrier)
  }

  /// A calling code and what follows it.
  private typealias International = (callingCode: Int, rest: PackedDigits)

  /// - Throws: `PhoneError` if a calling code must stand there and none does.
  private func international(_ dialled: PackedDigits, hasPlus: Bool) throws(PhoneError) -> International? {
    guard hasPlus else { return try internationalAtHome(dialled) }
    try checkRest(dialled, after: 0)
    if let found = callingCode(of: dialled, from: 0) { return found }
    // someone wrote the plus, and the prefix that it stands for, too
    if let found = try internationalAtHome(dialled) { return found }
    throw PhoneError(.invalidCallingCode, at: 0)
  }

  /// As dialled at home: after the prefix for calls abroad, or with the calling code of home but nothing before it.
  private func internationalAtHome(_ dialled: PackedDigits) throws(PhoneError) -> International? {
    guard let home else { return nil }
    if let count = home.internationalPrefixCount(in: dialled) {
      try checkRest(dialled, after: count)
      guard let found = callingCode(of: dialled, from: count) else { throw PhoneError(.invalidCallingCode, at: count) }
      return found
    }
    // without its calling code it must be a number where it was none, unless it is too long anyway
    let own = PackedDigits(home.callingCode)
    guard dialled.starts(with: own) else { return nil }
    let rest = home.withoutNationalPrefix(dialled.part(own.count..<dialled.count)).digits
    guard
      !home.isGeneral(dialled) && home.isGeneral(rest)
        || home.lengths(kind: 0).possibility(of: dialled.count) == .tooLong
    else { return nil }
    return (home.facts.callingCode, rest)
  }

  private func checkRest(_ dialled: PackedDigits, after count: Int) throws(PhoneError) {
    if dialled.count - count <= PhoneNumber.leastDigits { throw PhoneError(.tooShortAfterPrefix) }
  }

  /// The calling code that digits begin with, from one of them on: no other begins as one does.
  private func callingCode(of digits: PackedDigits, from start: Int) -> International? {
    var state = tables.callingCodesRoot
    for index in start..<min(start + 3, digits.count) {
      state = tables.next(state, digits[index] &- 48)
      if state == 0 { return nil }
      let output = Int(tables.output(state))
      if output > 0 { return (output - 1, digits.part(index + 1..<digits.count)) }
    }
    return nil
  }

  /// A prefix stays where without it the number would have a length that none has: it may be a short number.
  private func nationalNumber(_ digits: PackedDigits, in region: PhoneRegion) -> (
    digits: PackedDigits, carrier: PackedDigits
  ) {
    let stripped = region.withoutNationalPrefix(digits)
    switch region.lengths(kind: 0).possibility(of: stripped.digits.count) {
    case .possible, .tooLong: return stripped
    case .tooShort, .possibleLocally, .invalidLength: return (digits, PackedDigits())
    }
  }
}
