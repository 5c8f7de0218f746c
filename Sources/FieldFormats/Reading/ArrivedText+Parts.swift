internal import SecretMemory
internal import UnicodeFacts

/// Where parts begin and end.
extension ArrivedText {
  /// Where a part may begin: with what a value may begin with, at the beginning or after an edge.
  var starts: [Int] { content.filter { ($0 == content.lowerBound || isEdge($0 - 1)) && scalars[$0].mayBeginPart } }

  /// Where a part may end.
  var ends: [Int] {
    content.map { $0 + 1 }.filter { ($0 == content.upperBound || isEdge($0)) && scalars[$0 - 1].mayEndPart }
  }

  /// How many ASCII letters and digits a part has.
  func letterCount(in part: Range<Int>) -> Int { scalars[part].count { $0.isASCII && $0.isLetterOrNumber } }

  /// How many ASCII letters and digits come before each scalar, and before the end.
  var lettersBefore: SecretList<Int> {
    var counts: SecretList<Int> = [0]
    counts.reserveCapacity(scalars.count + 1)
    var count = 0
    for scalar in scalars {
      if scalar.isASCII && scalar.isLetterOrNumber { count += 1 }
      counts.append(count)
    }
    return counts
  }

  /// Whether a part may end before a scalar, and another begin after it. A colon is an edge where a blank follows, a
  /// full stop where the text or a sentence ends, and in full width both always are.
  private func isEdge(_ i: Int) -> Bool {
    let scalar = scalars[i]
    if scalar == ":" || scalar == "." {
      return i + 1 == scalars.count || scalars[i + 1].isWhitespace || wideMarks.contains(i)
    }
    return scalar.isEdge || hasCode && scalar.isOneOf("#*")
  }

  /// Whether a part that begins at a place would begin within figures that belong together: with nothing between them
  /// but spaces and marks of numbers, they are one number, or no number at all.
  func cutsFigures(startingAt start: Int) -> Bool {
    scalars[start].beginsFigures && gap(before: start).map { !separates($0) } ?? false
  }

  /// Whether a part that ends at a place would end within such figures.
  func cutsFigures(endingAt end: Int) -> Bool {
    scalars[end - 1].endsFigures && gap(after: end).map { !separates($0) } ?? false
  }

  /// What stands between a place and the figures before it.
  private func gap(before place: Int) -> Range<Int>? {
    var i = place
    while i > content.lowerBound, scalars[i - 1].joinsFigures { i -= 1 }
    // a plus is the beginning of figures
    if let plus = (i..<place).last(where: { scalars[$0] == "+" }) { return plus + 1..<place }
    return i > content.lowerBound && scalars[i - 1].decimalDigit != nil ? i..<place : nil
  }

  /// What stands between a place and the figures after it.
  private func gap(after place: Int) -> Range<Int>? {
    var i = place
    while i < content.upperBound, scalars[i].joinsFigures { i += 1 }
    return i < content.upperBound && scalars[i].decimalDigit != nil ? place..<i : nil
  }

  /// Whether a gap keeps figures apart: a line's or a cell's end, or a comma, a colon or a dash with a space.
  private func separates(_ gap: Range<Int>) -> Bool {
    gap.contains { i in
      let scalar = scalars[i]
      if scalar.isWhitespace && scalar != " " { return true }
      if scalar == "," && wideMarks.contains(i) { return true }
      return (scalar == "," || scalar == ":") && gap.contains(i + 1) && scalars[i + 1] == " "
    }
  }

  /// The letters directly before figures, in which a country may be named: up to three capitals with which
  /// the text begins, or what follows a label.
  func countryPrefix(before place: Int) -> SecretList<Unicode.Scalar>.SubSequence? {
    guard scalars[place].decimalDigit != nil else { return nil }
    let before = scalars[content.lowerBound..<place]
    guard let last = before.lastIndex(where: { $0 != " " && $0 != "-" }) else { return nil }
    let start = before[...last].lastIndex { !("A"..."Z" ~= $0) }.map { $0 + 1 } ?? before.startIndex
    guard 1...3 ~= last + 1 - start else { return nil }
    let mark = before[..<start].last { !$0.isWhitespace }
    return mark == nil || mark == ":" ? before[start...last] : nil
  }

  /// The code of a message without the sender's letters and the hyphen before it.
  func codeAfterSender(_ part: Range<Int>) -> Range<Int>? {
    guard hasCode else { return nil }
    let letters = scalars[part].prefix { $0.isASCII && $0.isLetter }.count
    let code = part.dropFirst(letters + 1)
    return 1...5 ~= letters && !code.isEmpty && scalars[part.lowerBound + letters] == "-" ? code : nil
  }

  /// Whether a part ends in one digit after one of some marks.
  func endsInShortNumber(_ part: Range<Int>, after marks: String) -> Bool {
    let end = scalars[part].suffix(2)
    return end.count == 2 && end[end.startIndex].isOneOf(marks) && end[end.startIndex + 1].decimalDigit != nil
  }

  /// Where a whole number ends that was written as one with a fraction, as where a column was one of numbers: digits, a
  /// point, and one digit or two.
  var endOfInteger: Int? {
    let digits = content.drop { scalars[$0] == "+" && $0 == content.lowerBound }.prefix { scalars[$0].isASCIIDigit }
    let fraction = content.upperBound - digits.endIndex - 1
    guard digits.count > 3, 1...2 ~= fraction, scalars[digits.endIndex].isOneOf(".,"),
      scalars[digits.endIndex + 1..<content.upperBound].allSatisfy({ $0.isASCIIDigit })
    else { return nil }
    return digits.endIndex
  }

  /// Where a second number begins that is written by its last digits: after a comma, a slash or a bar, and perhaps
  /// others in the same way after it.
  var endOfFirstNumber: Int? {
    var end = content.upperBound
    while let mark = (content.lowerBound..<end).last(where: { scalars[$0].isOneOf("/,|") }) {
      let second = scalars[trimmed(mark + 1..<end)].drop { $0 == "-" || $0 == " " }
      guard 1...4 ~= second.count, second.allSatisfy({ $0.isASCIIDigit }) else { return nil }
      let first = trimmed(content.lowerBound..<mark)
      if scalars[mark] == "," { return scalars[first].last == "," ? nil : mark }
      let group = first.reversed().prefix { !scalars[$0].isOneOf("/,|") }
      if group.count(where: { scalars[$0].isASCIIDigit }) > second.count {
        // of 030/1234 the slash stands after the area, which has not that many digits
        return scalars[first].count { $0.isASCIIDigit } > second.count + 4 ? mark : nil
      }
      end = mark
    }
    return nil
  }
}
