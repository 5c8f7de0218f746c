internal import MaskSyntax

/// What another library shows for slots that are still to come, as its options say.
struct PeerPrompt {
  /// Which of its characters stands for a slot.
  enum Rule {
    /// That at the slot's place in the display, and from the end of the text on its first one again.
    case byPlace
    /// That at the slot's place, and from the end of the text on the first one, always.
    case byPlaceThenFirst
    /// That of the slot's number among the slots.
    case bySlot
    /// That at the slot's place, in a text that is as long as the display.
    case whole
  }
  var text: [Cluster]
  var rule: Rule
  /// Where the option stands; `nil` where it was not given, and nothing is said of it.
  var span: Range<Int>?

  /// - Returns: `nil` where the library shows what is shown without a prompt.
  fileprivate func character(at place: Int, slot: Int) -> Cluster? {
    if text.isEmpty { return nil }
    switch rule {
    case .byPlace: return text[place % text.count]
    case .byPlaceThenFirst: return place < text.count ? text[place] : text[0]
    case .bySlot: return slot < text.count ? text[slot] : nil
    case .whole: return place < text.count ? text[place] : nil
    }
  }

  /// Whether it has a character for each place of a display of some size.
  fileprivate func fits(_ size: (least: Int, most: Int?)) -> Bool {
    switch rule {
    case .byPlace, .byPlaceThenFirst: size.most != nil
    case .bySlot: size.least == size.most || size.most != nil && Set(text).count < 2
    case .whole: size.most == text.count
    }
  }
}

extension DialectReader {
  /// The prompt of a mask, as the options say it; `nil` where underscores are shown.
  mutating func prompt(of mask: MaskExpression) -> MaskTree.Prompt? {
    if prompt?.text.isEmpty ?? true && ownCharacters.isEmpty { return nil }
    let size = mask.displaySize
    guard let most = size.most, most <= limits.nodes, prompt?.fits(size) ?? true else { return notePromptIsLeftOut() }
    var characters: [Cluster] = []
    var slots = 0
    var isPlain = true
    for (i, place) in mask.places(most, direction).enumerated() {
      if let text = place?.text {
        characters.append(text)
        continue
      }
      let own = ownCharacters.last { own in place.map { own.span.contains($0.span.lowerBound) } ?? false }?.character
      let character = own ?? prompt?.character(at: i, slot: slots) ?? Cluster("_")
      if character != Cluster("_") { isPlain = false }
      if !character.isShownInPrompt { return notePromptIsLeftOut() }
      characters.append(character)
      slots += 1
    }
    return isPlain ? nil : MaskTree.Prompt(characters, span: mask.span)
  }

  private mutating func notePromptIsLeftOut() -> MaskTree.Prompt? {
    if let span = prompt?.span, prompt?.text != [Cluster("_")] {
      note(.leftOut, "the prompt is left out, as it has no character for each place", span)
    }
    return nil
  }

  /// What an option says of slots that are still to come.
  mutating func readPrompt(_ value: PeerValue?, _ rule: PeerPrompt.Rule) {
    if let value, let text = value.clusters { prompt = PeerPrompt(text: text, rule: rule, span: value.span) }
  }

  /// The same of an option whose one character stands for each slot; others than one are left out.
  mutating func readPromptCharacter(_ value: PeerValue?) {
    readPrompt(value, .byPlace)
    if let text = prompt?.text, text.count > 1 { prompt?.rule = .whole }
  }

  /// The mask, with bullets for all that is typed.
  mutating func hidden(_ expression: MaskExpression) -> MaskExpression {
    options.hidesParts = true
    return MaskExpression(.capture(name: "hidden", expression), span: expression.span)
  }

  /// Whether a sign is shown for what is typed; here it is a bullet, whatever a program has for it.
  mutating func isHidden(by sign: PeerValue?) -> Bool {
    guard let sign, sign.clusters?.isEmpty != true else { return false }
    if sign.character != Cluster("•") { note(.differs, "a bullet is shown for each that is hidden", sign.span) }
    return true
  }
}

extension PeerValue {
  /// The characters of a text.
  var clusters: [Cluster]? {
    guard var cursor else { return nil }
    var clusters: [Cluster] = []
    while !cursor.isAtEnd { clusters.append(cursor.cluster()) }
    return clusters
  }

  /// The only character of a text; `nil` where it has more than one, or none.
  var character: Cluster? {
    let clusters = clusters
    return clusters?.count == 1 ? clusters?[0] : nil
  }
}
