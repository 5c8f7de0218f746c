extension MaskTree {
  /// A network's numbers: leading digits in some ranges, and as many digits more as its layouts have, in their groups.
  ///
  /// A prefix that is known early and one that is known late go on in the same slots, so that the automaton stays small.
  static func card(named name: String, in ranges: [Range<Int>], _ layouts: [CardLayout]) -> MaskTree {
    let prefixes = BINPrefixes(ranges)
    let first = layouts[0]
    let depth = prefixes.depth
    // layouts that agree on the prefix share it
    let isShared = layouts.allSatisfy { $0.gaps.filter { $0 < depth } == first.gaps.filter { $0 < depth } }
    let trees = layouts.map { layout in
      let rest = rest(of: layout, from: depth)
      return isShared ? rest : MaskTree(.sequence([prefixes.tree(layout.gaps), rest]))
    }
    let choice = trees.count == 1 ? trees[0] : MaskTree(.alternatives(trees))
    let body = isShared ? MaskTree(.sequence([prefixes.tree(first.gaps), choice])) : choice
    return MaskTree(.capture(name: name, body))
  }

  /// The digits behind the prefix: up to the shortest length, then each longer one within the one before.
  private static func rest(of layout: CardLayout, from depth: Int) -> MaskTree {
    func digits(_ range: Range<Int>) -> [MaskTree] { range.flatMap { digit(.digit, at: $0, layout.gaps) } }
    var tail: [MaskTree] = []
    for (shorter, longer) in zip(layout.lengths, layout.lengths.dropFirst()).reversed() {
      tail = [MaskTree(.repetition(MaskTree(.sequence(digits(shorter..<longer) + tail)), least: 0, most: 1))]
    }
    return MaskTree(.sequence(digits(depth..<layout.lengths[0]) + tail))
  }

  /// A digit in its place, the space before it included.
  fileprivate static func digit(_ kind: Slot.Kind, at place: Int, _ gaps: [Int]) -> [MaskTree] {
    let slot = MaskTree(.slot(Slot(kind)))
    return gaps.contains(place) ? [MaskTree(.decoration(Cluster(" "))), slot] : [slot]
  }
}

/// Ranges of leading digits as a tree of digits: how far each must be read until it is certain that a number lies in them.
private struct BINPrefixes {
  /// Prefixes by their length: the digits, the last one a range.
  private var prefixes: [[(digits: [Int], last: ClosedRange<Int>)]] = Array(repeating: [], count: BINRange.longest + 1)

  init(_ ranges: [Range<Int>]) {
    var scale = 1
    for _ in 1..<BINRange.longest { scale *= 10 }
    for range in ranges { add(range, [], scale) }
  }

  /// How many digits are read at most.
  var depth: Int { prefixes.lastIndex { !$0.isEmpty } ?? 0 }

  /// Adds a range of numbers that begin with some digits; a digit more is worth `scale`.
  private mutating func add(_ range: Range<Int>, _ digits: [Int], _ scale: Int) {
    let base = digits.reduce(0) { $0 * 10 + $1 } * scale * 10
    let low = (range.lowerBound - base) / scale
    let high = (range.upperBound - 1 - base) / scale
    var whole: ClosedRange<Int>?
    for digit in low...high {
      let block = base + digit * scale..<base + (digit + 1) * scale
      if range.lowerBound <= block.lowerBound && block.upperBound <= range.upperBound {
        whole = (whole?.lowerBound ?? digit)...digit
      } else {
        add(range.clamped(to: block), digits + [digit], scale / 10)
      }
    }
    if let whole { prefixes[digits.count + 1].append((digits, whole)) }
  }

  /// The tree: prefixes of a length, or shorter ones with further digits.
  func tree(_ gaps: [Int]) -> MaskTree {
    var tree: MaskTree?
    for length in 1...max(1, depth) {
      let longer = tree.map { MaskTree(.sequence([$0] + MaskTree.digit(.digit, at: length - 1, gaps))) }
      let own = prefixes[length].map { prefix -> MaskTree in
        let digits = (prefix.digits.map { $0...$0 } + [prefix.last]).enumerated()
        return MaskTree(.sequence(digits.flatMap { MaskTree.digit(.set(of: $1), at: $0, gaps) }))
      }
      let all = (longer.map { [$0] } ?? []) + own
      if !all.isEmpty { tree = all.count == 1 ? all[0] : MaskTree(.alternatives(all)) }
    }
    return tree ?? MaskTree(.sequence([]))
  }
}

extension Slot.Kind {
  /// The digits of a range.
  fileprivate static func set(of digits: ClosedRange<Int>) -> Slot.Kind {
    func scalar(_ digit: Int) -> Unicode.Scalar { Unicode.Scalar(UInt8(48 + digit)) }
    if digits == 0...9 { return .digit }
    return .set([SlotRange(scalar(digits.lowerBound), scalar(digits.upperBound))], negated: false)
  }
}
