internal import UnicodeFacts

/// The words that stand for parts of dates and times in a mask of digits.
package final class PartWords: Sendable {
  /// What a word says.
  package enum Meaning: Hashable, Sendable {
    /// The month, from 1.
    case month(Int)
    /// Whether the time is after noon.
    case half(isAfternoon: Bool)
    /// The part with this name ends there: `年`, `h`.
    case end(of: String)
    /// Nothing: `of`, and the endings of ordinals.
    case nothing
  }

  /// Those of a date, and those after an hour; `nil` where there are none.
  let ofDates, ofTimes: WordTrie?

  /// Whether there are none, as in most masks.
  package var isEmpty: Bool { ofDates == nil && ofTimes == nil }

  /// Words in lower case, with what each says.
  @export(interface) package init(ofDates: [String: Meaning], ofTimes: [String: Meaning]) {
    self.ofDates = ofDates.isEmpty ? nil : WordTrie(ofDates)
    self.ofTimes = ofTimes.isEmpty ? nil : WordTrie(ofTimes)
  }
}

/// Words by their letters and marks, each of them a step.
///
/// A beginning is a number: 0 before the first letter, and ``unknown`` after a letter with which no word goes on.
struct WordTrie: Sendable {
  typealias Meaning = PartWords.Meaning

  private struct Node {
    let letter: Unicode.Scalar
    let length: Int
    var firstChild: UInt16 = 0
    var sibling: UInt16 = 0
    /// What the word says that ends there.
    var meaning: Meaning?
    /// What all words say that begin so.
    var common: Common = .none
  }
  private enum Common: Equatable { case none, one(Meaning), several }
  private var nodes = [Node(letter: "\0", length: 0)]

  static var unknown: UInt16 { .max }

  /// Words that have more than letters and marks are left out, and those for which there is no room.
  init(_ words: [String: Meaning]) {
    for (word, meaning) in words {
      let letters = word.unicodeScalars
      guard letters.allSatisfy({ $0.isLetter || $0.continuesCluster }) else { continue }
      if nodes.count + letters.count >= Self.unknown { break }
      var node = 0
      for letter in letters {
        node = child(of: node, letter)
        nodes[node].common = [.none, .one(meaning)].contains(nodes[node].common) ? .one(meaning) : .several
      }
      nodes[node].meaning = meaning
    }
  }

  private mutating func child(of node: Int, _ letter: Unicode.Scalar) -> Int {
    if let next = next(after: UInt16(node), letter) { return Int(next) }
    nodes.append(Node(letter: letter, length: nodes[node].length + 1, sibling: nodes[node].firstChild))
    nodes[node].firstChild = UInt16(nodes.count - 1)
    return nodes.count - 1
  }

  /// The beginning that a letter goes on with; `nil` where no word does.
  func next(after beginning: UInt16, _ letter: Unicode.Scalar) -> UInt16? {
    if beginning == Self.unknown { return nil }
    var next = nodes[Int(beginning)].firstChild
    while next > 0 && nodes[Int(next)].letter != letter { next = nodes[Int(next)].sibling }
    return next > 0 ? next : nil
  }

  /// What a word says that ends there.
  func meaning(ofWord word: UInt16) -> Meaning? { word == Self.unknown ? nil : nodes[Int(word)].meaning }

  /// What a beginning says, as soon as it can be no other word's: that of a month with its third letter.
  func meaning(ofBeginning beginning: UInt16) -> Meaning? {
    guard case .one(let meaning) = nodes[Int(beginning)].common else { return nil }
    if case .month = meaning, nodes[Int(beginning)].meaning == nil && nodes[Int(beginning)].length < 3 { return nil }
    return meaning
  }
}
