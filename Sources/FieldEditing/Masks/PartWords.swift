/// The words that stand for parts of a date or a time in a mask of digits, by their letters: a trie, of which each
/// letter is a step.
package final class PartWords: Sendable {
  /// What a word says.
  package enum Meaning: Hashable, Sendable {
    /// The month, from 1.
    case month(Int)
    /// Whether the time is after noon.
    case half(isAfternoon: Bool)
    /// The part before it ends there: `年`, `h`.
    case end
    /// Nothing: `of`, and the endings of ordinals.
    case nothing
  }

  /// A beginning of words.
  struct Node {
    let letter: Unicode.Scalar
    var firstChild: UInt16 = 0
    var sibling: UInt16 = 0
    /// What the word says that ends there.
    var meaning: Meaning?
    /// What all words say that begin so.
    var onlyMeaning: Meaning?
    var hasSeveralMeanings = false
    let length: UInt8
  }
  /// The first is the beginning of all words.
  private let nodes: [Node]

  /// Words in lower case, with what each says; those that have more than letters are left out.
  package init(_ words: [String: Meaning]) {
    var nodes = [Node(letter: "\0", length: 0)]
    every: for (word, meaning) in words where word.unicodeScalars.allSatisfy({ $0.isLetter }) && word.utf8.count < 64 {
      var node = 0
      for letter in word.unicodeScalars {
        var next = Int(nodes[node].firstChild)
        while next > 0 && nodes[next].letter != letter { next = Int(nodes[next].sibling) }
        if next == 0 {
          if nodes.count > UInt16.max { continue every }
          next = nodes.count
          nodes.append(Node(letter: letter, sibling: nodes[node].firstChild, length: nodes[node].length + 1))
          nodes[node].firstChild = UInt16(next)
        }
        node = next
        nodes[node].hasSeveralMeanings =
          nodes[node].hasSeveralMeanings || nodes[node].onlyMeaning.map { $0 != meaning } ?? false
        nodes[node].onlyMeaning = meaning
      }
      nodes[node].meaning = meaning
    }
    self.nodes = nodes
  }

  /// The beginning that a letter goes on with; `nil` where no word does.
  func next(after beginning: UInt16, _ letter: Unicode.Scalar) -> UInt16? {
    var next = nodes[Int(beginning)].firstChild
    while next > 0 && nodes[Int(next)].letter != letter { next = nodes[Int(next)].sibling }
    return next > 0 ? next : nil
  }

  /// What a word says that ends there.
  func meaning(ofWord word: UInt16) -> Meaning? { nodes[Int(word)].meaning }

  /// What a beginning says, as soon as it can be no other word's: that of a month with its third letter.
  func meaning(ofBeginning beginning: UInt16) -> Meaning? {
    let node = nodes[Int(beginning)]
    if node.hasSeveralMeanings { return nil }
    if case .month? = node.onlyMeaning, node.meaning == nil && node.length < 3 { return nil }
    return node.onlyMeaning
  }
}
