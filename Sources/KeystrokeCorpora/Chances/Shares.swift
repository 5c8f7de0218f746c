/// Choices, and how often each is made.
struct Shares<Choice: Sendable>: Sendable {
  let choices: [Choice]
  /// Where the share of each ends on a line of all of them.
  private let ends: [Int]

  /// - Parameter shares: choices, and their shares: 0 or more, in whatever unit.
  init(_ shares: [(Int, Choice)]) {
    choices = shares.map(\.1)
    var end = 0
    ends = shares.map { share, _ in
      end += share
      return end
    }
  }

  func pick(using chance: inout Chance) -> Choice {
    let place = chance.below(ends[ends.count - 1])
    var (low, high) = (0, ends.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] <= place { low = middle + 1 } else { high = middle }
    }
    return choices[low]
  }
}
