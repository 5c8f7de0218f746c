internal import UnicodeFacts

extension MaskTree {
  /// Parses a mask.
  ///
  /// - Parameters:
  ///   - text: The mask, such as `+1 (###) ###-####`.
  ///   - limits: How often a part may be repeated, how deep groups may nest, and how many nodes the mask may have.
  /// - Throws: `SyntaxError`, with the offset in scalars, and what would mend it.
  /// - Complexity: Linear in the text. Offsets of errors count scalars.
  @export(interface) public init(parsing text: String, limits: MaskLimits = MaskLimits()) throws(SyntaxError) {
    try self.init(parsing: Array(text.unicodeScalars), limits: limits)
  }

  /// Parses a mask given as scalars.
  ///
  /// - Parameters:
  ///   - source: The scalars of the mask text.
  ///   - limits: How often a part may be repeated, how deep groups may nest, and how many nodes the mask may have.
  /// - Throws: `SyntaxError`, with the offset in scalars, and what would mend it.
  @export(interface)
  public init(parsing source: [Unicode.Scalar], limits: MaskLimits = MaskLimits()) throws(SyntaxError) {
    var parser = MaskParser(source, limits: limits)
    self = try parser.mask()
  }
}

/// A recursive-descent parser, a method a rule of the grammar:
///
///     mask        = *( "{from-end}" / "{prompt " quoted "}" ) alternation    ; each once at most
///     alternation = branch *( "|" branch )
///     branch      = *( atom [ quantifier ] )
///     atom        = slot / set / valueLiteral / group / literal
package struct MaskParser {
  /// What a mask begins with that is filled from its end.
  static let fromEnd = "{from-end}"
  /// What a prompt begins with; its text in quotes follows.
  static let prompt = "{prompt "
  let source: [Unicode.Scalar]
  let limits: MaskLimits
  var position = 0
  private var depth = 0
  /// Slots, numbers and fixed characters met so far. Past the limit of nodes they are read for their errors and kept no
  /// more.
  private var leaves = 0

  init(_ source: [Unicode.Scalar], limits: MaskLimits) {
    self.source = source
    self.limits = limits
  }

  var next: Unicode.Scalar? { position < source.count ? source[position] : nil }

  func failure(_ kind: SyntaxError.Kind, at offset: Int? = nil, from start: Int? = nil) -> SyntaxError {
    let offset = offset ?? position
    let start = min(start ?? offset, offset)
    return SyntaxError(kind, at: offset, span: start..<max(min(position, source.count), offset + 1), in: source)
  }

  mutating func mask() throws(SyntaxError) -> MaskTree {
    let whole = 0..<source.count
    var direction = MaskTree.Direction.fromStart
    var prompt: MaskTree.Prompt?
    while next == "{" {
      let start = position
      if isPrompt {
        if prompt != nil { throw promptFailure(.second) }
        prompt = MaskTree.Prompt(try promptCharacters(), span: start..<position)
      } else if direction == .fromStart, source[position...].starts(with: MaskParser.fromEnd.unicodeScalars) {
        direction = .fromEnd
        position += MaskParser.fromEnd.unicodeScalars.count
      } else {
        break
      }
    }
    let expression = try alternation()
    if let next { throw failure(.unexpected(next)) }
    if leaves > limits.nodes {
      throw SyntaxError(.tooManyNodes(limit: limits.nodes), at: 0, span: whole, in: source)
    }
    if !expression.takesCharacters { throw SyntaxError(.takesNothing, at: 0, span: whole, in: source) }
    return MaskTree(expression, direction: direction, prompt: prompt)
  }

  private mutating func alternation() throws(SyntaxError) -> MaskExpression {
    let start = position
    var branches = [try branch()]
    while next == "|" {
      position += 1
      branches.append(try branch())
    }
    return branches.count == 1 ? branches[0] : MaskExpression(.alternatives(branches), span: start..<position)
  }

  private mutating func branch() throws(SyntaxError) -> MaskExpression {
    let start = position
    var items: [MaskExpression] = []
    while let next, next != "|", next != ">" {
      let item = try quantified(try atom())
      if leaves <= limits.nodes { items.append(item) }
    }
    return MaskExpression(.sequence(items), span: start..<position)
  }

  private mutating func quantified(_ atom: MaskExpression) throws(SyntaxError) -> MaskExpression {
    var tree = atom
    if next == "?" {
      position += 1
      tree = MaskExpression(.repetition(atom, least: 0, most: 1), span: atom.span.lowerBound..<position)
    } else if next == "{" {
      if isPrompt { throw promptFailure(.misplaced) }
      let (least, most) = try repeatCounts()
      tree = MaskExpression(.repetition(atom, least: least, most: most), span: atom.span.lowerBound..<position)
    }
    if next == "?" || next == "{" { throw failure(.doubledQuantifier, from: atom.span.lowerBound) }
    return tree
  }

  /// `{n}`, `{n,}` or `{n,m}`.
  private mutating func repeatCounts() throws(SyntaxError) -> (least: Int, most: Int?) {
    let start = position
    var at = start + 1
    guard let least = number(&at) else { throw failure(.malformedRepeat) }
    var most: Int? = least
    if at < source.count, source[at] == "," {
      at += 1
      most = number(&at)
    }
    guard at < source.count, source[at] == "}" else { throw failure(.malformedRepeat) }
    let span = start..<at + 1
    func fail(_ kind: SyntaxError.Kind) -> SyntaxError { SyntaxError(kind, at: start, span: span, in: source) }
    if max(least, most ?? 0) > limits.repeatCount { throw fail(.repeatTooLarge(limit: limits.repeatCount)) }
    if let most, most < least { throw fail(.repeatBoundsReversed) }
    if most == 0 { throw fail(.repeatOfZero) }
    position = at + 1
    return (least, most)
  }

  /// Digits from `at` on, as a number that stops growing beyond every limit; `nil` where there is none.
  private func number(_ at: inout Int) -> Int? {
    var value: Int?
    while at < source.count, let digit = source[at].decimalDigit {
      value = min((value ?? 0) * 10 + Int(digit), 100_000_000)
      at += 1
    }
    return value
  }

  private mutating func atom() throws(SyntaxError) -> MaskExpression {
    let start = position
    let c = source[position]
    if isPrompt { throw promptFailure(.misplaced) }
    position += 1
    // a group and a quote are not nodes, and what is in them counts itself; so does the slot whose case is changed
    if c != "<" && c != "\"" && c != "^" && c != "~" { leaves += 1 }
    if let kind = Slot.Kind(sign: c) { return MaskExpression(.slot(Slot(kind)), span: start..<position) }
    switch c {
    case "^", "~":
      guard let next, next == "[" || Slot.Kind(sign: next)?.rule.isCased ?? false else {
        throw failure(.misplacedCasing(c), at: start)
      }
      guard case .slot(var inner) = try atom().kind else { throw failure(.misplacedCasing(c), at: start) }
      inner.casing = c == "^" ? .upper : .lower
      return MaskExpression(.slot(inner), span: start..<position)
    case "[": return try set(from: start)
    case "<": return try group(from: start)
    case "\"": return try quoted(from: start)
    case "\\":
      guard let next else { throw failure(.trailingEscape, at: start) }
      position += 1
      return MaskExpression(.literal(cluster(next)), span: start..<position)
    case "]", "{", "}", "?", "|", ">": throw failure(.unexpected(c), at: start)
    case "\u{201C}", "\u{201D}", "\u{201E}": throw failure(.curlyQuote, at: start)
    default: return MaskExpression(.literal(cluster(c)), span: start..<position)
    }
  }

  /// The cluster that a fixed character begins: with it goes whatever a reader sees as one character.
  mutating func cluster(_ first: Unicode.Scalar) -> Cluster {
    guard let next, !(first.isASCII && next.isASCII && first != "\r") else { return Cluster(first) }
    var breaker = GraphemeBreaker()
    _ = breaker.isBoundary(before: first)
    var rest: [Unicode.Scalar] = []
    while let next = self.next, !MaskParser.isSpecial(next), !breaker.isBoundary(before: next) {
      rest.append(next)
      position += 1
    }
    return Cluster(first, rest)
  }

  private mutating func quoted(from start: Int) throws(SyntaxError) -> MaskExpression {
    var letters: [MaskExpression] = []
    while next != "\"" {
      let from = position
      if next == "\\" { position += 1 }
      guard let next else { throw failure(.unclosedQuote, at: start, from: start) }
      position += 1
      let letter = cluster(next)
      leaves += 1
      if leaves <= limits.nodes { letters.append(MaskExpression(.valueLiteral(letter), span: from..<position)) }
    }
    position += 1
    if position == start + 2 { throw failure(.emptyQuote, at: start) }
    return MaskExpression(.sequence(letters), span: start..<position)
  }

  private mutating func group(from start: Int) throws(SyntaxError) -> MaskExpression {
    depth += 1
    defer { depth -= 1 }
    if depth > limits.nesting { throw failure(.nestingTooDeep(limit: limits.nesting), at: start) }
    let name = captureName()
    let body: MaskExpression
    if let range = try numberRange(from: start) {
      leaves += 1
      body = MaskExpression(.range(range), span: start..<position)
    } else {
      if let end = lookalikeRange() {
        throw SyntaxError(.malformedRange, at: start, span: start..<end, in: source)
      }
      body = try alternation()
      if next != ">" { throw failure(.unclosedGroup, at: start) }
      position += 1
    }
    guard let name else { return body }
    return MaskExpression(.capture(name: name, body), span: start..<position)
  }

  /// `name:` after a group's `<`.
  private mutating func captureName() -> String? {
    guard let range = MaskParser.captureName(in: source, at: position) else { return nil }
    var name = String.UnicodeScalarView()
    name.append(contentsOf: source[range])
    position = range.upperBound + 1
    return String(name)
  }

  /// Where the name of a part stands that begins at an offset and ends with a colon: letters of ASCII, and after the
  /// first digits, hyphens and underscores; `nil` where none does.
  static func captureName(in source: [Unicode.Scalar], at start: Int) -> Range<Int>? {
    var at = start
    while at < source.count, source[at].isASCII, source[at].isLetter || at > start && source[at].isNameTail { at += 1 }
    return at > start && at < source.count && source[at] == ":" ? start..<at : nil
  }
}

extension MaskParser {
  /// Characters that mean something in a mask; a backslash before one makes it literals.
  package static func isSpecial(_ c: Unicode.Scalar) -> Bool {
    switch c {
    case _ where SlotRule(sign: c) != nil: true
    case "[", "]", "<", ">", "|", "{", "}", "?", "^", "~", "\"", "\\": true
    default: false
    }
  }
}

extension Unicode.Scalar {
  var isNameTail: Bool { decimalDigit != nil || self == "_" || self == "-" }
}
