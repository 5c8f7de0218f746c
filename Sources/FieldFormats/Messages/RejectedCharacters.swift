/// Names the characters that an edit rejected or dropped.
struct RejectedCharacters {
  /// What was typed or pasted; empty for a deletion.
  let text: String
  /// The value before the edit: what was pushed out stood there.
  let valueBefore: String
  /// Whether the characters are not to be named.
  let isSecret: Bool
  /// How many characters a message names.
  private static var most: Int { 8 }

  /// What became of them: `rejected 'x' 'y'`.
  ///
  /// - Parameter isTakenWhole: Whether a text is taken whole or not at all, as a number is.
  func named(
    _ positions: [Int], _ reason: Rejection.Reason, isTakenWhole: Bool, quoting quote: (String) -> String
  ) -> String {
    if text.isEmpty && reason != .pushedOut { return "not deleted" }
    // digits of a number that are dropped were shown, and none of the value
    if reason == .pushedOut && isTakenWhole { return "dropped \(counted(positions.count, "digit"))" }
    if reason == .pushedOut { return "dropped \(names(positions, in: valueBefore, quote))" }
    let names = names(positions, in: text, quote)
    if !isTakenWhole || text.clusters.count == 1 { return "rejected \(names)" }
    return isSecret ? "rejected what was pasted" : "rejected all, because of \(names)"
  }

  private func names(_ positions: [Int], in text: String, _ quote: (String) -> String) -> String {
    if isSecret { return positions.count == 1 ? "a character" : "\(positions.count) characters" }
    let characters = text.clusters
    let names = positions.prefix(Self.most).map { position in
      position < characters.count ? quote(String(characters[position])) : "its end"
    }
    let rest = positions.count - names.count
    return names.joined(separator: " ") + (rest > 0 ? " and \(rest) more" : "")
  }
}
