extension MaskTree {
  /// The same, all of it at one place of a text.
  func placed(at span: Range<Int>) -> MaskTree {
    let kind: Kind =
      switch self.kind {
      case .slot, .literal, .valueLiteral, .range: self.kind
      case .sequence(let items): .sequence(items.map { $0.placed(at: span) })
      case .alternatives(let items): .alternatives(items.map { $0.placed(at: span) })
      case .repetition(let body, let least, let most): .repetition(body.placed(at: span), least: least, most: most)
      case .capture(let name, let body): .capture(name: name, body.placed(at: span))
      case .fromEnd(let body): .fromEnd(body.placed(at: span))
      case .prompt(let characters, let body): .prompt(characters, body.placed(at: span))
      }
    return MaskTree(kind, span: span)
  }

  /// The same with another case of what is typed.
  func cased(_ casing: Slot.Casing) -> MaskTree {
    switch kind {
    case .slot(var slot):
      if slot.kind == .digit { return self }
      slot.casing = casing
      return MaskTree(.slot(slot), span: span)
    case .literal, .valueLiteral, .range: return self
    case .sequence(let items): return MaskTree(.sequence(items.map { $0.cased(casing) }), span: span)
    case .alternatives(let items): return MaskTree(.alternatives(items.map { $0.cased(casing) }), span: span)
    case .repetition(let body, let least, let most):
      return MaskTree(.repetition(body.cased(casing), least: least, most: most), span: span)
    case .capture(let name, let body): return MaskTree(.capture(name: name, body.cased(casing)), span: span)
    case .fromEnd(let body): return MaskTree(.fromEnd(body.cased(casing)), span: span)
    case .prompt(let characters, let body): return MaskTree(.prompt(characters, body.cased(casing)), span: span)
    }
  }

  /// How many characters a value has at most, for the order of a list; a part without bound counts as very many.
  var slotCount: Int {
    switch kind {
    case .slot, .valueLiteral: 1
    case .literal: 0
    case .range(let range): range.highWidth
    case .sequence(let items): items.reduce(0) { min($0 + $1.slotCount, 1 << 30) }
    case .alternatives(let items): items.reduce(0) { max($0, $1.slotCount) }
    case .repetition(let body, _, let most): min(body.slotCount, 1 << 30) * min(most ?? 1 << 20, 1 << 20)
    case .capture(_, let body), .fromEnd(let body), .prompt(_, let body): body.slotCount
    }
  }
}
