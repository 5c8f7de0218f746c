import Caretaker

/// Says what an edit rejected or lost, and why: one note a reason.
///
///     rejected 'x' 'y': nothing here takes it
struct RejectionWords {
  /// What was typed or pasted.
  let text: String
  /// The value before the edit: what was pushed out stood there.
  let valueBefore: String
  /// Whether the characters are not to be named.
  let isSecret: Bool
  /// How many characters a note names.
  private static let most = 8

  func notes(on rejections: [Rejection]) -> [Note] {
    var reasons: [Rejection.Reason] = []
    for rejection in rejections where !reasons.contains(rejection.reason) { reasons.append(rejection.reason) }
    return reasons.map { reason in
      let positions = rejections.filter { $0.reason == reason }.map(\.position)
      return .problem("\(Self.verb(reason)) \(names(positions, reason)): \(Self.why(reason))")
    }
  }

  private func names(_ positions: [Int], _ reason: Rejection.Reason) -> String {
    if isSecret { return positions.count == 1 ? "a character" : "\(positions.count) characters" }
    let characters = Array(reason == .pushedOut ? valueBefore : text)
    let names = positions.prefix(Self.most).map { position in
      position < characters.count ? "'\(characters[position])'" : "a character"
    }
    let rest = positions.count - names.count
    return names.joined(separator: " ") + (rest > 0 ? " and \(rest) more" : "")
  }

  private static func verb(_ reason: Rejection.Reason) -> String { reason == .pushedOut ? "dropped" : "rejected" }

  static func why(_ reason: Rejection.Reason) -> String {
    switch reason {
    case .doesNotFit: "nothing here takes it"
    case .full: "the field is full"
    case .noRoom: "it would push out what stands behind it"
    case .pushedOut: "pushed out at the end"
    case .tooLong: "the value is as long as a value may be"
    case .tooComplex: "it is made of more parts than are kept"
    }
  }
}
