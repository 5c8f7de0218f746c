internal import MaskSyntax

extension MaskExpression {
  /// A network's numbers: leading digits, and as many digits more as its layouts have, in their groups.
  ///
  /// A prefix that is known early and one that is known late go on in the same slots, so that the automaton stays
  /// small.
  static func card(named name: String, beginningWith prefixes: [BINPrefix], _ layouts: [CardLayout]) -> MaskExpression {
    let prefixes = LeadingSlots(prefixes)
    let first = layouts[0]
    let depth = prefixes.depth
    // layouts that agree on the prefix share it
    let isShared = layouts.allSatisfy { $0.gaps.filter { $0 < depth } == first.gaps.filter { $0 < depth } }
    let trees = layouts.map { layout in
      let rest = rest(of: layout, from: depth)
      return isShared ? rest : MaskExpression(.sequence([prefixes.tree(layout.gaps), rest]))
    }
    let choice = trees.count == 1 ? trees[0] : MaskExpression(.alternatives(trees))
    let body = isShared ? MaskExpression(.sequence([prefixes.tree(first.gaps), choice])) : choice
    return MaskExpression(.capture(name: name, body))
  }

  /// A number that misses a digit on which its network depends: of no network until it is filled.
  ///
  /// Nothing but an empty slot leads into it, so that it is not a candidate of any number.
  static func card(withEmptySlotAfter undecided: [BINPrefix], _ layout: CardLayout) -> MaskExpression {
    let prefixes = LeadingSlots(emptySlotsAfter: undecided)
    return MaskExpression(.sequence([prefixes.tree(layout.gaps), rest(of: layout, from: prefixes.depth)]))
  }

  /// The digits after the prefix: up to the shortest length, then each longer one within the one before.
  private static func rest(of layout: CardLayout, from depth: Int) -> MaskExpression {
    func digits(_ range: Range<Int>) -> [MaskExpression] { range.flatMap { digit(Slot(.digit), at: $0, layout.gaps) } }
    var tail: [MaskExpression] = []
    let lengths = layout.lengths.sorted()
    for (shorter, longer) in zip(lengths, lengths.dropFirst()).reversed() {
      tail = [
        MaskExpression(.repetition(MaskExpression(.sequence(digits(shorter..<longer) + tail)), least: 0, most: 1))
      ]
    }
    return MaskExpression(.sequence(digits(depth..<lengths[0]) + tail))
  }

  /// A digit in its place, the space before it included.
  fileprivate static func digit(_ slot: Slot, at place: Int, _ gaps: [Int]) -> [MaskExpression] {
    let slot = MaskExpression(.slot(slot))
    return gaps.contains(place) ? [MaskExpression(.literal(Cluster(" "))), slot] : [slot]
  }
}

/// What numbers begin with, as slots: how far each must be read until it is certain that it does.
private struct LeadingSlots {
  /// The slots of each prefix, by their number.
  private var ways: [[[Slot]]] = Array(repeating: [], count: BINRange.longest + 1)

  /// Leading digits. Neighbours that differ in their last digit share a slot for it.
  init(_ prefixes: [BINPrefix]) {
    var last: (digits: [Int], ends: ClosedRange<Int>)?
    func slots(_ way: (digits: [Int], ends: ClosedRange<Int>)) -> [Slot] {
      (way.digits.map { $0...$0 } + [way.ends]).map { Slot(deciding: $0) }
    }
    for prefix in prefixes where !prefix.digits.isEmpty {
      let (digits, end) = (Array(prefix.digits.dropLast()), prefix.digits[prefix.digits.count - 1])
      if let before = last, before.digits == digits, before.ends.upperBound + 1 == end {
        last = (digits, before.ends.lowerBound...end)
      } else {
        if let last { ways[last.digits.count + 1].append(slots(last)) }
        last = (digits, end...end)
      }
    }
    if let last { ways[last.digits.count + 1].append(slots(last)) }
  }

  /// Some leading digits, and an empty slot.
  init(emptySlotsAfter undecided: [BINPrefix]) {
    let emptySlot = Slot(.set([SlotRange(Slot.emptySlot, Slot.emptySlot)]))
    for prefix in undecided {
      ways[prefix.digits.count + 1].append(prefix.digits.map { Slot(deciding: $0...$0) } + [emptySlot])
    }
  }

  /// How many digits are read at most.
  var depth: Int { ways.lastIndex { !$0.isEmpty } ?? 0 }

  /// The tree: prefixes of a length, or shorter ones with further digits.
  func tree(_ gaps: [Int]) -> MaskExpression {
    var tree: MaskExpression?
    for length in 1...max(1, depth) {
      let longer = tree.map {
        MaskExpression(.sequence([$0] + MaskExpression.digit(Slot(.digit), at: length - 1, gaps)))
      }
      let own = ways[length].map { slots in
        MaskExpression(.sequence(slots.enumerated().flatMap { MaskExpression.digit($1, at: $0, gaps) }))
      }
      let all = (longer.map { [$0] } ?? []) + own
      if !all.isEmpty { tree = all.count == 1 ? all[0] : MaskExpression(.alternatives(all)) }
    }
    return tree ?? MaskExpression(.sequence([]))
  }
}

extension Slot {
  /// One of some digits, on which the network depends.
  fileprivate init(deciding digits: ClosedRange<Int>) {
    func scalar(_ digit: Int) -> Unicode.Scalar { Unicode.Scalar(UInt8(48 + digit)) }
    let ends = SlotRange(scalar(digits.lowerBound), scalar(digits.upperBound))
    self.init(digits == 0...9 ? .digit : .set([ends]), mayBeEmpty: false)
  }
}
