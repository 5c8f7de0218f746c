/// Reads a pattern of digits.
struct DigitPatternParser {
  private let pattern: [Character]
  private var position = 0
  private(set) var groupCount = 0
  /// As often as there are digits.
  private static let unbounded = 1000

  init(_ pattern: String) { self.pattern = [Character](pattern) }

  mutating func parse() throws(DigitPatternError) -> DigitNode {
    let node = try choice()
    if position < pattern.count { throw error }
    return node
  }

  private var error: DigitPatternError { DigitPatternError(pattern: String(pattern), position: position) }

  private mutating func take(_ text: String) -> Bool {
    guard pattern[position...].starts(with: text) else { return false }
    position += text.count
    return true
  }

  private mutating func choice() throws(DigitPatternError) -> DigitNode {
    var ways = [try sequence()]
    while take("|") { ways.append(try sequence()) }
    return ways.count == 1 ? ways[0] : .choice(ways)
  }

  private mutating func sequence() throws(DigitPatternError) -> DigitNode {
    var nodes: [DigitNode] = []
    while position < pattern.count, pattern[position] != "|", pattern[position] != ")" {
      nodes.append(try repetition(of: element()))
    }
    return nodes.count == 1 ? nodes[0] : .sequence(nodes)
  }

  private mutating func repetition(of node: DigitNode) throws(DigitPatternError) -> DigitNode {
    if take("?") { return .repeated(node, least: 0, most: 1) }
    if take("*") { return .repeated(node, least: 0, most: DigitPatternParser.unbounded) }
    guard take("{") else { return node }
    let least = try number()
    let most = take(",") ? try number() : least
    guard least <= most, take("}") else { throw error }
    return .repeated(node, least: least, most: most)
  }

  private mutating func number() throws(DigitPatternError) -> Int {
    let digits = pattern[position...].prefix(while: \.isDigit)
    guard let number = Int(String(digits)), number < DigitPatternParser.unbounded else { throw error }
    position += digits.count
    return number
  }

  private mutating func element() throws(DigitPatternError) -> DigitNode {
    if take(#"\d"#) { return .digit(Set("0123456789")) }
    if take("$") { return .end }
    if take("[") { return .digit(try characters()) }
    if take("(?:") { return try closed(choice()) }
    if take("(") {
      let index = groupCount
      groupCount += 1
      return .group(index, try closed(choice()))
    }
    guard pattern[position].isDigit || pattern[position] == "~" else { throw error }
    position += 1
    return .digit([pattern[position - 1]])
  }

  private mutating func closed(_ node: DigitNode) throws(DigitPatternError) -> DigitNode {
    if !take(")") { throw error }
    return node
  }

  /// What stands in a class, up to its end.
  private mutating func characters() throws(DigitPatternError) -> Set<Character> {
    var found: Set<Character> = []
    repeat {
      if take(#"\d"#) {
        found.formUnion("0123456789")
        continue
      }
      let first = try digit()
      let last = take("-") ? try digit() : first
      if last < first { throw error }
      found.formUnion("0123456789".filter { first <= $0 && $0 <= last })
    } while !take("]")
    return found
  }

  private mutating func digit() throws(DigitPatternError) -> Character {
    guard position < pattern.count, pattern[position].isDigit else { throw error }
    position += 1
    return pattern[position - 1]
  }
}

/// The reason why a text is not a pattern.
public struct DigitPatternError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The pattern that was read.
  public let pattern: String
  /// The position at which it cannot be read on, in characters.
  public let position: Int

  public var description: String {
    "'\(pattern)' is not a pattern of digits: it cannot be read on from character \(position + 1)"
  }
}

extension Character {
  /// Whether it is 0 to 9.
  var isDigit: Bool { "0" <= self && self <= "9" && isASCII }
}
