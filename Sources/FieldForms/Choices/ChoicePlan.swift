import FieldFormats

/// Choices with their labels folded, so that a key that filters them makes no text.
struct ChoicePlan: Sendable {
  let style: ChoiceList.Style
  let takesOthers: Bool
  let options: [ChoiceOption]
  /// The labels and words of the options, each without case and accents: what typing is compared with.
  private let folded: [[FoldedText]]

  init(_ list: ChoiceList, _ options: [ChoiceOption]) {
    self.options = options
    takesOthers = list.takesOthers
    style = list.style ?? (list.takesOthers ? .combo : ChoicePlan.usualStyle(options.count))
    folded = options.map { option in ([option.label] + option.words).map { FoldedText($0) } }
  }

  /// A list shows all of a few choices; a picker opens; many are filtered by typing.
  private static func usualStyle(_ count: Int) -> ChoiceList.Style {
    count <= 7 ? .list : count <= 15 ? .picker : .combo
  }

  /// The option of a value; `nil` where none has it.
  func index(ofValue value: String) -> Int? { options.firstIndex { $0.value.utf8.elementsEqual(value.utf8) } }

  /// The option whose label is a text but for case and accents; `nil` where none is.
  func index(ofLabel text: FoldedText) -> Int? {
    folded.firstIndex { $0[0] == text } ?? folded.firstIndex { $0.contains(text) }
  }

  /// The option whose label a text is, where no other begins so; `nil` otherwise.
  func onlyOption(labelled text: FoldedText, among matches: [Int]) -> Int? {
    guard let first = matches.first, folded[first][0] == text else { return nil }
    return matches.dropFirst().contains { folded[$0][0].match(text) == .start } ? nil : first
  }

  /// Which options a text may mean, the likeliest first: labels that begin so, then those with a word that does, then
  /// those that contain it.
  ///
  /// - Parameters:
  ///   - text: What is typed.
  ///   - matches: Takes the options.
  ///   - ranks: A list that a key finds there: how well each option fits.
  /// - Complexity: O(*n*) in the lengths of the labels.
  func matches(_ text: FoldedText, into matches: inout [Int], _ ranks: inout [FoldedText.Match?]) {
    matches.removeAll(keepingCapacity: true)
    if text.isEmpty { return matches.append(contentsOf: options.indices) }
    ranks.removeAll(keepingCapacity: true)
    for option in folded { ranks.append(option.best(for: text)) }
    for rank in FoldedText.Match.allCases {
      for i in options.indices where ranks[i] == rank { matches.append(i) }
    }
  }
}

extension [FoldedText] {
  /// How well a text fits a label and its words.
  fileprivate func best(for text: FoldedText) -> FoldedText.Match? {
    var best = self[0].match(text)
    for word in dropFirst() where best != .start {
      if word.match(text) == .start { best = best == nil || best == .inside ? .word : best }
    }
    return best
  }
}
