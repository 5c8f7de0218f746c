internal import MaskSyntax

/// The grammar of Inputmask's masks: what its characters stand for, and the marks of its parts.
struct InputmaskGrammar {
  /// Marks around a part.
  typealias Brackets = (open: Unicode.Scalar, close: Unicode.Scalar)

  var table = DialectTable.inputmask
  var group: Brackets = ("(", ")")
  var optional: Brackets = ("[", "]")
  var quantifier: Brackets = ("{", "}")
  var alternator: Unicode.Scalar = "|"
  var escape: Unicode.Scalar = "\\"
}

extension DialectReader {
  mutating func inputmask(_ start: PeerCursor, _ grammar: InputmaskGrammar) throws(SyntaxError) -> MaskExpression {
    var cursor = start
    let body = try parts(&cursor, grammar, until: nil)
    return MaskExpression(.sequence(body.items), span: start.span)
  }

  /// The parts between brackets, or of the whole mask.
  private struct Body {
    var items: [MaskExpression]
    /// Whether it is all that stands before a bar in parentheses, or all after it: `(1|90|221)`.
    var isChoice = false
  }

  /// Parts up to a closing bracket, which is not read. A bar stands between two parts; in parentheses, unless it
  /// follows others, between all before it and all after it.
  private mutating func parts(
    _ cursor: inout PeerCursor, _ grammar: InputmaskGrammar, until end: Unicode.Scalar?
  ) throws(SyntaxError) -> Body {
    let start = cursor.position
    var items: [MaskExpression] = []
    /// The alternatives that are read.
    var choices: [MaskExpression] = []
    func choice() -> MaskExpression {
      let items = MaskExpression.joiningSlots(items)
      return items.count == 1 ? items[0] : MaskExpression(.sequence(items), span: cursor.span(from: start))
    }
    /// Whether the next part is another alternative of the last one.
    var isAlternative = false
    var isAfterGroup = false
    while let c = cursor.next, c != end {
      if c == grammar.alternator {
        if items.isEmpty || isAlternative { throw failure(.unexpected(c), cursor.place) }
        if end == grammar.group.close && !isAfterGroup {
          choices.append(choice())
          items = []
        } else {
          isAlternative = true
        }
        cursor.position += 1
        continue
      }
      isAfterGroup = c == grammar.group.open
      let part = try part(&cursor, grammar, isAlternative)
      guard isAlternative, let last = items.popLast() else {
        items += part
        continue
      }
      isAlternative = false
      let branch = part.count == 1 ? part[0] : MaskExpression(.sequence(part), span: cursor.place)
      var branches = [last]
      if case .alternatives(let earlier) = last.kind { branches = earlier }
      items.append(MaskExpression(.alternatives(branches + [branch]), span: last.span.joined(with: branch.span)))
    }
    if isAlternative || !choices.isEmpty && items.isEmpty {
      throw failure(.unexpected(grammar.alternator), cursor.place(of: max(0, cursor.position - 1)))
    }
    if choices.isEmpty { return Body(items: MaskExpression.joiningSlots(items)) }
    choices.append(choice())
    return Body(items: [MaskExpression(.alternatives(choices), span: cursor.span(from: start))], isChoice: true)
  }

  /// One part with its count; several where parentheses are text.
  private mutating func part(
    _ cursor: inout PeerCursor, _ grammar: InputmaskGrammar, _ isAlternative: Bool
  ) throws(SyntaxError) -> [MaskExpression] {
    let (start, open) = (cursor.position, cursor.place)
    guard let c = cursor.next else { return [] }
    switch c {
    case grammar.optional.open:
      let body = try bracketed(&cursor, grammar, closedBy: grammar.optional.close, open).items
      let part = body.count == 1 ? body[0] : MaskExpression(.sequence(body), span: cursor.span(from: start))
      return [try counted(MaskExpression.optional(part), &cursor, grammar)]
    case grammar.group.open:
      let body = try bracketed(&cursor, grammar, closedBy: grammar.group.close, open)
      let items = body.items
      let group = items.count == 1 ? items[0] : MaskExpression(.sequence(items), span: cursor.span(from: start))
      let isMarked = cursor.next == grammar.alternator || cursor.next == grammar.quantifier.open
      if isAlternative || body.isChoice || isMarked { return [try counted(group, &cursor, grammar)] }
      let close = cursor.place(of: cursor.position - 1)
      return [try leaf(.literal(Cluster(grammar.group.open)), open)] + items
        + [try leaf(.literal(Cluster(grammar.group.close)), close)]
    case grammar.optional.close, grammar.group.close, grammar.quantifier.open, grammar.quantifier.close:
      throw failure(.unexpected(c), open)
    case grammar.escape:
      cursor.position += 1
      if cursor.isAtEnd { throw failure(.trailingEscape, open) }
      return [try counted(try fixed(&cursor), &cursor, grammar)]
    default:
      guard let token = grammar.table.token(c) else { return [try counted(try fixed(&cursor), &cursor, grammar)] }
      cursor.position += 1
      let place = cursor.span(from: start)
      if let own = token.prompt { ownCharacters.append((place, own)) }
      let slot = try counted(try leaf(.slot(token.slot), place), &cursor, grammar)
      return [token.isOptional ? MaskExpression.optional(slot) : slot]
    }
  }

  private mutating func bracketed(
    _ cursor: inout PeerCursor, _ grammar: InputmaskGrammar, closedBy end: Unicode.Scalar, _ open: Range<Int>
  ) throws(SyntaxError) -> Body {
    var inside = cursor
    inside.position += 1
    let body = try nested(open) { reader throws(SyntaxError) in try reader.parts(&inside, grammar, until: end) }
    cursor = inside
    guard cursor.take(end) else { throw failure(.unclosedGroup, open) }
    return body
  }

  /// `{n}`, `{n,m}`, `{n,*}`, `{+}`, `{*}`, and `{n|j}`, whose second number only says how much is drawn.
  private mutating func counted(
    _ expression: MaskExpression, _ cursor: inout PeerCursor, _ grammar: InputmaskGrammar
  ) throws(SyntaxError) -> MaskExpression {
    let start = cursor.position
    guard cursor.take(grammar.quantifier.open) else { return expression }
    var least: Int? = 1
    var most: Int?
    if cursor.take("*") {
      least = 0
    } else if !cursor.take("+") {
      least = cursor.number()
      most = least
      if cursor.take(",") {
        most = cursor.take("*") || cursor.take("+") ? nil : cursor.number()
      }
    }
    if cursor.take("|") { _ = cursor.number() }
    guard let least, cursor.take(grammar.quantifier.close) else {
      throw failure(.malformedRepeat, cursor.span(from: start))
    }
    if cursor.next == grammar.quantifier.open { throw failure(.doubledQuantifier, cursor.place) }
    if most == 0 { throw failure(.repeatOfZero, cursor.span(from: start)) }
    return try repeated(expression, least, most, cursor.span(from: start))
  }
}
