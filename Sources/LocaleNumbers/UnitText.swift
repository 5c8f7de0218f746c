internal import NumberFormatting

/// A unit of the caller's, to stand beside a number.
struct UnitText {
  let text: String
  let position: LocaleNumberFormat.UnitPosition
  /// Without the space that sets it off.
  let trimmed: String

  init(_ text: String, _ position: LocaleNumberFormat.UnitPosition) throws(LocaleNumberError) {
    self.text = text
    self.position = position
    trimmed = String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    if trimmed.isEmpty { throw .unit(text, .empty) }
    if text.unicodeScalars.count > LocaleNumberFormat.unitLimit {
      throw .unit(text, .tooLong(limit: LocaleNumberFormat.unitLimit))
    }
  }

  /// Affixes with the unit: nearest to the digits before them, so that the sign stays outside, and last of all after
  /// them.
  func standing(in affixes: NumberSymbols.Affixes) -> NumberSymbols.Affixes {
    switch position {
    case .prefix: NumberSymbols.Affixes(prefix: affixes.prefix + text, suffix: affixes.suffix)
    case .suffix: NumberSymbols.Affixes(prefix: affixes.prefix, suffix: affixes.suffix + text)
    }
  }

  /// Rejects a unit that would change what the number beside it says.
  func check(in symbols: NumberSymbols) throws(LocaleNumberError) {
    if let digit = text.unicodeScalars.first(where: { symbols.digit($0) != nil }) { throw .unit(text, .digit(digit)) }
    if joinsItsNeighbours(in: symbols) { throw .unit(text, .joinsDigits) }
    if !readsBack(NumberFormat(symbols)) { throw .unit(text, .readsAsNumber) }
  }

  /// Whether some digit or sign would be one character with the unit's first or last: an accent that stands alone, say.
  private func joinsItsNeighbours(in symbols: NumberSymbols) -> Bool {
    let digits = symbols.digits.map { String($0) }
    let affixes = [symbols.positive, symbols.negative, symbols.zero, symbols.negativeZero]
    let (before, after) =
      switch position {
      case .prefix: (affixes.map { String($0.prefix.dropLast(text)) }, digits)
      case .suffix: (digits + affixes.map { String($0.suffix.dropLast(text)) }, [])
      }
    return before.contains { joins($0, text) } || after.contains { joins(text, $0) }
  }

  private func joins(_ first: String, _ second: String) -> Bool { (first + second).count != first.count + second.count }

  /// Whether numbers with the unit are read as they were: after 1.5, the point of `.-` is a second one.
  private func readsBack(_ format: NumberFormat) -> Bool {
    let reader = format.reader
    return ["1", "1.5", "-1"].filter { $0 != "-1" || format.symbols.showsSign }.allSatisfy { value in
      do throws(NumberError) {
        return try reader.read(format.format(value)).text == format.rounded(value)
      } catch {
        return false
      }
    }
  }
}

extension String {
  /// Without a text at the end, which may be one character with what stands before it.
  fileprivate func dropLast(_ end: String) -> String.UnicodeScalarView.SubSequence {
    unicodeScalars.dropLast(end.unicodeScalars.count)
  }
}
