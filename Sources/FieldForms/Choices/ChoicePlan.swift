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

  /// The option of which a text is the whole label, a code or another name, however it is written; `nil` where it is at
  /// most a part of one: *UK* is the United Kingdom, and not on its way to Ukraine.
  func index(named text: FoldedText) -> Int? {
    folded.firstIndex { $0[0].isSameName(as: text) }
      ?? folded.firstIndex { $0.dropFirst().contains { $0.isSameName(as: text) } }
  }

  /// The option whose label a text is, where no other begins so; `nil` otherwise.
  func onlyOption(labelled text: FoldedText, among matches: [Int]) -> Int? {
    guard let first = matches.first, folded[first][0] == text else { return nil }
    return matches.dropFirst().contains { folded[$0][0].match(text) == .start } ? nil : first
  }

  /// How well an option fits a text, the best first: it is its label, or another of its names; the label begins so, or
  /// a word of it, or another name; it is somewhere in the label.
  enum Rank: CaseIterable { case label, name, start, word, inside }

  /// Which options a text may mean, the likeliest first.
  ///
  /// - Parameters:
  ///   - text: What is typed.
  ///   - matches: Takes the options.
  ///   - ranks: A list that a key finds there: how well each option fits.
  /// - Complexity: O(*n*) in the lengths of the labels.
  func matches(_ text: FoldedText, into matches: inout [Int], _ ranks: inout [Rank?]) {
    matches.removeAll(keepingCapacity: true)
    if text.isEmpty { return matches.append(contentsOf: options.indices) }
    ranks.removeAll(keepingCapacity: true)
    for names in folded { ranks.append(names.rank(of: text)) }
    for rank in Rank.allCases {
      for i in options.indices where ranks[i] == rank { matches.append(i) }
    }
  }
}

extension [FoldedText] {
  /// How well a label, which comes first, and other names fit a text.
  fileprivate func rank(of text: FoldedText) -> ChoicePlan.Rank? {
    if self[0].isSameName(as: text) { return .label }
    if dropFirst().contains(where: { $0.isSameName(as: text) }) { return .name }
    switch self[0].match(text) {
    case .start: return .start
    case .word: return .word
    case .inside: return dropFirst().contains { $0.begins(with: text) } ? .word : .inside
    case nil: return dropFirst().contains { $0.begins(with: text) } ? .word : nil
    }
  }
}
