/// The words of a rule, read one after the other.
struct CheckWords {
  private var rest: ArraySlice<String>

  init(_ words: ArraySlice<String>) { rest = words }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func next() -> String? { rest.popFirst() }

  /// The next word, if it is one that is wanted.
  mutating func next(if isWanted: (String) -> Bool) -> String? {
    rest.first.map(isWanted) ?? false ? rest.popFirst() : nil
  }

  /// The next word as a number; `nil` where it is not a number, or outside of the bounds.
  mutating func number(in bounds: ClosedRange<Int>) -> Int? {
    guard let number = next().flatMap({ CheckWords.signed($0) }), bounds.contains(number) else { return nil }
    return number
  }

  /// All numbers that come next, each at most ten thousand in size.
  mutating func numbers() -> [Int] {
    var out: [Int] = []
    while let number = rest.first.flatMap({ CheckWords.signed($0) }), -10_000...10_000 ~= number {
      out.append(number)
      rest.removeFirst()
    }
    return out
  }

  /// The two ends of `LOW..HIGH`; `nil` for another word.
  static func ends(of word: String) -> (low: String, high: String)? {
    let ends = word.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard ends.count == 3, ends[1].isEmpty, !ends[0].isEmpty, !ends[2].isEmpty else { return nil }
    return (String(Substring(ends[0])), String(Substring(ends[2])))
  }

  static func signed(_ word: String) -> Int? {
    word.utf8.first == UInt8(ascii: "-") ? word.utf8.dropFirst().smallNumber.map { -$0 } : word.utf8.smallNumber
  }
}
