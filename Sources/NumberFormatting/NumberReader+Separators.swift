internal import SecretMemory

extension NumberReader {
  /// What a separator can be, before the whole number is known.
  enum Sign: Equatable {
    case point
    case comma
    /// Groups in every number: spaces, apostrophes, the Arabic thousands separator, the format's own sign if it is no `.` or `,`.
    case grouping
    /// Decimal in every number: the Arabic decimal separator, the format's own if it is no `.` or `,`.
    case decimal
  }

  /// A separator and how many digits stand before it.
  private struct PlacedSign {
    let sign: Sign
    let digits: Int
    let position: Int
  }

  func sign(_ scalar: Unicode.Scalar) -> Sign? {
    switch scalar.plainSeparator {
    case ".": return .point
    case ",": return .comma
    case "\u{66C}": return .grouping
    default:
      if symbols.isDecimalSeparator(scalar) { return .decimal }
      return symbols.isGroupingSign(scalar) || scalar.isSpace || scalar.isApostrophe ? .grouping : nil
    }
  }

  /// Reads digits and separators, all of `body`, into a number.
  func readBody(
    _ body: Slice<SecretList<PlacedScalar>>, _ surroundings: NumberSurroundings, end: Int
  ) throws(NumberError) -> NumberReading {
    var number = DecimalDigits()
    number.isNegative = surroundings.isNegative
    var positions: [Int] = []
    var signs: [PlacedSign] = []
    for character in body {
      if let digit = symbols.digit(character.scalar) {
        number.digits.append(48 + digit)
        positions.append(character.position)
      } else if let sign = sign(character.scalar) {
        // Spaces side by side are one.
        if sign == .grouping, let last = signs.last, last.sign == .grouping, last.digits == number.digits.count { continue }
        signs.append(PlacedSign(sign: sign, digits: number.digits.count, position: character.position))
      }
    }
    if number.digits.isEmpty { throw NumberError(.noDigits, at: body.first?.position ?? end) }
    let decimal = try decimalSign(among: signs, number.digits)
    number.hasSeparator = decimal != nil
    number.integerCount = decimal.map { signs[$0].digits } ?? number.digits.count
    try checkGroups(signs[..<(decimal ?? signs.count)], upTo: number.integerCount)
    if let decimal, decimal + 1 < signs.count { throw NumberError(.misplacedGrouping, at: signs[decimal + 1].position) }
    if let (reason, digit) = number.excess(over: limits) { throw NumberError(reason, at: positions[digit]) }
    return NumberReading(
      number: number, valueExponent: symbols.valueExponent, ambiguity: ambiguity(signs, number.digits),
      hasSurroundings: surroundings.signPosition != nil || surroundings.hasMark, signPosition: surroundings.signPosition,
      positions: positions)
  }

  /// Which of the separators is the decimal one.
  private func decimalSign(among signs: [PlacedSign], _ digits: SecretList<UInt8>) throws(NumberError) -> Int? {
    let certain = signs.indices.filter { signs[$0].sign == .decimal }
    if certain.count > 1 { throw NumberError(.secondDecimalSeparator, at: signs[certain[1]].position) }
    if let only = certain.first { return only }
    let marks = signs.indices.filter { signs[$0].sign != .grouping }
    guard let last = marks.last else { return nil }
    let same = marks.filter { signs[$0].sign == signs[last].sign }
    if same.count < marks.count {
      if same.count > 1 { throw NumberError(.secondDecimalSeparator, at: signs[last].position) }
      return last
    }
    if same.count > 1 { return nil }
    let groups = symbols.isGroupingSign(signs[last].sign == .point ? "." : ",") && signs.count == 1
    return groups && couldGroup(last, of: signs, digits) ? nil : last
  }

  /// Whether one `.` or `,` could be a grouping sign: three digits behind it, and a group before it that is neither `0` nor longer
  /// than groups are. 1234567.891 is no number of millions in any locale.
  private func couldGroup(_ index: Int, of signs: [PlacedSign], _ digits: SecretList<UInt8>) -> Bool {
    let group = signs[index].digits - (index > 0 ? signs[index - 1].digits : 0)
    return digits.count - signs[index].digits == 3 && (1...3).contains(group) && digits[0] != 48
  }

  /// Where one `.` or `,` stands that another reader would take the other way. Beside a sign that groups anyway it is
  /// decimal, unless it is the format's own grouping sign: then that is a guess.
  private func ambiguity(_ signs: [PlacedSign], _ digits: SecretList<UInt8>) -> Int? {
    let marks = signs.indices.filter { signs[$0].sign == .point || signs[$0].sign == .comma }
    guard marks.count == 1, couldGroup(marks[0], of: signs, digits), !signs.contains(where: { $0.sign == .decimal }) else {
      return nil
    }
    let mark = signs[marks[0]]
    return symbols.isGroupingSign(mark.sign == .point ? "." : ",") || signs.count == 1 ? mark.position : nil
  }

  /// Grouping signs stand between digits. Groups set off by `.` and `,` have three of them, or two but for the last.
  private func checkGroups(_ signs: ArraySlice<PlacedSign>, upTo integerCount: Int) throws(NumberError) {
    for index in signs.indices {
      let sign = signs[index]
      let isLast = index + 1 == signs.endIndex
      let width = (isLast ? integerCount : signs[index + 1].digits) - sign.digits
      guard sign.digits > 0, width > 0 else { throw NumberError(.misplacedGrouping, at: sign.position) }
      if sign.sign == .grouping { continue }
      let isWide = index == signs.startIndex && sign.digits > 3 && signs.count > 1
      let fits = width == 3 || width == (isLast ? symbols.primaryGroupingSize : 2)
      if isWide || !fits { throw NumberError(.misplacedGrouping, at: sign.position) }
    }
  }
}
