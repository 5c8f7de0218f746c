internal import MaskSyntax

/// Words that stand for parts of a date or a time.
extension PathField {
  /// The words that may be typed where the value ends.
  private var words: [String: OracleWord] {
    let hasHour = namedParts.contains { $0.name.hasSuffix("hour") && !$0.range.isEmpty }
    return hasHour ? options.wordsOfTimes : options.wordsOfDates
  }

  /// A text of letters alone that arrives at once: it is typed. Nil for another.
  mutating func enter(word characters: [Cluster], _ start: Int, _ end: Int) -> Bool? {
    let hasWords = !options.wordsOfDates.isEmpty || !options.wordsOfTimes.isEmpty
    guard hasWords, start == end, characters.allSatisfy({ $0.isLetter && $0.rest.isEmpty }) else { return nil }
    for c in characters where type(c, start, end) { return true }
    return false
  }

  /// A character after the letters that begin a word. Nil where it is typed as any other.
  mutating func goOn(afterWord c: Cluster, _ start: Int) -> Bool? {
    if c.first.continuesCluster { return read(letter: c, start) }
    if c.isLetter { return place.isClosed || place.hasReadWord ? read(letter: c, start) : nil }
    if place.hasReadWord {
      return c == Cluster(".") && !graph.takesDigits(after: states[states.count - 1]) ? true : nil
    }
    let isLeftOut = c.isSeparator && words[place.word] == .nothing
    place.word = Self.unknown
    if isLeftOut { place.endKeys() }
    return nil
  }

  /// A letter that the mask rejects, as one of a word. Nil where it is none, or does not say yet which.
  mutating func read(letter c: Cluster, _ start: Int) -> Bool? {
    if place.word.isEmpty, place.lettersRejected > 0 || place.isClosed { return nil }
    let hasRead = place.hasReadWord
    let word = place.word + String(Character(c.first.plainForm.simpleLowercase))
    let known = words.filter { $0.key.unicodeScalars.starts(with: word.unicodeScalars) }
    if known.isEmpty {
      (place.word, place.hasReadWord) = (Self.unknown, false)
      return nil
    }
    place.word = word
    let meanings = Set(known.values)
    guard hasRead || meanings.count == 1 && write(meanings.first!, word, start) else { return nil }
    place.endKeys()
    (place.word, place.hasReadWord) = (word, true)
    return true
  }

  /// Writes what a word says. False where it says nothing of the part that comes next.
  private mutating func write(_ meaning: OracleWord, _ word: String, _ start: Int) -> Bool {
    if valued(start) < value.count { return false }
    let endsInDigit = offset(after: value.count) == start && value.last?.isASCIIDigit ?? false
    switch meaning {
    case .nothing: return words[word] == .nothing && isComplete(states)
    case .end(let name):
      guard namedParts.last(where: { !$0.range.isEmpty })?.name.hasSuffix(name) ?? false else { return false }
      if !endsInDigit || isComplete {
        confirm()
        return true
      }
      if !endNumber() {
        guard let padded = padded(states) else { return false }
        states = canonical(padded)
        tail = certain
        moveToEnd()
      }
    case .month(let month):
      if words[word] == nil && word.unicodeScalars.count < 3 { return false }
      var dated = self
      if endsInDigit && !dated.endNumber() { return false }
      let before = dated.value.count
      guard dated.show(twoDigits(month), after: before),
        let part = dated.namedParts.last(where: { $0.name.hasSuffix("month") }),
        part.range.lowerBound >= before, Int(dated.value[part.range].string) == month
      else { return false }
      self = dated
    case .half(let isAfternoon):
      guard let part = namedParts.last(where: { $0.name.hasSuffix("hour") }), 1...4 ~= part.range.count,
        let hour = Int(value[part.range].string), 1...12 ~= hour,
        show(
          twoDigits(hour % 12 + (isAfternoon ? 12 : 0)) + value[part.range.upperBound...], after: part.range.lowerBound)
      else { return false }
    }
    confirm()
    carried = selection.head
    return true
  }

  /// What no word begins with.
  private static var unknown: String { "\0" }

  private func twoDigits(_ number: Int) -> [Cluster] { [Cluster](number < 10 ? "0\(number)" : "\(number)") }

  private mutating func endNumber() -> Bool {
    let count = value.count
    guard replace(selection.head, selection.head, with: [Cluster(" ")]), value.count >= count else { return false }
    return true
  }

  private mutating func confirm() {
    place.confirmed.insert(numberEnd(value.count))
    place.hasty.remove(numberEnd(value.count))
  }
}
