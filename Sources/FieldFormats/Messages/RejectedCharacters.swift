internal import FieldEditing
internal import UnicodeFacts

/// Names the characters that an edit rejected or dropped.
struct RejectedCharacters {
  /// What was typed or pasted; empty for a deletion.
  let text: String
  /// The value before the edit: what was pushed out stood there.
  let valueBefore: String
  /// Whether the characters are not to be named.
  let isSecret: Bool
  let language: MessageLanguage
  /// How many characters a message names.
  private static var most: Int { 8 }

  /// What became of them: `rejected 'x' 'y'`.
  ///
  /// - Parameter isTakenWhole: Whether a text is taken whole or not at all, as a number is.
  func named(
    _ positions: [Int], _ reason: Rejection.Reason, isTakenWhole: Bool, quoting quote: (String) -> String
  ) -> String {
    if text.isEmpty && reason != .pushedOut { return language.text(.notDeleted) }
    // digits of a number that are dropped were shown, and none of the value
    if reason == .pushedOut && isTakenWhole { return language.text(.droppedDigits, "\(positions.count)") }
    if reason == .pushedOut { return language.text(.dropped, names(positions, in: valueBefore, quote)) }
    let names = names(positions, in: text, quote)
    if !isTakenWhole || text.clusters.count == 1 { return language.text(.rejected, names) }
    return isSecret ? language.text(.rejectedPaste) : language.text(.rejectedAll, names)
  }

  /// What was left out around a value that was accepted, run by run: `dropped 'my card' 'thanks'`.
  func leftOut(_ positions: [Int], quoting quote: (String) -> String) -> String {
    if isSecret { return language.text(.dropped, names(positions, in: text, quote)) }
    let characters = text.clusters
    var runs: [Range<Int>] = []
    for position in positions where position < characters.count {
      // white space between words that are left out is left out with them, and not reported
      let start = runs.last?.upperBound ?? position
      if !runs.isEmpty && characters[start..<position].allSatisfy({ $0.unicodeScalars.first?.isWhitespace == true }) {
        runs[runs.count - 1] = runs[runs.count - 1].lowerBound..<position + 1
      } else {
        runs.append(position..<position + 1)
      }
    }
    let names = runs.prefix(Self.most).map { quote(characters[$0].joined()) }
    let (list, rest) = (names.joined(separator: " "), runs.count - names.count)
    return language.text(.dropped, rest > 0 ? language.text(.andMore, list, "\(rest)") : list)
  }

  private func names(_ positions: [Int], in text: String, _ quote: (String) -> String) -> String {
    if isSecret {
      return positions.count == 1 ? language.text(.oneCharacter) : language.text(.characters, "\(positions.count)")
    }
    let characters = text.clusters
    let names = positions.prefix(Self.most).map { position in
      position < characters.count ? quote(String(characters[position])) : language.text(.endOfText)
    }
    let (list, rest) = (names.joined(separator: " "), positions.count - names.count)
    return rest > 0 ? language.text(.andMore, list, "\(rest)") : list
  }
}
