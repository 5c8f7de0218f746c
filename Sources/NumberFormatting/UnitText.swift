internal import UnicodeFacts

/// A text of the caller's that stands beside numbers, such as ` kg`.
package struct UnitText {
  package let text: String
  private let isPrefix: Bool
  /// Without the space that sets it off.
  package let trimmed: String

  /// The characters (Unicode scalars) that it may have.
  package static var limit: Int { 40 }

  package init(_ text: String, isPrefix: Bool = false) throws(UnitProblem) {
    self.text = text
    self.isPrefix = isPrefix
    let scalars = text.unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.isWhitespace })
    else { throw .empty }
    trimmed = String(scalars[first...last])
    if scalars.count > Self.limit { throw .tooLong(limit: Self.limit) }
  }

  /// Affixes with the unit: nearest to the digits before them, so that the sign stays outside, and last of all after
  /// them.
  package func standing(in affixes: NumberSymbols.Affixes) -> NumberSymbols.Affixes {
    isPrefix
      ? NumberSymbols.Affixes(prefix: affixes.prefix + text, suffix: affixes.suffix)
      : NumberSymbols.Affixes(prefix: affixes.prefix, suffix: affixes.suffix + text)
  }

  /// Rejects a unit that would change what the number beside it says.
  package func check(in symbols: NumberSymbols) throws(UnitProblem) {
    if let digit = text.unicodeScalars.first(where: { symbols.digit($0) != nil }) { throw .digit(digit) }
    if joinsItsNeighbours(in: symbols) { throw .joinsDigits }
    if !readsBack(NumberFormat(symbols)) { throw .readsAsNumber }
  }

  /// Whether some digit or sign would be one character with the unit's first or last: an accent that stands alone, say.
  private func joinsItsNeighbours(in symbols: NumberSymbols) -> Bool {
    let digits = symbols.digits.map { String($0) }
    let affixes = [symbols.positive, symbols.negative, symbols.zero, symbols.negativeZero]
    let (before, after) =
      isPrefix
      ? (affixes.map { String($0.prefix.dropLast(text)) }, digits)
      : (digits + affixes.map { String($0.suffix.dropLast(text)) }, [])
    return before.contains { joins($0, text) } || after.contains { joins(text, $0) }
  }

  /// Whether the last character of a text goes on with the first of another.
  private func joins(_ first: String, _ second: String) -> Bool {
    var breaker = GraphemeBreaker()
    for scalar in first.unicodeScalars { _ = breaker.isBoundary(before: scalar) }
    guard !first.isEmpty, let next = second.unicodeScalars.first else { return false }
    return !breaker.isBoundary(before: next)
  }

  /// Whether numbers with the unit are read as they were: after 1.5, the point of `.-` is a second one.
  private func readsBack(_ format: NumberFormat) -> Bool {
    let reader = format.reader
    return ["1", "1.5", "-1"].allSatisfy { value in
      if value == "-1", !format.symbols.showsSign { return true }
      do throws(NumberError) {
        return try reader.read(format.format(value)).text == format.rounded(value)
      } catch {
        return false
      }
    }
  }
}

/// The reason why a unit cannot stand beside digits.
public enum UnitProblem: Error, Hashable, Sendable {
  /// Nothing, or nothing but space.
  case empty
  /// More characters (Unicode scalars) than the limit.
  case tooLong(limit: Int)
  /// A digit of any script, which would be read as one of the number's.
  case digit(Unicode.Scalar)
  /// Begins or ends so that it is one character with a digit or sign beside it.
  case joinsDigits
  /// Begins or ends with a sign or a separator, so that what is shown reads as another number.
  case readsAsNumber
}

extension UnitProblem: CustomStringConvertible {
  /// A description of what is wrong with it, and what would do, as the end of a sentence that begins with the unit.
  public var description: String {
    switch self {
    case .empty: "has no text: write one, or leave the unit out"
    case .tooLong(let limit): "is longer than \(limit) characters: shorten it"
    case .digit(let digit): "has the digit '\(digit)': a number's digits could not be reported from it"
    case .joinsDigits: "joins the digit or sign beside it: set a space between"
    case .readsAsNumber: "reads as part of the number: it may not end in a sign or separator"
    }
  }
}

extension String {
  /// Without a text at the end, which may be one character with what stands before it.
  fileprivate func dropLast(_ end: String) -> String.UnicodeScalarView.SubSequence {
    unicodeScalars.dropLast(end.unicodeScalars.count)
  }
}
