internal import FieldEditing
internal import SecretMemory
internal import UnicodeFacts

/// What stands after a label, and the one part that is a value.
extension TextReader {
  /// What stands after a label, or the one part that is a value.
  mutating func searched(_ text: ArrivedText) -> TextReading? {
    if text.scalars.count > Self.longestSearched { return nil }
    // of a name every word is one: a part would be somebody else's. Where no whole date is wanted, figures beside the
    // name of a month are of that
    let isWhole = knowledge.isName || isPartOfDate && namesMonth(in: text.content, of: text)
    return labelled(text) ?? (isWhole ? nil : part(of: text))
  }

  /// Whether a part of a text names the month of a date.
  private func namesMonth(in part: Range<Int>, of text: ArrivedText) -> Bool {
    !facts.dateGroups.isEmpty && text.namesMonth(in: part, knowledge.dateWords)
  }

  /// The text after the format's label as it is written beside the field.
  mutating func afterWholeLabel(_ text: ArrivedText) -> TextReading? {
    if knowledge.label.isEmpty || !text.begins(text.content, with: knowledge.label) { return nil }
    let end = text.content.lowerBound + knowledge.label.unicodeScalars.count
    return value(in: end..<text.content.upperBound, afterLabelIn: text)
  }

  /// What stands after a label that ends before a part.
  private mutating func value(in part: Range<Int>, afterLabelIn text: ArrivedText) -> TextReading? {
    let rest = part.drop { text.scalars[$0] == ":" || text.scalars[$0] == "#" || text.scalars[$0] == " " }
    if rest.isEmpty || rest.count == part.count { return nil }
    return value(in: rest, of: text).map {
      TextReading($0, leavingOut: text.rejections(text.content.lowerBound..<rest.lowerBound, .leftOut))
    }
  }

  /// The text after a label of the format.
  private mutating func labelled(_ text: ArrivedText) -> TextReading? {
    var isOwn = false
    for word in LabelWords(text.scalars[text.content]) {
      isOwn = isOwn || knowledge.isOwn(word)
      if isOwn, let reading = value(in: word.endIndex..<text.content.upperBound, afterLabelIn: text) { return reading }
    }
    return nil
  }

  /// The one part that is a value.
  private mutating func part(of text: ArrivedText) -> TextReading? {
    var found: (part: Range<Int>, entry: Entry, value: SecretList<UInt8>)?
    var trials = 0
    let (starts, ends) = (text.starts.filter { mayStart($0, text) }, text.ends.filter { mayEnd($0, text) })
    let letters = text.lettersBefore
    let namesMonth = namesMonth(in: text.content, of: text)
    for start in starts {
      let line =
        start..<(text.scalars[start..<text.content.upperBound].firstIndex { $0.isWhitespace && $0 != " " }
        ?? text.content.upperBound)
      // the longest first: what stands in a part that is a value is not looked at by itself
      for end in ends.reversed() where end > start && end <= line.upperBound {
        let part = start..<end
        if part.count < size.least || letters[end] - letters[start] > size.most ?? .max { continue }
        if let found, found.part.lowerBound <= start && end <= found.part.upperBound { continue }
        if part == text.content || facts.dateContent == .time && text.hasWord(besideTime: part) { continue }
        // 29 February 2025 is not the ninth
        if namesMonth && !self.namesMonth(in: part, of: text) { continue }
        trials += 1
        if trials > Self.mostTrials { return TextReading(rejecting: [Rejection(position: 0, reason: .tooLong)]) }
        guard let entry = value(in: part, of: text), !isSpread(part, text) else { continue }
        let value = field.valueBytes
        if let found, found.value != value {
          let places = [found.part.lowerBound, part.lowerBound].map { text.character(of: $0) }
          return TextReading(rejecting: places.map { Rejection(position: $0, reason: .severalFit) })
        }
        found = found ?? (part, entry, value)
      }
    }
    guard let found else { return nil }
    field.setText(found.entry.text)
    let label = text.rejections(text.content.lowerBound..<found.part.lowerBound, .leftOut)
    return TextReading(
      found.entry, leavingOut: label + text.rejections(found.part.upperBound..<text.content.upperBound, .leftOut))
  }

  /// Whether it is of dates without a day, or without the four digits of a year.
  private var isPartOfDate: Bool {
    !facts.dateGroups.isEmpty && (facts.dateGroups.count < 3 || facts.size.most ?? .max < 8)
  }

  /// Whether a part is one number that the field has made several of: the 15 of a room is not 01/05.
  private func isSpread(_ part: Range<Int>, _ text: ArrivedText) -> Bool {
    facts.isVariable && text.scalars[part].allSatisfy { $0.decimalDigit != nil } && main.hasPadded(part, text)
  }

  /// Whether what stands before a part does not belong to its figures.
  private func mayStart(_ place: Int, _ text: ArrivedText) -> Bool {
    if text.cutsFigures(startingAt: place) { return false }
    return text.countryPrefix(before: place).map { !knowledge.isOfAnotherCountry($0) } ?? true
  }

  /// The same of what stands after it.
  private func mayEnd(_ place: Int, _ text: ArrivedText) -> Bool {
    if text.cutsFigures(endingAt: place) { return knowledge.isCard && text.hasExpiry(after: place) }
    return !(facts.hasQuantity && text.hasUnit(after: place))
  }
}

/// The words that a text begins with, as far as they may be those of a label: each begins with a letter, and blanks
/// alone stand between them.
struct LabelWords<Text: Collection>: Sequence, IteratorProtocol where Text.Element == Unicode.Scalar {
  private var rest: Text.SubSequence
  private var count = 0

  init(_ text: Text) { rest = text[...] }

  mutating func next() -> Text.SubSequence? {
    // a label has no more words
    if count == 6 { return nil }
    let start = rest.startIndex
    if count > 0 { rest = rest.drop { $0.isWhitespace } }
    let word = rest.prefix { $0.isLetterOrNumber || $0 == "-" || $0 == "." || $0 == "/" }
    guard word.first?.isLetter ?? false, count == 0 || rest.startIndex != start else { return nil }
    rest = rest[word.endIndex...]
    count += 1
    return word
  }
}
