internal import MaskSyntax

extension MaskExpression {
  /// The same, all of it at one place of a text.
  func placed(at span: Range<Int>) -> MaskExpression {
    let placed = mapParts { $0.placed(at: span) }
    return MaskExpression(placed.kind, span: span)
  }

  /// The same with another case of what is typed.
  func cased(_ casing: Slot.Casing) -> MaskExpression {
    guard case .slot(var slot) = kind else { return mapParts { $0.cased(casing) } }
    if slot.kind == .digit { return self }
    slot.casing = casing
    return MaskExpression(.slot(slot), span: span)
  }

  /// How many characters a value has at most, for the order of a list; a part without bound counts as very many.
  var slotCount: Int {
    switch kind {
    case .slot, .valueLiteral: 1
    case .literal: 0
    case .range(let range): range.highWidth
    case .sequence(let items): items.reduce(0) { $0.joinedSize(with: $1.slotCount) }
    case .alternatives(let items): items.reduce(0) { max($0, $1.slotCount) }
    case .repetition(let body, _, let most): body.slotCount.repeatedSize(most ?? 1 << 20)
    case .capture(_, let body): body.slotCount
    }
  }
}
