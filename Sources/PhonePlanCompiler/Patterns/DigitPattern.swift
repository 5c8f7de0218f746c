/// A pattern of digits: a small regular expression of digits, classes of digits, groups, choices, counts, and the end
/// of the text.
///
/// The facts of numbering plans are written so: `2(?:0[01378]|3[0189])\d`. There is no unlimited repetition, so that a
/// pattern has a longest match and its automaton no cycle.
public struct DigitPattern: Hashable, Sendable {
  indirect enum Term: Hashable, Sendable {
    /// One digit out of a set: a bit each.
    case digit(UInt16)
    case sequence([Term])
    /// The first that matches wins.
    case choice([Term])
    /// As often as it can, within bounds.
    case times(Term, Int, Int)
    /// Remembers what it matches, as group 1 and on.
    case group(Term, Int)
    case end
  }
  let text: String
  let term: Term
  /// How many groups are remembered.
  let groupCount: Int

  /// Reads a pattern.
  ///
  /// - Parameter text: The pattern.
  /// - Throws: `PatternError`, with the place of what cannot be read.
  public init(_ text: String) throws(PatternError) {
    var parser = PatternParser(text)
    term = try parser.pattern()
    groupCount = parser.groupCount
    self.text = text
  }

  static let anyDigit: UInt16 = 0x3FF
}

/// Recursive descent over a pattern's characters.
private struct PatternParser {
  private let text: String
  private let characters: [Character]
  private var place = 0
  private(set) var groupCount = 0
  private static let mostTimes = 20

  init(_ text: String) {
    self.text = text
    characters = Array(text)
  }

  private var next: Character? { place < characters.count ? characters[place] : nil }
  private func error(_ message: String) -> PatternError { PatternError(message, at: place, of: text) }
  private mutating func take(_ c: Character) -> Bool {
    if next != c { return false }
    place += 1
    return true
  }

  mutating func pattern() throws(PatternError) -> DigitPattern.Term {
    let term = try choice()
    if next != nil { throw error("a parenthesis is closed that was never opened") }
    return term
  }

  private mutating func choice() throws(PatternError) -> DigitPattern.Term {
    var branches = [try sequence()]
    while take("|") { branches.append(try sequence()) }
    return branches.count == 1 ? branches[0] : .choice(branches)
  }

  private mutating func sequence() throws(PatternError) -> DigitPattern.Term {
    var terms: [DigitPattern.Term] = []
    while let c = next, c != "|", c != ")" { terms.append(try counted(try atom())) }
    return terms.count == 1 ? terms[0] : .sequence(terms)
  }

  private mutating func atom() throws(PatternError) -> DigitPattern.Term {
    let c = characters[place]
    place += 1
    switch c {
    case "$": return .end
    case "[": return try digitClass()
    case "(": return try group()
    case "\\" where take("d"): return .digit(DigitPattern.anyDigit)
    // where one waits for the tone: no digit is that
    case "~": return .digit(0)
    default:
      guard let digit = c.asciiDigit else {
        place -= 1
        throw error("'\(c)' stands for no digit")
      }
      return .digit(1 << digit)
    }
  }

  private mutating func group() throws(PatternError) -> DigitPattern.Term {
    var number: Int?
    if take("?") {
      if !take(":") { throw error("only (?: stands after a parenthesis") }
    } else {
      groupCount += 1
      number = groupCount
    }
    let inside = try choice()
    if !take(")") { throw error("a parenthesis is never closed") }
    return number.map { .group(inside, $0) } ?? inside
  }

  private mutating func digitClass() throws(PatternError) -> DigitPattern.Term {
    var digits: UInt16 = 0
    while !take("]") {
      if take("\\") {
        if !take("d") { throw error("only \\d stands after a backslash") }
        digits = DigitPattern.anyDigit
        continue
      }
      let first = try classDigit()
      let last = take("-") ? try classDigit() : first
      if last < first { throw error("the range runs backwards") }
      for digit in first...last { digits |= 1 << digit }
    }
    if digits == 0 { throw error("a class without a digit") }
    return .digit(digits)
  }

  private mutating func classDigit() throws(PatternError) -> Int {
    guard let digit = next?.asciiDigit else { throw error("a class holds digits only, and ends with ]") }
    place += 1
    return digit
  }

  private mutating func counted(_ term: DigitPattern.Term) throws(PatternError) -> DigitPattern.Term {
    if take("?") { return .times(term, 0, 1) }
    guard take("{") else {
      if next == "*" || next == "+" { throw error("an unlimited repetition: write how often at most, as {0,9}") }
      return term
    }
    let least = try count()
    let most = take(",") ? try count() : least
    if !take("}") { throw error("a count ends with }") }
    if most < least { throw error("the count runs backwards") }
    return .times(term, least, most)
  }

  private mutating func count() throws(PatternError) -> Int {
    var value: Int?
    while let digit = next?.asciiDigit, (value ?? 0) <= PatternParser.mostTimes {
      value = (value ?? 0) * 10 + digit
      place += 1
    }
    guard let value, value <= PatternParser.mostTimes else {
      throw error("a count is a number of at most \(PatternParser.mostTimes)")
    }
    return value
  }
}

extension Character {
  /// What an ASCII digit stands for.
  var asciiDigit: Int? { isASCII ? wholeNumberValue : nil }
}
