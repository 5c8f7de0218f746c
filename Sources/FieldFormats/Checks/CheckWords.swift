/// The words of a rule, read one after the other.
struct CheckWords {
  private var rest: ArraySlice<String>

  init(_ words: ArraySlice<String>) { rest = words }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func next() -> String? { rest.popFirst() }

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

  private static func signed(_ word: String) -> Int? {
    word.utf8.first == UInt8(ascii: "-") ? word.utf8.dropFirst().smallNumber.map { -$0 } : word.utf8.smallNumber
  }
}
