internal import MaskSyntax

/// RedMadRobot's InputMask: slots stand in brackets, text in braces is part of the value.
///
///     +1 ([000]) [000]-[0000]
extension DialectTable {
  static var redMadRobot: DialectTable {
    var table = DialectTable(
      tokens: [
        Token("0", .digit), Token("9", .digit, isOptional: true), Token("A", .letter),
        Token("a", .letter, isOptional: true), Token("_", .letterOrDigit), Token("-", .letterOrDigit, isOptional: true),
      ], escape: "\\")
    table.brackets = .slots
    table.hasValueBraces = true
    return table
  }
}

extension DialectReader {
  mutating func redMadRobot() throws(SyntaxError) -> Meaning {
    var table = DialectTable.redMadRobot
    guard let value = try literal() else { return .mask(try blocks(cursor, table)) }
    guard let members = value.members else {
      return .mask(try formats(value.items ?? [], table, value.span))
    }
    var options = PeerOptions(members, value.span)
    if let isEager = try flag(&options, "autocomplete") { self.options.isEager = isEager }
    _ = try flag(&options, "autoskip")
    let isFromEnd = try flag(&options, "rightToLeft") == true
    if let notations = options.take("customNotations") { try add(notations, to: &table) }
    let primary = options.take("primaryFormat") ?? options.take("primaryMaskFormat") ?? options.take("format")
    let affine = options.take("affineFormats")
    if let affine, affine.items == nil { note(.leftOut, "other formats are read where they are a list", affine.span) }
    readPrompt(options.written("placeholder"), .whole)
    leaveOut(options)
    guard let primary else { throw failure(.malformedOptions(expected: "the option 'primaryFormat'"), value.span) }
    let tree = try formats([primary] + (affine?.items ?? []), table, value.span)
    if isFromEnd { direction = .fromEnd }
    return .mask(tree)
  }

  private mutating func formats(
    _ values: [PeerValue], _ table: DialectTable, _ span: Range<Int>
  ) throws(SyntaxError) -> MaskExpression {
    var trees: [MaskExpression] = []
    for value in values {
      guard let cursor = value.cursor else { throw failure(.malformedOptions(expected: "a string"), value.span) }
      trees.append(try blocks(cursor, table))
    }
    guard trees.count != 1 else { return trees[0] }
    return list(trees, span)
  }

  /// A mask whose blocks are sorted: what must be typed stands before what may be left out.
  private mutating func blocks(_ start: PeerCursor, _ table: DialectTable) throws(SyntaxError) -> MaskExpression {
    var (sorted, at) = ([PeerCharacter](), 0)
    let text = start.text
    var ellipsis: (class: Unicode.Scalar?, span: Range<Int>)?
    while at < text.count, ellipsis == nil {
      guard text[at].scalar == "[" else {
        // with a backslash goes what it escapes
        let end = min(at + (text[at].scalar == "\\" ? 2 : 1), text.count)
        sorted += text[at..<end]
        at = end
        continue
      }
      sorted.append(text[at])
      at += 1
      var block: [PeerCharacter] = []
      while at < text.count, text[at].scalar != "]", ellipsis == nil {
        if text[at].scalar == "…" {
          ellipsis = (block.last?.scalar, text[at].span)
        } else {
          block.append(text[at])
        }
        at += 1
      }
      sorted += DialectReader.sorted(block)
      if at < text.count, text[at].scalar == "]" {
        sorted.append(text[at])
        at += 1
      } else if ellipsis != nil {
        throw failure(.unexpected(at < text.count ? text[at].scalar : "…"), start.place(of: min(at, text.count - 1)))
      }
    }
    let tree = try self.table(table, PeerCursor(sorted, span: start.span))
    guard let ellipsis else { return tree }
    if at < text.count {
      let rest = text[at].span.lowerBound..<text[text.count - 1].span.upperBound
      note(.leftOut, "nothing is typed after an ellipsis", rest)
    }
    let slot = ellipsis.class.flatMap { table.token($0)?.slot } ?? Slot(.letterOrDigit)
    let endless = MaskExpression(
      .repetition(try leaf(.slot(slot), ellipsis.span), least: 0, most: nil), span: ellipsis.span)
    return MaskExpression(.sequence(MaskExpression.joiningEndless(tree.items, endless)), span: start.span)
  }

  /// The characters of a block, divided by kind, those that must be typed first.
  private static func sorted(_ block: [PeerCharacter]) -> [PeerCharacter] {
    let kinds: [[Unicode.Scalar]] = [["0", "9"], ["A", "a"], ["_", "-"]]
    var out: [PeerCharacter] = []
    var rest = block[...]
    while let first = rest.first {
      guard let kind = kinds.first(where: { $0.contains(first.scalar) }) else {
        out.append(first)
        rest = rest.dropFirst()
        continue
      }
      let run = rest.prefix { kind.contains($0.scalar) }
      out += run.filter { $0.scalar == kind[0] } + run.filter { $0.scalar == kind[1] }
      rest = rest.dropFirst(run.count)
    }
    return out
  }

  /// Notations of a program: `{character: 'h', characterSet: '0123456789abcdef', isOptional: false}`.
  private mutating func add(_ notations: PeerValue, to table: inout DialectTable) throws(SyntaxError) {
    guard let items = notations.items else {
      note(.leftOut, "notations are read where they are a list", notations.span)
      return
    }
    for notation in items {
      guard let character = notation.member("character")?.text?.first?.scalar,
        let characters = notation.member("characterSet")?.text, !characters.isEmpty
      else {
        throw failure(.malformedOptions(expected: "a character and its characterSet"), notation.span)
      }
      var set = CharacterSet()
      for character in characters { set.add(character.scalar, character.scalar) }
      let isOptional = notation.member("isOptional")?.word == "true"
      table.tokens.append(.init(character, set.slotKind ?? .printable, isOptional: isOptional))
    }
  }
}

extension MaskExpression {
  /// The parts, and slots without end after them; equal slots before become the least count of those.
  fileprivate static func joiningEndless(_ items: [MaskExpression], _ endless: MaskExpression) -> [MaskExpression] {
    guard case .repetition(let slot, _, _) = endless.kind else { return items }
    var (least, rest) = (0, items[...])
    while let last = rest.last {
      if last == slot {
        least += 1
      } else if case .repetition(let body, let count, _) = last.kind, body == slot {
        least += count
      } else {
        break
      }
      rest = rest.dropLast()
    }
    return rest + [MaskExpression(.repetition(slot, least: least, most: nil), span: endless.span)]
  }
}
