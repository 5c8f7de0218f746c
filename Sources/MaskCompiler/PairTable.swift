/// Pairs of numbers, each kept once and known by its number: steps of paths and texts, by what they go on from.
struct PairTable {
  private var pairs: [UInt64] = []
  /// Open addressing: the number of a pair plus one, 0 for free.
  private var slots = [UInt32](repeating: 0, count: 64)
  private var shift: UInt64 = 58

  var count: Int { pairs.count }

  /// The number of a pair, and whether it is new.
  mutating func intern(_ a: UInt32, _ b: UInt32) -> (number: Int, isNew: Bool) {
    if pairs.count * 2 >= slots.count { grow() }
    let pair = UInt64(a) << 32 | UInt64(b)
    var at = slot(pair)
    while slots[at] != 0 {
      let number = Int(slots[at]) - 1
      if pairs[number] == pair { return (number, false) }
      at = (at + 1) & (slots.count - 1)
    }
    pairs.append(pair)
    slots[at] = UInt32(pairs.count)
    return (pairs.count - 1, true)
  }

  private func slot(_ pair: UInt64) -> Int {
    let mixed = (pair ^ pair >> 29) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed >> shift)
  }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: slots.count * 2)
    shift -= 1
    for (number, pair) in pairs.enumerated() {
      var at = slot(pair)
      while slots[at] != 0 { at = (at + 1) & (slots.count - 1) }
      slots[at] = UInt32(number + 1)
    }
  }
}
