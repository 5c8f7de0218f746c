/// Lists of numbers, each kept once and known by its number: states by their parses, paths by their steps.
struct ListTable {
  private(set) var starts: [UInt32] = [0]
  private(set) var elements: [UInt32] = []
  /// Open addressing: the number of a list plus one, 0 for free.
  private var slots = [UInt32](repeating: 0, count: 64)

  var count: Int { starts.count - 1 }

  subscript(number: Int) -> ArraySlice<UInt32> { elements[Int(starts[number])..<Int(starts[number + 1])] }

  /// The number of a list, and whether it is new.
  mutating func intern(_ list: [UInt32]) -> (number: Int, isNew: Bool) {
    if count * 2 >= slots.count { grow() }
    var at = slot(hash(list[...]))
    while slots[at] != 0 {
      let number = Int(slots[at]) - 1
      if self[number] == list[...] { return (number, false) }
      at = (at + 1) & (slots.count - 1)
    }
    elements.append(contentsOf: list)
    starts.append(UInt32(elements.count))
    slots[at] = UInt32(count)
    return (count - 1, true)
  }

  private func hash(_ list: ArraySlice<UInt32>) -> UInt64 {
    var h: UInt64 = 0x9E37_79B9_7F4A_7C15
    for x in list { h = (h ^ UInt64(x)) &* 0xFF51_AFD7_ED55_8CCD; h ^= h >> 32 }
    return h
  }
  private func slot(_ hash: UInt64) -> Int { Int(truncatingIfNeeded: hash) & (slots.count - 1) }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: slots.count * 2)
    for number in 0..<count {
      var at = slot(hash(self[number]))
      while slots[at] != 0 { at = (at + 1) & (slots.count - 1) }
      slots[at] = UInt32(number + 1)
    }
  }
}
