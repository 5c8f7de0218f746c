internal import MaskSyntax

/// imask.js: a pattern with optional slots in brackets, blocks of a program's own, or a number.
///
///     {+7}(000)000-00-00
extension DialectTable {
  static var imask: DialectTable {
    var table = DialectTable(
      tokens: [Token("0", .digit), Token("a", .letter), Token("*", .printable)], escape: "\\")
    table.brackets = .optionalSlots
    table.hasValueBraces = true
    table.ignored = ["`"]
    return table
  }
}

extension DialectReader {
  mutating func imask() throws(SyntaxError) -> Meaning {
    options.isEager = false
    guard let value = try literal(orExpression: true) else { return .mask(try table(.imask, cursor)) }
    return try imask(value)
  }

  mutating func imask(_ value: PeerValue) throws(SyntaxError) -> Meaning {
    try requireWritten(value)
    switch value.kind {
    case .text: return .mask(try pattern(value, .imask))
    case .expression: return .mask(try expression(value))
    case .array(let masks): return .mask(try imaskList(masks, value.span))
    case .object(let members): return try imask(PeerOptions(members, value.span))
    default: throw failure(.malformedOptions(expected: "a mask"), value.span)
    }
  }

  private mutating func imask(_ given: PeerOptions) throws(SyntaxError) -> Meaning {
    var options = given
    guard let mask = options.take("mask") else {
      throw failure(.malformedOptions(expected: "the option 'mask'"), options.span)
    }
    if mask.isIMaskNumber { return try imaskNumber(&options) }
    // the placeholder stands beside the text, which `Field.placeholder` is for
    _ = options.take("lazy")
    if depth == 0 { readPromptCharacter(options.written("placeholderChar")) }
    if let eager = options.written("eager") {
      self.options.isEager = eager.word == "true" || eager.text?.string == "append"
    }
    if let overwrite = options.written("overwrite") {
      self.options.isOverwriting = overwrite.word == "true"
      if overwrite.text != nil { note(.differs, "overwriting does not shift what follows", overwrite.span) }
    }
    var tree: MaskExpression
    if mask.word == "Date" || mask.word == "IMask.MaskedDate" {
      tree = try imaskDate(&options, mask.span)
    } else if mask.word == "IMask.MaskedRange" || mask.word == "MaskedRange" {
      tree = try imaskRange(&options)
    } else if mask.word == "IMask.MaskedEnum" || mask.word == "MaskedEnum" {
      tree = try imaskEnum(&options)
    } else if mask.text != nil {
      var table = DialectTable.imask
      if let definitions = options.take("definitions") { try define(definitions, &table) }
      let blocks = options.take("blocks")
      if let blocks, let amount = blocks.members?.first(where: { $0.value.member("mask")?.isIMaskNumber ?? false }) {
        let content = try imaskAmount(amount, in: mask, table)
        leaveOut(options)
        return content
      }
      if let blocks { try imaskBlocks(blocks, &table) }
      tree = try pattern(mask, table)
    } else {
      guard case .mask(let read) = try imask(mask) else { throw failure(.notAMask, mask.span) }
      tree = read
    }
    if isHidden(by: options.take("displayChar")) {
      tree = hidden(tree)
    }
    if let times = options.take("repeat") { tree = try repeated(tree, times) }
    leaveOut(options)
    return .mask(tree)
  }

  private mutating func pattern(_ value: PeerValue, _ table: DialectTable) throws(SyntaxError) -> MaskExpression {
    guard let cursor = value.cursor else { throw failure(.malformedOptions(expected: "a string"), value.span) }
    return try self.table(table, cursor)
  }

  private mutating func imaskList(_ masks: [PeerValue], _ span: Range<Int>) throws(SyntaxError) -> MaskExpression {
    var trees: [MaskExpression] = []
    for mask in masks {
      let content = try nested(mask.span) { reader throws(SyntaxError) in try reader.imask(mask) }
      guard case .mask(let tree) = content else { throw unsupported("a number among masks", mask.span) }
      trees.append(tree)
    }
    return trees.count == 1 ? trees[0] : list(trees, span)
  }

  /// `repeat: 3`, `repeat: [1, 3]` or `repeat: Infinity`.
  private mutating func repeated(_ expression: MaskExpression, _ times: PeerValue) throws(SyntaxError) -> MaskExpression
  {
    if let count = times.count { return try repeated(expression, count, count, times.span) }
    if times.word == "Infinity" { return try repeated(expression, 0, nil, times.span) }
    guard let bounds = times.items, bounds.count == 2, let least = bounds[0].count else {
      throw failure(.malformedOptions(expected: "a number, or two in brackets"), times.span)
    }
    let most = bounds[1].count
    if most == nil, bounds[1].word != "Infinity" {
      throw failure(.malformedOptions(expected: "a number, or Infinity"), bounds[1].span)
    }
    return try repeated(expression, least, most, times.span)
  }

  /// `{'#': /[1-6]/}`: characters that stand for slots of a program's own.
  mutating func define(_ definitions: PeerValue, _ table: inout DialectTable) throws(SyntaxError) {
    for member in members(of: definitions, "definitions") {
      guard let character = member.name.unicodeScalars.first, member.name.unicodeScalars.count == 1 else {
        throw failure(.malformedOptions(expected: "one character"), member.nameSpan)
      }
      var token = DialectTable.Token(character, .printable)
      token.slot = try definedSlot(member.value)
      token.prompt = member.value.member("placeholderChar")?.character
      token.isHidden = isHidden(by: member.value.member("displayChar"))
      if token.isHidden { options.hidesParts = true }
      leaveOut(member.value, except: "mask", "pattern", "validator", "placeholderChar", "displayChar")
      table.tokens.append(token)
    }
  }

  /// The slot of a definition: an expression for one character, or an object that has it.
  mutating func definedSlot(_ value: PeerValue) throws(SyntaxError) -> Slot {
    try requireWritten(value)
    if value.members != nil {
      for name in ["mask", "pattern", "validator"] {
        if let inner = value.member(name) { return try definedSlot(inner) }
      }
      throw failure(.malformedOptions(expected: "a pattern"), value.span)
    }
    if let text = value.text, text.count == 1, dialect == .imask, let known = DialectTable.imask.token(text[0].scalar) {
      return known.slot
    }
    let tree = try expression(value)
    guard tree.items.count == 1, case .slot(let slot) = tree.items[0].kind else {
      if tree.items.count == 1, case .valueLiteral(let cluster) = tree.items[0].kind {
        return Slot(.set([SlotRange(cluster.first, cluster.first)]))
      }
      guard let slot = tree.oneOfSlots else {
        throw unsupported("a definition of other than one character", value.span)
      }
      return slot
    }
    return slot
  }
}

extension MaskExpression {
  /// The slot that takes what alternatives of single characters take: `(a|b|[0-3])`.
  fileprivate var oneOfSlots: Slot? {
    guard items.count == 1, case .alternatives(let branches) = items[0].kind else { return nil }
    var set = CharacterSet()
    for branch in branches {
      guard branch.items.count == 1 else { return nil }
      switch branch.items[0].kind {
      case .valueLiteral(let cluster): set.add(cluster.first, cluster.first)
      case .slot(let slot) where slot.kind == .digit: set.add("0", "9")
      case .slot(let slot):
        guard case .set(let ranges, negated: false) = slot.kind else { return nil }
        for range in ranges { set.add(range.low, range.high) }
      default: return nil
      }
    }
    return set.slotKind.map { Slot($0) }
  }
}
