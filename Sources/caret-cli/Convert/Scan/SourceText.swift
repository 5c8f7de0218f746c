/// A source of another program, read for the few things that matter here: quoted texts, brackets that belong together,
/// names and what they were declared as. It serves JavaScript and its relatives, markup, Swift, Kotlin and C#.
struct SourceText {
  /// That of its file, which says in what language it is.
  let ending: String
  let characters: [Unicode.Scalar]
  /// Where lines begin.
  private let lines: [Int]
  /// Where comments stand, in their order.
  private(set) var comments: [Range<Int>] = []
  /// Where the values of constants begin, by their names: `const options: Options = `, `phoneMask = ` of a class.
  private(set) var constants: [String: [Int]] = [:]
  /// How the language begins what is put into a quoted text.
  private let insertion: String

  init(_ text: String, ending: String) {
    self.ending = ending
    characters = Array(text.unicodeScalars)
    lines = [0] + characters.indices.lazy.filter { [characters] in characters[$0] == "\n" }.map { $0 + 1 }
    insertion = ["swift": "\\(", "kt": "$", "kts": "$"][ending] ?? "${"
    comments = findComments()
    constants = findConstants()
  }

  /// Whether a program puts something into a quoted text.
  func hasInsertion(_ text: String, quote: Unicode.Scalar) -> Bool {
    switch insertion {
    case "$": text.firstMatch(of: /(?:^|[^\\])\$[A-Za-z_{]/) != nil
    case "${": quote == "`" && text.contains(insertion)
    default: text.contains(insertion)
    }
  }

  subscript(_ range: Range<Int>) -> String { String(String.UnicodeScalarView(characters[range])) }

  func character(at position: Int) -> Unicode.Scalar? {
    characters.indices.contains(position) ? characters[position] : nil
  }

  /// Whether a text stands at a position.
  func has(_ text: [Unicode.Scalar], at position: Int) -> Bool {
    position >= 0 && position + text.count <= characters.count
      && characters[position..<position + text.count].elementsEqual(text)
  }

  /// Where a text begins, from a position on.
  func next(_ text: [Unicode.Scalar], from position: Int, within distance: Int = .max) -> Int? {
    var place = min(position, characters.count)
    let end = distance < characters.count - place ? place + distance : characters.count
    while let found = characters[place..<end].firstIndex(of: text[0]) {
      if has(text, at: found) { return found }
      place = found + 1
    }
    return nil
  }

  func afterSpace(_ position: Int) -> Int {
    var position = position
    while let c = character(at: position), c.properties.isWhitespace { position += 1 }
    return position
  }

  func afterName(_ position: Int) -> Int {
    var position = position
    while let c = character(at: position), c.isNameLike { position += 1 }
    return position
  }

  /// After a name and those of its members: `masks.phone`.
  func afterPath(_ position: Int) -> Int {
    var end = afterName(position)
    while end > position, character(at: end) == ".", let next = character(at: end + 1), next.isNameLike {
      end = afterName(end + 1)
    }
    return end
  }

  /// The line and the column of a position, from 1.
  func place(of position: Int) -> (line: Int, column: Int) {
    var (low, high) = (0, lines.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lines[middle] <= position { low = middle } else { high = middle }
    }
    return (low + 1, position - lines[low] + 1)
  }

  // MARK: what belongs together

  /// How far what belongs together reaches at most: no options that somebody writes are as long.
  private static let longest = 3_000

  /// Where what begins at a position ends: a quoted text, or brackets with all that is in them; `nil` where it does not
  /// end.
  func end(of position: Int) -> Int? {
    guard let first = character(at: position) else { return nil }
    if first.isQuote { return endOfQuoted(position) }
    guard first.closing != nil else { return nil }
    var open: [Unicode.Scalar] = []
    var place = position
    while let c = character(at: place), place < position + Self.longest {
      if c.isQuote {
        // a stray apostrophe of a comment ends with its line
        place = endOfQuoted(place) ?? place + 1
        continue
      }
      if c == "/", let after = endOfComment(place) ?? endOfExpression(place) {
        place = after
        continue
      }
      if let closing = c.closing { open.append(closing) }
      place += 1
      if c == open.last {
        open.removeLast()
        if open.isEmpty { return place }
      }
    }
    return nil
  }

  /// Whether a bracket opens that does not end within that reach.
  func isTooLong(at position: Int) -> Bool { position + Self.longest < characters.count && end(of: position) == nil }

  /// The innermost bracket that a position is in.
  func opening(around position: Int) -> Int? {
    (max(0, position - Self.longest)..<position).last {
      characters[$0].closing != nil && end(of: $0).map { $0 > position } ?? false
    }
  }

  func endOfQuoted(_ position: Int) -> Int? {
    let quote = characters[position]
    var place = position + 1
    while let c = character(at: place) {
      if c == quote { return place + 1 }
      if c == "\n" && quote != "`" { return nil }
      place += c == "\\" ? 2 : 1
    }
    return nil
  }

  func endOfComment(_ position: Int) -> Int? {
    if has(["/", "/"], at: position) {
      return characters[position...].firstIndex(where: { $0 == "\n" }) ?? characters.count
    }
    return has(["/", "*"], at: position)
      ? next(["*", "/"], from: position + 2, within: Self.longest).map { $0 + 2 } : nil
  }

  /// The end of a regular expression: a slash where a value begins.
  func endOfExpression(_ position: Int) -> Int? {
    guard characters[position] == "/",
      let before = characters[..<position].last(where: { !$0.properties.isWhitespace }),
      "([{,:=".unicodeScalars.contains(before)
    else { return nil }
    var (place, isInSet) = (position + 1, false)
    while let c = character(at: place), c != "\n" {
      if c == "[" { isInSet = true } else if c == "]" { isInSet = false }
      if c == "/" && !isInSet { return place + 1 }
      place += c == "\\" ? 2 : 1
    }
    return nil
  }

  /// The arguments of a call, without the spaces and comments around them, given where its parenthesis stands.
  func arguments(at parenthesis: Int) -> [Range<Int>] {
    end(of: parenthesis).map { parts(of: parenthesis + 1..<$0 - 1, by: ",") } ?? []
  }

  /// What stands between separators that are in no brackets and no text of their own, without the spaces and comments
  /// around it.
  func parts(of range: Range<Int>, by separator: Unicode.Scalar) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var (start, place) = (range.lowerBound, range.lowerBound)
    while place < range.upperBound {
      if characters[place] == separator {
        parts.append(trimmed(start..<place))
        start = place + 1
      }
      place = end(of: place) ?? endOfComment(place) ?? endOfExpression(place) ?? place + 1
    }
    return parts + [trimmed(start..<max(start, range.upperBound))]
  }

  /// The expression that begins after a position, on its line or in its brackets.
  func expression(from position: Int) -> Range<Int> {
    let start = afterBlank(position)
    var place = start
    while let c = character(at: place), !"\n,;)}|".unicodeScalars.contains(c) { place = end(of: place) ?? place + 1 }
    return trimmed(start..<place)
  }

  /// After spaces and comments.
  func afterBlank(_ position: Int) -> Int {
    var position = afterSpace(position)
    while position < characters.count, let end = endOfComment(position) { position = afterSpace(end) }
    return position
  }

  func trimmed(_ range: Range<Int>) -> Range<Int> {
    let start = min(afterBlank(range.lowerBound), range.upperBound)
    var end = range.upperBound
    while end > start, characters[end - 1].properties.isWhitespace { end -= 1 }
    return start..<end
  }

  /// Where the types end that begin at a position, as in `useIMask<Options>(`; the position itself where none do.
  func afterTypes(_ position: Int) -> Int {
    guard character(at: position) == "<", character(at: position + 1)?.isTypeLike ?? false else { return position }
    var (open, place) = (0, position)
    while let c = character(at: place), place < position + Self.longest, c != ";" {
      if let after = end(of: place) {
        place = after
        continue
      }
      if c == "<" { open += 1 }
      if c == ">", character(at: place - 1) != "=" { open -= 1 }
      place += 1
      if open == 0 { return place }
    }
    return position
  }

  /// An expression without what TypeScript says of its type, and without brackets around it: `<Options>{…}`,
  /// `({…} as const)`, `options!`.
  func withoutTypes(_ range: Range<Int>) -> Range<Int> {
    var start = min(afterTypes(range.lowerBound), range.upperBound)
    if start > range.lowerBound { start = min(afterBlank(start), range.upperBound) }
    if character(at: start) == "(", end(of: start) == range.upperBound {
      return withoutTypes(trimmed(start + 1..<range.upperBound - 1))
    }
    var place = start
    while place < range.upperBound {
      let after = max(end(of: place) ?? endOfComment(place) ?? endOfExpression(place) ?? afterName(place), place + 1)
      let isWord = place > start && characters[place - 1].properties.isWhitespace && after <= range.upperBound
      if isWord, ["as", "satisfies"].contains(self[place..<after]) {
        return withoutTypes(trimmed(start..<place))
      }
      place = after
    }
    let isAsserted = start < range.upperBound && characters[range.upperBound - 1] == "!"
    return start..<(isAsserted ? range.upperBound - 1 : range.upperBound)
  }
}

extension Unicode.Scalar {
  /// Whether it may stand in a name of a program.
  var isNameLike: Bool { properties.isAlphabetic || properties.numericType != nil || self == "_" || self == "$" }
  /// Whether it may begin a type.
  fileprivate var isTypeLike: Bool { isNameLike || self == "{" || self == "[" || self == "(" }
  var isQuote: Bool { self == "\"" || self == "'" || self == "`" }

  /// What closes a bracket.
  var closing: Unicode.Scalar? {
    switch self {
    case "(": ")"
    case "[": "]"
    case "{": "}"
    default: nil
    }
  }
}
