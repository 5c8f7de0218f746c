internal import MaskSyntax

extension DialectReader {
  /// Reads a mask by a table.
  mutating func table(_ table: DialectTable, _ start: PeerCursor) throws(SyntaxError) -> MaskExpression {
    var cursor = start
    var items: [MaskExpression] = []
    var (head, rest): ([MaskExpression], [[MaskExpression]]?) = ([], nil)
    var casing = Slot.Casing.unchanged
    var (isInBrackets, isInBraces) = (false, false)
    while let c = cursor.next {
      let from = cursor.position
      if c == table.escape {
        cursor.position += 1
        if cursor.isAtEnd { throw failure(.trailingEscape, cursor.span(from: from)) }
        items.append(try fixed(&cursor, isValue: isInBraces))
      } else if table.brackets != .text, c == "[" || c == "]" {
        if (c == "[") == isInBrackets { throw failure(.unexpected(c), cursor.place) }
        if c == "[", !cursor.closes(with: "]") { throw failure(.unclosedGroup, cursor.place) }
        isInBrackets = c == "["
        cursor.position += 1
      } else if table.hasValueBraces, c == "{" || isInBraces && c == "}" {
        if c == "{", isInBraces { throw failure(.unexpected(c), cursor.place) }
        if c == "{", !cursor.closes(with: "}") { throw failure(.unclosedGroup, cursor.place) }
        isInBraces = c == "{"
        cursor.position += 1
      } else if let mark = table.casings[c] {
        casing = mark
        cursor.position += 1
      } else if table.ignored.contains(c) {
        cursor.position += 1
      } else if c == table.optionalRest {
        cursor.position += 1
        if rest == nil { (head, rest, items) = (items, [], []) }
      } else if let word = table.words.first(where: { cursor.starts(with: $0.word) }) {
        cursor.position += word.word.unicodeScalars.count
        let place = cursor.span(from: from)
        items.append(word.part.placed(at: place))
        if let own = table.wordPrompts.last(where: { $0.word == word.word }) {
          ownCharacters.append((place, own.character))
        }
      } else if let token = table.token(c), table.brackets != .slots || isInBrackets {
        cursor.position += 1
        let isOptional = token.isOptional || isInBrackets && table.brackets == .optionalSlots
        items.append(try slot(token, isOptional: isOptional, casing, &cursor, from: from, table))
        if rest != nil {
          rest?.append(items)
          items = []
        }
      } else if table.brackets == .slots, isInBrackets {
        throw failure(.unexpected(c), cursor.place)
      } else {
        items.append(try fixed(&cursor, isValue: isInBraces || table.valueText(c)))
      }
    }
    if var parts = rest {
      // what is fixed after the last slot comes with it
      if parts.isEmpty { head += items } else { parts[parts.count - 1] += items }
      items = head + (try optionalRest(parts))
    }
    return MaskExpression(.sequence(MaskExpression.joiningSlots(joiningHidden(items))), span: start.span)
  }

  /// Hidden slots that stand together are one part.
  private func joiningHidden(_ items: [MaskExpression]) -> [MaskExpression] {
    var out: [MaskExpression] = []
    for item in items {
      if case .capture(let name, let slot) = item.kind, let last = out.last, case .capture(name, let slots) = last.kind
      {
        let span = last.span.joined(with: item.span)
        out[out.count - 1] = MaskExpression(
          .capture(name: name, MaskExpression(.sequence(slots.items + [slot]), span: span)), span: span)
      } else {
        out.append(item)
      }
    }
    return out
  }

  private mutating func slot(
    _ token: DialectTable.Token, isOptional: Bool, _ casing: Slot.Casing, _ cursor: inout PeerCursor, from: Int,
    _ table: DialectTable
  ) throws(SyntaxError) -> MaskExpression {
    var tree = try leaf(.slot(token.slot), cursor.span(from: from))
    if let own = token.prompt { ownCharacters.append((tree.span, own)) }
    if casing != .unchanged { tree = tree.cased(casing) }
    if token.isHidden { tree = MaskExpression(.capture(name: "hidden", tree), span: tree.span) }
    if table.hasQuantifiers, let quantified = try quantified(tree, &cursor) { return quantified }
    if token.isRepeated {
      return MaskExpression(.repetition(tree, least: isOptional ? 0 : 1, most: nil), span: tree.span)
    }
    return isOptional ? MaskExpression(.repetition(tree, least: 0, most: 1), span: tree.span) : tree
  }

  /// `*`, `?` or `{n}` after a slot.
  private mutating func quantified(_ expression: MaskExpression, _ cursor: inout PeerCursor) throws(SyntaxError)
    -> MaskExpression?
  {
    let start = cursor.position
    if cursor.take("*") { return try repeated(expression, 0, nil, cursor.span(from: start)) }
    if cursor.take("?") { return try repeated(expression, 0, 1, cursor.span(from: start)) }
    guard cursor.take("{") else { return nil }
    let least = cursor.number()
    let most = cursor.take(",") ? cursor.number() : least
    let isClosed = cursor.take("}")
    guard isClosed, let least else { throw failure(.malformedRepeat, cursor.span(from: start)) }
    return try repeated(expression, least, most, cursor.span(from: start))
  }

  /// Parts each of which may be left out with all after it.
  private func optionalRest(_ parts: [[MaskExpression]]) throws(SyntaxError) -> [MaskExpression] {
    guard let last = parts.last else { return [] }
    // as many of the last parts as are the same slot are counted; those before are nested
    let run = parts.reversed().prefix { $0.count == 1 && last.count == 1 && $0 == last }.count
    var rest: [MaskExpression] = []
    var index = parts.count
    if run > 1 {
      index -= run
      rest = [MaskExpression(.repetition(last[0], least: 1, most: run), span: last[0].span)]
    }
    if index > limits.nesting { throw failure(.nestingTooDeep(limit: limits.nesting), last[0].span) }
    while index > 0 {
      index -= 1
      let tail =
        rest.isEmpty ? [] : [rest.count == 1 ? MaskExpression.optional(rest[0]) : MaskExpression.optional(group(rest))]
      rest = MaskExpression.joiningSlots(parts[index] + tail)
    }
    guard !rest.isEmpty else { return [] }
    return [rest.count == 1 ? MaskExpression.optional(rest[0]) : MaskExpression.optional(group(rest))]
  }

  private func group(_ items: [MaskExpression]) -> MaskExpression {
    MaskExpression(
      .sequence(items), span: items.dropFirst().reduce(items.first?.span ?? 0..<0) { $0.joined(with: $1.span) })
  }
}

extension MaskExpression {
  /// The part, or nothing; one that may be empty already as it is.
  static func optional(_ part: MaskExpression) -> MaskExpression {
    if case .repetition(let body, let least, let most) = part.kind, least <= 1 {
      return MaskExpression(.repetition(body, least: 0, most: most), span: part.span)
    }
    return MaskExpression(.repetition(part, least: 0, most: 1), span: part.span)
  }
}

extension PeerCursor {
  /// Whether a bracket that opens here is closed.
  func closes(with bracket: Unicode.Scalar) -> Bool {
    for character in text[position...] where character.scalar == bracket { return true }
    return false
  }
}
