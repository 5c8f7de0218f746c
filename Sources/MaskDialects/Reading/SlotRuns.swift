internal import MaskSyntax

extension MaskExpression {
  /// The parts with equal slots in a row joined where some of them may be left out: `##?#?` is `#{1,3}`.
  static func joiningSlots(_ items: [MaskExpression]) -> [MaskExpression] {
    var out: [MaskExpression] = []
    var at = 0
    while at < items.count {
      guard let first = items[at].slotCounts else {
        out.append(items[at])
        at += 1
        continue
      }
      var (end, least, most) = (at, 0, 0)
      while end < items.count, let slot = items[end].slotCounts, slot.slot == first.slot {
        least += slot.least
        most += slot.most
        end += 1
      }
      if end == at + 1 || least == most {
        out += items[at..<end]
      } else {
        let span = items[at].span.joined(with: items[end - 1].span)
        let slot = MaskExpression(.slot(first.slot), span: items[at].span)
        out.append(MaskExpression(.repetition(slot, least: least, most: most), span: span))
      }
      at = end
    }
    return out
  }

  private var slotCounts: (slot: Slot, least: Int, most: Int)? {
    switch kind {
    case .slot(let slot): return (slot, 1, 1)
    case .repetition(let body, let least, let most?):
      if case .slot(let slot) = body.kind { return (slot, least, most) }
      return nil
    default: return nil
    }
  }
}
