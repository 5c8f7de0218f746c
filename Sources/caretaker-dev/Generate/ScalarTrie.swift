/// A number for every scalar, in three stages: equal blocks of 16 scalars are held once, and equal blocks of 32 of
/// those.
///
/// `leaves[middle[top[s >> 9] << 5 | s >> 4 & 31] << 4 | s & 15]`, and 0 after the end of `top`. A third stage more
/// than halves the size: the blocks of two stages are 128 scalars and more, and most scripts have fewer.
struct ScalarTrie {
  let top: [Int]
  let middle: [Int]
  let leaves: [Int]

  static let leafBits = 4
  static let middleBits = 5

  /// Compresses 0x110000 values; the last ones must be 0.
  init(_ values: [Int]) {
    let (blocks, leaves) = ScalarTrie.shared(values, length: 1 << ScalarTrie.leafBits)
    var (top, middle) = ScalarTrie.shared(blocks, length: 1 << ScalarTrie.middleBits)
    precondition(values.last == 0, "what stands after the table counts as 0")
    if let end = top.last { while top.last == end { top.removeLast() } }
    (self.top, self.middle, self.leaves) = (top, middle, leaves)
  }

  /// Cuts values into blocks, and gives the number of each block and the different blocks one after another.
  private static func shared(_ values: [Int], length: Int) -> (numbers: [Int], blocks: [Int]) {
    var numberOf: [ArraySlice<Int>: Int] = [:]
    var blocks: [Int] = []
    let numbers = stride(from: 0, to: values.count, by: length).map { start in
      let block = values[start..<start + length]
      if let number = numberOf[block] { return number }
      numberOf[block] = numberOf.count
      blocks += block
      return numberOf.count - 1
    }
    return (numbers, blocks)
  }
}

/// Numbers for values, counted from 0 in the order in which they are met.
struct Numbering<Value: Hashable> {
  private(set) var values: [Value] = []
  private var numberOf: [Value: Int] = [:]

  subscript(value: Value) -> Int {
    mutating get {
      if let number = numberOf[value] { return number }
      numberOf[value] = values.count
      values.append(value)
      return values.count - 1
    }
  }
}
