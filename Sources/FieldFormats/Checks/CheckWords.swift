/// The words of a rule, read one after the other.
struct CheckWords {
  private var rest: ArraySlice<String>

  init(_ words: ArraySlice<String>) { rest = words }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func next() -> String? { rest.popFirst() }

  /// The next word as a number; nil where it is none, or outside of the bounds.
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
    let bytes = Array(word.utf8)
    if bytes.first == UInt8(ascii: "-") { return number(bytes.dropFirst()).map { -$0 } }
    return number(bytes)
  }

  /// ASCII digits as a number: one to nine of them.
  static func number(_ digits: some Collection<UInt8>) -> Int? {
    guard 1...9 ~= digits.count else { return nil }
    var out = 0
    for digit in digits {
      guard 48...57 ~= digit else { return nil }
      out = out * 10 + Int(digit) - 48
    }
    return out
  }
}
