/// A pattern of digits, matched by trying: what stands first is tried first, and a repetition takes as much as it can.
///
/// Patterns are made of digits, classes as `[2-46]`, `\d` for any digit, groups `(…)` that are remembered and `(?:…)`
/// that are not, `|`, the repetitions `?`, `*`, `{2}` and `{2,4}`, `$` for the end, and `~`, which is not a digit:
/// waiting for the tone. Matches are those of Perl and Python.
///
///     let matcher = try DigitMatcher(#"0(?:11|1(\d))?"#)
///     matcher.prefix(of: "0123")?.count      // 3
///     matcher.prefix(of: "0123")?[1]         // 2
///
/// - Complexity: Exponential in the worst case; patterns of numbering plans need a few steps a digit.
public struct DigitMatcher: Sendable {
  let root: DigitNode
  let groupCount: Int

  /// Reads a pattern.
  ///
  /// - Parameter pattern: The pattern, in the language above.
  /// - Throws: `DigitPatternError`, with the place of what is not in the language.
  public init(_ pattern: String) throws(DigitPatternError) {
    var parser = DigitPatternParser(pattern)
    root = try parser.parse()
    groupCount = parser.groupCount
  }

  /// The match that begins where the digits do.
  ///
  /// - Parameter digits: The text, which may go on after the match.
  /// - Returns: The first match in the order of trying, or `nil`.
  public func prefix(of digits: String) -> DigitMatch? { match([Character](digits), whole: false) }

  /// The match that is all the digits.
  ///
  /// - Parameter digits: The text.
  /// - Returns: The first match in the order of trying that ends where the digits do, or `nil`.
  public func whole(_ digits: String) -> DigitMatch? { match([Character](digits), whole: true) }

  /// Whether the pattern matches all the digits, or may with more after them.
  func goesOn(_ digits: String) -> Bool {
    let trial = DigitTrial(digits: [Character](digits), isOpen: true)
    let nothing = DigitMatch(text: trial.digits, count: 0, ranges: Array(repeating: nil, count: groupCount))
    return trial.follow(root, from: nothing) { $0.count == trial.digits.count ? $0 : nil } != nil
  }

  private func match(_ digits: [Character], whole: Bool) -> DigitMatch? {
    let trial = DigitTrial(digits: digits)
    let nothing = DigitMatch(text: digits, count: 0, ranges: Array(repeating: nil, count: groupCount))
    return trial.follow(root, from: nothing) { match in !whole || match.count == digits.count ? match : nil }
  }
}

/// A part of a pattern.
indirect enum DigitNode: Hashable, Sendable {
  case digit(Set<Character>)
  case sequence([DigitNode])
  /// The first that leads to a match.
  case choice([DigitNode])
  /// A group that is remembered: 0 is `$1`.
  case group(Int, DigitNode)
  case repeated(DigitNode, least: Int, most: Int)
  case end
}

/// The match of a pattern at the front of a text.
public struct DigitMatch: Hashable, Sendable {
  let text: [Character]
  /// The number of characters of the text that it spans.
  public internal(set) var count: Int
  var ranges: [Range<Int>?]

  /// The text that a group matched, 1 the first; empty where it took no part.
  ///
  /// - Parameter group: The number of the group, from 1.
  /// - Returns: The digits of the group.
  public subscript(group: Int) -> String {
    guard ranges.indices.contains(group - 1), let range = ranges[group - 1] else { return "" }
    return String(text[range])
  }

  /// A layout with its `$1` to `$9` filled in.
  ///
  /// - Parameter layout: The layout, such as `$1 $2-$3`.
  /// - Returns: The layout with the digits of each group in its place; a group that took no part is empty.
  public func filling(_ layout: String) -> String {
    var rest = Substring(layout)
    var filled = ""
    while let character = rest.popFirst() {
      if character == "$", let group = rest.first?.wholeNumberValue {
        filled += self[group]
        rest.removeFirst()
      } else {
        filled.append(character)
      }
    }
    return filled
  }
}

/// Ways through a pattern, tried one after the other.
private struct DigitTrial {
  let digits: [Character]
  /// Whether more digits may come: where they end, any way has led to a match.
  var isOpen = false
  typealias Continuation = (DigitMatch) -> DigitMatch?

  /// The first way through a node from which `next` finds a match.
  func follow(_ node: DigitNode, from match: DigitMatch, _ next: Continuation) -> DigitMatch? {
    switch node {
    case .digit(let set):
      if isOpen && match.count == digits.count { return match }
      guard match.count < digits.count, set.contains(digits[match.count]) else { return nil }
      var longer = match
      longer.count += 1
      return next(longer)
    case .sequence(let nodes):
      return follow(nodes[...], from: match, next)
    case .choice(let nodes):
      for node in nodes {
        if let found = follow(node, from: match, next) { return found }
      }
      return nil
    case .group(let index, let node):
      return follow(node, from: match) { inner in
        var remembered = inner
        remembered.ranges[index] = match.count..<inner.count
        return next(remembered)
      }
    case .repeated(let node, let least, let most):
      return follow(node, times: least...most, from: match, next)
    case .end:
      return match.count == digits.count ? next(match) : nil
    }
  }

  private func follow(_ nodes: ArraySlice<DigitNode>, from match: DigitMatch, _ next: Continuation) -> DigitMatch? {
    guard let first = nodes.first else { return next(match) }
    return follow(first, from: match) { follow(nodes.dropFirst(), from: $0, next) }
  }

  private func follow(
    _ node: DigitNode, times: ClosedRange<Int>, from match: DigitMatch, _ next: Continuation
  ) -> DigitMatch? {
    if times.upperBound > 0 {
      let fewer = max(0, times.lowerBound - 1)...(times.upperBound - 1)
      let found = follow(node, from: match) { inner in
        // more of nothing leads nowhere new
        inner.count == match.count && times.lowerBound == 0 ? nil : follow(node, times: fewer, from: inner, next)
      }
      if let found { return found }
    }
    return times.lowerBound == 0 ? next(match) : nil
  }
}
