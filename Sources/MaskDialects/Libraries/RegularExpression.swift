internal import MaskSyntax
internal import UnicodeFacts

/// Regular expressions, as JavaScript, HTML's `pattern` and PCRE write them: all that a finite automaton can do.
///
///     \d{3}-[A-F]+        // #{3}"-"[A-F]{1,}
///
/// An expression matches the value, so its fixed text is part of it.
extension DialectReader {
  mutating func regularExpression() throws(SyntaxError) -> Meaning {
    options.isEager = false
    guard let value = try literal(orExpression: true) else { return .mask(try expression(cursor, flags: "")) }
    if case .object(let members) = value.kind {
      var options = PeerOptions(members, value.span)
      let pattern = options.take("regex") ?? options.take("pattern")
      leaveOut(options)
      guard let pattern else { throw failure(.malformedOptions(expected: "the option 'regex'"), value.span) }
      return .mask(try expression(pattern))
    }
    return .mask(try expression(value))
  }

  /// The expression that a value is: written as one, or as a string.
  mutating func expression(_ value: PeerValue) throws(SyntaxError) -> MaskExpression {
    switch value.kind {
    case .expression(let pattern, let flags): return try expression(PeerCursor(pattern, span: value.span), flags: flags)
    case .text(let pattern): return try expression(PeerCursor(pattern, span: value.span), flags: "")
    default: throw failure(.malformedOptions(expected: "a regular expression"), value.span)
    }
  }

  /// Reads an expression that matches a whole value.
  mutating func expression(_ start: PeerCursor, flags: String) throws(SyntaxError) -> MaskExpression {
    var cursor = start
    let ignoresCase = flags.unicodeScalars.contains("i")
    let outer = expressionDepth
    expressionDepth = depth
    defer { expressionDepth = outer }
    let tree = try alternation(&cursor, ignoresCase)
    if let next = cursor.next { throw failure(.unexpected(next), cursor.place) }
    return tree
  }

  private mutating func alternation(_ cursor: inout PeerCursor, _ ignoresCase: Bool) throws(SyntaxError)
    -> MaskExpression
  {
    let start = cursor.position
    var branches = [try branch(&cursor, ignoresCase)]
    while cursor.take("|") { branches.append(try branch(&cursor, ignoresCase)) }
    return branches.count == 1 ? branches[0] : MaskExpression(.alternatives(branches), span: cursor.span(from: start))
  }

  private mutating func branch(_ cursor: inout PeerCursor, _ ignoresCase: Bool) throws(SyntaxError) -> MaskExpression {
    let start = cursor.position
    var items: [MaskExpression] = []
    while let next = cursor.next, next != "|", next != ")" {
      let isOutside = depth == expressionDepth
      if isOutside, next == "^" && items.isEmpty || next == "$" && (cursor.second == nil || cursor.second == "|") {
        // the whole value is matched in any case
        cursor.position += 1
      } else if let item = try quantified(try atom(&cursor, ignoresCase), &cursor) {
        items.append(item)
      }
    }
    return MaskExpression(.sequence(items), span: cursor.span(from: start))
  }

  /// The part with the quantifier that follows it; `nil` for a part that is repeated zero times.
  private mutating func quantified(_ expression: MaskExpression, _ cursor: inout PeerCursor) throws(SyntaxError)
    -> MaskExpression?
  {
    let start = cursor.position
    var counts: (least: Int, most: Int?)?
    switch cursor.next {
    case "?": counts = (0, 1)
    case "*": counts = (0, nil)
    case "+": counts = (1, nil)
    case "{":
      var ahead = cursor
      ahead.position += 1
      if let least = ahead.number() {
        let most = ahead.take(",") ? ahead.number() : least
        // braces that are not a count are text, as in JavaScript
        if ahead.next == "}" {
          cursor = ahead
          counts = (least, most)
        }
      }
    default: break
    }
    guard let counts else { return expression }
    cursor.position += 1
    let span = cursor.span(from: start)
    // a lazy or possessive quantifier takes the same values
    if !cursor.take("?") { _ = cursor.take("+") }
    if let next = cursor.next, "?*+".unicodeScalars.contains(next) { throw failure(.doubledQuantifier, cursor.place) }
    return counts.most == 0 ? nil : try repeated(expression, counts.least, counts.most, span)
  }

  private mutating func atom(_ cursor: inout PeerCursor, _ ignoresCase: Bool) throws(SyntaxError) -> MaskExpression {
    let start = cursor.position
    switch cursor.next {
    case ".":
      cursor.position += 1
      return try leaf(.slot(Slot(.printable)), cursor.span(from: start))
    case "[":
      let set = try set(&cursor, ignoresCase)
      guard let kind = set.slotKind else { throw failure(.emptySet, cursor.span(from: start)) }
      return try leaf(.slot(Slot(kind)), cursor.span(from: start))
    case "(": return try group(&cursor, ignoresCase)
    case "\\": return try escape(&cursor, ignoresCase)
    case "*", "+", "?": throw failure(.unexpected(cursor.next ?? "?"), cursor.place)
    case "^", "$": throw unsupported("an anchor within", cursor.place)
    default: return try character(&cursor, ignoresCase)
    }
  }

  /// A character for itself, in either case where that is ignored.
  private mutating func character(_ cursor: inout PeerCursor, _ ignoresCase: Bool) throws(SyntaxError) -> MaskExpression
  {
    guard ignoresCase, let c = cursor.next, c.simpleUppercase != c || c.simpleLowercase != c else {
      return try fixed(&cursor, isValue: true)
    }
    let place = cursor.place
    cursor.position += 1
    let set = [SlotRange(c.simpleUppercase, c.simpleUppercase), SlotRange(c.simpleLowercase, c.simpleLowercase)]
    return try leaf(.slot(Slot(.set(set))), place)
  }

  private mutating func group(_ cursor: inout PeerCursor, _ ignoresCase: Bool) throws(SyntaxError) -> MaskExpression {
    let (start, open) = (cursor.position, cursor.place)
    cursor.position += 1
    var name: String?
    if cursor.take("?") {
      if cursor.take("<=") || cursor.take("<!") || cursor.take("=") || cursor.take("!") {
        cursor.skipGroup()
        throw unsupported("look-around", cursor.span(from: start))
      }
      if !cursor.take(":") {
        _ = cursor.take("P")
        guard cursor.take("<") else { throw unsupported("such a group", cursor.span(from: start)) }
        var letters = ""
        while let c = cursor.next, c.isNameLike {
          letters.unicodeScalars.append(c)
          cursor.position += 1
        }
        guard cursor.take(">") else { throw failure(.unclosedGroup, open) }
        name = letters
      }
    }
    var inside = cursor
    let body = try nested(open) { reader throws(SyntaxError) in try reader.alternation(&inside, ignoresCase) }
    cursor = inside
    guard cursor.take(")") else { throw failure(.unclosedGroup, open) }
    guard let name, let first = name.unicodeScalars.first, first.isLetter, !name.unicodeScalars.contains("$") else {
      return body
    }
    return MaskExpression(.capture(name: name, body), span: cursor.span(from: start))
  }

  /// What stands after a backslash, outside of sets.
  private mutating func escape(_ cursor: inout PeerCursor, _ ignoresCase: Bool) throws(SyntaxError) -> MaskExpression {
    let start = cursor.position
    guard let c = cursor.second else { throw failure(.trailingEscape, cursor.place) }
    if CharacterClass(c) != nil || c == "p" || c == "P" {
      var set = CharacterSet()
      try classEscape(&cursor, into: &set, isInSet: false)
      guard let kind = set.slotKind else { throw failure(.emptySet, cursor.span(from: start)) }
      return try leaf(.slot(Slot(kind)), cursor.span(from: start))
    }
    let span = cursor.place.lowerBound..<cursor.place(of: start + 1).upperBound
    if c == "b" || c == "B" { throw unsupported("an anchor within", span) }
    if c == "k" || "1"..."9" ~= c { throw unsupported("a back reference", span) }
    cursor.position += 1
    guard let scalar = coded(&cursor) else { return try character(&cursor, ignoresCase) }
    return try leaf(.valueLiteral(Cluster(scalar)), cursor.span(from: start))
  }
}

extension PeerCursor {
  /// Passes over the rest of the group that it stands in, and over what closes it.
  fileprivate mutating func skipGroup() {
    var (open, isInSet) = (1, false)
    while open > 0, let c = next {
      switch c {
      case "\\": position += 1
      case "[": isInSet = true
      case "]": isInSet = false
      case "(" where !isInSet: open += 1
      case ")" where !isInSet: open -= 1
      default: break
      }
      position = min(position + 1, text.count)
    }
  }
}
